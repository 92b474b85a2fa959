import { queryOptions } from '@tanstack/react-query';
import { Chart } from '#contract/chart/chart.ts';
import { call } from './api.ts';

/** A record with its chart item. */
export const chartQuery = (id: string) =>
  queryOptions({
    queryKey: ['chart', id],
    queryFn: ({ signal }) => call('chart.get', { answer: Chart, params: { id }, signal }),
  });
