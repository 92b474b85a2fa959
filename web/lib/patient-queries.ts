import { queryOptions } from '@tanstack/react-query';
import { Appointment, PatientAppointments } from '#contract/appointments/appointments.ts';
import { PatientList } from '#contract/patient/list.ts';
import { OpenedPatient } from '#contract/patient/patient.ts';
import { call } from './api.ts';

/** One patient's record. */
export const patientQuery = (id: string) =>
  queryOptions({
    queryKey: ['patients', 'detail', id],
    queryFn: ({ signal }) => call('patients.get', { answer: OpenedPatient, params: { id }, signal }),
  });

const minuteMs = 60_000;

/** A patient's appointments to come. */
export const patientAppointmentsQuery = (id: string) =>
  queryOptions({
    queryKey: ['appointments', 'patient', id],
    queryFn: ({ signal }) => call('appointments.ofPatient', { answer: PatientAppointments, params: { id }, signal }),
    staleTime: minuteMs,
  });

/** One of a patient's appointments. */
export const appointmentQuery = (id: string, appointmentId: string) =>
  queryOptions({
    queryKey: ['appointments', 'patient', id, 'one', appointmentId],
    queryFn: ({ signal }) => call('appointments.get', { answer: Appointment, params: { id, appointmentId }, signal }),
    staleTime: minuteMs,
  });

/** Patients that are suggested at first. */
export const suggested = 5;
const freshMs = 5 * 60_000;

/**
 * The patients to choose from for a few words, closest first. An empty result is not cached: the record may just have been
 * added elsewhere.
 */
export const patientSuggestionsQuery = (search: string, most = suggested) =>
  queryOptions({
    queryKey: ['patients', 'suggestions', search, most],
    queryFn: ({ signal }) =>
      call('patients.list', { answer: PatientList, query: { search, limit: String(most), sortBy: 'match' }, signal }),
    // While more are read, those that are known stay.
    placeholderData: (before: PatientList | undefined, of) => (of?.queryKey[2] === search ? before : undefined),
    staleTime: ({ state: { data } }) => (data?.patients.length === 0 ? 0 : freshMs),
  });
