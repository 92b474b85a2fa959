import { pageOf, suggestionsOf } from '#contract/base/page.ts';
import { type InfiniteData, type QueryClient, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { AccessLog, type AccessLogEntry, AccessLogPatient, AccessLogPerson, NamedAccessLog } from '#contract/access-log/access-log.ts';
import { PatientExport } from '#contract/exports/export.ts';
import { SignInLog } from '#contract/access-log/sign-ins.ts';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { call } from '../../lib/api.ts';
import type { LogFilter, SignInFilter } from './log-filter.ts';

const pages = {
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }: Pick<AccessLog, 'nextCursor'>) => nextCursor,
  // The log must show the most recent events.
  staleTime: 0,
} as const;

const everybody = ['access-log', 'everybody'] as const;

/** All access, filtered. */
export const accessLogQuery = (filter: LogFilter) =>
  infiniteQueryOptions({
    queryKey: [...everybody, filter],
    queryFn: ({ pageParam: cursor, signal }) => call('accessLog.list', { answer: NamedAccessLog, query: { ...filter, cursor }, signal }),
    ...pages,
  });

/** Orders a file of what a filter finds, in the page's language. */
export const exportLog = (filter: LogFilter) =>
  call('accessLog.export', { answer: PatientExport, body: { ...filter, language: getLocale() }, retry: false });
export const exportSignIns = (filter: SignInFilter) =>
  call('accessLog.exportSignIns', { answer: PatientExport, body: { ...filter, language: getLocale() }, retry: false });

const signIns = ['access-log', 'sign-ins'] as const;

/** Who signed in or tried to, filtered. */
export const signInsQuery = (filter: SignInFilter) =>
  infiniteQueryOptions({
    queryKey: [...signIns, filter],
    queryFn: ({ pageParam: cursor, signal }) => call('accessLog.signIns', { answer: SignInLog, query: { ...filter, cursor }, signal }),
    ...pages,
  });

/** The people in the recently loaded parts of the sign-in log, by id. */
export function signedInLately(queryClient: QueryClient): ReadonlyMap<string, LoggedPerson> {
  const pagesSeen = queryClient.getQueriesData<InfiniteData<SignInLog>>({ queryKey: signIns }).flatMap(([, data]) => data?.pages ?? []);
  const people = pagesSeen.flatMap(({ entries, actor }) => [...(actor ? [actor] : []), ...entries.flatMap(({ account }) => account ?? [])]);
  return new Map(people.map((person) => [person.id, person]));
}

/** What the signed-in clinician did. */
export const ownActionsQuery = infiniteQueryOptions({
  queryKey: ['access-log', 'actions'],
  queryFn: ({ pageParam: cursor, signal }) => call('accessLog.actions', { answer: NamedAccessLog, query: { cursor }, signal }),
  ...pages,
});

/** The events of the signed-in patient's own record. */
export const ownAccessLogQuery = infiniteQueryOptions({
  queryKey: ['access-log', 'own'],
  queryFn: ({ pageParam: cursor, signal }) => call('accessLog.own', { answer: AccessLog, query: { cursor }, signal }),
  ...pages,
});

/** The patients of one event by name. */
export const eventPatientsQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['access-log', 'patients', eventId],
    queryFn: async ({ signal }) =>
      (await call('accessLog.patients', { answer: pageOf(AccessLogPatient), params: { eventId }, signal })).rows,
  });

/** The staff to choose from for a few words. */
export const peopleSuggestionsQuery = (search: string) =>
  queryOptions({
    queryKey: ['access-log', 'people', search],
    queryFn: ({ signal }) => call('accessLog.people', { answer: suggestionsOf(AccessLogPerson), query: { search }, signal }),
  });

/** A person as the log knows them. */
export type LoggedPerson = Pick<AccessLogEntry['actor'], 'id' | 'name'>;

/**
 * The people and patients in the recently loaded parts of the log, by id. A filter by one of them would otherwise leave no others to
 * choose.
 */
export function seenLately(queryClient: QueryClient) {
  const pagesSeen = queryClient
    .getQueriesData<InfiniteData<NamedAccessLog>>({ queryKey: everybody })
    .flatMap(([, data]) => data?.pages ?? []);
  const people = pagesSeen.flatMap(({ entries, actor }): LoggedPerson[] => [
    ...(actor ? [actor] : []),
    ...entries.map((entry) => entry.actor),
  ]);
  return {
    people: new Map(people.map((person) => [person.id, person])),
    patients: new Map(pagesSeen.flatMap(({ patients }) => patients.map((patient) => [patient.id, patient]))),
  };
}
