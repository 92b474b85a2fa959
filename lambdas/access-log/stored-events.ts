import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { decodeTime, encodeTime } from 'ulid';
import * as z from 'zod/mini';
import { AccessLogEntry, type AccessLogQuery, type AccessOutcome } from '#contract/access-log/access-log.ts';
import { errors } from '#contract/base/errors.ts';
import { ulidForm } from '#contract/base/ids.ts';
import { say } from '#contract/base/say.ts';
import { qatarDate, qatarMidnight } from '#contract/base/qatar-time.ts';
import { accessLogKey } from '#platform/access-log.ts';
import { dynamodb } from '#platform/dynamodb.ts';
import { environment } from '#platform/environment.ts';
import { wrongField } from '#platform/refusal.ts';
import { type ListsOfAction, listsOf } from './by-action.ts';
import type { Read as PageRead } from './page.ts';

const env = environment({ ACCESS_LOG_TABLE_NAME: true });

const dayMs = 24 * 3_600_000;

const StoredEvent = z.object({
  sk: AccessLogEntry.shape.id,
  ...z.pick(AccessLogEntry, { at: true, action: true, requestId: true, status: true, reason: true }).shape,
  actorId: z.string(),
  actorRoles: AccessLogEntry.shape.actor.shape.roles,
  relation: AccessLogEntry.shape.actor.shape.relation,
  patientIds: z.optional(z.array(z.string())),
  details: z.optional(z.object({ count: z.optional(z.int()) })),
});

/** An event as stored: the actor by id alone. */
export type LoggedEvent = z.output<typeof StoredEvent>;

/** The filters of a search, as the contract describes them. */
export type EventFilter = Omit<AccessLogQuery, 'cursor'>;

/** The outcome of an event, from the status of its answer. */
export const outcomeOf = ({ status }: Pick<LoggedEvent, 'status'>): AccessOutcome =>
  status === undefined || status < errors.BAD_REQUEST.status
    ? 'done'
    : status === errors.PRECONDITION_FAILED.status
      ? 'conflict'
      : 'refused';

/** The number of an event's patients, if known. */
export const countOf = ({ patientIds, details }: LoggedEvent): number | undefined => patientIds?.length ?? details?.count;

type Read = PageRead<LoggedEvent>;

/** Reads part of one log, latest first: the ids between two, going back from `after`. */
export async function read(pk: string, [from, to]: readonly [string, string], after: string | undefined, limit: number): Promise<Read> {
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

/** All ids. */
export const always = ['0', 'Z'] as const;
/** The first id that an event at this time can have. An id begins with its time since 1970. */
const firstIdAt = (time: number): string => encodeTime(Math.max(0, time)).padEnd(ulidForm.max, '0');
const firstIdOf = (day: string): string => firstIdAt(qatarMidnight(day));
const lastIdOf = (day: string): string => `${encodeTime(Math.max(0, qatarMidnight(day) + dayMs - 1))}~`;
/** The day in Qatar of an event's id. */
export const dayOf = (id: string): string => qatarDate(new Date(decodeTime(id)));

/** Reads the events of a person or a patient, latest first. */
async function* ofPartition(pk: string, range: readonly [string, string], start: string | undefined, limit: number): AsyncGenerator<Read> {
  let after = start;
  do {
    const found: Read = await read(pk, range, after, limit);
    yield found;
    after = found.next;
  } while (after !== undefined);
}

/** Reads all events, or those of an action, from one day back to another, latest first. */
async function* ofDays(
  from: string,
  to: string,
  start: string | undefined,
  limit: number,
  lists: ListsOfAction | undefined,
): AsyncGenerator<Read> {
  let after = start;
  for (let day = start === undefined ? to : dayOf(start); day >= from;) {
    const all = accessLogKey.day(day);
    const { events, next } = await read(lists !== undefined && day >= lists.since ? lists.partitionOf(all) : all, always, after, limit);
    yield { events, next: next ?? (day > from ? firstIdOf(day) : undefined) };
    after = next;
    if (next === undefined) day = qatarDate(new Date(qatarMidnight(day) - 1));
  }
}

/** The same of a person or a patient: in the lists of the action as far back as they go, then among all their events. */
async function* ofOne(
  pk: string,
  [first, last]: readonly [string, string],
  start: string | undefined,
  limit: number,
  lists: ListsOfAction | undefined,
): AsyncGenerator<Read> {
  // All events are older than the border, and those in the lists younger: it is the first id that an event of that day could have.
  const border = lists === undefined ? '~' : firstIdOf(lists.since);
  const isOlder = start !== undefined && start <= border;
  if (lists !== undefined && last > border && !isOlder)
    for await (const { events, next } of ofPartition(lists.partitionOf(pk), [first > border ? first : border, last], start, limit))
      yield { events, next: next ?? (first < border ? border : undefined) };
  if (first < border) yield* ofPartition(pk, [first, last < border ? last : border], isOlder ? start : undefined, limit);
}

/** The parts of a filter that determine the days to read. */
type DaysFilter = Pick<EventFilter, 'from' | 'to' | 'actorId' | 'patientId'>;

const isOfOne = ({ actorId, patientId }: DaysFilter): boolean => actorId !== undefined || patientId !== undefined;

/** The days of a filter; `from` is undefined for all days. Throws a refusal if the days are in the wrong order. */
export function daysAsked(filter: DaysFilter, now: Date): { readonly from: string | undefined; readonly to: string } {
  const to = filter.to ?? qatarDate(now);
  const from = filter.from ?? (isOfOne(filter) ? undefined : to);
  if (from !== undefined && from > to) throw wrongField('from', say('daysReversed'));
  return { from, to };
}

/** Reads the log that a filter applies to, latest first, going back from `start`. The caller still filters the result (`matching`). */
export async function* readsOf(filter: EventFilter, now: Date, start: string | undefined, limit: number): AsyncGenerator<Read> {
  const { actorId, patientId, action } = filter;
  const { from, to } = daysAsked(filter, now);
  const lists = await listsOf(action);
  const range = [from === undefined ? always[0] : firstIdOf(from), lastIdOf(to)] as const;
  if (patientId !== undefined) yield* ofOne(accessLogKey.patient(patientId), range, start, limit, lists);
  else if (actorId !== undefined) yield* ofOne(accessLogKey.actor(actorId), range, start, limit, lists);
  else yield* ofDays(from ?? to, to, start, limit, lists);
}

/** Whether an event matches a filter. The read has already applied the days and the patient. */
const matches = ({ actorId, action, outcome }: EventFilter, event: LoggedEvent): boolean =>
  (actorId === undefined || event.actorId === actorId) &&
  (action === undefined || event.action === action || (action === 'export' && event.action === 'export-asked')) &&
  (outcome === undefined || outcomeOf(event) === outcome);

/** The events read that match a filter. In the log of one patient, an event names no other patient. */
export const matching = (filter: EventFilter, events: readonly LoggedEvent[]): LoggedEvent[] =>
  events
    .filter((event) => matches(filter, event))
    .map((event) => (filter.patientId === undefined ? event : { ...event, patientIds: [filter.patientId] }));
