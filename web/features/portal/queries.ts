import { queryOptions } from '@tanstack/react-query';
import { DocumentLink } from '#contract/chart/documents.ts';
import { Portal } from '#contract/portal/portal.ts';
import { Repeat } from '#contract/prescriptions/repeats.ts';
import { call } from '../../lib/api.ts';

/** What a linked account sees of a patient's care. */
export const portalQuery = (id: string) =>
  queryOptions({
    queryKey: ['patients', 'detail', id, 'portal'],
    queryFn: ({ signal }) => call('portal.get', { answer: Portal, params: { id }, signal }),
  });

/** A link to a document that the clinic has released. */
export const releasedDocument = (id: string, entryId: string, to: 'view' | 'download') =>
  call('documents.linkReleased', { answer: DocumentLink, params: { id, entryId }, query: { to }, retry: true });

/** Requests more of a medicine. */
export const askRepeat = (id: string, prescriptionId: string) =>
  call('prescriptions.askRepeat', { answer: Repeat, params: { id, prescriptionId } });
