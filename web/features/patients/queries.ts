import { type QueryClient, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PatientStatus } from '#contract/patient/choices.ts';
import { PatientDuplicates, type PatientDuplicatesQuery } from '#contract/patient/duplicates.ts';
import { PatientList } from '#contract/patient/list.ts';
import { Patient } from '#contract/patient/patient.ts';
import type { BodyInputOf } from '#contract/routes/table.ts';
import { call } from '../../lib/api.ts';
import { patientQuery } from '../../lib/patient-queries.ts';
import { type ListView, sortedOn } from './list-view.ts';

export const pageSize = 10;

/** One page of patients. A `cursor`, from an answer with the same filter and sort, says where to read it. */
export const patientListQuery = (view: ListView, cursor: string | undefined) =>
  queryOptions({
    // The cursor says where to start reading, not what to read.
    queryKey: ['patients', 'list', view],
    queryFn: ({ signal }) =>
      call('patients.list', {
        answer: PatientList,
        query: {
          ...view,
          sortBy: sortedOn(view),
          page: String(view.page),
          limit: String(pageSize),
          ...(cursor !== undefined && { cursor }),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** The longest that a user adding a patient waits for advice. */
const adviceTimeoutMs = 5000;

/** Records that may be this person's. Only advice: a failed check is not repeated. */
export const duplicatesQuery = (person: PatientDuplicatesQuery) =>
  queryOptions({
    queryKey: ['patients', 'duplicates', person],
    queryFn: ({ signal }) => call('patients.duplicates', { answer: PatientDuplicates, query: person, timeoutMs: adviceTimeoutMs, signal }),
    retry: false,
    staleTime: 60_000,
  });

/** `requestId` is the same for every attempt, so that only one patient is created. */
export const createPatient = ({ body, requestId }: { body: BodyInputOf<'patients.create'>; requestId: string }) =>
  call('patients.create', { answer: Patient, body, requestId });

/** Refused with 412 if the record is no longer at this version. */
export const updatePatient = (request: { id: string; version: number; body: BodyInputOf<'patients.update'> }) =>
  call('patients.update', { answer: Patient, params: { id: request.id }, ifMatch: request.version, body: request.body });

/** Changes only a patient's status, whatever the record's version. */
export const changeStatus = (id: string, status: PatientStatus) =>
  call('patients.update', { answer: Patient, params: { id }, body: { status } });

/** After patients were added, changed or removed: refetches all lists and counts of them. */
export const patientsChanged = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey: [area, kind] }) => area === 'patients' && kind !== 'detail' });

/** After a patient was written: caches the record, whose visits stay as they were, and refetches lists and counts. */
export async function patientWritten(queryClient: QueryClient, patient: Patient): Promise<void> {
  queryClient.setQueryData(patientQuery(patient.id).queryKey, (before) => ({ ...patient, lastVisitAt: before?.lastVisitAt }));
  await patientsChanged(queryClient);
}
