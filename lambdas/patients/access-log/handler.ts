import type { AccessLog } from '#contract/access-log.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { api } from '#platform/api.ts';
import { accessLog } from '#platform/access-log.ts';
import { linksOf } from '../links/links.ts';
import { type LoggedEvent, eventsOfAccount, eventsOfDay, eventsOfPatient } from './events.ts';
import { namesOf } from './names.ts';

/** A page of the log with the actors' names. A patient's own log names no other patient. */
async function logOf({
  events,
  nextCursor,
}: {
  readonly events: readonly LoggedEvent[];
  readonly nextCursor?: string;
}): Promise<AccessLog> {
  const names = await namesOf(events.map(({ actorId }) => actorId));
  return {
    entries: events.map(({ sk, actorId, actorRoles, patientIds, details, ...event }) => ({
      ...event,
      id: sk,
      actor: { id: actorId, name: names.get(actorId), roles: actorRoles },
      patientIds: patientIds ?? [],
      count: patientIds?.length ?? details?.count,
    })),
    nextCursor,
  };
}

export const handler = api(
  'access-log',
  {
    'accessLog.list': async ({ query: { date, patientId, cursor } }) =>
      patientId === undefined
        ? logOf(await eventsOfDay(date ?? qatarDate(new Date()), cursor))
        : logOf(await eventsOfPatient(patientId, date, cursor)),

    'accessLog.own': async ({ query, caller }) => {
      const links = await linksOf(caller, new Date());
      return logOf(
        await eventsOfAccount(
          caller.id,
          links.map(({ patientId }) => patientId),
          query.cursor,
        ),
      );
    },
  },
  {
    accessLog,
    patientsIn: { 'accessLog.list': (_, { query }) => (query.patientId === undefined ? [] : [query.patientId]) },
  },
);
