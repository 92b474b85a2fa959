import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { Alert } from '#contract/alerts.ts';
import { Appointment } from '#contract/appointments.ts';
import { PatientStats } from '#contract/patient/list.ts';
import { Patient } from '#contract/patient/patient.ts';
import { call } from '../../lib/api.ts';

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

/** Visits change status by the minute. */
export const scheduleQuery = queryOptions({
  queryKey: ['appointments', 'today'],
  queryFn: ({ signal }) => call('appointments.list', { answer: z.array(Appointment), signal }),
  staleTime: minuteMs,
});

export const alertsQuery = queryOptions({
  queryKey: ['alerts'],
  queryFn: ({ signal }) => call('alerts.list', { answer: z.array(Alert), signal }),
  staleTime: minuteMs,
});
