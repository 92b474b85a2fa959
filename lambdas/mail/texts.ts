import { isolated } from '#contract/base/isolated.ts';
import type { Language, Texts } from '#contract/base/language.ts';
import { type Composed, type MailPage, composed as pageOf } from '#contract/mail/page.ts';
import type { Mail } from '#platform/items/mail.ts';

/** A notice's contents, with names and times filled in. */
export type Notice =
  | { readonly kind: 'reminder'; readonly startsAt: string; readonly isOwn: boolean }
  | { readonly kind: 'critical-result' }
  | Exclude<Mail, { readonly kind: 'reminder' | 'critical-result' | 'critical-escalation' }>;

const style = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Qatar',
} as const;
const formats = { en: new Intl.DateTimeFormat('en-US', style), ar: new Intl.DateTimeFormat('ar-AE-u-nu-latn', style) };
const whenOf = (at: string): Texts => ({ en: formats.en.format(new Date(at)), ar: formats.ar.format(new Date(at)) });

/** Names nobody, because others may read the mailbox, and an e-mail may be forwarded. */
function reminder({ startsAt, isOwn }: Extract<Notice, { kind: 'reminder' }>): MailPage {
  const when = whenOf(startsAt);
  const move = { en: 'To move or cancel it, sign in.', ar: 'لنقل الموعد أو إلغائه يكفي تسجيل الدخول.' };
  const unknown = {
    en: 'If you don’t know of this appointment, tell the clinic.',
    ar: 'إذا كان هذا الموعد غير معروف لديك يرجى إبلاغ العيادة.',
  };
  const whose = isOwn
    ? { en: 'You have an appointment', ar: 'لديك موعد' }
    : { en: 'A person linked to your account has an appointment', ar: 'لشخص مرتبط بحسابك موعد' };
  return {
    words: {
      en: {
        subject: 'appointment reminder',
        heading: 'Appointment reminder',
        lines: [`${whose.en} on:`],
        fact: when.en,
        action: 'See the appointment',
        after: [move.en, unknown.en],
        brief: [`${whose.en} on ${when.en}.`, `${move.en} ${unknown.en}`],
      },
      ar: {
        subject: 'تذكير بموعد',
        heading: 'تذكير بموعد',
        lines: [`${whose.ar} يوم:`],
        fact: when.ar,
        action: 'عرض الموعد',
        after: [move.ar, unknown.ar],
        brief: [`${whose.ar} يوم ${when.ar}.`, `${move.ar} ${unknown.ar}`],
      },
    },
    path: '/dashboard',
    stop: 'reminders',
  };
}

const linkMade: Readonly<Record<'holder' | 'patient', MailPage>> = {
  holder: {
    words: {
      en: {
        subject: 'a record was linked to your account',
        heading: 'A record was linked to your account',
        lines: ['Your account can now open a record, because a code from the clinic was entered. Sign in to see which record it is.'],
        action: 'Sign in',
        after: [
          'If this was you, you don’t need to do anything.',
          'If you didn’t enter a code from the clinic, tell the clinic at once and change your password.',
        ],
        brief: [
          'Your account can now open a record. Sign in to see which.',
          'If you didn’t enter a code from the clinic, tell the clinic at once and change your password.',
        ],
      },
      ar: {
        subject: 'رُبط سجل بحسابك',
        heading: 'رُبط سجل بحسابك',
        lines: ['أصبح بإمكان حسابك الاطلاع على سجل بعد إدخال رمز من العيادة. يظهر لك أي سجل هو بعد تسجيل الدخول.'],
        action: 'تسجيل الدخول',
        after: ['إذا كان ذلك منك فلا داعي لأي إجراء.', 'إذا لم يُدخَل رمز من العيادة بعلمك فيجب إبلاغ العيادة فوراً وتغيير كلمة المرور.'],
        brief: [
          'أصبح بإمكان حسابك الاطلاع على سجل، ويظهر لك أي سجل هو بعد تسجيل الدخول.',
          'إذا لم يُدخَل رمز من العيادة بعلمك فيجب إبلاغ العيادة فوراً وتغيير كلمة المرور.',
        ],
      },
    },
    path: '/dashboard',
    stop: 'never',
  },
  patient: {
    words: {
      en: {
        subject: 'another account can open your record',
        heading: 'Another account can open your record',
        lines: ['Another account can now open your record. Sign in to see whose it is.'],
        action: 'Sign in',
        after: ['If you agreed to this, you don’t need to do anything.', 'If you didn’t agree to this, tell the clinic at once.'],
        brief: [
          'Another account can now open your record. Sign in to see whose it is.',
          'If you didn’t agree to this, tell the clinic at once.',
        ],
      },
      ar: {
        subject: 'أصبح سجلك متاحاً لحساب آخر',
        heading: 'أصبح سجلك متاحاً لحساب آخر',
        lines: ['أصبح بإمكان حساب آخر الاطلاع على سجلك. يظهر لك صاحب الحساب بعد تسجيل الدخول.'],
        action: 'تسجيل الدخول',
        after: ['إذا كان ذلك بموافقتك فلا داعي لأي إجراء.', 'إذا لم يكن ذلك بموافقتك فيجب إبلاغ العيادة فوراً.'],
        brief: ['أصبح بإمكان حساب آخر الاطلاع على سجلك، ويظهر لك صاحبه بعد تسجيل الدخول.', 'إذا لم يكن ذلك بموافقتك فيجب إبلاغ العيادة فوراً.'],
      },
    },
    path: '/dashboard',
    stop: 'never',
  },
};

/** Urgent for the recipient, and meaningless to anyone else who reads it. */
const urgent: MailPage = {
  words: {
    en: {
      subject: 'urgent, please sign in now',
      heading: 'Please sign in now',
      lines: ['Something urgent is waiting for you.'],
      action: 'Sign in',
      after: ['Open your notifications after signing in.'],
      brief: ['Something urgent is waiting for you. Sign in now and open your notifications.'],
    },
    ar: {
      subject: 'أمر عاجل بانتظارك',
      heading: 'يرجى تسجيل الدخول الآن',
      lines: ['أمر عاجل بانتظارك.'],
      action: 'تسجيل الدخول',
      after: ['بعد تسجيل الدخول يرجى فتح الإشعارات.'],
      brief: ['أمر عاجل بانتظارك. يرجى تسجيل الدخول الآن وفتح الإشعارات.'],
    },
  },
  path: '/dashboard',
};

function newBrowser({ at, browser }: Extract<Notice, { kind: 'new-browser' }>): MailPage {
  const when = whenOf(at);
  const [named, namedAr] = browser === undefined ? ['', ''] : [` (${browser})`, ` (${isolated(browser)})`];
  const happened = {
    en: `Your account was used to sign in from a new browser${named} on ${when.en}, Qatar time.`,
    ar: `استُخدم حسابك لتسجيل الدخول من متصفح جديد${namedAr} يوم ${when.ar} بتوقيت قطر.`,
  };
  const after = {
    en: [
      'If this was you, you don’t need to do anything.',
      'If it wasn’t, change your password at once and sign out everywhere. Both are in Settings.',
    ],
    ar: [
      'إذا كان الدخول منك فلا داعي لأي إجراء.',
      'إذا كان من غيرك فيجب فوراً تغيير كلمة المرور وتسجيل الخروج من كل الأجهزة؛ كلاهما في الإعدادات.',
    ],
  };
  const wordsOf = (language: Language) => ({
    lines: [happened[language]],
    after: after[language],
    brief: [happened[language], after[language].join(' ')],
  });
  return {
    words: {
      en: { subject: 'new sign-in', heading: 'New sign-in to your account', action: 'Open Settings', ...wordsOf('en') },
      ar: { subject: 'تسجيل دخول جديد', heading: 'تسجيل دخول جديد إلى حسابك', action: 'فتح الإعدادات', ...wordsOf('ar') },
    },
    path: '/settings',
    buttonLast: true,
    stop: 'never',
  };
}

const secondFactorOff: MailPage = {
  words: {
    en: {
      subject: 'authenticator app turned off',
      heading: 'Authenticator app turned off',
      lines: ['The password of your account was reset by email, so sign-in no longer asks for a code of your authenticator app.'],
      action: 'Open Settings',
      after: [
        'If this was you, set the app up again in Settings.',
        'If it wasn’t, change the password of your mailbox at once, then that of your account.',
      ],
      brief: [
        'Your password was reset by email, so sign-in no longer asks for a code. If this was you, set the app up again in Settings.',
        'If it wasn’t, change the password of your mailbox at once, then that of your account.',
      ],
    },
    ar: {
      subject: 'لم يعد رمز المصادقة مطلوباً',
      heading: 'لم يعد رمز المصادقة مطلوباً',
      lines: ['أُعيد تعيين كلمة مرور حسابك عبر البريد الإلكتروني، فلم يعد تسجيل الدخول يتطلب رمز المصادقة.'],
      action: 'فتح الإعدادات',
      after: [
        'إذا كان ذلك منك فيمكن تفعيل الرمز من جديد في الإعدادات.',
        'إذا كان من غيرك فيجب فوراً تغيير كلمة مرور البريد الإلكتروني ثم كلمة مرور الحساب.',
      ],
      brief: [
        'أُعيد تعيين كلمة مرورك عبر البريد الإلكتروني، فلم يعد تسجيل الدخول يتطلب رمزاً. إذا كان ذلك منك فيمكن تفعيله من جديد في الإعدادات.',
        'إذا كان من غيرك فيجب فوراً تغيير كلمة مرور البريد الإلكتروني ثم كلمة مرور الحساب.',
      ],
    },
  },
  path: '/settings',
  buttonLast: true,
  stop: 'never',
};

function said(notice: Notice): MailPage {
  if (notice.kind === 'reminder') return reminder(notice);
  if (notice.kind === 'second-factor-off') return secondFactorOff;
  if (notice.kind === 'critical-result') return urgent;
  return notice.kind === 'link-made' ? linkMade[notice.to] : newBrowser(notice);
}

/** The e-mail of a notice, the account's language first; with the address of the site if the stage has a domain of its own. */
export const composed = (notice: Notice, first: Language, site: string | undefined): Composed => pageOf(said(notice), first, site);
