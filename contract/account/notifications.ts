import * as z from 'zod/mini';
import { notificationIdText } from '../base/ids.ts';
import { Texts } from '../base/language.ts';
import { open } from '../base/open.ts';
import { say } from '../base/say.ts';
import { boundedList } from '../base/text.ts';
import { PatientName } from '../patient/name.ts';

/** A message for the signed-in user, in both languages. Care teams also get the patient that it is about. */
export const Notification = z.object({
  id: z.string(),
  message: Texts,
  at: z.string(),
  unread: z.boolean(),
  /** What it says no longer holds: its result was doubted, corrected or withdrawn, or what it asked for is done. */
  settled: z.optional(z.literal(true)),
  /** Also absent once the record is deleted. */
  patient: z.optional(PatientName),
  /** The page to open: a page of the patient other than the record, the inbox's tasks, or the account's settings. */
  about: z.optional(open(['prescriptions', 'laboratory', 'results', 'verification', 'chart', 'inbox', 'settings'] as const)),
});
export type Notification = z.output<typeof Notification>;

export const notificationsMax = 50;

/** POST /notifications/read. Ids of other people's notifications are ignored. */
export const NotificationsRead = z.strictObject({
  ids: boundedList(notificationIdText(say('notificationIdInvalid')), notificationsMax, {
    noList: say('notList', { field: 'ids' }),
    tooMany: say('notificationsTooMany', { max: notificationsMax }),
  }).check(z.minLength(1, say('notificationsNone'))),
});

/** The notifications that are read after the request. */
export const NotificationsMarked = z.object({ ids: z.array(z.string()) });
