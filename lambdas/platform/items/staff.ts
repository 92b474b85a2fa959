import type { Duty } from '#contract/staff.ts';
import type { TransactItem } from '../dynamodb.ts';

/** The partition of the clinic's staff: one item per account, which says what it does there. */
export const staffPartition = 'STAFF';
export const staffKey = (userId: string) => ({ pk: staffPartition, sk: userId });

/** The check that an account has a duty, as an item of the transaction that needs it. */
export const dutyCheck =
  (tableName: string) =>
  (userId: string, duty: Duty): TransactItem => ({
    ConditionCheck: {
      TableName: tableName,
      Key: staffKey(userId),
      ConditionExpression: 'contains(duties, :duty)',
      ExpressionAttributeValues: { ':duty': duty },
    },
  });
