import { queryOptions } from '@tanstack/react-query';
import { pageOf } from '#contract/base/page.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { lastDayOf } from '#contract/prescriptions/course.ts';
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

/** The last day of a prescription whose days or supply are used up, although nobody ended it. */
export function endedOn(one: Prescription): string | undefined {
  const last = one.status === 'active' ? lastDayOf(one) : undefined;
  return last !== undefined && last < qatarDate(new Date()) ? last : undefined;
}

/** Whether a prescription is taken, or will be again; also if only its supply is used up, which does not end a treatment. */
export const isCurrent = (one: Prescription): boolean =>
  (one.status === 'active' || one.status === 'on-hold') && (one.dose.days === undefined || endedOn(one) === undefined);

const lastsUntil = (one: Prescription): string => endedOn(one) ?? '~';
/** What a patient takes: first what is in supply, then that of which the supply is used up, the longest ago last. */
export const currentOf = (all: readonly Prescription[]): Prescription[] =>
  all.filter(isCurrent).toSorted((one, other) => (lastsUntil(one) < lastsUntil(other) ? 1 : lastsUntil(one) > lastsUntil(other) ? -1 : 0));
