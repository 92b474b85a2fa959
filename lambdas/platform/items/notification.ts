import { ulid } from 'ulid';
import * as z from 'zod/mini';
import { Notification } from '#contract/account/notifications.ts';
import type { TransactItem } from '../dynamodb.ts';

/** The partition of an account's notifications. It is not the account's own: who may tell it something may not write what it has the right to see. */
export const notificationsPartition = (userId: string): string => `NOTIFICATIONS#${userId}`;
export const notificationKey = (userId: string, id: string) => ({ pk: notificationsPartition(userId), sk: id });

/** A notification as stored: the patient's name is read when it is shown, so it ends with the record. */
export const StoredNotification = z.object({
  ...z.omit(Notification, { patient: true }).shape,
  patientId: z.optional(z.string()),
});
export type StoredNotification = z.output<typeof StoredNotification>;

export const notificationPut = (tableName: string, userId: string, notification: StoredNotification) => ({
  TableName: tableName,
  Item: { ...notificationKey(userId, notification.id), ...notification },
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
