import { queryOptions } from '@tanstack/react-query';
import { ClinicCatalogue } from '#contract/clinic-catalogue/clinic-catalogue.ts';
import { call } from './api.ts';

const minuteMs = 60_000;

/** The clinic's settings for its services and laboratory tests; the server refuses what is not offered. */
export const catalogueQuery = queryOptions({
  queryKey: ['clinicCatalogue'],
  queryFn: ({ signal }) => call('clinicCatalogue.get', { answer: ClinicCatalogue, signal }),
  staleTime: 10 * minuteMs,
});
