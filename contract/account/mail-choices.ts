import * as z from 'zod/mini';
import { say } from '../base/say.ts';

/**
 * Which e-mails an account wants. It cannot decline those about links to records and sign-ins from new browsers: they tell of what somebody
 * else may have done.
 */
export const MailChoices = z.object({ reminders: z.boolean() });
export type MailChoices = z.output<typeof MailChoices>;

/** PUT /mail-choices. */
export const MailChoicesChange = z.strictObject({ reminders: z.boolean(say('notTrueOrFalse', { field: 'Reminders' })) });
