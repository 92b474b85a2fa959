import { isolated } from '../base/isolated.ts';
import type { Texts } from '../base/language.ts';
import type { Relation } from '../links/links.ts';

const locales = { en: 'en-US', ar: 'ar-AE-u-nu-latn' } as const;
/** Formats are created on first use, so that callers without times start without them. */
function inBoth(options: Intl.DateTimeFormatOptions): (at: Date) => Texts {
  let formats: { readonly en: Intl.DateTimeFormat; readonly ar: Intl.DateTimeFormat } | undefined;
  return (at) => {
    formats ??= { en: new Intl.DateTimeFormat(locales.en, options), ar: new Intl.DateTimeFormat(locales.ar, options) };
    return { en: formats.en.format(at), ar: formats.ar.format(at) };
  };
}
const timeIn = inBoth({ dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23', timeZone: 'Asia/Qatar' });
const dayIn = inBoth({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** The time of an appointment, and its clinician. */
const ofAppointment =
  (text: (when: Texts, by: Texts) => Texts) =>
  (at: Date, by: Texts): Texts =>
    text(timeIn(at), by);
/** How many appointments of a series, the time of the first, and its clinician. */
const ofSeries =
  (text: (count: number, when: Texts, by: Texts) => Texts) =>
  (count: number, at: Date, by: Texts): Texts =>
    text(count, timeIn(at), by);
/** A text in both languages, from the parts in each language. */
const both = (text: (language: 'en' | 'ar') => string): Texts => ({ en: text('en'), ar: text('ar') });

const criticalWord: Texts = { en: 'Critical result', ar: 'نتيجة حرجة' };
const correctedWord: Texts = { en: 'Corrected result', ar: 'نتيجة مصحّحة' };
const correctedCritical: Texts = { en: 'Corrected result, critical', ar: 'نتيجة مصحّحة حرجة' };
const doubted: Texts = { en: 'Do not rely on this result, it is being corrected', ar: 'لا يُعتمد على هذه النتيجة، فهي قيد التصحيح' };
const withdrawn: Texts = { en: 'Withdrawn result, entered in error', ar: 'نتيجة مسحوبة، أُدخلت بالخطأ' };
const toVerify: Texts = { en: 'Critical result to be verified', ar: 'نتيجة حرجة بانتظار التحقق' };
/** A result behind the words that say what is to be known of it. */
const ofResult =
  (word: Texts) =>
  (test: Texts, value: Texts): Texts =>
    both((language) => `${word[language]}: ${test[language]} ${value[language]}`);
const relations: Readonly<Record<Exclude<Relation, 'self'>, Texts>> = {
  parent: { en: 'your parent', ar: 'أحد الوالدين' },
  guardian: { en: 'your guardian', ar: 'ولي الأمر' },
  carer: { en: 'your caregiver', ar: 'القائم على الرعاية' },
};
/** Quoted and isolated, because the account's owner chose the name: it must not read as the clinic's words. */
function personNamed(name: string | undefined): Texts {
  const plain = name?.replaceAll(/["“”«»]/g, '');
  return plain === undefined ? { en: 'Someone', ar: 'شخص آخر' } : { en: `“${isolated(plain)}”`, ar: `«${isolated(plain)}»` };
}

/** In place of the name of a clinician who is not on the roster. */
export const theClinic: Texts = { en: 'the clinic', ar: 'العيادة' };

/**
 * Every text of the bell, in both languages. A notice to a patient's account, or to an account that acts for a patient, has no clinical
 * words and does not name the patient, because it outlives the record.
 */
export const notices = {
  // About appointments, to the accounts linked to the patient's record.
  booked: ofAppointment((when, by) => ({ en: `An appointment was booked: ${when.en}, ${by.en}.`, ar: `حُجز موعد: ${when.ar}، ${by.ar}.` })),
  seriesBooked: ofSeries((count, when, by) => ({
    en: `Appointments were booked: ${count}. The first: ${when.en}, ${by.en}.`,
    ar: `حُجزت مواعيد، عددها: ${count}. أولها: ${when.ar}، ${by.ar}.`,
  })),
  seriesMoved: ofSeries((count, when, by) => ({
    en: `Appointments were moved: ${count}. The first: ${when.en}, ${by.en}.`,
    ar: `نُقلت مواعيد، عددها: ${count}. أولها: ${when.ar}، ${by.ar}.`,
  })),
  seriesCancelled: ofSeries((count, when, by) => ({
    en: `Appointments were canceled: ${count}. The first: ${when.en}, ${by.en}.`,
    ar: `أُلغيت مواعيد، عددها: ${count}. أولها: ${when.ar}، ${by.ar}.`,
  })),
  moved: ofAppointment((when, by) => ({
    en: `An appointment was moved to ${when.en}, ${by.en}.`,
    ar: `نُقل موعد إلى ${when.ar}، ${by.ar}.`,
  })),
  cancelled: ofAppointment((when, by) => ({
    en: `An appointment was canceled: ${when.en}, ${by.en}.`,
    ar: `أُلغي موعد: ${when.ar}، ${by.ar}.`,
  })),
  requestLapsed: ofAppointment((when, by) => ({
    en: `The clinic did not answer your request for ${when.en}, ${by.en}, in time. Ask for another time, or call the clinic.`,
    ar: `لم تردّ العيادة في الوقت المناسب على طلب موعد: ${when.ar}، ${by.ar}. يمكن طلب وقت آخر أو الاتصال بالعيادة.`,
  })),
  // To reception and the clinician.
  appointmentAsked: ofAppointment((when, by) => ({
    en: `A patient asks for ${when.en}, ${by.en}.`,
    ar: `طلب موعد من مريض: ${when.ar}، ${by.ar}.`,
  })),
  moveAsked: ofAppointment((when, by) => ({
    en: `A patient asks to move an appointment to ${when.en}, ${by.en}.`,
    ar: `طلب نقل موعد من مريض إلى ${when.ar}، ${by.ar}.`,
  })),
  cancelledByPatient: ofAppointment((when, by) => ({
    en: `A patient canceled ${when.en}, ${by.en}.`,
    ar: `ألغى المريض موعد ${when.ar}، ${by.ar}.`,
  })),

  // To the patient's own account, about its own link: made with a code, removed by staff, or ended by the account.
  ownLinkMade: {
    en: 'This account now sees your health record. If this was not you, tell your clinic at once.',
    ar: 'أصبح بإمكان هذا الحساب الاطلاع على سجلك الصحي. إذا لم يكن ذلك بعلمك فيجب إبلاغ العيادة فوراً.',
  },
  ownLinkUndone: {
    en: 'Your clinic ended the link between this account and your health record.',
    ar: 'أنهت عيادتك الربط بين هذا الحساب وسجلك الصحي.',
  },
  ownLinkEnded: {
    en: 'The link between this account and your health record was ended from this account.',
    ar: 'أُنهي الربط بين هذا الحساب وسجلك الصحي من هذا الحساب.',
  },
  // To the account of a person who acts for a patient.
  careLinkMade: {
    en: 'This account now sees the health record of someone in your care.',
    ar: 'أصبح بإمكان هذا الحساب الاطلاع على السجل الصحي لشخص في رعايتك.',
  },
  careLinkUndone: {
    en: 'The clinic ended this account’s access to the health record of someone in your care.',
    ar: 'أنهت العيادة اطلاع هذا الحساب على السجل الصحي لشخص في رعايتك.',
  },
  careLinkEnded: {
    en: 'This account’s access to the health record of someone in your care was ended from this account.',
    ar: 'أُنهي من هذا الحساب اطلاعه على السجل الصحي لشخص في رعايتك.',
  },
  /** A corrected birth date moves the last day of a child's link forward. */
  careLinkShortened: (until: string) => {
    const day = dayIn(new Date(until));
    return {
      en: `The clinic corrected a birth date. This account sees the health record of someone in your care until ${day.en} only.`,
      ar: `صحّحت العيادة تاريخ ميلاد. ينتهي اطلاع هذا الحساب على السجل الصحي لشخص في رعايتك يوم ${day.ar}.`,
    };
  },
  // To the patient's own account, about a person who acts for the patient.
  seenBy: (name: string | undefined, relation: Exclude<Relation, 'self'>, until: string | undefined) => {
    const [who, as] = [personNamed(name), relations[relation]];
    const day = until === undefined ? undefined : dayIn(new Date(until));
    const [lastEn, lastAr] = day === undefined ? ['', ''] : [`, until ${day.en}`, ` حتى ${day.ar}`];
    return {
      en: `${who.en} now sees your health record as ${as.en}${lastEn}. If you did not agree to this, tell your clinic at once.`,
      ar: `أصبح سجلك الصحي متاحاً لاطلاع ${who.ar} (${as.ar})${lastAr}. إذا لم يكن ذلك بموافقتك فيجب إبلاغ العيادة فوراً.`,
    };
  },
  seenNoMoreBy: (name: string | undefined) => {
    const who = personNamed(name);
    return { en: `${who.en} no longer sees your health record.`, ar: `انتهى اطلاع ${who.ar} على سجلك الصحي.` };
  },
  /** To the staff member who corrected a birth date. */
  linksChanged: ({ ended, shortened }: { readonly ended: number; readonly shortened: number }) => ({
    en: `The corrected birth date changes who may act for this patient. Links and open codes ended: ${ended}. Given an earlier last day: ${shortened}.`,
    ar: `يغيّر تاريخ الميلاد المصحّح من تجوز له الإنابة عن هذا المريض. روابط ورموز انتهت: ${ended}. روابط ورموز قُدّم آخر يوم لها: ${shortened}.`,
  }),

  // To the accounts that could see a result.
  ownResultDoubted: {
    en: 'The clinic is checking a result again that this account could see. Please do not rely on it until then.',
    ar: 'تعيد العيادة التحقق من نتيجة كانت متاحة لهذا الحساب. يرجى عدم الاعتماد عليها حتى ذلك الحين.',
  },
  ownResultCorrected: {
    en: 'The clinic corrected a result that this account could see. The new one appears once a clinician has seen it.',
    ar: 'صحّحت العيادة نتيجة كانت متاحة لهذا الحساب. تظهر النتيجة الجديدة بعد اطلاع ممارس صحي عليها.',
  },
  ownResultWithdrawn: {
    en: 'The clinic withdrew a result that this account could see, because it was wrong.',
    ar: 'سحبت العيادة نتيجة كانت متاحة لهذا الحساب لأنها كانت خاطئة.',
  },

  // To the account that proposed a change, and to the sender or recipient of a request for a refill.
  proposalAccepted: { en: 'The clinic accepted a change that you proposed.', ar: 'قبلت العيادة تعديلاً اقترحته.' },
  proposalRefused: {
    en: 'The clinic declined a change that you proposed. See the proposal for the reason.',
    ar: 'اعتذرت العيادة عن تعديل اقترحته، والسبب مذكور مع الاقتراح.',
  },
  repeatAsked: { en: 'A refill of a prescription was requested.', ar: 'طُلبت إعادة صرف وصفة.' },
  repeatDeclined: {
    en: 'The clinic declined to refill a prescription. See the prescription for the reason.',
    ar: 'اعتذرت العيادة عن إعادة صرف وصفة، والسبب مذكور مع الوصفة.',
  },

  // To the staff, about tasks.
  taskGiven: { en: 'A colleague gave you a task.', ar: 'أُسندت إليك مهمة من أحد الزملاء.' },
  taskHandedOn: { en: 'A task that you gave was handed on to another colleague.', ar: 'أُحيلت إلى زميل آخر مهمة أسندتها.' },
  taskDone: { en: 'A task is done.', ar: 'أُنجزت مهمة.' },
  taskOpenAgain: { en: 'A task that was done is open again.', ar: 'أُعيد فتح مهمة منجزة.' },

  // To clinicians, about urgent matters.
  redZone: (signs: Texts) => ({ en: `Vital signs in the red zone: ${signs.en}`, ar: `علامات حيوية في نطاق الخطر: ${signs.ar}` }),
  criticalResult: ofResult(criticalWord),
  /** To those who were told of the result or acknowledged it. */
  resultDoubted: ofResult(doubted),
  resultWithdrawn: ofResult(withdrawn),
  resultCorrected: (test: Texts, value: Texts, former: Texts, isCritical: boolean) => {
    const { en, ar } = ofResult(isCritical ? correctedCritical : correctedWord)(test, value);
    return { en: `${en}, before ${former.en}`, ar: `${ar}، وكانت ${former.ar}` };
  },
  /** To the laboratory. */
  criticalToVerify: ofResult(toVerify),
  /** A result, and the number of further results that wait with it. */
  andMore: (first: Texts, more: number) => both((language) => first[language] + (more > 0 ? ` +${more}` : '')),
  criticalWaited: {
    en: 'A critical laboratory result has waited half an hour for someone',
    ar: 'نتيجة مختبر حرجة بلا تأكيد اطلاع منذ نصف ساعة',
  },

  // About the account itself.
  newBrowser: (browser: Texts) => ({
    en: `Signed in from a browser not used before: ${browser.en}. If this was not you, change your password and sign out everywhere.`,
    ar: `تسجيل دخول من متصفح لم يُستخدم من قبل: ${browser.ar}. إذا لم يكن ذلك بعلمك فيجب تغيير كلمة المرور وتسجيل الخروج من كل الأجهزة.`,
  }),
  secondFactorOff: {
    en: 'The authenticator app was turned off, because the password was reset by email. It can be set up again in Settings.',
    ar: 'تم إيقاف تطبيق المصادقة بسبب إعادة تعيين كلمة المرور عبر البريد الإلكتروني. يمكن إعداده من جديد في الإعدادات.',
  },
} as const satisfies Record<string, Texts | ((...known: never[]) => Texts)>;
