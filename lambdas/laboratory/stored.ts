import * as z from 'zod/mini';
import {
  EnteredValue,
  LabOrder,
  LabTrend,
  VerifiedValue,
  comparators,
  isCritical,
  isNotable,
  isRevised,
  orderPriorities,
  orderStatuses,
  resultCautions,
  resultFlags,
  resultStatuses,
  specimenStatuses,
} from '#contract/laboratory/laboratory.ts';
import { careLimits } from '#contract/base/care-limits.ts';
import { specimenKinds } from '#contract/laboratory/catalogue/shape.ts';
import { agendaIndex } from '#contract/deployment/storage.ts';
import { keyAttributes, plainItem } from '#platform/attributes.ts';
import { batchGet, queryItems } from '#platform/dynamodb.ts';
import { readPage } from '#platform/pages.ts';
import { end } from '../clinic/agenda.ts';
import { type Lists, careItemsOf, careKey, getCareItem } from '../clinic/items.ts';
import { env } from '../clinic/env.ts';
import { patientPartition } from '../clinic/patient.ts';
import { thinned } from '../clinic/thinned.ts';
import { laboratoryBench } from '../clinic/work-marks.ts';
import type { Worklist } from '../clinic/worklists.ts';

const known = {
  flag: z.optional(z.enum(resultFlags)),
  caution: z.optional(z.enum(resultCautions)),
  comparator: z.optional(z.enum(comparators)),
};
const Entered = z.object({ ...EnteredValue.shape, ...known });
export type Entered = z.output<typeof Entered>;
const Verified = z.object({ ...VerifiedValue.shape, ...known });
export type Verified = z.output<typeof Verified>;

const StoredResult = z.object({
  test: z.string(),
  status: z.enum(resultStatuses),
  entered: z.optional(Entered),
  verified: z.optional(Verified),
  earlier: z.optional(z.array(Verified)),
});
export type StoredResult = z.output<typeof StoredResult>;
const { patient: _, escalated: __, ...shown } = LabOrder.shape;
const StoredSpecimen = z.object({
  ...shown.specimens._zod.def.element.shape,
  kind: z.enum(specimenKinds),
  status: z.enum(specimenStatuses),
});
export type StoredSpecimen = z.output<typeof StoredSpecimen>;

/** An order as stored under its patient. */
export const StoredOrder = z.object({
  ...shown,
  patientId: z.string(),
  status: z.enum(orderStatuses),
  priority: z.enum(orderPriorities),
  specimens: z.array(StoredSpecimen),
  results: z.array(StoredResult),
  /** The open alerts about its critical results. */
  alertIds: z.array(z.string()),
  /** When it was revoked or found to be an error. */
  endedAt: z.optional(z.string()),
});
export type StoredOrder = z.output<typeof StoredOrder>;

/** Partitions of the indexes. */
export const bench = laboratoryBench;
export const inboxOf = (userId: string): string => `RESULTS#${userId}`;

/** Places around those of critical results, by the order of characters: `!` before, `~` after the `#` that follows a severity. */
const [aboveCritical, belowCritical] = ['0!', '0~'] as const;

/**
 * Doubted and corrected values first if they are or were critical, because somebody acted on them; then critical results, other
 * corrections, others outside their range or without one.
 */
function severityOf(order: StoredOrder): string {
  const { criticalSince, results } = order;
  const revised = results.filter((one) => isRevised(order, one));
  if (revised.some(({ verified, earlier }) => isCritical(verified?.flag) || isCritical(earlier?.[0]?.flag))) return aboveCritical;
  if (criticalSince !== undefined) return '0';
  if (revised.length > 0) return belowCritical;
  return results.some(({ verified }) => verified !== undefined && isNotable(verified)) ? '1' : '2';
}

/** Sorts before every priority: a critical value that a second person has yet to verify, so that nobody has been told of it. */
const unverifiedFirst = '0!';
const urgencyOf = ({ priority, results }: StoredOrder): string =>
  results.some(({ entered }) => isCritical(entered?.flag)) ? unverifiedFirst : `${orderPriorities.indexOf(priority)}`;

/** The lists of an order: the bench while the laboratory works on it, and its prescriber's inbox while results wait there. */
export function listsOf(order: StoredOrder): Lists {
  const { id, status, orderedAt, orderedBy, waitingSince } = order;
  const isOnBench = status === 'active' || (status === 'completed' && order.results.some((one) => one.status === 'correcting'));
  return {
    ...(isOnBench && { agenda: [bench, `${urgencyOf(order)}#${orderedAt}#${id}`] as const }),
    ...(waitingSince !== undefined && { work: [inboxOf(orderedBy), `${severityOf(order)}#${waitingSince}#${id}`] as const }),
  };
}

/** The list of orders with results that somebody entered and nobody verified. */
const verification = 'VERIFICATION';
/** The key of an order's item in that list. */
export const verificationKey = (orderId: string): string => `LABVERIFY#${orderId}`;
const enteredBy = ({ results }: StoredOrder): string[] => [...new Set(results.flatMap(({ entered }) => entered?.enteredBy ?? []))];

/** Where an order is in that list, and who entered results of it; undefined if it is not. */
export function verificationOf(order: StoredOrder) {
  const place = listsOf(order).agenda;
  const by = enteredBy(order);
  return place === undefined || by.length === 0 ? undefined : { partition: verification, sort: place[1], enteredBy: by };
}
/** The orders of that list with results that others than one person entered. */
export const verifiableBy = (userId: string): Worklist => ({
  index: agendaIndex,
  partition: verification,
  only: { expression: 'size(enteredBy) > :one OR NOT contains(enteredBy, :user)', values: { ':one': 1, ':user': userId } },
});
export const isVerifiableBy = (order: StoredOrder, userId: string): boolean => enteredBy(order).some((by) => by !== userId);

/** The key of the item that shows a critical result to every prescriber until it is acknowledged. */
export const criticalKey = (orderId: string): string => `LABCRITICAL#${orderId}`;
/** An order under its patient, as lists of orders name it. */
export const ListedOrder = z.object({ patientId: z.string(), orderId: z.string() });

const trendPrefix = (test: string): string => `LABTREND#${test}#`;
/** The key of a value in its test's trend, by the time of its specimen. */
export const trendKey = (patientId: string, test: string, at: string, orderId: string) => ({
  pk: patientPartition(patientId),
  sk: `${trendPrefix(test)}${at}#${orderId}`,
});

/** An order of a patient, read consistently; undefined if there is none. */
export async function getOrder(patientId: string, id: string): Promise<StoredOrder | undefined> {
  const item = await getCareItem('laboratory', patientId, id);
  return item === undefined ? undefined : z.parse(StoredOrder, item);
}

/** These orders, read together and consistently, unordered; without those that are gone. */
export async function getOrders(of: readonly { readonly patientId: string; readonly orderId: string }[]): Promise<StoredOrder[]> {
  const keys = of.map(({ patientId, orderId }) => keyAttributes(careKey('laboratory', patientId, orderId)));
  const items = await batchGet(env.CLINICAL_TABLE_NAME, keys, { ConsistentRead: true });
  return z.parse(z.array(StoredOrder), items.map(plainItem));
}

/** A patient's orders, newest first, at most `max`. */
export const ordersOf = async (patientId: string, max: number): Promise<StoredOrder[]> =>
  z.parse(z.array(StoredOrder), await careItemsOf('laboratory', patientId, max));

/** Points of a trend that is drawn. */
const trendPoints = 300;

/** A query of the values of a test, latest first, up to a time. */
export const trendQuery = (patientId: string, test: string, to = end) => ({
  TableName: env.CLINICAL_TABLE_NAME,
  KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
  ExpressionAttributeValues: {
    ':pk': patientPartition(patientId),
    ':from': trendPrefix(test),
    ':to': `${trendPrefix(test)}${to}`,
  },
  ScanIndexForward: false,
});

/** The last values of a test whose results are numbers, latest first, at most `max`. */
export const lastOf = async (patientId: string, test: string, max: number): Promise<LabTrend['points']> =>
  z.parse(LabTrend.shape.points, await queryItems(trendQuery(patientId, test), max));

/** A page of the values of a test whose results are numbers, latest first; the first page with their number and their course. */
export async function trendOf(patientId: string, test: string, cursor: string | undefined): Promise<LabTrend> {
  const query = trendQuery(patientId, test);
  const [page, all] = await Promise.all([
    readPage(query, { list: `trend ${test} ${patientId}`, cursor, size: careLimits.historyPage }, (items) =>
      z.parse(LabTrend.shape.points, items),
    ),
    cursor === undefined ? queryItems(query) : undefined,
  ]);
  if (all === undefined) return { test, ...page, points: [] };
  const values = z.parse(LabTrend.shape.points, all);
  const unit = values[0]?.unit?.ucum;
  const course = values.filter((one) => one.unit?.ucum === unit).toReversed();
  return {
    test,
    ...page,
    total: values.length,
    points: thinned(course, trendPoints, ({ value }) => (typeof value === 'number' ? value : 0)),
  };
}
