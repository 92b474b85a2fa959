import type { Texts } from '#contract/base/language.ts';
import type { TransactItem } from '#platform/dynamodb.ts';
import { notificationInPlace, notificationItem } from '../clinic/notifications.ts';
import type { Link } from '../clinic/links.ts';
import { type Asked, askedItem } from './asked.ts';
import type { Staff } from '../clinic/roster.ts';
import { type StoredAppointment, isTimed } from './stored.ts';

/** Maximum people told of one change: they are items of its transaction, one for each account of a patient and three for each of the staff. */
const toldMax = { accounts: 10, staff: 20 };

const formats = {
  en: new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Qatar' }),
  ar: new Intl.DateTimeFormat('ar-AE-u-nu-latn', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Qatar' }),
};

/** What is told to an account of the patient, or of somebody who acts for them: when and with whom, no clinical words, nobody's name. */
type Told = Record<'booked' | 'moved' | 'cancelled', (when: Texts, clinician: Texts) => Texts>;
const toPatient: Told = {
  booked: (when, by) => ({ en: `An appointment was booked: ${when.en}, ${by.en}.`, ar: `حُجز موعد: ${when.ar}، ${by.ar}.` }),
  moved: (when, by) => ({ en: `An appointment was moved to ${when.en}, ${by.en}.`, ar: `نُقل موعد إلى ${when.ar}، ${by.ar}.` }),
  cancelled: (when, by) => ({ en: `An appointment was canceled: ${when.en}, ${by.en}.`, ar: `أُلغي موعد: ${when.ar}، ${by.ar}.` }),
};
const toStaff: Record<'asked' | 'moved' | 'cancelled', (when: Texts, clinician: Texts) => Texts> = {
  asked: (when, by) => ({ en: `A patient asks for ${when.en}, ${by.en}.`, ar: `طلب موعد من مريض: ${when.ar}، ${by.ar}.` }),
  moved: (when, by) => ({
    en: `A patient asks to move an appointment to ${when.en}, ${by.en}.`,
    ar: `طلب نقل موعد من مريض إلى ${when.ar}، ${by.ar}.`,
  }),
  cancelled: (when, by) => ({ en: `A patient canceled ${when.en}, ${by.en}.`, ar: `ألغى المريض موعد ${when.ar}، ${by.ar}.` }),
};

function happening(before: StoredAppointment | undefined, after: StoredAppointment): keyof Told | undefined {
  if (after.status === 'cancelled') return before?.startsAt === undefined ? undefined : 'cancelled';
  if (after.status !== 'booked') return undefined;
  if (before?.startsAt !== undefined && before.status === 'booked')
    return before.startsAt === after.startsAt && before.clinicianId === after.clinicianId ? undefined : 'moved';
  return before?.status === 'arrived' || before?.status === 'noshow' ? undefined : 'booked';
}

/**
 * The notifications of a change, for its transaction: the clinic's changes are told to the accounts linked to the record, and what patients
 * ask for or cancel to the reception and the clinician, with the note that they did. `asked` is what they asked for before, and undefined
 * for a change by the clinic.
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
  const when = { en: formats.en.format(at), ar: formats.ar.format(at) };
  const clinician = staff.members.get(after.clinicianId)?.name ?? { en: 'the clinic', ar: 'العيادة' };
  if (asked === undefined) {
    const what = happening(before, after);
    if (what === undefined) return [];
    return links.slice(0, toldMax.accounts).map(({ userId }) => notificationItem(userId, toPatient[what](when, clinician), now));
  }
  const request = before === undefined ? 'asked' : 'moved';
  const what = after.status === 'pending' ? request : 'cancelled';
  const reception = [...staff.members.values()]
    .filter(({ duties, deactivatedAt }) => duties.includes('reception') && deactivatedAt === undefined)
    .map(({ id }) => id);
  const notices = [...new Set([after.clinicianId, ...reception])].slice(0, toldMax.staff).map((userId) => ({
    userId,
    ...notificationInPlace(asked.told[userId], after.patientId, userId, toStaff[what](when, clinician), now),
  }));
  return [...notices.flatMap(({ items }) => items), ...noted(Object.fromEntries(notices.map(({ userId, id }) => [userId, id])))];
}
