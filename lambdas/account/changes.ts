import type * as z from 'zod/mini';
import type { Changes, ChangesQuery } from '#contract/account/changes.ts';
import { type Caller, isStaff } from '#platform/caller.ts';
import { markOfDays } from '../clinic/day-marks.ts';
import { latestNotification } from '../clinic/notifications.ts';
import { workMarks } from '../clinic/work-marks.ts';

/** The marks of what the caller's pages show; for patients, only that of their notifications. */
export async function changesFor(caller: Caller, { date, days }: z.output<typeof ChangesQuery>): Promise<Changes> {
  const staff = isStaff(caller);
  const [notifications, work, schedule] = await Promise.all([
    latestNotification(caller.id),
    staff ? workMarks(caller.id) : undefined,
    staff && date !== undefined ? markOfDays(date, days) : undefined,
  ]);
  return { notifications, ...work, ...(schedule !== undefined && { schedule }) };
}
