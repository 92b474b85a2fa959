import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { careLimits } from '#contract/base/care-limits.ts';
import { limits } from '#contract/base/limits.ts';
import { type TransactItem, conditionally, dynamodb } from '#platform/dynamodb.ts';
import { accountPartition } from '#platform/account.ts';
import { Refusal } from '#platform/refusal.ts';
import { env } from './env.ts';

const hourSeconds = 3600;

/**
 * Counts an attempt on a code before the check, so that simultaneous attempts cannot exceed the limit. Returns the item that refunds a
 * correct attempt, for the transaction that uses the code. Throws TOO_MANY_REQUESTS.
 */
export async function countTry(userId: string, of: 'link' | 'attach', now: Date): Promise<TransactItem> {
  const hour = Math.floor(now.getTime() / 1000 / hourSeconds);
  const counter = { TableName: env.CLINICAL_TABLE_NAME, Key: { pk: accountPartition(userId), sk: `TRIES#${of}#${hour}` } };
  const counted = await conditionally(
    dynamodb.send(
      new UpdateCommand({
        ...counter,
        UpdateExpression: 'SET expiresAtEpochSeconds = :end ADD tries :one',
        ConditionExpression: 'attribute_not_exists(pk) OR tries < :max',
        ExpressionAttributeValues: { ':end': (hour + 1) * hourSeconds, ':one': 1, ':max': limits.codesPerHour },
      }),
    ),
  );
  if (counted === undefined) throw new Refusal('TOO_MANY_REQUESTS');
  return { Update: { ...counter, UpdateExpression: 'ADD tries :back', ExpressionAttributeValues: { ':back': -1 } } };
}

/** Actions that an account may do so many times in so many hours. */
const bounded = {
  attached: { max: limits.attachedPerDay, hours: 24 },
  proposed: { max: careLimits.proposalsPerHour, hours: 1 },
} as const;

/** Counts such an action, for its transaction. The condition fails beyond the limit. */
export function countOf(of: keyof typeof bounded, userId: string, now: Date): TransactItem {
  const { max, hours } = bounded[of];
  const seconds = hours * hourSeconds;
  const span = Math.floor(now.getTime() / 1000 / seconds);
  return {
    Update: {
      TableName: env.CLINICAL_TABLE_NAME,
      Key: { pk: accountPartition(userId), sk: `TRIES#${of}#${span}` },
      UpdateExpression: 'SET expiresAtEpochSeconds = :end ADD tries :one',
      ConditionExpression: 'attribute_not_exists(pk) OR tries < :max',
      ExpressionAttributeValues: { ':end': (span + 1) * seconds, ':one': 1, ':max': max },
    },
  };
}
