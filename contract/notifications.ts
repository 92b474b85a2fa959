import * as z from 'zod/mini';
import { notificationIdText } from './ids.ts';
import { boundedList } from './text.ts';

/** Something that the signed-in person should know, in both languages. */
export const Notification = z.object({
  id: z.string(),
  message: z.object({ en: z.string(), ar: z.string() }),
  at: z.string(),
  unread: z.boolean(),
});
export type Notification = z.output<typeof Notification>;

export const notificationsMax = 50;

/** POST /notifications/read. Ids that are not the caller's own change nothing. */
export const NotificationsRead = z.strictObject({
  ids: boundedList(notificationIdText('ids must be those of notifications'), notificationsMax, {
    noList: 'ids must be a list of text',
    tooMany: `ids must name at most ${notificationsMax} notifications`,
  }).check(z.minLength(1, 'ids must name at least one notification')),
});
