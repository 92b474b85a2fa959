import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Duty } from '#contract/staff/staff.ts';
import type { Caller } from './caller.ts';
import { type TransactItem, dynamodb } from './dynamodb.ts';
import { sessionsEndKey } from './account.ts';
import { Refusal } from './refusal.ts';

/** The partition of the clinic's staff: one item per account, with its duties. */
export const staffPartition = 'STAFF';
export const staffKey = (userId: string) => ({ pk: staffPartition, sk: userId });

/**
 * Checks on an account beyond its token. A token stays valid for minutes after the account is deactivated or its password reset
 * (docs/adr/0042).
 */
export interface StaffChecks {
  /** Throws UNAUTHORIZED if the account was deactivated, or its password was reset after this sign-in. Reads consistently. */
  readonly requireStanding: (caller: Caller) => Promise<void>;
  /** A condition check for a transaction: the account is not deactivated, and has one of these duties if any are given. */
  readonly mustStand: (userId: string, ...oneOf: readonly Duty[]) => TransactItem;
  /** A condition check for a transaction: the password was not reset after this sign-in. */
  readonly mustBeSignedIn: (caller: Caller) => TransactItem;
}

export const staffChecks = (tableName: string): StaffChecks => ({
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
