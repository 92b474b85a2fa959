import { infiniteQueryOptions } from '@tanstack/react-query';
import { AccessLog } from '#contract/access-log.ts';
import { call } from '../../lib/api.ts';

const pages = {
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }: AccessLog) => nextCursor,
  // The log must show what happened a moment ago.
  staleTime: 0,
} as const;

/** All events of one day in Qatar. */
export const accessLogQuery = (date: string) =>
  infiniteQueryOptions({
    queryKey: ['access-log', date],
    queryFn: ({ pageParam: cursor, signal }) => call('accessLog.list', { answer: AccessLog, query: { date, cursor }, signal }),
    ...pages,
  });

/** The events of the signed-in patient's own record. */
export const ownAccessLogQuery = infiniteQueryOptions({
  queryKey: ['access-log', 'own'],
  queryFn: ({ pageParam: cursor, signal }) => call('accessLog.own', { answer: AccessLog, query: { cursor }, signal }),
  ...pages,
});
