import type { Relation } from '#contract/links/links.ts';
import type { Notification } from '#contract/account/notifications.ts';

type Message = Notification['message'];
/** A link's event: made with a code, undone by staff, or ended by its account. */
export type Happening = 'made' | 'undone' | 'ended';

/** To the patient's own account, about its own link. */
export const ofOwn: Record<Happening, Message> = {
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
export const ofProxy: Record<Happening, Message> = {
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
export function ofSomebody(
  happening: Happening,
  who: string | undefined,
  relation: Exclude<Relation, 'self'>,
  until: string | undefined,
): Message {
  // Quoted and isolated, as its owner chose it: it must not read as the clinic's words.
  const name = who?.replaceAll(/["“”«»]/g, '');
  const { en, ar } = name === undefined ? { en: 'Somebody', ar: 'شخص آخر' } : { en: `“\u2068${name}\u2069”`, ar: `«\u2068${name}\u2069»` };
  if (happening !== 'made') return { en: `${en} no longer sees your health record.`, ar: `انتهى اطلاع ${ar} على سجلك الصحي.` };
  const as = relationName[relation];
  const [lastEn, lastAr] = until === undefined ? ['', ''] : [`, until ${dayIn('en-US', until)}`, ` حتى ${dayIn('ar-AE-u-nu-latn', until)}`];
  return {
    en: `${en} now sees your health record as ${as.en}${lastEn}. If you did not agree to this, tell your clinic at once.`,
    ar: `أصبح سجلك الصحي متاحاً لاطلاع ${ar} (${as.ar})${lastAr}. إذا لم يكن ذلك بموافقتك فيجب إبلاغ العيادة فوراً.`,
  };
}

/** To the account of a person who acts for a child, whose corrected birth date brings its end nearer. */
export const shortenedTo = (until: string): Message => ({
  en: `The clinic corrected a birth date. This account sees the health record of somebody whom you care for until ${dayIn('en-US', until)} only.`,
  ar: `صحّحت العيادة تاريخ ميلاد. ينتهي اطلاع هذا الحساب على السجل الصحي لشخص في رعايتك يوم ${dayIn('ar-AE-u-nu-latn', until)}.`,
});

/** To whoever corrected a birth date. */
export const toEditor = ({ ended, shortened }: { readonly ended: number; readonly shortened: number }): Message => ({
  en: `The corrected birth date changes who may act for this patient. Links and open codes ended: ${ended}. Given an earlier last day: ${shortened}.`,
  ar: `يغيّر تاريخ الميلاد المصحّح من تجوز له الإنابة عن هذا المريض. روابط ورموز انتهت: ${ended}. روابط ورموز قُدّم آخر يوم لها: ${shortened}.`,
});
