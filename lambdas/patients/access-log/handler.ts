import type { AccessLog } from '#contract/access-log.ts';
import { qatarDate } from '#contract/patient.ts';
import { api } from '#platform/api.ts';
import { accessLog } from '#platform/audit.ts';
import { findOwnPatient } from '../own-record.ts';
import { type LoggedEvent, eventsOfDay, eventsOfPatient } from './events.ts';
import { namesOf } from './names.ts';

/** A page of the log with names to the actors. `patientId`: whose log it is, so that nobody else is named in it. */
async function logOf(
  { events, nextCursor }: { readonly events: readonly LoggedEvent[]; readonly nextCursor?: string },
  patientId?: string,
): Promise<AccessLog> {
  const names = await namesOf(events.map(({ actorId }) => actorId));
  return {
    entries: events.map(({ sk, actorId, actorRoles, patientIds, details, ...event }) => ({
      ...event,
      id: sk,
      actor: { id: actorId, name: names.get(actorId), roles: actorRoles },
      patientIds: patientId === undefined ? (patientIds ?? []) : [patientId],
      count: patientId === undefined ? (patientIds?.length ?? details?.count) : 1,
    })),
    nextCursor,
  };
}

export const handler = api(
  'access-log',
  {
    'audit.list': async ({ query: { date, patientId, cursor } }) =>
      patientId === undefined
        ? logOf(await eventsOfDay(date ?? qatarDate(new Date()), cursor))
        : logOf(await eventsOfPatient(patientId, date, cursor), patientId),

    'audit.own': async ({ query, caller }) => {
      const own = await findOwnPatient(caller.id);
      return own === undefined ? { entries: [] } : logOf(await eventsOfPatient(own.patient.id, undefined, query.cursor), own.patient.id);
    },
  },
  accessLog,
);
