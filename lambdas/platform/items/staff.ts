import type { Duty } from '#contract/staff.ts';
import type { TransactItem } from '../dynamodb.ts';

/** The partition of the clinic's staff: one item per account, which says what it does there. */
export const staffPartition = 'STAFF';
export const staffKey = (userId: string) => ({ pk: staffPartition, sk: userId });

/** The check that an account has one of some duties, as an item of the transaction that needs it. */
export const dutyCheck =
  (tableName: string) =>
  (userId: string, ...oneOf: readonly Duty[]): TransactItem => ({
    ConditionCheck: {
      TableName: tableName,
      Key: staffKey(userId),
      ConditionExpression: oneOf.map((_, index) => `contains(duties, :duty${index})`).join(' OR '),
      ExpressionAttributeValues: Object.fromEntries(oneOf.map((duty, index) => [`:duty${index}`, duty])),
    },
  });
