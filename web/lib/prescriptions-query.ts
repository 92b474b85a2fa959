import { queryOptions } from '@tanstack/react-query';
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

/** Whether a prescription is taken, or will be again. */
export const isCurrent = ({ status }: Prescription): boolean => status === 'active' || status === 'on-hold';
