import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { pageOf } from '#contract/base/page.ts';
import { LabOrder, LabTrend, PreviousValues } from '#contract/laboratory/laboratory.ts';
import type { BodyInputOf } from '#contract/routes/table.ts';
import { call } from '../../lib/api.ts';
import { pagesQuery } from '../../lib/pages.ts';

const area = 'laboratory';

/** A patient's orders, the last one first. */
export const ordersQuery = (id: string) =>
  pagesQuery([area, 'of', id, 'orders'], (query, signal) =>
    call('laboratory.ofPatient', { answer: pageOf(LabOrder), params: { id }, query, signal }),
  );
export const orderQuery = (id: string, orderId: string) =>
  queryOptions({
    queryKey: [area, 'order', orderId],
    queryFn: ({ signal }) => call('laboratory.get', { answer: LabOrder, params: { id, orderId }, signal }),
  });
/** The last verified value of each test of an order before its own. */
export const previousQuery = (id: string, orderId: string) =>
  queryOptions({
    queryKey: [area, 'of', id, 'previous', orderId],
    queryFn: ({ signal }) => call('laboratory.previous', { answer: PreviousValues, params: { id, orderId }, signal }),
  });
/** The values of a test, the last one first; the first page has their course. */
export const trendQuery = (id: string, test: string) =>
  pagesQuery([area, 'of', id, 'trend', test], (query, signal) =>
    call('laboratory.trend', { answer: LabTrend, params: { id, test }, query, signal }),
  );
/** `requestId` is the same for every attempt, so that only one order is placed. */
export const placeOrder = (request: { body: BodyInputOf<'laboratory.order'>; requestId: string }) =>
  call('laboratory.order', { answer: LabOrder, ...request });

const seen = ({ id, version, patient }: LabOrder) => ({ answer: LabOrder, params: { id: patient.id, orderId: id }, ifMatch: version });
export const changeOrder = (order: LabOrder, body: BodyInputOf<'laboratory.change'>) => call('laboratory.change', { ...seen(order), body });
export const collect = (order: LabOrder, body: BodyInputOf<'laboratory.collect'>) => call('laboratory.collect', { ...seen(order), body });
export const receive = (order: LabOrder, body: BodyInputOf<'laboratory.receive'>) => call('laboratory.receive', { ...seen(order), body });
export const enterResults = (order: LabOrder, body: BodyInputOf<'laboratory.enter'>) => call('laboratory.enter', { ...seen(order), body });
export const verifyResults = (order: LabOrder, tests: string[]) => call('laboratory.verify', { ...seen(order), body: { tests } });
export const acknowledge = (order: LabOrder, done: string) => call('laboratory.acknowledge', { ...seen(order), body: { done } });

/** Refetches everything of the laboratory. */
export const labChanged = (queryClient: QueryClient): Promise<void> => queryClient.invalidateQueries({ queryKey: [area] });

/** After an order was written: shows it, and refetches every list that it may be on. */
export async function orderWritten(queryClient: QueryClient, order: LabOrder): Promise<void> {
  queryClient.setQueryData(orderQuery(order.patient.id, order.id).queryKey, order);
  await Promise.all([
    queryClient.invalidateQueries({ predicate: ({ queryKey: [first, second] }) => first === area && second !== 'order' }),
    queryClient.invalidateQueries({ queryKey: ['alerts'] }),
  ]);
}
