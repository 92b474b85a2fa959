import * as z from 'zod/mini';
import { say } from '../base/say.ts';

/**
 * The e-mails that an account wants. E-mails about links to records and sign-ins from new browsers cannot be declined: they report what
 * someone else may have done.
 */
export const MailChoices = z.object({ reminders: z.boolean() });
export type MailChoices = z.output<typeof MailChoices>;

/** PUT /mail-choices. */
export const MailChoicesChange = z.strictObject({ reminders: z.boolean(say('notTrueOrFalse', { field: 'Reminders' })) });
