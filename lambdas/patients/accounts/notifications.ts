import { PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { ulid } from 'ulid';
import * as z from 'zod/mini';
import { Notification, notificationsMax } from '#contract/notifications.ts';
import { type TransactItem, dynamodb } from '#platform/dynamodb.ts';
import { accountPartition } from '#platform/items/account.ts';
import { env } from '../records/env.ts';

const prefix = 'NOTE#';

const putOf = (userId: string, notification: Notification) => ({
  TableName: env.CLINICAL_TABLE_NAME,
  Item: { pk: accountPartition(userId), sk: `${prefix}${notification.id}`, ...notification },
});

/** Leaves a notification for a person; repeating an id adds nothing. */
export const notify = (userId: string, notification: Notification): Promise<unknown> =>
  dynamodb.send(new PutCommand(putOf(userId, notification)));

/** The item of a new, unread notification, for the transaction that it reports. */
export const notificationItem = (userId: string, message: Notification['message'], now: Date): TransactItem => ({
  Put: putOf(userId, { id: ulid(now.getTime()), message, at: now.toISOString(), unread: true }),
});

/** A person's notifications, latest first, at most 50. */
export async function notificationsOf(userId: string): Promise<Notification[]> {
  const { Items: items = [] } = await dynamodb.send(
    new QueryCommand({
      TableName: env.CLINICAL_TABLE_NAME,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': accountPartition(userId), ':prefix': prefix },
      ConsistentRead: true,
      ScanIndexForward: false,
      Limit: notificationsMax,
    }),
  );
  return z.parse(z.array(Notification), items);
}

/** Marks a person's own notifications as read; other people's ids change nothing. */
export async function markRead(userId: string, ids: readonly string[]): Promise<void> {
  await Promise.all(
    ids.map((id) =>
      dynamodb
        .send(
          new UpdateCommand({
            TableName: env.CLINICAL_TABLE_NAME,
            Key: { pk: accountPartition(userId), sk: `${prefix}${id}` },
            UpdateExpression: 'SET unread = :no',
            ConditionExpression: 'attribute_exists(pk)',
            ExpressionAttributeValues: { ':no': false },
          }),
        )
        .catch((error: unknown) => {
          if (!(error instanceof ConditionalCheckFailedException)) throw error;
        }),
    ),
  );
}
