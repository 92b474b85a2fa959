import { queryOptions } from '@tanstack/react-query';
import { pageOf } from '#contract/base/page.ts';
import { Encounter, Visit } from '#contract/chart/encounters.ts';
import { call } from './api.ts';
import { pagesQuery } from './pages.ts';

/** A patient's visits, the last begun first. */
export const encountersQuery = (id: string) =>
  pagesQuery(['chart', id, 'visits', 'list'], (query, signal) =>
    call('encounters.list', { answer: pageOf(Encounter), params: { id }, query, signal }),
  );

export const visitQuery = (id: string, entryId: string) =>
  queryOptions({
    queryKey: ['chart', id, 'visits', entryId],
    queryFn: ({ signal }) => call('encounters.get', { answer: Visit, params: { id, entryId }, signal }),
  });
