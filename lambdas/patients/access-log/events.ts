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

/** The events about one patient, of one day in Qatar or of all, the latest first, from `cursor` on. */
export function eventsOfPatient(patientId: string, date: string | undefined, cursor: string | undefined): Promise<Page> {
  const pk = auditKey.patient(patientId);
  if (date === undefined) return page(pk, '0', 'Z', cursor);
  const midnight = Date.parse(`${date}T00:00:00+03:00`);
  // An id begins with its time, counted from 1970.
  const idsAt = (time: number): string => encodeTime(Math.max(0, time));
  return page(pk, idsAt(midnight), `${idsAt(midnight + dayMs - 1)}~`, cursor);
}
