import * as z from 'zod/mini';
import { keptFor } from '#contract/base/kept-for.ts';
import { timeToLive } from '#contract/deployment/storage.ts';
import { Notification } from '#contract/account/notifications.ts';
import type { TransactItem } from '../dynamodb.ts';
import { ulid } from '../ulid.ts';

/**
 * The partition of an account's notifications. It is separate from the account's own partition, so that the right to notify an account is
 * no right to write its links.
 */
export const notificationsPartition = (userId: string): string => `NOTIFICATIONS#${userId}`;
export const notificationKey = (userId: string, id: string) => ({ pk: notificationsPartition(userId), sk: id });

/** A notification as stored. It has no patient name: the name is read from the record at display, so deleting the record removes it. */
export const StoredNotification = z.object({
  ...z.omit(Notification, { patient: true }).shape,
  patientId: z.optional(z.string()),
  /** The laboratory order whose results it reports. */
  orderId: z.optional(z.string()),
});
export type StoredNotification = z.output<typeof StoredNotification>;

/** When a notification goes; the database may take days to remove it. */
export const notificationEnds = ({ at }: Pick<StoredNotification, 'at'>) => ({
  [timeToLive]: Math.floor(Date.parse(at) / 1000) + keptFor.notificationDays * 86_400,
});

export const notificationPut = (tableName: string, userId: string, notification: StoredNotification) => ({
  TableName: tableName,
  Item: { ...notificationKey(userId, notification.id), ...notification, ...notificationEnds(notification) },
});

export const unreadNotification = (message: Notification['message'], now: Date) => ({
  id: ulid(now.getTime()),
  message,
  at: now.toISOString(),
  unread: true,
});

/** The put of a new, unread notification, for the transaction that it reports. */
export const notificationItemIn = (
  tableName: string,
  userId: string,
  message: Notification['message'],
  now: Date,
  about?: 'settings' | 'inbox',
): TransactItem => ({ Put: notificationPut(tableName, userId, { ...unreadNotification(message, now), ...(about && { about }) }) });
