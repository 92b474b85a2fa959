import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { encodeTime } from 'ulid';
import * as z from 'zod/mini';
import { AccessLogEntry } from '#contract/access-log.ts';
import { auditKey } from '#platform/audit.ts';
import { dynamodb } from '#platform/dynamodb.ts';
import { environment, variable } from '#platform/environment.ts';

const env = environment({ AUDIT_TABLE_NAME: variable });

const shownMax = 50;
const dayMs = 24 * 3_600_000;

const StoredEvent = z.object({
  sk: AccessLogEntry.shape.id,
  ...z.pick(AccessLogEntry, { at: true, action: true, requestId: true, status: true }).shape,
  actorId: z.string(),
  actorRoles: AccessLogEntry.shape.actor.shape.roles,
  patientIds: z.optional(z.array(z.string())),
  details: z.optional(z.object({ count: z.optional(z.int()) })),
});

/** An event as it is kept: who did it is known by id alone. */
export type LoggedEvent = z.output<typeof StoredEvent>;

interface Page {
  readonly events: readonly LoggedEvent[];
  readonly nextCursor?: string;
}

async function page(pk: string, from: string, to: string, cursor: string | undefined): Promise<Page> {
  const { Items: items = [], LastEvaluatedKey: last } = await dynamodb.send(
    new QueryCommand({
      TableName: env.AUDIT_TABLE_NAME,
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': to },
      ScanIndexForward: false,
      Limit: shownMax,
      ...(cursor !== undefined && { ExclusiveStartKey: { pk, sk: cursor } }),
    }),
  );
  const events = z.parse(z.array(StoredEvent), items);
  const oldest = events.at(-1);
  return { events, ...(last !== undefined && oldest !== undefined && { nextCursor: oldest.sk }) };
}

/** The events of one day in Qatar, the latest first, from `cursor` on. */
export const eventsOfDay = (date: string, cursor: string | undefined): Promise<Page> => page(auditKey.day(date), '0', 'Z', cursor);

/** The events about one patient, of one day in Qatar or of all, the latest first, from `cursor` on; they name nobody but the patient. */
export async function eventsOfPatient(patientId: string, date: string | undefined, cursor: string | undefined): Promise<Page> {
  const [from, to] = date === undefined ? ['0', 'Z'] : idsOfDay(date);
  const { events, ...more } = await page(auditKey.patient(patientId), from, to, cursor);
  return { events: events.map((event) => ({ ...event, patientIds: [patientId] })), ...more };
}

/** An id begins with its time, counted from 1970. */
function idsOfDay(date: string): [string, string] {
  const midnight = Date.parse(`${date}T00:00:00+03:00`);
  const idsAt = (time: number): string => encodeTime(Math.max(0, time));
  return [idsAt(midnight), `${idsAt(midnight + dayMs - 1)}~`];
}

/** The events about some patients, each once with those of them whom it is about, the latest first, from `cursor` on. */
export async function eventsOfPatients(patientIds: readonly string[], cursor: string | undefined): Promise<Page> {
  const pages = await Promise.all(patientIds.map((patientId) => eventsOfPatient(patientId, undefined, cursor)));
  const byId = new Map<string, LoggedEvent>();
  for (const event of pages.flatMap(({ events }) => events)) {
    const known = byId.get(event.sk)?.patientIds ?? [];
    byId.set(event.sk, { ...event, patientIds: [...known, ...(event.patientIds ?? [])] });
  }
  const events = [...byId.values()].toSorted((a, b) => (a.sk < b.sk ? 1 : -1)).slice(0, shownMax);
  const oldest = events.at(-1);
  const isMore = byId.size > events.length || pages.some(({ nextCursor }) => nextCursor !== undefined);
  return { events, ...(isMore && oldest !== undefined && { nextCursor: oldest.sk }) };
}
