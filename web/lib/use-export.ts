import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { PatientExport } from '#contract/exports/export.ts';
import { ApiError, call } from './api.ts';
import { isUnderWay } from './started-exports.ts';

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

/** Whether the file and its export are no longer kept. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/**
 * An export's progress, if there is one. Once it has ended, `onEnd` is called, if it was seen under way: not of one that had ended before,
 * nor again after a reload.
 */
export function useExport(id: string | undefined, onEnd: (ended: PatientExport) => void) {
  const { data, error } = useQuery({ ...exportQuery(id ?? ''), enabled: id !== undefined });
  const awaited = useRef(false);
  useEffect(() => {
    if (data === undefined) return;
    if (awaited.current && !isUnderWay(data)) onEnd(data);
    awaited.current = isUnderWay(data);
  });
  return { data, error, isGone: isGone(error) };
}
