import { queryOptions } from '@tanstack/react-query';
import { pageOf } from '#contract/base/page.ts';
import { PatientPrescriptions, Prescription } from '#contract/prescriptions/prescriptions.ts';
import { call } from './api.ts';
import { pagesQuery } from './pages.ts';

/** What a patient takes, and what waits for an answer or a signature. */
export const prescriptionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['patients', 'detail', id, 'prescriptions'],
    queryFn: ({ signal }) => call('prescriptions.ofPatient', { answer: PatientPrescriptions, params: { id }, signal }),
    // Another clinician may have stopped one a moment ago.
    staleTime: 0,
  });

/** The prescriptions that are completed, stopped or entered in error, the last made first. */
export const earlierPrescriptionsQuery = (id: string, from: string | undefined) =>
  pagesQuery(['patients', 'detail', id, 'prescriptions', 'earlier', from], (page, signal) =>
    call('prescriptions.earlier', { answer: pageOf(Prescription), params: { id }, query: { ...page, ...(from && { from }) }, signal }),
  );

/** One prescription, whatever its state. */
export const prescriptionQuery = (id: string, prescriptionId: string) =>
  queryOptions({
    queryKey: ['patients', 'detail', id, 'prescriptions', prescriptionId],
    queryFn: ({ signal }) => call('prescriptions.get', { answer: Prescription, params: { id, prescriptionId }, signal }),
    staleTime: 0,
  });
