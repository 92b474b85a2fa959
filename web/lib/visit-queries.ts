import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { Encounter, Visit } from '#contract/chart/encounters.ts';
import { call } from './api.ts';

export const encountersQuery = (id: string) =>
  queryOptions({
    queryKey: ['chart', id, 'visits'],
    queryFn: ({ signal }) => call('encounters.list', { answer: z.array(Encounter), params: { id }, signal }),
  });

export const visitQuery = (id: string, entryId: string) =>
  queryOptions({
    queryKey: ['chart', id, 'visits', entryId],
    queryFn: ({ signal }) => call('encounters.get', { answer: Visit, params: { id, entryId }, signal }),
  });
