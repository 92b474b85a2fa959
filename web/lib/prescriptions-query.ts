import { queryOptions } from '@tanstack/react-query';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { lastDayOf } from '#contract/prescriptions/course.ts';
import { PatientPrescriptions, type Prescription } from '#contract/prescriptions/prescriptions.ts';
import { call } from './api.ts';

/** A patient's prescriptions, also those that are over. */
export const prescriptionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['patients', 'detail', id, 'prescriptions'],
    queryFn: ({ signal }) => call('prescriptions.ofPatient', { answer: PatientPrescriptions, params: { id }, signal }),
    // Another clinician may have stopped one a moment ago.
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
