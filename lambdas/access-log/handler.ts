import { type AccessLogEntry, type AccessLogPatient, type AccessLogQuery, type NamedAccessLog } from '#contract/access-log/access-log.ts';
import { pathParameters } from '#contract/base/ids.ts';
import { routes } from '#contract/routes/access-log.ts';
import { api } from '#platform/api.ts';
import { accountChecks } from '#platform/account-checks.ts';
import { accessLog } from '#platform/access-log.ts';
import { notFound } from '#platform/refusal.ts';
import { linksOf } from '../clinic/links.ts';
import { env } from '../clinic/env.ts';
import { mergedHere } from '../clinic/merged-records.ts';
import { eventOf, eventsMatching, eventsOfAccount } from './events.ts';
import { namesOf, patientsNamed } from './names.ts';
import { signInLog } from './sign-ins.ts';
import { staffMatching } from './staff-search.ts';
import { type LoggedEvent, countOf, outcomeOf } from './stored-events.ts';

const entryOf = (event: LoggedEvent, names: ReadonlyMap<string, string>): AccessLogEntry => {
  const { sk: id, at, action, requestId, status, actorId, actorRoles: roles, relation, patientIds = [] } = event;
  const actor = { id: actorId, name: names.get(actorId), roles, relation };
  return { id, at, action, actor, requestId, patientIds, count: countOf(event), status, outcome: outcomeOf(event) };
};

/**
 * A page of the log with names: of the actors, and of the patients of events about a single patient. The many patients of a list are named
 * on request.
 */
async function namedLog({ cursor, ...filter }: AccessLogQuery): Promise<NamedAccessLog> {
  const { events, ...page } = await eventsMatching(filter, cursor, new Date());
  const { actorId, patientId } = filter;
  const alone = events.flatMap(({ patientIds = [] }) => (patientIds.length === 1 ? patientIds : []));
  const [names, patients] = await Promise.all([
    namesOf([...events.map((event) => event.actorId), ...(actorId === undefined ? [] : [actorId])]),
    patientsNamed(patientId === undefined ? alone : [patientId]),
  ]);
  return {
    ...page,
    entries: events.map((event) => ({ ...entryOf(event, names), reason: event.reason })),
    patients,
    ...(actorId !== undefined && { actor: { id: actorId, name: names.get(actorId) } }),
  };
}

/** The patients that an answer names, and so reveals. */
const named = (patients: readonly AccessLogPatient[]): string[] => patients.flatMap(({ id, name }) => (name === undefined ? [] : [id]));

export const handler = api(
  'access-log',
  routes,
  {
    'accessLog.list': async ({ query }) => namedLog(query),

    'accessLog.signIns': async ({ query }) => signInLog(query, new Date()),

    'accessLog.actions': async ({ query, caller }) => namedLog({ ...query, actorId: caller.id }),

    'accessLog.people': async ({ query }) => staffMatching(query.search, new Date()),

    'accessLog.patients': async ({ params, caller }) => {
      const event = await eventOf(params.eventId);
      if (event === undefined || (!caller.roles.has('ADMIN') && event.actorId !== caller.id))
        throw notFound(pathParameters.eventId.unknown);
      return { rows: await patientsNamed(event.patientIds ?? []) };
    },

    'accessLog.own': async ({ query, caller }) => {
      const links = await linksOf(caller, new Date());
      // What happened under the number of a record that was merged is of the record into which it was.
      const numbers = await Promise.all(
        links.map(async ({ patientId }) => [patientId, ...(await mergedHere(patientId))].map((number) => [number, patientId] as const)),
      );
      const recordOf = new Map(numbers.flat());
      const { events, nextCursor } = await eventsOfAccount(caller.id, [...recordOf.keys()], query.cursor);
      const names = await namesOf(events.map(({ actorId }) => actorId));
      const own = (ids: readonly string[] = []): string[] => [...new Set(ids.map((id) => recordOf.get(id) ?? id))];
      return { entries: events.map((event) => entryOf({ ...event, patientIds: own(event.patientIds) }, names)), nextCursor };
    },
  },
  {
    accessLog,
    accountChecks: accountChecks(env.CLINICAL_TABLE_NAME),
    patientsIn: {
      'accessLog.list': ({ patients }, { query }) => [...(query.patientId === undefined ? [] : [query.patientId]), ...named(patients)],
      'accessLog.signIns': () => [],
      'accessLog.actions': ({ patients }) => named(patients),
      'accessLog.patients': ({ rows }) => named(rows),
    },
  },
);
