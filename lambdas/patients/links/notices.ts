import type { Relation } from '#contract/links.ts';
import type { Notification } from '#contract/notifications.ts';
import type { TransactItem } from '#platform/dynamodb.ts';
import { mailItem } from '#platform/items/mail.ts';
import { knownPerson } from '#platform/person.ts';
import { notificationItem } from '../accounts/notifications.ts';
import { env } from '../records/env.ts';
import type { Link } from './links.ts';

type Message = Notification['message'];
/** A link's event: made with a code, undone by staff, or ended by its account. */
type Happening = 'made' | 'undone' | 'ended';

/** To the patient's own account, about its own link. */
const ofOwn: Record<Happening, Message> = {
  made: {
    en: 'This account now sees your health record. If this was not you, tell your clinic at once.',
    ar: 'أصبح هذا الحساب يعرض سجلك الصحي. إذا لم يكن ذلك بعلمك فيجب إبلاغ العيادة فوراً.',
  },
  undone: {
    en: 'Your clinic ended the link between this account and your health record.',
    ar: 'أنهت عيادتك الربط بين هذا الحساب وسجلك الصحي.',
  },
  ended: {
    en: 'The link between this account and your health record was ended from this account.',
    ar: 'أُنهي الربط بين هذا الحساب وسجلك الصحي من هذا الحساب.',
  },
};

/** To the account of a person who acts for the patient. It does not name the patient, because it outlives the record. */
const ofProxy: Record<Happening, Message> = {
  made: {
    en: 'This account now sees the health record of somebody whom you care for.',
    ar: 'أصبح هذا الحساب يعرض السجل الصحي لشخص في رعايتك.',
  },
  undone: {
    en: 'The clinic ended this account’s access to the health record of somebody whom you care for.',
    ar: 'أنهت العيادة اطلاع هذا الحساب على السجل الصحي لشخص في رعايتك.',
  },
  ended: {
    en: 'This account’s access to the health record of somebody whom you care for was ended from this account.',
    ar: 'أُنهي من هذا الحساب اطلاعه على السجل الصحي لشخص في رعايتك.',
  },
};

const relationName: Record<Exclude<Relation, 'self'>, Message> = {
  parent: { en: 'your parent', ar: 'أحد الوالدين' },
  guardian: { en: 'your guardian', ar: 'الوصي' },
  carer: { en: 'your carer', ar: 'مقدّم الرعاية' },
};

const dayIn = (language: 'en-US' | 'ar-AE-u-nu-latn', day: string): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date(day));

/** To the patient's own account, about a person who acts for them. */
function ofSomebody(
  happening: Happening,
  who: string | undefined,
  relation: Exclude<Relation, 'self'>,
  until: string | undefined,
): Message {
  const { en, ar } = { en: who ?? 'Somebody', ar: who === undefined ? 'شخص آخر' : `\u2068${who}\u2069` };
  if (happening !== 'made') return { en: `${en} no longer sees your health record.`, ar: `انتهى اطلاع ${ar} على سجلك الصحي.` };
  const as = relationName[relation];
  const [lastEn, lastAr] = until === undefined ? ['', ''] : [`, until ${dayIn('en-US', until)}`, ` حتى ${dayIn('ar-AE-u-nu-latn', until)}`];
  return {
    en: `${en} now sees your health record as ${as.en}${lastEn}. If you did not agree to this, tell your clinic at once.`,
    ar: `أصبح سجلك الصحي متاحاً لاطلاع ${ar} (${as.ar})${lastAr}. إذا لم يكن ذلك بموافقتك فيجب إبلاغ العيادة فوراً.`,
  };
}

/** By e-mail too if the link is new: whoever did not want it may not be signed in to see it. */
const mailsOf = (happening: Happening, userId: string, to: 'holder' | 'patient', now: Date): TransactItem[] =>
  happening === 'made' ? [mailItem(env.CLINICAL_TABLE_NAME, userId, { kind: 'link-made', to }, now)] : [];

/**
 * The notifications and e-mails of a link's event: to its account and, if that account acts for the patient, to the patient's own account
 * among `links`.
 */
export async function noticesOfLink(happening: Happening, link: Link, links: readonly Link[], now: Date): Promise<TransactItem[]> {
  const { userId, relation, until } = link;
  const toHolder = [
    notificationItem(userId, (relation === 'self' ? ofOwn : ofProxy)[happening], now),
    ...mailsOf(happening, userId, 'holder', now),
  ];
  const own = links.find((one) => one.relation === 'self');
  if (relation === 'self' || own === undefined) return toHolder;
  const person = await knownPerson(userId);
  return [
    ...toHolder,
    notificationItem(own.userId, ofSomebody(happening, person?.name || person?.email, relation, until), now),
    ...mailsOf(happening, own.userId, 'patient', now),
  ];
}
