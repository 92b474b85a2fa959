import { queryOptions } from '@tanstack/react-query';
import { DocumentLink } from '#contract/chart/documents.ts';
import { Portal, PortalDocuments, PortalPrescriptions, PortalReports } from '#contract/portal/portal.ts';
import { Repeat } from '#contract/prescriptions/repeats.ts';
import { call } from '../../lib/api.ts';
import { pagesQuery } from '../../lib/pages.ts';

/** What a linked account sees of a patient's care. */
export const portalQuery = (id: string) =>
  queryOptions({
    queryKey: ['patients', 'detail', id, 'portal'],
    queryFn: ({ signal }) => call('portal.get', { answer: Portal, params: { id }, signal }),
  });

/** A page of reports, each with the plain words of the page's tests. */
export const withTests = ({ tests, rows, ...page }: PortalReports) => ({ ...page, rows: rows.map((report) => ({ ...report, tests })) });

/** Further pages of what the portal answers the first page of, and the medicines of before. */
export const furtherReports = (id: string) => async (query: { readonly cursor?: string }, signal: AbortSignal) =>
  withTests(await call('portal.reports', { answer: PortalReports, params: { id }, query, signal }));
export const furtherDocuments = (id: string) => (query: { readonly cursor?: string }, signal: AbortSignal) =>
  call('portal.documents', { answer: PortalDocuments, params: { id }, query, signal });
export const earlierMedicinesQuery = (id: string) =>
  pagesQuery([...portalQuery(id).queryKey, 'prescriptions'], (query, signal) =>
    call('portal.prescriptions', { answer: PortalPrescriptions, params: { id }, query, signal }),
  );

/** A link to a document that the clinic has released. */
export const releasedDocument = (id: string, entryId: string, to: 'view' | 'download') =>
  call('documents.linkReleased', { answer: DocumentLink, params: { id, entryId }, query: { to }, retry: true });

/** Requests more of a medicine. */
export const askRepeat = (id: string, prescriptionId: string) =>
  call('prescriptions.askRepeat', { answer: Repeat, params: { id, prescriptionId } });
