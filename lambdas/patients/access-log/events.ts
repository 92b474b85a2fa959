import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { encodeTime } from 'ulid';
import * as z from 'zod/mini';
import { AccessLogEntry } from '#contract/access-log.ts';
import { isUlid } from '#contract/base/ids.ts';
import { say } from '#contract/base/say.ts';
import { qatarMidnight } from '#contract/base/qatar-time.ts';
import { accessLogKey } from '#platform/access-log.ts';
import { cursorsOf } from '#platform/cursor.ts';
import { dynamodb } from '#platform/dynamodb.ts';
import { environment } from '#platform/environment.ts';
import { accountPartition } from '#platform/items/account.ts';
import { wrongField } from '#platform/refusal.ts';

const env = environment({ ACCESS_LOG_TABLE_NAME: true });

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

/** An event as stored: the actor by id alone. */
export type LoggedEvent = z.output<typeof StoredEvent>;

interface Page {
  readonly events: readonly LoggedEvent[];
  readonly nextCursor?: string;
}

/** The last event of a page, and its log: a day's, a patient's, or that of an account's records. */
const cursors = cursorsOf('access-log', z.strictObject({ of: z.string(), sk: z.string().check(z.refine(isUlid)) }));

/** The event after which a page begins. */
async function opened(of: string, cursor: string | undefined): Promise<string | undefined> {
  const after = cursor === undefined ? undefined : await cursors.open(cursor);
  if (after !== undefined && after.of !== of) throw wrongField('cursor', say('cursorOfOtherLog'));
  return after?.sk;
}

async function paged(of: string, { events, isMore }: Read): Promise<Page> {
  const oldest = events.at(-1);
  return { events, ...(isMore && oldest !== undefined && { nextCursor: await cursors.seal({ of, sk: oldest.sk }) }) };
}

interface Read {
  readonly events: readonly LoggedEvent[];
  readonly isMore: boolean;
}

async function read(pk: string, [from, to]: readonly [string, string], after: string | undefined): Promise<Read> {
  const { Items: items = [], LastEvaluatedKey: last } = await dynamodb.send(
    new QueryCommand({
      TableName: env.ACCESS_LOG_TABLE_NAME,
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': to },
      ScanIndexForward: false,
      Limit: shownMax,
      ...(after !== undefined && { ExclusiveStartKey: { pk, sk: after } }),
    }),
  );
  return { events: z.parse(z.array(StoredEvent), items), isMore: last !== undefined };
}

const always = ['0', 'Z'] as const;
/** An id begins with its time since 1970. */
function idsOfDay(date: string): readonly [string, string] {
  const midnight = qatarMidnight(date);
  const idsAt = (time: number): string => encodeTime(Math.max(0, time));
  return [idsAt(midnight), `${idsAt(midnight + dayMs - 1)}~`];
}

/** The events of one day in Qatar, latest first, from `cursor` on. */
export async function eventsOfDay(date: string, cursor: string | undefined): Promise<Page> {
  const pk = accessLogKey.day(date);
  return paged(pk, await read(pk, always, await opened(pk, cursor)));
}

/** The events about one patient, naming no other. */
async function readOfPatient(patientId: string, range: readonly [string, string], after: string | undefined): Promise<Read> {
  const { events, isMore } = await read(accessLogKey.patient(patientId), range, after);
  return { events: events.map((event) => ({ ...event, patientIds: [patientId] })), isMore };
}

/** The events about one patient, on one day in Qatar or all, latest first, from `cursor` on. */
export async function eventsOfPatient(patientId: string, date: string | undefined, cursor: string | undefined): Promise<Page> {
  const pk = accessLogKey.patient(patientId);
  return paged(pk, await readOfPatient(patientId, date === undefined ? always : idsOfDay(date), await opened(pk, cursor)));
}

/** The events about an account's records, each once with the records concerned, latest first, from `cursor` on. */
export async function eventsOfAccount(userId: string, patientIds: readonly string[], cursor: string | undefined): Promise<Page> {
  const of = accountPartition(userId);
  const after = await opened(of, cursor);
  const reads = await Promise.all(patientIds.map((patientId) => readOfPatient(patientId, always, after)));
  const byId = new Map<string, LoggedEvent>();
  for (const event of reads.flatMap(({ events }) => events)) {
    const known = byId.get(event.sk)?.patientIds ?? [];
    byId.set(event.sk, { ...event, patientIds: [...known, ...(event.patientIds ?? [])] });
  }
  const events = [...byId.values()].toSorted((a, b) => (a.sk < b.sk ? 1 : -1)).slice(0, shownMax);
  return paged(of, { events, isMore: byId.size > events.length || reads.some(({ isMore }) => isMore) });
}
