import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Duty } from '#contract/staff/roster.ts';
import type { Caller } from './caller.ts';
import { type TransactItem, dynamodb } from './dynamodb.ts';
import { sessionsEndKey } from './account.ts';
import { Refusal } from './refusal.ts';

/** The partition of the clinic's staff: one item per account, which says what it does there. */
export const staffPartition = 'STAFF';
export const staffKey = (userId: string) => ({ pk: staffPartition, sk: userId });

/** What is asked of an account, beyond its token: tokens live on for minutes after somebody has left, or lost the password (docs/adr/0042). */
export interface AccountChecks {
  /** Refuses UNAUTHORIZED to an account that was deactivated, or whose password was reset after this sign-in; read consistently. */
  readonly requireStanding: (caller: Caller) => Promise<void>;
  /** That an account was not deactivated, and has one of some duties if any are named, as an item of the transaction that needs it. */
  readonly mustStand: (userId: string, ...oneOf: readonly Duty[]) => TransactItem;
  /** That the password was not reset after this sign-in, likewise. */
  readonly mustBeSignedIn: (caller: Caller) => TransactItem;
}

export const accountChecks = (tableName: string): AccountChecks => ({
  async requireStanding({ id, signedInAtEpochSeconds }) {
    const read = async (Key: { readonly pk: string; readonly sk: string }, attribute: string): Promise<unknown> => {
      const { Item: item } = await dynamodb.send(
        new GetCommand({ TableName: tableName, Key, ProjectionExpression: attribute, ConsistentRead: true }),
      );
      return item?.[attribute];
    };
    const [deactivatedAt, endedAt] = await Promise.all([
      read(staffKey(id), 'deactivatedAt'),
      read(sessionsEndKey(id), 'endedAtEpochSeconds'),
    ]);
    if (deactivatedAt !== undefined) throw new Refusal('UNAUTHORIZED', { reason: 'accountClosed' });
    // Also of a time that is no number nothing is known.
    if (endedAt !== undefined && !(signedInAtEpochSeconds > Number(endedAt))) throw new Refusal('UNAUTHORIZED');
  },
  mustStand: (userId, ...oneOf) => ({
    ConditionCheck: {
      TableName: tableName,
      Key: staffKey(userId),
      ConditionExpression: [
        'attribute_not_exists(deactivatedAt)',
        ...(oneOf.length === 0 ? [] : [`(${oneOf.map((_, index) => `contains(duties, :duty${index})`).join(' OR ')})`]),
      ].join(' AND '),
      ...(oneOf.length > 0 && {
        ExpressionAttributeValues: Object.fromEntries(oneOf.map((duty, index) => [`:duty${index}`, duty])),
      }),
    },
  }),
  mustBeSignedIn: ({ id, signedInAtEpochSeconds }) => ({
    ConditionCheck: {
      TableName: tableName,
      Key: sessionsEndKey(id),
      ConditionExpression: 'attribute_not_exists(endedAtEpochSeconds) OR endedAtEpochSeconds < :signedInAt',
      ExpressionAttributeValues: { ':signedInAt': signedInAtEpochSeconds },
    },
  }),
});
