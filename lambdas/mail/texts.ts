import type { Language, Texts } from '#contract/base/language.ts';
import type { Mail } from '#platform/items/mail.ts';

/** A notice's contents, with names and times filled in. */
export type Notice =
  | { readonly kind: 'reminder'; readonly startsAt: string; readonly isOwn: boolean }
  | { readonly kind: 'critical-result' }
  | Exclude<Mail, { readonly kind: 'reminder' | 'critical-result' | 'critical-escalation' }>;

/** A composed e-mail: both languages in each of its parts. */
export interface Composed {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

interface Said {
  readonly subject: Texts;
  readonly lines: Readonly<Record<Language, readonly string[]>>;
}

const style = { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit', timeZone: 'Asia/Qatar' } as const;
const formats = { en: new Intl.DateTimeFormat('en-US', style), ar: new Intl.DateTimeFormat('ar-AE-u-nu-latn', style) };
const whenOf = (at: string): Texts => ({ en: formats.en.format(new Date(at)), ar: formats.ar.format(new Date(at)) });

/** Names nobody, because others may read the mailbox, and an e-mail may be forwarded. */
function reminder({ startsAt, isOwn }: Extract<Notice, { kind: 'reminder' }>): Said {
  const when = whenOf(startsAt);
  return {
    subject: { en: 'Reminder of an appointment', ar: 'تذكير بموعد' },
    lines: {
      en: [
        isOwn ? `You have an appointment on ${when.en}.` : `A person linked to your account has an appointment on ${when.en}.`,
        'Sign in to Afiya to see it.',
        'Reminders can be turned off in Settings.',
      ],
      ar: [
        isOwn ? `لديك موعد يوم ${when.ar}.` : `لشخص مرتبط بحسابك موعد يوم ${when.ar}.`,
        'للاطلاع عليه يلزم تسجيل الدخول إلى «عافية».',
        'يمكن إيقاف رسائل التذكير من الإعدادات.',
      ],
    },
  };
}

const linkMade: Readonly<Record<'holder' | 'patient', Said>> = {
  holder: {
    subject: { en: 'A record was linked to your account', ar: 'رُبط سجل بحسابك' },
    lines: {
      en: [
        'Your Afiya account now has access to a record. Sign in to see which.',
        'If you did not enter a code from the clinic, tell the clinic at once and change your password.',
      ],
      ar: [
        'أصبح بإمكان حسابك في «عافية» الاطلاع على سجل. لمعرفة أي سجل هو يلزم تسجيل الدخول.',
        'إذا لم يُدخَل رمز من العيادة بعلمك فيجب إبلاغ العيادة فوراً وتغيير كلمة المرور.',
      ],
    },
  },
  patient: {
    subject: { en: 'Another account has access to your record', ar: 'أصبح سجلك متاحاً لحساب آخر' },
    lines: {
      en: [
        'Another account now has access to your record. Sign in to Afiya to see whose it is.',
        'If you did not agree to this, tell the clinic at once.',
      ],
      ar: [
        'أصبح سجلك متاحاً لاطلاع حساب آخر. لمعرفة صاحب الحساب يلزم تسجيل الدخول إلى «عافية».',
        'إذا لم يكن ذلك بموافقتك فيجب إبلاغ العيادة فوراً.',
      ],
    },
  },
};

/** Urgent for the recipient, and meaningless to anyone else who reads it. */
const urgent: Said = {
  subject: { en: 'Please sign in to Afiya now', ar: 'يلزم تسجيل الدخول إلى منصة عافية الآن' },
  lines: {
    en: ['Something in Afiya is waiting for you and is urgent.', 'Sign in now and open your notifications.'],
    ar: ['أمر عاجل بانتظارك في «عافية».', 'يلزم تسجيل الدخول الآن وفتح الإشعارات.'],
  },
};

function newBrowser({ at, browser }: Extract<Notice, { kind: 'new-browser' }>): Said {
  const when = whenOf(at);
  const [named, namedAr] = browser === undefined ? ['', ''] : [`: ${browser}`, `: \u2068${browser}\u2069`];
  return {
    subject: { en: 'Sign-in from a new browser', ar: 'تسجيل دخول من متصفح جديد' },
    lines: {
      en: [
        `Your account was used to sign in on ${when.en}, Qatar time, from a browser that was not used before${named}.`,
        'If this was you, you do not need to do anything.',
        'If it was not, change your password at once and sign out everywhere; both are in Settings.',
      ],
      ar: [
        `سُجّل الدخول إلى حسابك يوم ${when.ar} بتوقيت قطر من متصفح لم يُستخدم من قبل${namedAr}.`,
        'إذا كان ذلك بعلمك فلا يلزم شيء.',
        'إذا لم يكن بعلمك فيجب فوراً تغيير كلمة المرور وتسجيل الخروج من كل الأجهزة؛ كلاهما في الإعدادات.',
      ],
    },
  };
}

const secondFactorOff: Said = {
  subject: { en: 'Authenticator app turned off', ar: 'لم يعد رمز المصادقة مطلوباً' },
  lines: {
    en: [
      'The password of your Afiya account was reset by e-mail, so sign-in no longer asks for a code of an authenticator app.',
      'If this was you, set the app up again in Settings.',
      'If it was not, change the password of your mailbox at once, then that of your account.',
    ],
    ar: [
      'أُعيد تعيين كلمة مرور حسابك في «عافية» عبر البريد الإلكتروني، فلم يعد تسجيل الدخول يتطلب رمز المصادقة.',
      'إذا كان ذلك بعلمك فيمكن تفعيل الرمز من جديد في الإعدادات.',
      'إذا لم يكن بعلمك فيجب فوراً تغيير كلمة مرور البريد الإلكتروني ثم كلمة مرور الحساب.',
    ],
  },
};

function said(notice: Notice): Said {
  if (notice.kind === 'reminder') return reminder(notice);
  if (notice.kind === 'second-factor-off') return secondFactorOff;
  if (notice.kind === 'critical-result') return urgent;
  return notice.kind === 'link-made' ? linkMade[notice.to] : newBrowser(notice);
}

const closing: Texts = {
  en: 'This message was sent automatically; replies are not read.',
  ar: 'أُرسلت هذه الرسالة آلياً، ولا تُقرأ الردود عليها.',
};

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (mark) => marks[mark] ?? '');

/** The e-mail of a notice in both languages; with the address of the site if the stage has a domain of its own. */
export function composed(notice: Notice, site: string | undefined): Composed {
  const { subject, lines } = said(notice);
  const both = `${subject.en} · ${subject.ar}`;
  const address = site === undefined ? [] : [site];
  const block = (language: Language, direction: 'ltr' | 'rtl'): string => {
    const paragraphs = [
      ...lines[language].map(escaped),
      ...address.map((one) => `<a dir="ltr" href="${escaped(one)}">${escaped(one)}</a>`),
      `<small>${escaped(closing[language])}</small>`,
    ];
    return `<div lang="${language}" dir="${direction}">${paragraphs.map((one) => `<p>${one}</p>`).join('')}</div>`;
  };
  return {
    subject: both,
    html: [
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(both)}</title></head>`,
      '<body style="font-family:sans-serif;font-size:16px;line-height:1.5;max-width:36em;margin:0 auto;padding:16px">',
      `${block('en', 'ltr')}<hr>${block('ar', 'rtl')}</body></html>`,
    ].join(''),
    text: [...lines.en, ...address, closing.en, '—', ...lines.ar, ...address, closing.ar].join('\n\n'),
  };
}
