import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { qatarDate } from '#contract/patient.ts';
import { dynamodb } from '#platform/dynamodb.ts';

/** What one call may use at the most; reserved before it, so that callers at the same time cannot overdraw together. */
const reservedTokens = 4000;
const keptSeconds = 2 * 24 * 3600;

const key = (now: Date) => ({ sessionId: `BUDGET#${qatarDate(now)}` });

/** Takes a call's tokens out of the day's budget; false when it is used up. */
export async function reserve(tableName: string, dailyTokens: number, now: Date): Promise<boolean> {
  try {
    await dynamodb.send(
      new UpdateCommand({
        TableName: tableName,
        Key: key(now),
        UpdateExpression: 'ADD #used :reserved SET expiresAtEpochSeconds = :expires',
        ConditionExpression: 'attribute_not_exists(#used) OR #used <= :most',
        ExpressionAttributeNames: { '#used': 'usedTokens' },
        ExpressionAttributeValues: {
          ':reserved': reservedTokens,
          ':most': dailyTokens - reservedTokens,
          ':expires': Math.floor(now.getTime() / 1000) + keptSeconds,
        },
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}

/** Gives back what a call did not use. */
export async function settle(tableName: string, usedTokens: number, now: Date): Promise<void> {
  await dynamodb.send(
    new UpdateCommand({
      TableName: tableName,
      Key: key(now),
      UpdateExpression: 'ADD #used :unused',
      ExpressionAttributeNames: { '#used': 'usedTokens' },
      ExpressionAttributeValues: { ':unused': usedTokens - reservedTokens },
    }),
  );
}
