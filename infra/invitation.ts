import type { UserInvitationConfig } from 'aws-cdk-lib/aws-cognito';

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
  return {
    emailSubject: 'Your invitation to Afiya · دعوة إلى «عافية»',
    emailBody: `<p>${english.join('<br>')}</p><p dir="rtl" lang="ar">${arabic.join('<br>')}</p>`,
  };
}
