import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { encodeTime } from 'ulid';
import * as z from 'zod/mini';
import { AccessLogEntry } from '#contract/access-log.ts';
import { isUlid } from '#contract/ids.ts';
import { auditKey } from '#platform/audit.ts';
import { cursorsOf } from '#platform/cursor.ts';
import { dynamodb } from '#platform/dynamodb.ts';
import { environment, variable } from '#platform/environment.ts';
import { wrongField } from '#platform/refusal.ts';

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

/** The last event of a page, and of which log: of one day, or of one patient. */
const cursors = cursorsOf('access-log', z.strictObject({ pk: z.string(), sk: z.string().check(z.refine(isUlid)) }));

async function page(pk: string, from: string, to: string, cursor: string | undefined): Promise<Page> {
  const after = cursor === undefined ? undefined : await cursors.open(cursor);
  if (after !== undefined && after.pk !== pk) throw wrongField('cursor', 'cursor belongs to the log of another day or patient');
  const { Items: items = [], LastEvaluatedKey: last } = await dynamodb.send(
    new QueryCommand({
      TableName: env.AUDIT_TABLE_NAME,
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': to },
      ScanIndexForward: false,
      Limit: shownMax,
      ...(after !== undefined && { ExclusiveStartKey: after }),
    }),
  );
  const events = z.parse(z.array(StoredEvent), items);
  const oldest = events.at(-1);
  return { events, ...(last !== undefined && oldest !== undefined && { nextCursor: await cursors.seal({ pk, sk: oldest.sk }) }) };
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
