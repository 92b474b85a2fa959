import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { type CodePurpose, codeMail, invitationMail } from '#contract/mail/account-mails.ts';
import { languageIn } from '#contract/mail/language.ts';
import { environment } from '#platform/environment.ts';

const { SITE_URL: site } = environment({ SITE_URL: true });

const purposes: Readonly<Partial<Record<CustomMessageTriggerEvent['triggerSource'], CodePurpose>>> = {
  CustomMessage_SignUp: 'sign-up',
  CustomMessage_ResendCode: 'sign-up',
  CustomMessage_ForgotPassword: 'password',
  CustomMessage_UpdateUserAttribute: 'address',
  CustomMessage_VerifyUserAttribute: 'address',
};

/**
 * Writes the user pool's e-mails in the account's language first, else in that of the page that asked for one, else in English, and says
 * what a code is for. It calls nothing, so that a code depends on no other service; an event of another kind keeps the pool's text.
 */
export async function handler(event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> {
  const { userAttributes, clientMetadata, codeParameter: code, usernameParameter: address } = event.request;
  const language = languageIn(userAttributes['locale']) ?? languageIn(clientMetadata?.['language']) ?? 'en';
  const purpose = purposes[event.triggerSource];
  const mail =
    purpose !== undefined
      ? codeMail(purpose, language, site, code)
      : event.triggerSource === 'CustomMessage_AdminCreateUser' && address !== null
        ? invitationMail(language, site, { code, address })
        : undefined;
  if (mail !== undefined) Object.assign(event.response, { emailSubject: mail.subject, emailMessage: mail.html });
  return event;
}
