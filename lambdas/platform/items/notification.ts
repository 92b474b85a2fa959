import { ulid } from 'ulid';
import * as z from 'zod/mini';
import { Notification } from '#contract/notifications.ts';
import type { TransactItem } from '../dynamodb.ts';
import { accountPartition } from '../account.ts';

/** What the keys of an account's notifications begin with. */
export const notificationPrefix = 'NOTE#';

/** A notification as stored under its account: the patient's name is read when it is shown, so it ends with the record. */
export const StoredNotification = z.object({
  ...z.omit(Notification, { patient: true }).shape,
  patientId: z.optional(z.string()),
});
export type StoredNotification = z.output<typeof StoredNotification>;

export const notificationPut = (tableName: string, userId: string, notification: StoredNotification) => ({
  TableName: tableName,
  Item: { pk: accountPartition(userId), sk: `${notificationPrefix}${notification.id}`, ...notification },
});

export const unreadNotification = (message: Notification['message'], now: Date) => ({
  id: ulid(now.getTime()),
  message,
  at: now.toISOString(),
  unread: true,
});

/** The item of a new, unread notification, for the transaction that it reports. */
export const notificationItemIn = (
  tableName: string,
  userId: string,
  message: Notification['message'],
  now: Date,
  about?: 'settings',
): TransactItem => ({ Put: notificationPut(tableName, userId, { ...unreadNotification(message, now), ...(about && { about }) }) });
