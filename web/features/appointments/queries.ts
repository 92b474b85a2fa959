import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { Appointment, ChangedAppointment, ChangedHours, Clinician, FreeTimes, Schedule } from '#contract/appointments/appointments.ts';
import type { BodyInputOf, QueryInputOf } from '#contract/routes/table.ts';
import { call } from '../../lib/api.ts';
import { allRows, knownIn } from '../../lib/known-rows.ts';

const minuteMs = 60_000;

/** The appointments of some days, of the clinic or of one clinician. They change by the minute. */
export const scheduleQuery = (asked: { readonly date: string; readonly days: number; readonly clinicianId?: string | undefined }) =>
  queryOptions({
    queryKey: ['appointments', 'schedule', asked],
    queryFn: async ({ signal, client, queryKey }): Promise<Schedule> => {
      const before = client.getQueryData<Schedule>(queryKey);
      const query = { ...asked, days: String(asked.days), known: knownIn(before?.marks) };
      const answer = await call('appointments.list', { answer: Schedule, query, signal });
      const listed = { rows: answer.appointments, marks: answer.marks };
      return { ...answer, appointments: allRows(listed, { rows: before?.appointments, marks: before?.marks }) };
    },
    staleTime: minuteMs,
  });

/** Who waits for an appointment. */
export const waitingQuery = queryOptions({
  queryKey: ['appointments', 'waiting'],
  queryFn: ({ signal }) => call('appointments.waiting', { answer: z.array(Appointment), signal }),
  staleTime: minuteMs,
});

/** The clinicians who see patients. */
export const cliniciansQuery = queryOptions({
  queryKey: ['clinicians'],
  queryFn: ({ signal }) => call('clinicians.list', { answer: z.array(Clinician), signal }),
});

/** The free times for a visit. Other people book too, so each view fetches again. */
export const freeTimesQuery = (asked: QueryInputOf<'appointments.free'>) =>
  queryOptions({
    queryKey: ['appointments', 'free', asked],
    queryFn: ({ signal }) => call('appointments.free', { answer: FreeTimes, query: asked, signal }),
    staleTime: 0,
  });

/** `requestId` is the same for every attempt, so that only one appointment is made. */
export const bookAppointment = (request: { body: BodyInputOf<'appointments.book'>; requestId: string }) =>
  call('appointments.book', { answer: Appointment, ...request });
/** Puts a patient on the waiting list; `requestId` as for a booking. */
export const waitForAppointment = (request: { body: BodyInputOf<'appointments.wait'>; requestId: string }) =>
  call('appointments.wait', { answer: Appointment, ...request });

const placeOf = ({ id, version, patient }: Appointment) => ({ params: { id: patient.id, appointmentId: id }, ifMatch: version });

/** Moves an appointment, or gives a waiting one its time. Refused with 412 if it is no longer at this version. */
export const giveTime = (appointment: Appointment, body: BodyInputOf<'appointments.time'>) =>
  call('appointments.time', { answer: Appointment, ...placeOf(appointment), body });
/** Changes an appointment's status. Refused with 412 if it is no longer at this version. */
export const changeStatus = (appointment: Appointment, body: BodyInputOf<'appointments.change'>) =>
  call('appointments.change', { answer: ChangedAppointment, ...placeOf(appointment), body });
/** Replaces a clinician's hours. Refused with 412 if they are no longer at this version. */
export const changeHours = (clinicianId: string, version: number, body: BodyInputOf<'clinicians.changeHours'>) =>
  call('clinicians.changeHours', { answer: ChangedHours, params: { clinicianId }, ifMatch: version, body });

/**
 * After a change to an appointment: refetches the displayed lists, free times and counts, and removes the others from the cache, so that no
 * page shows outdated ones.
 */
export const appointmentsChanged = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(
    [['appointments'], ['patients', 'stats']].map((queryKey) => {
      queryClient.removeQueries({ queryKey, type: 'inactive' });
      return queryClient.invalidateQueries({ queryKey });
    }),
  );
