import * as z from 'zod/mini';
import { notificationIdText } from './base/ids.ts';
import { say } from './base/say.ts';
import { boundedList } from './base/text.ts';

/** A message for the signed-in user, in both languages. */
export const Notification = z.object({
  id: z.string(),
  message: z.object({ en: z.string(), ar: z.string() }),
  at: z.string(),
  unread: z.boolean(),
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
