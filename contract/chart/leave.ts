import * as z from 'zod/mini';
import { dayAfter } from '../base/qatar-time.ts';

/** Days of one leave, and how many before and after today it may begin. */
export const leaveLimits = { days: 30, before: 7, after: 30 } as const;

/** The first and the last day of a leave, YYYY-MM-DD. */
export const LeavePeriod = z.object({ from: z.string(), until: z.string() });
export type LeavePeriod = z.output<typeof LeavePeriod>;

/** The number of days of a leave, its first and last one included. */
export const daysOf = ({ from, until }: LeavePeriod): number => (Date.parse(until) - Date.parse(from)) / 86_400_000 + 1;
/** The day on which the patient is fit again, YYYY-MM-DD. */
export const fitOn = ({ until }: LeavePeriod): string => dayAfter(until, 1);
/** Whether two leaves have a day in common. */
export const overlaps = (one: LeavePeriod, other: LeavePeriod): boolean => one.from <= other.until && other.from <= one.until;
