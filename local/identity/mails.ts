import { LocalCloudError } from '../lib/failure.ts';
import { type Json, type LocalResource, objectOf, textOf } from '../template/template.ts';

interface MailTemplate {
  readonly subject: string;
  readonly body: string;
}
/** The texts of a user pool's e-mails; `{####}` stands for the code or password, `{username}` for the address. */
export interface PoolMails {
  readonly from: string;
  readonly code: MailTemplate;
  readonly invitation: MailTemplate;
}

/** Reads a pool's texts. @throws LocalCloudError without them: Cognito's own are English only */
export function mailsOf({ properties }: LocalResource): PoolMails {
  const templateIn = (template: Json | undefined): MailTemplate => {
    const { EmailSubject, EmailMessage } = objectOf(template);
    const [subject, body] = [textOf(EmailSubject), textOf(EmailMessage)];
    if (subject === undefined || body === undefined) throw new LocalCloudError('The user pool of the template has no texts for its mails.');
    return { subject, body };
  };
  return {
    from: textOf(objectOf(properties['EmailConfiguration'])['From']) ?? 'no-reply@verificationemail.com',
    code: templateIn(properties['VerificationMessageTemplate']),
    invitation: templateIn(objectOf(properties['AdminCreateUserConfig'])['InviteMessageTemplate']),
  };
}
