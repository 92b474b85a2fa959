import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Role } from '#contract/base/role.ts';
import { qatarDate, qatarMidnight } from '#contract/base/qatar-time.ts';
import { say } from '#contract/base/say.ts';
import { type SignInEntry, type SignInLog, type SignInOutcome, type SignInQuery } from '#contract/access-log/sign-ins.ts';
import { agendaIndex } from '#contract/deployment/storage.ts';
import { cursorsOf } from '#platform/cursor.ts';
import { dynamodb } from '#platform/dynamodb.ts';
import { StoredSignIns, minuteOf, signInKeys, signInsDay, signInsPartition } from '#platform/items/sign-in.ts';
import { wrongField } from '#platform/refusal.ts';
import { env } from '../clinic/env.ts';
import { namesOf } from './names.ts';
import { type Read, pageOf, searchedAtOnce, shownMax } from './page.ts';
import { rolesOfStaff } from './staff-search.ts';
import { daysAsked } from './stored-events.ts';

export type SignInFilter = Omit<SignInQuery, 'cursor'>;
/** The staff's roles by account; an account that is not listed is a patient's. */
type Roles = ReadonlyMap<string, Role>;

const dayMs = 24 * 3_600_000;
/** An entry's position in the log: its minute, then its account. */
const placeOf = ({ sk, userId = '' }: StoredSignIns): string => `${sk}#${userId}`;
const placePattern = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}Z)#([\w-]{0,64})$/;
const minuteIn = (place: string): string => place.slice(0, place.indexOf('#'));
const userIn = (place: string): string | undefined => place.slice(place.indexOf('#') + 1) || undefined;

const cursors = cursorsOf('sign-ins', z.strictObject({ of: z.string(), place: z.string().check(z.regex(placePattern)) }));

interface Part {
  readonly condition: string;
  readonly values: Readonly<Record<string, string>>;
  readonly index?: string;
}
async function read({ condition, values, index }: Part, after: string | undefined, limit: number): Promise<Read<StoredSignIns>> {
  const { pk, sk, ...places } = signInKeys(userIn(after ?? '#'), minuteIn(after ?? '1970-01-01T00:00Z#'));
  const { Items: items = [], LastEvaluatedKey: last } = await dynamodb.send(
    new QueryCommand({
      TableName: env.CLINICAL_TABLE_NAME,
      IndexName: index,
      KeyConditionExpression: condition,
      ExpressionAttributeValues: values,
      ScanIndexForward: false,
      Limit: limit,
      ...(after !== undefined && { ExclusiveStartKey: { pk, sk, ...(index !== undefined && places) } }),
    }),
  );
  const events = z.parse(z.array(StoredSignIns), items);
  const oldest = events.at(-1);
  return { events, next: last === undefined || oldest === undefined ? undefined : placeOf(oldest) };
}

/** Reads the sign-ins of an account, latest first. */
async function* ofAccount(actorId: string, from: string, to: string, start: string | undefined, limit: number) {
  const part: Part = {
    condition: 'pk = :pk AND sk BETWEEN :from AND :to',
    values: { ':pk': signInsPartition(actorId), ':from': from, ':to': to },
  };
  let after = start;
  do {
    const found = await read(part, after, limit);
    yield found;
    after = found.next;
  } while (after !== undefined);
}

/** Reads all sign-ins from one day back to another, latest first. */
async function* ofDays(from: string, to: string, start: string | undefined, limit: number): AsyncGenerator<Read<StoredSignIns>> {
  let after = start;
  for (let day = start === undefined ? to : qatarDate(new Date(minuteIn(start))); day >= from;) {
    const part: Part = {
      condition: `${agendaIndex.partitionKey} = :day`,
      values: { ':day': signInsDay(day) },
      index: agendaIndex.name,
    };
    const { events, next } = await read(part, after, limit);
    const midnight = `${minuteOf(new Date(qatarMidnight(day)))}#`;
    yield { events, next: next ?? (day > from ? midnight : undefined) };
    after = next;
    if (next === undefined) day = qatarDate(new Date(qatarMidnight(day) - 1));
  }
}

/**
 * Reads the sign-ins of a filter's days and person, latest first, going back from `start`. Throws a refusal if the days are in the wrong
 * order.
 */
export function readSignIns(
  filter: SignInFilter,
  now: Date,
  start: string | undefined,
  limit: number,
): AsyncGenerator<Read<StoredSignIns>> {
  const { from, to } = daysAsked(filter, now);
  if (filter.actorId === undefined) return ofDays(from ?? to, to, start, limit);
  const first = from === undefined ? '0' : minuteOf(new Date(qatarMidnight(from)));
  return ofAccount(filter.actorId, first, minuteOf(new Date(qatarMidnight(to) + dayMs - 1)), start, limit);
}

/** The number of each outcome in a minute. */
export const countsOf = ({ attempts, successes, resets, everywhere }: StoredSignIns): Record<SignInOutcome, number> => ({
  succeeded: successes,
  failed: Math.max(0, attempts - successes),
  reset: resets,
  everywhere,
});
export const roleIn = (roles: Roles, userId: string): Role => roles.get(userId) ?? 'PATIENT';

/** The entries that match a filter's outcome and role; the read has already applied its days and person. */
export const matchingSignIns = (
  { outcome, role }: SignInFilter,
  roles: Roles,
  entries: readonly StoredSignIns[],
): readonly StoredSignIns[] =>
  entries.filter(
    (entry) =>
      (outcome === undefined || countsOf(entry)[outcome] > 0) &&
      (role === undefined || (entry.userId !== undefined && roleIn(roles, entry.userId) === role)),
  );

const entryOf = (stored: StoredSignIns, names: ReadonlyMap<string, string>, roles: Roles): SignInEntry => {
  const { sk: at, userId } = stored;
  const account = userId === undefined ? undefined : { id: userId, name: names.get(userId), role: roleIn(roles, userId) };
  return { id: placeOf(stored), at, ...(account && { account }), counts: countsOf(stored) };
};

/** A page of the sign-in log, with the accounts' current names and roles. */
export async function signInLog({ cursor, ...filter }: SignInQuery, now: Date): Promise<SignInLog> {
  const { actorId, outcome, role } = filter;
  const of = JSON.stringify([filter.from, filter.to, actorId, outcome, role]);
  const after = cursor === undefined ? undefined : await cursors.open(cursor);
  if (after !== undefined && after.of !== of) throw wrongField('cursor', say('cursorOfOtherLog'));
  const reads = readSignIns(filter, now, after?.place, outcome === undefined && role === undefined ? shownMax : searchedAtOnce);
  const roles = await rolesOfStaff(now);
  const { events, ...page } = await pageOf(reads, {
    matching: (entries) => matchingSignIns(filter, roles, entries),
    placeOf,
    timeOf: (place) => new Date(minuteIn(place)),
    seal: (place) => cursors.seal({ of, place }),
  });
  const names = await namesOf([...events.flatMap(({ userId }) => userId ?? []), ...(actorId === undefined ? [] : [actorId])]);
  return {
    ...page,
    entries: events.map((entry) => entryOf(entry, names, roles)),
    ...(actorId !== undefined && { actor: { id: actorId, name: names.get(actorId) } }),
  };
}
