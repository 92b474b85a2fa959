import { notices as texts, theClinic } from '#contract/account/notices.ts';
import type { TransactItem } from '#platform/dynamodb.ts';
import { notificationInPlace, notificationItem } from '../clinic/notifications.ts';
import type { Link } from '../clinic/links.ts';
import { type Asked, askedItem } from './asked.ts';
import type { Staff } from '../clinic/roster.ts';
import { type StoredAppointment, isTimed } from './stored.ts';

/** Maximum accounts notified of one change. They are items of its transaction: one per account of a patient, three per staff member. */
export const toldMax = { accounts: 10, staff: 20 };

function happening(before: StoredAppointment | undefined, after: StoredAppointment): 'booked' | 'moved' | 'cancelled' | undefined {
  if (after.status === 'cancelled') return before?.startsAt === undefined ? undefined : 'cancelled';
  if (after.status !== 'booked') return undefined;
  if (before?.startsAt !== undefined && before.status === 'booked')
    return before.startsAt === after.startsAt && before.clinicianId === after.clinicianId ? undefined : 'moved';
  return before?.status === 'arrived' || before?.status === 'noshow' ? undefined : 'booked';
}

/**
 * The notifications of a change, for its transaction. The clinic's changes go to the accounts linked to the record. Patients' requests and
 * cancellations go to the reception and the clinician, and are recorded in `asked`. `asked` holds the patient's earlier requests; it is
 * undefined for a change by the clinic.
 */
export function noticesOf(
  before: StoredAppointment | undefined,
  after: StoredAppointment,
  {
    asked,
    staff,
    links,
    now,
  }: { readonly asked: Asked | undefined; readonly staff: Staff; readonly links: readonly Link[]; readonly now: Date },
): TransactItem[] {
  const noted = (told: Asked['told']): TransactItem[] =>
    asked === undefined ? [] : [askedItem(after.patientId, asked, { told, isRequest: after.status === 'pending', now })];
  if (!isTimed(after)) return noted({});
  const at = new Date(after.startsAt);
  const clinician = staff.members.get(after.clinicianId)?.name ?? theClinic;
  if (asked === undefined) {
    const what = happening(before, after);
    if (what === undefined) return [];
    return links.slice(0, toldMax.accounts).map(({ userId }) => notificationItem(userId, texts[what](at, clinician), now));
  }
  const request = before === undefined ? 'appointmentAsked' : 'moveAsked';
  const what = after.status === 'pending' ? request : 'cancelledByPatient';
  const reception = [...staff.members.values()]
    .filter(({ duties, deactivatedAt }) => duties.includes('reception') && deactivatedAt === undefined)
    .map(({ id }) => id);
  const notices = [...new Set([after.clinicianId, ...reception])].slice(0, toldMax.staff).map((userId) => ({
    userId,
    ...notificationInPlace(asked.told[userId], after.patientId, userId, texts[what](at, clinician), now),
  }));
  return [...notices.flatMap(({ items }) => items), ...noted(Object.fromEntries(notices.map(({ userId, id }) => [userId, id])))];
}
