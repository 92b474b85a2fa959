import type { UserInvitationConfig } from 'aws-cdk-lib/aws-cognito';

/** For how many days the temporary password of somebody who is invited is good. */
export const invitationDays = 3;

/** What somebody who is invited is mailed, in both languages; `site` where the stage has a name of its own. */
export function invitation(site: string | undefined): UserInvitationConfig {
  const english = [
    'You are invited to Afiya.',
    `Sign in with your email address {username} and this temporary password: <b dir="ltr">{####}</b>`,
    `It is good for ${invitationDays} days. You then choose a password of your own.`,
    site === undefined ? 'Whoever invited you tells you the address of the site.' : `<a href="${site}">${site}</a>`,
  ];
  const arabic = [
    'أنت مدعو إلى عافية.',
    'سجّل الدخول ببريدك الإلكتروني وكلمة المرور المؤقتة أعلاه.',
    `تصلح لمدة ${invitationDays} أيام، ثم تختار كلمة مرور خاصة بك.`,
    ...(site === undefined ? ['يخبرك من دعاك بعنوان الموقع.'] : []),
  ];
  return {
    emailSubject: 'Your invitation to Afiya · دعوتك إلى عافية',
    emailBody: `<p>${english.join('<br>')}</p><p dir="rtl" lang="ar">${arabic.join('<br>')}</p>`,
  };
}
