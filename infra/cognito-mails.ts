import { type UserInvitationConfig, type UserVerificationConfig, VerificationEmailStyle } from 'aws-cdk-lib/aws-cognito';

const inEnglish = (lines: readonly string[]): string => `<p lang="en" dir="ltr">${lines.join('<br>')}</p>`;
const inArabic = (lines: readonly string[]): string => `<p lang="ar" dir="rtl">${lines.join('<br>')}</p>`;

/**
 * The e-mail of every code in both languages: to confirm an address, set a new password, or change the address. Cognito replaces {####}
 * with the code.
 */
export const codeMail: UserVerificationConfig = {
  // A quotation mark at the end of the Arabic would be drawn on the wrong side, and Cognito rejects isolating marks in a subject.
  emailStyle: VerificationEmailStyle.CODE,
  emailSubject: 'Your code for Afiya · رمزك في منصة عافية',
  // The code is above both languages, so that a reader of one need not look for it in the other.
  emailBody: [
    '<p dir="ltr"><b>{####}</b></p>',
    inArabic([
      'هذا رمزك في «عافية».',
      'يُكتب الرمز حيث تطلبه «عافية». لا تطلبه «عافية» ولا أي عيادة بالهاتف أو برسالة، فيجب عدم إعطائه لأحد.',
      'إذا لم يُطلب الرمز بعلمك فلا يلزم شيء: من دونه لا يتغير شيء في حسابك.',
    ]),
    inEnglish([
      'This is your code for Afiya.',
      'Enter it where Afiya asks for it. Never share this code: Afiya and your clinic will never ask for it by phone or message.',
      'If you did not ask for a code, you do not need to do anything: without it nothing changes in your account.',
    ]),
  ].join(''),
};

/** Days for which an invitation's temporary password is valid: 3 to 10, of which Arabic counts «أيام». */
export const invitationDays = 3;

/** The invitation mail in both languages; `site` when the stage has its own domain. */
export function invitation(site: string | undefined): UserInvitationConfig {
  const english = [
    'You are invited to Afiya.',
    `Sign in with your email address {username} and this temporary password: <b dir="ltr">{####}</b>`,
    `It expires in ${invitationDays} days. You then choose a password of your own.`,
    site === undefined ? 'Whoever invited you tells you the address of the site.' : `<a href="${site}">${site}</a>`,
  ];
  const arabic = [
    'وصلتك دعوة إلى «عافية».',
    'يُسجَّل الدخول ببريدك الإلكتروني وكلمة المرور المؤقتة أعلاه.',
    `وهي صالحة لمدة ${invitationDays} أيام. ثم يُطلب اختيار كلمة مرور جديدة.`,
    ...(site === undefined ? ['عنوان الموقع لدى من أرسل الدعوة.'] : []),
  ];
  return { emailSubject: 'Your invitation to Afiya · دعوة إلى منصة عافية', emailBody: `${inEnglish(english)}${inArabic(arabic)}` };
}
