import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Duty } from '#contract/staff.ts';
import { type TransactItem, dynamodb } from './dynamodb.ts';

/** The partition of the clinic's staff: one item per account, which says what it does there. */
export const staffPartition = 'STAFF';
export const staffKey = (userId: string) => ({ pk: staffPartition, sk: userId });

/** What is asked of an account of the staff, beyond its token: tokens live on for minutes after somebody has left (docs/adr/0042). */
export interface StaffChecks {
  /** Whether the account was not deactivated, read consistently. */
  readonly stands: (userId: string) => Promise<boolean>;
  /** The same, and that the account has one of some duties if any are named, as an item of the transaction that needs it. */
  readonly mustStand: (userId: string, ...oneOf: readonly Duty[]) => TransactItem;
}

export const staffChecks = (tableName: string): StaffChecks => ({
  async stands(userId) {
    const { Item: item } = await dynamodb.send(
      new GetCommand({ TableName: tableName, Key: staffKey(userId), ProjectionExpression: 'deactivatedAt', ConsistentRead: true }),
    );
    return item?.['deactivatedAt'] === undefined;
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
});
