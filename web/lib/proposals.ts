import type { QueryClient } from '@tanstack/react-query';
import { pageOf } from '#contract/base/page.ts';
import { OpenProposal, Proposal } from '#contract/proposals/proposals.ts';
import type { BodyInputOf } from '#contract/routes/table.ts';
import { call } from './api.ts';
import { chartChanged } from './chart-changes.ts';
import { pagesQuery } from './pages.ts';

const minuteMs = 60_000;

/** What was proposed to change in one record: all, what waits for an answer, or what was answered. */
export const proposalsQuery = (id: string, state?: 'open' | 'closed') =>
  pagesQuery(['patients', 'detail', id, 'proposals', state ?? 'all'], (query, signal) =>
    call('proposals.ofPatient', { answer: pageOf(Proposal), params: { id }, query: { ...query, ...(state && { state }) }, signal }),
  );

/** All patients' open proposals. */
export const openProposalsQuery = {
  ...pagesQuery(['proposals'], (query, signal) => call('proposals.open', { answer: pageOf(OpenProposal), query, signal })),
  staleTime: minuteMs,
};

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
