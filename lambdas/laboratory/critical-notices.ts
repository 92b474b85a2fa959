import { notices } from '#contract/account/notices.ts';
import type { Texts } from '#contract/base/language.ts';
import type { TransactItem } from '#platform/dynamodb.ts';
import { mailItem } from '#platform/items/mail.ts';
import { notificationAbout } from '../clinic/notifications.ts';
import { type Members, workerOf } from '../clinic/roster.ts';
import { env } from '../clinic/env.ts';
import { escalatesAt } from './escalation.ts';
import type { StoredOrder } from './stored.ts';

const TableName = env.CLINICAL_TABLE_NAME;

/** Tells an account of a critical result that waits: in the bell, and by an e-mail that says nothing of health. */
export const tellOfCritical = (
  { id: orderId, patientId, criticalSince = '' }: StoredOrder,
  userId: string,
  message: Texts,
  now: Date,
): TransactItem[] => [
  ...notificationAbout(patientId, userId, message, now, 'laboratory'),
  mailItem(TableName, userId, { kind: 'critical-result', patientId, orderId, criticalSince }, now),
];

/**
 * What is written with newly verified critical results: a notice to whoever answers for the order, and one that becomes due for all other
 * prescribers if nobody acknowledges them; at once if nobody answers for the order any more.
 */
export function criticalNotices(
  before: StoredOrder,
  after: StoredOrder,
  alerts: readonly { readonly message: Texts }[],
  staff: Members,
  now: Date,
): TransactItem[] {
  const [first] = alerts;
  const { id: orderId, patientId, orderedBy, criticalSince } = after;
  if (first === undefined || criticalSince === undefined) return [];
  const worker = workerOf(staff, orderedBy);
  const message = notices.andMore(first.message, alerts.length - 1);
  const escalation = { kind: 'critical-escalation', patientId, orderId, criticalSince } as const;
  return [
    ...(worker === undefined ? [] : tellOfCritical(after, worker, message, now)),
    ...(before.criticalSince === undefined
      ? [mailItem(TableName, orderedBy, escalation, now, worker === undefined ? now : escalatesAt(criticalSince))]
      : []),
  ];
}
