import type { UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { keptFor } from '#contract/base/kept-for.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { Browser } from '#contract/account/browsers.ts';
import { agendaIndex, timeToLive } from '#contract/deployment/storage.ts';
import { accountPartition } from '../account.ts';

/**
 * The sign-in log (docs/adr/0046). An item counts an account's events of one minute. It is stored under the account, and found by day
 * through the agenda index. Attempts at addresses without an account share one item a minute, which does not hold the addresses.
 */
export const signInsPartition = (userId: string | undefined): string => `SIGN-INS#${userId ?? ''}`;
/** The index partition of a day in Qatar. */
export const signInsDay = (date: string): string => `SIGN-INS#${date}`;

/** The start of the minute that contains this time, as an ISO time. */
export const minuteOf = (at: Date): string => `${at.toISOString().slice(0, 16)}Z`;

const count = z._default(z.int(), 0);
export const StoredSignIns = z.object({
  sk: z.string(),
  userId: z.optional(z.string()),
  attempts: count,
  successes: count,
  resets: count,
  everywhere: count,
});
export type StoredSignIns = z.output<typeof StoredSignIns>;

const keptSeconds = keptFor.signInDays * 86_400;

/** The keys of an entry: under its account, and in the index by day. */
export const signInKeys = (userId: string | undefined, minute: string) => ({
  pk: signInsPartition(userId),
  sk: minute,
  [agendaIndex.partitionKey]: signInsDay(qatarDate(new Date(minute))),
  [agendaIndex.sortKey]: `${minute}#${userId ?? ''}`,
});

/** Counts an event at the current time. */
export function counted(
  tableName: string,
  userId: string | undefined,
  what: 'attempts' | 'resets' | 'everywhere' | readonly ['attempts', 'successes'],
  now: Date,
): UpdateCommandInput & { UpdateExpression: string } {
  const { pk, sk, ...places } = signInKeys(userId, minuteOf(now));
  const values = {
    ...places,
    ...(userId !== undefined && { userId }),
    [timeToLive]: Math.floor(now.getTime() / 1000) + keptSeconds,
  };
  const names = Object.keys(values);
  return {
    TableName: tableName,
    Key: { pk, sk },
    UpdateExpression: `SET ${names.map((name) => `${name} = :${name}`).join(', ')} ADD ${[what]
      .flat()
      .map((one) => `${one} :one`)
      .join(', ')}`,
    ExpressionAttributeValues: { ':one': 1, ...Object.fromEntries(Object.entries(values).map(([name, value]) => [`:${name}`, value])) },
  };
}

/** The key of an account's own sign-in facts: its last sign-in, and its browsers by id. */
export const signedInKey = (userId: string) => ({ pk: accountPartition(userId), sk: 'SIGNED-IN' });
export const SignedIn = z.object({
  signedInAt: z.string(),
  browsers: z.record(z.string(), z.omit(Browser, { id: true })),
});
export type SignedIn = z.output<typeof SignedIn>;
