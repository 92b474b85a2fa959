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

/** Notifies an account of an unacknowledged critical result: in the bell, and by an e-mail without health data. */
export const tellOfCritical = (
  { id: orderId, patientId, criticalSince = '' }: StoredOrder,
  userId: string,
  message: Texts,
  now: Date,
): TransactItem[] => [
  ...notificationAbout(patientId, userId, message, now, 'laboratory', orderId),
  mailItem(TableName, userId, { kind: 'critical-result', patientId, orderId, criticalSince }, now),
];

/**
 * The items written with newly verified critical results: a notice to the clinician responsible for the order, and an escalation to all
 * other prescribers that is due if the results are not acknowledged in time. Without a responsible clinician, the escalation is due at
 * once.
 */
export function criticalNotices(
  before: StoredOrder,
  after: StoredOrder,
  messages: readonly Texts[],
  staff: Members,
  now: Date,
): TransactItem[] {
  const [first] = messages;
  const { id: orderId, patientId, orderedBy, criticalSince } = after;
  if (first === undefined || criticalSince === undefined) return [];
  const worker = workerOf(staff, orderedBy);
  const message = notices.andMore(first, messages.length - 1);
  const escalation = { kind: 'critical-escalation', patientId, orderId, criticalSince } as const;
  return [
    ...(worker === undefined ? [] : tellOfCritical(after, worker, message, now)),
    ...(before.criticalSince === undefined
      ? [mailItem(TableName, orderedBy, escalation, now, worker === undefined ? now : escalatesAt(criticalSince))]
      : []),
  ];
}
