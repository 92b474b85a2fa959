import { pageOf } from '#contract/base/page.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { IssuedLinkCode, LinkCodeWithdrawn, LinkEnded, OwnLink, PatientLinks } from '#contract/links/links.ts';
import type { BodyInputOf } from '#contract/routes/table.ts';
import { call } from '../../lib/api.ts';

/** The records linked to the signed-in account. */
export const ownLinksQuery = queryOptions({
  queryKey: ['patients', 'links'],
  queryFn: async ({ signal }) => (await call('links.own', { answer: pageOf(OwnLink), signal })).rows,
});

/** The accounts that can see a patient's record, and the open codes. */
export const patientLinksQuery = (id: string) =>
  queryOptions({
    queryKey: ['patients', 'detail', id, 'links'],
    queryFn: ({ signal }) => call('links.ofPatient', { answer: PatientLinks, params: { id }, signal }),
    // A code may have been entered a moment ago.
    staleTime: 0,
  });

export const issueCode = (id: string, body: BodyInputOf<'links.issueCode'>) =>
  call('links.issueCode', { answer: IssuedLinkCode, params: { id }, body });
export const withdrawCode = (id: string, relation: string) =>
  call('links.withdrawCode', { answer: LinkCodeWithdrawn, params: { id, relation } });
export const undoLink = (id: string, linkId: string) => call('links.undo', { answer: LinkEnded, params: { id, linkId } });
// A code works once: a retry would only hide that the first attempt succeeded.
export const enterCode = (body: BodyInputOf<'links.enter'>) => call('links.enter', { answer: OwnLink, body, retry: false });
export const endLink = (linkId: string) => call('links.end', { answer: LinkEnded, params: { linkId } });

/** The account now sees different records: reloads everything loaded through its links, and the notifications of the change. */
export const ownLinksChanged = (queryClient: QueryClient): Promise<void> => queryClient.resetQueries();
