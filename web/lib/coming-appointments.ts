import { queryOptions } from '@tanstack/react-query';
import { ComingAppointments } from '#contract/appointments/to-call.ts';
import type { QueryInputOf } from '#contract/routes/table.ts';
import { call } from './api.ts';

/** A clinician's appointments to come, of all days or some. */
export const comingQuery = (clinicianId: string, days: QueryInputOf<'clinicians.coming'>) =>
  queryOptions({
    queryKey: ['appointments-coming', clinicianId, days],
    queryFn: ({ signal }) => call('clinicians.coming', { answer: ComingAppointments, params: { clinicianId }, query: days, signal }),
    staleTime: 0,
  });
