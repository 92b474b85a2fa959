import { type QueryClient, queryOptions } from '@tanstack/react-query';
import toast from 'react-hot-toast/headless';
import { PatientExport } from '#contract/exports/export.ts';
import { m } from '../i18n/paraglide/messages.js';
import { call } from './api.ts';
import { isUnderWay, keepExport } from './started-exports.ts';

const soonMs = 1000;
const laterMs = 2000;
const soonTimes = 10;

/** An export's progress, polled until it ends; every request returns a new link. */
export const exportQuery = (id: string) =>
  queryOptions({
    queryKey: ['exports', id],
    queryFn: ({ signal }) => call('exports.get', { answer: PatientExport, params: { exportId: id }, signal }),
    // The next poll is the retry.
    retry: false,
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) => {
      if (data !== undefined && !isUnderWay(data)) return false;
      return dataUpdateCount + errorUpdateCount < soonTimes ? soonMs : laterMs;
    },
    refetchIntervalInBackground: true,
  });

/** Lists an export among those in progress, which downloads it once it is written. */
export function showExport(queryClient: QueryClient, started: PatientExport): void {
  queryClient.setQueryData(exportQuery(started.id).queryKey, started);
  keepExport(started.id);
  toast.success(m.exportStarted());
}
