import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { AcknowledgedAlert } from '#contract/overview/alerts.ts';
import { Schedule } from '#contract/appointments/appointments.ts';
import { PatientStats } from '#contract/patient/list.ts';
import { Patient } from '#contract/patient/patient.ts';
import { call } from '../../lib/api.ts';
import { alertsQuery } from '../../lib/waiting-work.ts';

const minuteMs = 60_000;

/** Product spec, section 9: fresh for ten minutes, cached for thirty. */
export const statsQuery = queryOptions({
  queryKey: ['patients', 'stats'],
  queryFn: ({ signal }) => call('patients.stats', { answer: PatientStats, signal }),
  staleTime: 10 * minuteMs,
  gcTime: 30 * minuteMs,
});

/** Product spec, section 9: fresh for two minutes. */
export const recentQuery = (limit: number) =>
  queryOptions({
    queryKey: ['patients', 'recent', limit],
    queryFn: ({ signal }) => call('patients.recent', { answer: z.array(Patient), query: { limit: String(limit) }, signal }),
    staleTime: 2 * minuteMs,
  });

/** Today's visits that are not over, the first of them, and the counts of the day. They change status by the minute. */
export const scheduleQuery = queryOptions({
  queryKey: ['appointments', 'today'],
  queryFn: ({ signal }) => call('appointments.list', { answer: Schedule, query: { part: 'left' }, signal }),
  staleTime: minuteMs,
});

/** Repeating it changes nothing. */
export const acknowledgeAlert = (request: { patientId: string; alertId: string; done: string }) =>
  call('alerts.acknowledge', {
    answer: AcknowledgedAlert,
    params: { id: request.patientId, alertId: request.alertId },
    body: { done: request.done },
  });

/** After an alert left the list: refetches it and the counts. */
export const alertsChanged = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all([alertsQuery, statsQuery].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })));
