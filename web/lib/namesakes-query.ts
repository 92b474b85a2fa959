import { queryOptions } from '@tanstack/react-query';
import { PatientNamesakes } from '#contract/patient/list.ts';
import { call } from './api.ts';

const freshMs = 10 * 60_000;

/** How many have the name and the year of birth of a patient. Without an answer a page does without: it is not asked again at once. */
export const namesakesQuery = (id: string) =>
  queryOptions({
    queryKey: ['patients', 'namesakes', id],
    queryFn: ({ signal }) => call('patients.namesakes', { answer: PatientNamesakes, params: { id }, signal }),
    staleTime: freshMs,
    retry: false,
  });
