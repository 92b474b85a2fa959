import * as z from 'zod/mini';
import { ScheduleQuery } from '../appointments/queries.ts';

/** GET /changes: with a date, also of the schedule of up to a week from it. */
export const ChangesQuery = z.pick(ScheduleQuery, { date: true, days: true });

/**
 * The marks of what the caller's pages show: another mark means that it has changed, and nothing else. Only staff get marks of the clinic's
 * work.
 */
export const Changes = z.object({
  /** The caller's notifications. */
  notifications: z.string(),
  /** The open alerts. */
  alerts: z.optional(z.string()),
  /** Every laboratory order. */
  laboratory: z.optional(z.string()),
  /** The results that wait for the caller, and the caller's orders that may bring some. */
  results: z.optional(z.string()),
  /** The appointments of the days that were asked for. */
  schedule: z.optional(z.string()),
});
export type Changes = z.output<typeof Changes>;
