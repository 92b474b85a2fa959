import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type Notification, notificationsMax } from '#contract/account/notifications.ts';
import { keyAttributes, plainItem } from '#platform/attributes.ts';
import { type TransactItem, batchGet, conditionally, dynamodb, queryItems } from '#platform/dynamodb.ts';
import { type Caller, isStaff } from '#platform/caller.ts';
import {
  StoredNotification,
  notificationEnds,
  notificationItemIn,
  notificationKey,
  notificationPut,
  notificationsPartition,
  unreadNotification as unread,
} from '#platform/items/notification.ts';
import { type Page, readPage } from '#platform/pages.ts';
import { env } from './env.ts';
import { patientPartition } from './patient.ts';
import { getPatients } from './store.ts';

/** The sort keys, under a patient, of what leads to the notifications about them. */
const notifiedPrefix = 'NOTIFIED#';
/** The item under a patient that leads to a notification about them. */
export const pointerItem = (patientId: string, name: string, userId: string, notification: StoredNotification): TransactItem => ({
  Put: {
    TableName: env.CLINICAL_TABLE_NAME,
    Item: {
      pk: patientPartition(patientId),
      sk: `${notifiedPrefix}${name}#${userId}`,
      besides: notificationKey(userId, notification.id),
      ...notificationEnds(notification),
    },
  },
});
const putOf = (userId: string, notification: StoredNotification) => notificationPut(env.CLINICAL_TABLE_NAME, userId, notification);

/** Puts a notification for a person, in place of an earlier one with the same id. */
export const notify = (userId: string, notification: StoredNotification): Promise<unknown> =>
  dynamodb.send(new PutCommand(putOf(userId, notification)));

/** The item of a new, unread notification, for the transaction that it reports. */
export const notificationItem = (userId: string, message: Notification['message'], now: Date, about?: 'inbox'): TransactItem =>
  notificationItemIn(env.CLINICAL_TABLE_NAME, userId, message, now, about);

/**
 * The items of a new, unread notification to staff about a patient. One item is stored under the patient, so that deleting the record
 * deletes the notification.
 */
export function notificationAbout(
  patientId: string,
  userId: string,
  message: Notification['message'],
  now: Date,
  about?: 'prescriptions' | 'laboratory' | 'results' | 'verification' | 'chart' | 'inbox',
  orderId?: string,
): TransactItem[] {
  const notification = { ...unread(message, now), patientId, ...(about && { about }), ...(orderId && { orderId }) };
  return [{ Put: putOf(userId, notification) }, pointerItem(patientId, notification.id, userId, notification)];
}

/** A notification of one of the staff, with the account that it is for. */
export interface Told {
  readonly userId: string;
  readonly notification: StoredNotification;
}
const Pointer = z.object({ besides: z.object({ pk: z.string(), sk: z.string() }) });

/** The notifications to staff about a patient. */
export async function notificationsAbout(patientId: string): Promise<Told[]> {
  const pointers = await queryItems({
    TableName: env.CLINICAL_TABLE_NAME,
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': patientPartition(patientId), ':prefix': notifiedPrefix },
    ConsistentRead: true,
  });
  const keys = z.parse(z.array(Pointer), pointers).map(({ besides }) => keyAttributes(besides));
  const items = (await batchGet(env.CLINICAL_TABLE_NAME, keys, { ConsistentRead: true })).map(plainItem);
  return items.map((item) => ({
    userId: String(item['pk']).slice(notificationsPartition('').length),
    notification: z.parse(StoredNotification, item),
  }));
}

/** The item of a notification in its place, as it reads from now on. */
export const notificationAgain = ({ userId, notification }: Told): TransactItem => ({ Put: putOf(userId, notification) });

/**
 * The items, and the id, of a notification to staff about a patient's latest action. It replaces the `earlier` one, so that a single
 * patient cannot fill the bell.
 */
export function notificationInPlace(
  earlier: string | undefined,
  patientId: string,
  userId: string,
  message: Notification['message'],
  now: Date,
): { readonly items: TransactItem[]; readonly id: string } {
  const notification = { ...unread(message, now), patientId };
  const replaced = earlier === undefined ? [] : [{ Delete: { TableName: env.CLINICAL_TABLE_NAME, Key: notificationKey(userId, earlier) } }];
  const items = [{ Put: putOf(userId, notification) }, pointerItem(patientId, 'LAST', userId, notification), ...replaced];
  return { items, id: notification.id };
}

const newestFirst = (userId: string) => ({
  TableName: env.CLINICAL_TABLE_NAME,
  KeyConditionExpression: 'pk = :pk',
  ExpressionAttributeValues: { ':pk': notificationsPartition(userId) },
  ConsistentRead: true,
  ScanIndexForward: false,
});

/** The id of a person's newest notification; "" if there is none. */
export async function latestNotification(userId: string): Promise<string> {
  const [latest] = await queryItems({ ...newestFirst(userId), ConsistentRead: false }, 1);
  return latest === undefined ? '' : z.parse(StoredNotification, latest).id;
}

/** A page of a person's notifications, newest first. Staff get the patients' names too. */
export const notificationsOf = (caller: Caller, cursor: string | undefined): Promise<Page<Notification>> =>
  readPage(newestFirst(caller.id), { list: `notifications ${caller.id}`, cursor, size: notificationsMax }, async (items) => {
    const stored = z.parse(z.array(StoredNotification), items);
    const ids = isStaff(caller) ? stored.flatMap(({ patientId }) => patientId ?? []) : [];
    const patients = new Map((await getPatients([...new Set(ids)])).map((patient) => [patient.id, patient]));
    return stored.map(({ patientId = '', ...notification }) => {
      const patient = patients.get(patientId);
      return { ...notification, ...(patient && { patient: { id: patient.id, ...patient.personalInfo } }) };
    });
  });

/** Marks a person's own notifications as read. Ids of other people's notifications are ignored. */
export async function markRead(userId: string, ids: readonly string[]): Promise<void> {
  await Promise.all(
    ids.map((id) =>
      conditionally(
        dynamodb.send(
          new UpdateCommand({
            TableName: env.CLINICAL_TABLE_NAME,
            Key: notificationKey(userId, id),
            UpdateExpression: 'SET unread = :no',
            ConditionExpression: 'attribute_exists(pk)',
            ExpressionAttributeValues: { ':no': false },
          }),
        ),
      ),
    ),
  );
}
