import { type UserInvitationConfig, type UserVerificationConfig, VerificationEmailStyle } from 'aws-cdk-lib/aws-cognito';

const bodyOf = (english: readonly string[], arabic: readonly string[]): string =>
  `<p lang="en" dir="ltr">${english.join('<br>')}</p><p lang="ar" dir="rtl">${arabic.join('<br>')}</p>`;

/**
 * The e-mail of every code in both languages: to confirm an address, set a new password, or change the address. Cognito replaces {####}
 * with the code.
 */
export const codeMail: UserVerificationConfig = {
  // A quotation mark at the end of the Arabic would be drawn on the wrong side, and Cognito rejects isolating marks in a subject.
  emailStyle: VerificationEmailStyle.CODE,
  emailSubject: 'Your code for Afiya · رمزك في منصة عافية',
  emailBody: bodyOf(
    [
      'Your code for Afiya: <b dir="ltr">{####}</b>',
      'Enter it where Afiya asks for it. Nobody from Afiya or a clinic asks for it by phone or message: do not pass it on.',
      'If you did not ask for a code, there is nothing to do: without it nothing changes in your account.',
    ],
    [
      'رمزك في «عافية» هو المكتوب أعلاه.',
      'يُكتب الرمز حيث تطلبه «عافية». لا تطلبه «عافية» ولا أي عيادة بالهاتف أو برسالة، فيجب عدم إعطائه لأحد.',
      'إذا لم يُطلب الرمز بعلمك فلا يلزم شيء: من دونه لا يتغير شيء في حسابك.',
    ],
  ),
};

/** Days for which an invitation's temporary password is valid. */
export const invitationDays = 3;

/** The invitation mail in both languages; `site` when the stage has its own domain. */
export function invitation(site: string | undefined): UserInvitationConfig {
  const english = [
    'You are invited to Afiya.',
    `Sign in with your email address {username} and this temporary password: <b dir="ltr">{####}</b>`,
    `It is good for ${invitationDays} days. You then choose a password of your own.`,
    site === undefined ? 'Whoever invited you tells you the address of the site.' : `<a href="${site}">${site}</a>`,
  ];
  const arabic = [
    'وصلتك دعوة إلى «عافية».',
    'يُسجَّل الدخول ببريدك الإلكتروني وكلمة المرور المؤقتة أعلاه.',
    `مدة صلاحيتها بالأيام: ${invitationDays}. ثم يُطلب اختيار كلمة مرور جديدة.`,
    ...(site === undefined ? ['عنوان الموقع لدى من أرسل الدعوة.'] : []),
  ];
  return { emailSubject: 'Your invitation to Afiya · دعوة إلى منصة عافية', emailBody: bodyOf(english, arabic) };
}
