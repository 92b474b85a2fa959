import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { decodeTime, encodeTime } from 'ulid';
import * as z from 'zod/mini';
import { AccessLogEntry, type AccessLogQuery, type AccessOutcome } from '#contract/access-log.ts';
import { errors } from '#contract/base/errors.ts';
import { isUlid, ulidForm } from '#contract/base/ids.ts';
import { say } from '#contract/base/say.ts';
import { qatarDate, qatarMidnight } from '#contract/base/qatar-time.ts';
import { accessLogKey } from '#platform/access-log.ts';
import { cursorsOf } from '#platform/cursor.ts';
import { dynamodb } from '#platform/dynamodb.ts';
import { environment } from '#platform/environment.ts';
import { accountPartition } from '#platform/items/account.ts';
import { wrongField } from '#platform/refusal.ts';

const env = environment({ ACCESS_LOG_TABLE_NAME: true });

const shownMax = 50;
/** What one request reads at most, however few of the events match: it says how far it came, and its cursor continues. */
const readMax = 1000;
const queriesMax = 32;
/** Events of one query when not every event matches. */
const searchedAtOnce = 200;
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
  /** How far back the search came, if it stopped before the page was full. */
  readonly searchedBackTo?: string;
}

/** The filters of a search, as the contract describes them. */
type EventFilter = Omit<AccessLogQuery, 'cursor'>;

/** How an event ended, by the status of its answer. */
export const outcomeOf = ({ status }: Pick<LoggedEvent, 'status'>): AccessOutcome =>
  status === undefined || status < errors.BAD_REQUEST.status
    ? 'done'
    : status === errors.PRECONDITION_FAILED.status
      ? 'conflict'
      : 'refused';

/** The id from which a page goes back, itself left out, and its log: the filters of a search, or the account whose records it is about. */
const cursors = cursorsOf('access-log', z.strictObject({ of: z.string(), sk: z.string().check(z.refine(isUlid)) }));

async function opened(of: string, cursor: string | undefined): Promise<string | undefined> {
  const after = cursor === undefined ? undefined : await cursors.open(cursor);
  if (after !== undefined && after.of !== of) throw wrongField('cursor', say('cursorOfOtherLog'));
  return after?.sk;
}

interface Read {
  readonly events: readonly LoggedEvent[];
  /** The id from which the next read goes back; undefined if nothing is left. */
  readonly next: string | undefined;
}

async function read(pk: string, [from, to]: readonly [string, string], after: string | undefined, limit: number): Promise<Read> {
  const { Items: items = [], LastEvaluatedKey: last } = await dynamodb.send(
    new QueryCommand({
      TableName: env.ACCESS_LOG_TABLE_NAME,
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': to },
      ScanIndexForward: false,
      Limit: limit,
      ...(after !== undefined && { ExclusiveStartKey: { pk, sk: after } }),
    }),
  );
  return { events: z.parse(z.array(StoredEvent), items), next: z.parse(z.optional(StoredEvent.shape.sk), last?.['sk']) };
}

const always = ['0', 'Z'] as const;
/** The first id that an event at this time can have. An id begins with its time since 1970. */
const firstIdAt = (time: number): string => encodeTime(Math.max(0, time)).padEnd(ulidForm.max, '0');
const firstIdOf = (day: string): string => firstIdAt(qatarMidnight(day));
const lastIdOf = (day: string): string => `${encodeTime(Math.max(0, qatarMidnight(day) + dayMs - 1))}~`;
const dayOf = (id: string): string => qatarDate(new Date(decodeTime(id)));

/** Reads the events of a person or a patient, latest first. */
async function* ofPartition(pk: string, range: readonly [string, string], start: string | undefined, limit: number): AsyncGenerator<Read> {
  let after = start;
  do {
    const found: Read = await read(pk, range, after, limit);
    yield found;
    after = found.next;
  } while (after !== undefined);
}

/** Reads the events of everybody from one day back to another, latest first. */
async function* ofDays(from: string, to: string, start: string | undefined, limit: number): AsyncGenerator<Read> {
  let after = start;
  for (let day = start === undefined ? to : dayOf(start); day >= from;) {
    const { events, next } = await read(accessLogKey.day(day), always, after, limit);
    yield { events, next: next ?? (day > from ? firstIdOf(day) : undefined) };
    after = next;
    if (next === undefined) day = qatarDate(new Date(qatarMidnight(day) - 1));
  }
}

/** Whether an event is among those asked for; where it was read has settled the days, and the patient. */
const matches = ({ actorId, action, outcome }: EventFilter, event: LoggedEvent): boolean =>
  (actorId === undefined || event.actorId === actorId) &&
  (action === undefined || event.action === action || (action === 'export' && event.action === 'export-asked')) &&
  (outcome === undefined || outcomeOf(event) === outcome);

/** The events that match a filter, latest first, from `cursor` on. Refuses days in the wrong order. */
export async function eventsMatching(filter: EventFilter, cursor: string | undefined, now: Date): Promise<Page> {
  const { actorId, patientId, action, outcome } = filter;
  const isOfOne = actorId !== undefined || patientId !== undefined;
  const to = filter.to ?? qatarDate(now);
  const from = filter.from ?? (isOfOne ? undefined : to);
  if (from !== undefined && from > to) throw wrongField('from', say('daysReversed'));
  const of = JSON.stringify([filter.from, filter.to, actorId, patientId, action, outcome]);
  const start = await opened(of, cursor);
  const isEverything = action === undefined && outcome === undefined && (actorId === undefined || patientId === undefined);
  const atOnce = isEverything ? shownMax : searchedAtOnce;
  const range = [from === undefined ? always[0] : firstIdOf(from), lastIdOf(to)] as const;
  const reads =
    patientId !== undefined
      ? ofPartition(accessLogKey.patient(patientId), range, start, atOnce)
      : actorId !== undefined
        ? ofPartition(accessLogKey.actor(actorId), range, start, atOnce)
        : ofDays(from ?? to, to, start, atOnce);

  const found: LoggedEvent[] = [];
  let readSoFar = 0;
  let queries = 0;
  for await (const { events, next } of reads) {
    found.push(...events.filter((event) => matches(filter, event)).map((event) => onlyOf(patientId, event)));
    const last = found[shownMax - 1];
    if (found.length > shownMax && last !== undefined)
      return { events: found.slice(0, shownMax), nextCursor: await cursors.seal({ of, sk: last.sk }) };
    if (next === undefined) break;
    readSoFar += events.length;
    queries += 1;
    if (found.length === shownMax) return { events: found, nextCursor: await cursors.seal({ of, sk: next }) };
    if (readSoFar >= readMax || queries === queriesMax)
      return { events: found, nextCursor: await cursors.seal({ of, sk: next }), searchedBackTo: new Date(decodeTime(next)).toISOString() };
  }
  return { events: found };
}

/** An event in the log of one patient names no other. */
const onlyOf = (patientId: string | undefined, event: LoggedEvent): LoggedEvent =>
  patientId === undefined ? event : { ...event, patientIds: [patientId] };

/** The events about an account's records, each once with the records concerned, latest first, from `cursor` on. */
export async function eventsOfAccount(userId: string, patientIds: readonly string[], cursor: string | undefined): Promise<Page> {
  const of = accountPartition(userId);
  const after = await opened(of, cursor);
  const reads = await Promise.all(
    patientIds.map(async (patientId) => ({ patientId, ...(await read(accessLogKey.patient(patientId), always, after, shownMax)) })),
  );
  const byId = new Map<string, LoggedEvent>();
  for (const { patientId, events } of reads)
    for (const event of events) byId.set(event.sk, { ...event, patientIds: [...(byId.get(event.sk)?.patientIds ?? []), patientId] });
  const events = [...byId.values()].toSorted((a, b) => (a.sk < b.sk ? 1 : -1)).slice(0, shownMax);
  const isMore = byId.size > events.length || reads.some(({ next }) => next !== undefined);
  const oldest = events.at(-1);
  return { events, ...(isMore && oldest !== undefined && { nextCursor: await cursors.seal({ of, sk: oldest.sk }) }) };
}

/** One event by its id; undefined if there is none. */
export async function eventOf(id: string): Promise<LoggedEvent | undefined> {
  const { events } = await read(accessLogKey.day(dayOf(id)), [id, id], undefined, 1);
  return events[0];
}
