import { notices } from '#contract/account/notices.ts';
import { transact } from '#platform/dynamodb.ts';
import type { Mail } from '#platform/items/mail.ts';
import { mergedInto } from '#platform/merged-record.ts';
import { env } from '../clinic/env.ts';
import { readMembers, workerOf } from '../clinic/roster.ts';
import { recordExists } from '../clinic/items.ts';
import { tellOfCritical } from '../laboratory/critical-notices.ts';
import { getOrder } from '../laboratory/stored.ts';

/** People notified per transaction: three items each, and the record. */
const toldAtOnce = 30;

/** The number under which a record is now: a notice may wait while its record is merged into another. */
export const numberNow = async (patientId: string): Promise<string> => (await mergedInto(env.CLINICAL_TABLE_NAME, patientId)) ?? patientId;

/** The order of a notice about a critical result; undefined once it is acknowledged. */
export async function stillCritical({ patientId, orderId, criticalSince }: Extract<Mail, { readonly orderId: string }>) {
  const order = await getOrder(await numberNow(patientId), orderId);
  return order?.criticalSince === criticalSince ? order : undefined;
}

/** Notifies every prescriber, except the first recipient, of a critical result; returns whether it was still unacknowledged. */
export async function tellOthers(mail: Extract<Mail, { readonly kind: 'critical-escalation' }>, now: Date): Promise<boolean> {
  const [order, staff] = await Promise.all([stillCritical(mail), readMembers()]);
  if (order === undefined) return false;
  const first = workerOf(staff, order.orderedBy);
  const others = [...staff.members.values()]
    .filter(({ id, duties, deactivatedAt }) => id !== first && deactivatedAt === undefined && duties.includes('prescriber'))
    .map(({ id }) => id);
  for (let from = 0; from < others.length; from += toldAtOnce) {
    const told = others.slice(from, from + toldAtOnce).flatMap((id) => tellOfCritical(order, id, notices.criticalWaited, now));
    await transact([recordExists(order.patientId), ...told]);
  }
  return true;
}
