import { queryOptions } from '@tanstack/react-query';
import { SeriesDone, SeriesPlan } from '#contract/appointments/series.ts';
import type { BodyInputOf, QueryInputOf } from '#contract/routes/table.ts';
import { call } from '../../lib/api.ts';

/** The dates of a series, with what is in the way of each. Other people book too, so each view asks again. */
export const seriesPlanQuery = (patientId: string, asked: QueryInputOf<'series.plan'>) =>
  queryOptions({
    queryKey: ['series-plan', patientId, asked],
    queryFn: ({ signal }) => call('series.plan', { answer: SeriesPlan, params: { id: patientId }, query: asked, signal }),
    staleTime: 0,
  });

/** Books a series; `requestId` is the same for every attempt, so that an interrupted one goes on. */
export const bookSeries = ({ patientId, ...request }: { patientId: string; body: BodyInputOf<'series.book'>; requestId: string }) =>
  call('series.book', { answer: SeriesDone, params: { id: patientId }, ...request });

const of = (patientId: string, seriesId: string) => ({ answer: SeriesDone, params: { id: patientId, seriesId } });
/** Books what is left of a series whose booking was interrupted. */
export const continueSeries = (patientId: string, seriesId: string) => call('series.continue', of(patientId, seriesId));
/** Moves appointments of a series, each to its own place. */
export const moveSeries = (patientId: string, seriesId: string, body: BodyInputOf<'series.move'>) =>
  call('series.move', { ...of(patientId, seriesId), body });
/** Cancels a series from a day on. */
export const cancelSeries = (patientId: string, seriesId: string, body: BodyInputOf<'series.cancel'>) =>
  call('series.cancel', { ...of(patientId, seriesId), body });
