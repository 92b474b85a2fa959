import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { OpenProposal, Proposal } from '#contract/proposals/proposals.ts';
import type { BodyInputOf } from '#contract/routes/table.ts';
import { call } from './api.ts';
import { chartChanged } from './chart-changes.ts';

const minuteMs = 60_000;

/** What was proposed to change in one record. */
export const proposalsQuery = (id: string) =>
  queryOptions({
    queryKey: ['patients', 'detail', id, 'proposals'],
    queryFn: ({ signal }) => call('proposals.ofPatient', { answer: z.array(Proposal), params: { id }, signal }),
  });

/** All patients' open proposals. */
export const openProposalsQuery = queryOptions({
  queryKey: ['proposals'],
  queryFn: ({ signal }) => call('proposals.open', { answer: z.array(OpenProposal), signal }),
  staleTime: minuteMs,
});

/** `requestId` is the same for every attempt, so that it is proposed once. */
export const propose = (id: string, body: BodyInputOf<'proposals.make'>, requestId: string) =>
  call('proposals.make', { answer: Proposal, params: { id }, body, requestId });

/** Refused with 412 if it was answered or withdrawn since this version. */
export const answerProposal = (id: string, { id: entryId, version }: Proposal, body: BodyInputOf<'proposals.answer'>) =>
  call('proposals.answer', { answer: Proposal, params: { id, entryId }, body, ifMatch: version });

export const withdrawProposal = (id: string, { id: entryId }: Proposal) =>
  call('proposals.withdraw', { answer: Proposal, params: { id, entryId } });

/** After a change to a proposal: refetches it, its record, and the open proposals. */
export async function proposalsChanged(queryClient: QueryClient, id: string): Promise<void> {
  await Promise.all([chartChanged(queryClient, id), queryClient.invalidateQueries({ queryKey: openProposalsQuery.queryKey })]);
}
