import * as z from 'zod/mini';
import { notificationIdText } from '../base/ids.ts';
import { Texts } from '../base/language.ts';
import { open } from '../base/open.ts';
import { say } from '../base/say.ts';
import { boundedList } from '../base/text.ts';
import { PatientName } from '../patient/name.ts';

/** A message for the signed-in user, in both languages; for care teams, with the patient whom it is about. */
export const Notification = z.object({
  id: z.string(),
  message: Texts,
  at: z.string(),
  unread: z.boolean(),
  /** Missing, too, once the record is gone. */
  patient: z.optional(PatientName),
  /** What it is about: a page of the patient, if not the record, or the account's settings. */
  about: z.optional(open(['prescriptions', 'laboratory', 'chart', 'settings'] as const)),
});
export type Notification = z.output<typeof Notification>;

export const notificationsMax = 50;

/** POST /notifications/read. Other people's ids change nothing. */
export const NotificationsRead = z.strictObject({
  ids: boundedList(notificationIdText(say('notificationIdInvalid')), notificationsMax, {
    noList: say('notList', { field: 'ids' }),
    tooMany: say('notificationsTooMany', { max: notificationsMax }),
  }).check(z.minLength(1, say('notificationsNone'))),
});

/** The notifications that are read now. */
export const NotificationsMarked = z.object({ ids: z.array(z.string()) });
