import { type UserInvitationConfig, type UserVerificationConfig, VerificationEmailStyle } from 'aws-cdk-lib/aws-cognito';
import { codeMail, invitationMail } from '../contract/mail/account-mails.ts';

// English first: these texts are the same for everybody. With a sender, lambdas/identity/custom-message.ts replaces them by ones in the
// account's language. Cognito rejects isolating marks in subject and text.

/** The e-mail of every code, where nothing is known of the account. Cognito replaces {####} with the code. */
export function codeMailOfPool(site: string | undefined): UserVerificationConfig {
  const { subject, html } = codeMail('any', 'en', site);
  return { emailStyle: VerificationEmailStyle.CODE, emailSubject: subject, emailBody: html };
}

/** The invitation likewise, where {username} is the address. */
export function invitationOfPool(site: string | undefined): UserInvitationConfig {
  const { subject, html } = invitationMail('en', site);
  return { emailSubject: subject, emailBody: html };
}
