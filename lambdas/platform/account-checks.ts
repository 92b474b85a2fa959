import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Duty } from '#contract/staff/roster.ts';
import { standingKey } from './account.ts';
import type { Caller } from './caller.ts';
import { type TransactItem, dynamodb } from './dynamodb.ts';
import { mergedInto } from './merged-record.ts';
import { Refusal } from './refusal.ts';

const Item = z.object({
  deactivatedAt: z.optional(z.string()),
  endedAtEpochSeconds: z.optional(z.number()),
  duties: z.optional(z.array(z.string())),
});

/** What is asked of an account, beyond its token: tokens live on for minutes after somebody has left, or lost the password (docs/adr/0042). */
export interface AccountChecks {
  /**
   * Refuses UNAUTHORIZED to an account that was deactivated, or whose password was reset after this sign-in. Read consistently, except for
   * requests that only read: for those, a change of less than a second ago may be missing. Refuses FORBIDDEN to an account without any of
   * the given duties.
   */
  readonly requireStanding: (caller: Caller, onlyReads?: boolean, oneOf?: readonly Duty[]) => Promise<void>;
  /** The record into which a record was merged, however often; undefined if it was not (docs/adr/0086). */
  readonly mergedInto: (patientId: string) => Promise<string | undefined>;
  /** A condition check for a transaction: the account is not deactivated, and has one of these duties if any are given. */
  readonly mustStand: (userId: string, ...oneOf: readonly Duty[]) => TransactItem;
  /** The same of a request's caller, whose password must not have been reset after this sign-in either. */
  readonly callerMustStand: (caller: Caller, ...oneOf: readonly Duty[]) => TransactItem;
}

export const accountChecks = (TableName: string): AccountChecks => {
  const check = (userId: string, oneOf: readonly Duty[], also: readonly string[], values: Record<string, unknown>): TransactItem => ({
    ConditionCheck: {
      TableName,
      Key: standingKey(userId),
      ConditionExpression: [
        'attribute_not_exists(deactivatedAt)',
        ...also,
        ...(oneOf.length === 0 ? [] : [`(${oneOf.map((_, index) => `contains(duties, :duty${index})`).join(' OR ')})`]),
      ].join(' AND '),
      ...((also.length > 0 || oneOf.length > 0) && {
        ExpressionAttributeValues: { ...values, ...Object.fromEntries(oneOf.map((duty, index) => [`:duty${index}`, duty])) },
      }),
    },
  });
  return {
    async requireStanding({ id, signedInAtEpochSeconds }, onlyReads = false, oneOf) {
      const { Item: item = {} } = await dynamodb.send(
        new GetCommand({
          TableName,
          Key: standingKey(id),
          ProjectionExpression: 'deactivatedAt, endedAtEpochSeconds, duties',
          ConsistentRead: !onlyReads,
        }),
      );
      const { deactivatedAt, endedAtEpochSeconds, duties = [] } = z.parse(Item, item);
      if (deactivatedAt !== undefined) throw new Refusal('UNAUTHORIZED', { reason: 'accountClosed' });
      // `!(a > b)`, because a sign-in time that is NaN must fail too.
      if (endedAtEpochSeconds !== undefined && !(signedInAtEpochSeconds > endedAtEpochSeconds)) throw new Refusal('UNAUTHORIZED');
      if (oneOf !== undefined && !oneOf.some((duty) => duties.includes(duty))) throw new Refusal('FORBIDDEN', { reason: 'dutyMissing' });
    },
    mergedInto: (patientId) => mergedInto(TableName, patientId),
    mustStand: (userId, ...oneOf) => check(userId, oneOf, [], {}),
    callerMustStand: ({ id, signedInAtEpochSeconds }, ...oneOf) =>
      check(id, oneOf, ['(attribute_not_exists(endedAtEpochSeconds) OR endedAtEpochSeconds < :signedInAt)'], {
        ':signedInAt': signedInAtEpochSeconds,
      }),
  };
};
