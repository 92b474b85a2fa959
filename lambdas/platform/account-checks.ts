import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Duty } from '#contract/staff/roster.ts';
import type { Caller } from './caller.ts';
import { type TransactItem, dynamodb } from './dynamodb.ts';
import { sessionsEndKey } from './account.ts';
import { Refusal } from './refusal.ts';

/** The partition of the clinic's staff: one item per account, with its duties. */
export const staffPartition = 'STAFF';
export const staffKey = (userId: string) => ({ pk: staffPartition, sk: userId });

/** What is asked of an account, beyond its token: tokens live on for minutes after somebody has left, or lost the password (docs/adr/0042). */
export interface AccountChecks {
  /** Refuses UNAUTHORIZED to an account that was deactivated, or whose password was reset after this sign-in; read consistently. */
  readonly requireStanding: (caller: Caller) => Promise<void>;
  /** A condition check for a transaction: the account is not deactivated, and has one of these duties if any are given. */
  readonly mustStand: (userId: string, ...oneOf: readonly Duty[]) => TransactItem;
  /** A condition check for a transaction: the password was not reset after this sign-in. */
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
    // `!(a > b)`, because a sign-in time that is NaN must fail too.
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
