import type { Language } from '../base/language.ts';
import { type Composed, type MailPage, composed } from './page.ts';

/** What a code is for; `any` where that is not known. */
export type CodePurpose = 'sign-up' | 'password' | 'address' | 'any';

/** Stands in Cognito's texts for a code or password, and for an account's address. */
export const codePlace = '{####}';
export const addressPlace = '{username}';

/** Days for which an invitation's temporary password is valid. */
export const invitationDays = 3;

const secret = {
  en: 'Never share this code. We’ll never ask for it.',
  ar: 'هذا الرمز لك وحدك، ولن نطلبه منك أبداً، لا بالهاتف ولا برسالة.',
} as const;
const notYou = {
  en: 'If you didn’t ask for a code, you don’t need to do anything: without it nothing changes in your account.',
  ar: 'إذا لم يكن الطلب منك فلا داعي لأي إجراء: من دون الرمز لا يتغير شيء في حسابك.',
} as const;

interface CodeText {
  readonly subject: string;
  readonly heading: string;
  readonly why: string;
  /** How long Cognito accepts it. */
  readonly until?: string;
}
const codes: Readonly<Record<CodePurpose, Readonly<Record<Language, CodeText>>>> = {
  'sign-up': {
    en: {
      subject: 'confirm your email',
      heading: 'Confirm your email',
      why: 'An account was created with this address. Enter this code on the page to confirm that it’s yours.',
      until: 'It expires in 24 hours.',
    },
    ar: {
      subject: 'تأكيد بريدك الإلكتروني',
      heading: 'تأكيد بريدك الإلكتروني',
      why: 'أُنشئ حساب بهذا العنوان. يرجى إدخال هذا الرمز في الصفحة لتأكيد أنه لك.',
      until: 'صالح لمدة 24 ساعة.',
    },
  },
  password: {
    en: {
      subject: 'code for a new password',
      heading: 'Set a new password',
      why: 'We got a request to reset your password. Enter this code on the page to choose a new one.',
      until: 'It expires in 1 hour.',
    },
    ar: {
      subject: 'رمز لكلمة مرور جديدة',
      heading: 'كلمة مرور جديدة',
      why: 'وصلنا طلب لإعادة تعيين كلمة مرورك. يرجى إدخال هذا الرمز في الصفحة لاختيار كلمة مرور جديدة.',
      until: 'صالح لمدة ساعة واحدة.',
    },
  },
  address: {
    en: {
      subject: 'confirm your new address',
      heading: 'Confirm your new address',
      why: 'This address was entered for an account. Enter this code on the page to confirm that it’s yours.',
      until: 'It expires in 24 hours.',
    },
    ar: {
      subject: 'تأكيد عنوانك الجديد',
      heading: 'تأكيد عنوانك الجديد',
      why: 'أُضيف هذا العنوان إلى حساب. يرجى إدخال هذا الرمز في الصفحة لتأكيد أنه لك.',
      until: 'صالح لمدة 24 ساعة.',
    },
  },
  any: {
    en: { subject: 'your code', heading: 'Your code', why: 'Enter this code on the page that asks for it.' },
    ar: { subject: 'رمزك', heading: 'رمزك', why: 'يرجى إدخال هذا الرمز في الصفحة التي تطلبه.' },
  },
};

function codePage(purpose: CodePurpose, code: string): MailPage {
  const wordsOf = (language: Language) => {
    const { subject, heading, why, until } = codes[purpose][language];
    const keep = [...(until === undefined ? [] : [until]), secret[language]].join(' ');
    return {
      subject,
      heading,
      lines: [why],
      after: [keep, notYou[language]],
      brief: [`${why} ${keep}`, notYou[language].replace(/:.*/, '.')],
    };
  };
  return {
    words: { en: wordsOf('en'), ar: wordsOf('ar') },
    values: [{ caption: { en: 'Code', ar: 'الرمز' }, value: code, look: 'code' }],
  };
}

/** The e-mail of a code. */
export const codeMail = (purpose: CodePurpose, first: Language, site: string | undefined, code = codePlace): Composed =>
  composed(codePage(purpose, code), first, site);

/** The e-mail with the temporary password of an invited person. */
export function invitationMail(
  first: Language,
  site: string | undefined,
  { code, address } = { code: codePlace, address: addressPlace },
): Composed {
  const en = {
    why: 'An account was created for you. Sign in with this address and temporary password, then choose a password of your own.',
    until: `The temporary password expires in ${invitationDays} days. Never share it.`,
    where: 'Whoever invited you can give you the address of the site.',
    notYou: 'If you didn’t expect this invitation, you don’t need to do anything.',
  };
  const ar = {
    why: 'أُنشئ لك حساب. الدخول الأول بهذا العنوان وكلمة المرور المؤقتة، وبعده تُختار كلمة مرور جديدة.',
    until: `كلمة المرور المؤقتة صالحة لمدة ${invitationDays} أيام، وهي لك وحدك.`,
    where: 'عنوان الموقع لدى من أرسل الدعوة.',
    notYou: 'إذا لم تكن هذه الدعوة متوقعة فلا داعي لأي إجراء.',
  };
  const after = ({ until, where, notYou: unexpected }: typeof en): string[] => [until, ...(site === undefined ? [where] : []), unexpected];
  return composed(
    {
      words: {
        en: {
          subject: 'your invitation',
          heading: 'You are invited to Afiya',
          lines: [en.why],
          action: 'Sign in',
          after: after(en),
          brief: [en.why, after(en).join(' ')],
        },
        ar: {
          subject: 'دعوة إليك',
          heading: 'دعوة إلى منصة عافية',
          lines: [ar.why],
          action: 'تسجيل الدخول',
          after: after(ar),
          brief: [ar.why, after(ar).join(' ')],
        },
      },
      values: [
        { caption: { en: 'Email', ar: 'البريد الإلكتروني' }, value: address, look: 'plain' },
        { caption: { en: 'Temporary password', ar: 'كلمة المرور المؤقتة' }, value: code, look: 'password' },
      ],
      path: '/login',
    },
    first,
    site,
  );
}
