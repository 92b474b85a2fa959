import * as z from 'zod/mini';
import type { Texts } from '../base/language.ts';
import { dayText } from '../appointments/clinic-hours.ts';
import { careLimits } from '../base/care-limits.ts';
import { ulidText } from '../base/ids.ts';
import { open } from '../base/open.ts';
import { dayAfter, isCalendarDate } from '../base/qatar-time.ts';
import { say } from '../base/say.ts';
import { optionalText } from '../base/text.ts';
import { type Changes, duplicateAccepted, enteredInError, entryFields } from './entry.ts';

/** A signed letter does not change: a wrong one is marked as an error, and another one issued. */
export const letterStatuses = ['issued', enteredInError] as const;
export type LetterStatus = (typeof letterStatuses)[number];
export const letterChanges = { issued: [enteredInError], [enteredInError]: [] } as const satisfies Changes<LetterStatus>;

/** What a prescriber signs for others to read. */
export const letterTypes = {
  'sick-leave': { en: 'Sick-leave certificate', ar: 'شهادة إجازة مرضية' },
} as const satisfies Record<string, Texts>;
export type LetterType = keyof typeof letterTypes;
export const letterTypeIds = Object.keys(letterTypes) as [LetterType, ...LetterType[]];

/** The first and the last day of a leave, YYYY-MM-DD. */
const leaveDays = { from: z.string(), until: z.string() };
export const LeavePeriod = z.object(leaveDays);
export type LeavePeriod = z.output<typeof LeavePeriod>;

/** The number of days of a leave, its first and last one included. */
export const daysOf = ({ from, until }: LeavePeriod): number => (Date.parse(until) - Date.parse(from)) / 86_400_000 + 1;
/** The day on which the patient is fit again, YYYY-MM-DD. */
export const fitOn = ({ until }: LeavePeriod): string => dayAfter(until, 1);
/** Whether two leaves have a day in common. */
export const overlaps = (one: LeavePeriod, other: LeavePeriod): boolean => one.from <= other.until && other.from <= one.until;

/** A letter of a visit, signed by who issued it. */
export const Letter = z.object({
  ...entryFields,
  status: open(letterStatuses),
  type: open(letterTypeIds),
  encounterId: z.string(),
  /** The number of the signer's license when they signed. */
  licence: z.optional(z.string()),
  leave: z.optional(
    z.object({
      ...leaveDays,
      /** Only if the patient wants it on the paper. */
      diagnosis: z.optional(z.string()),
      remark: z.optional(z.string()),
    }),
  ),
});
export type Letter = z.output<typeof Letter>;

/** POST …/sick-leaves. A leave that overlaps an issued one is refused (DUPLICATE_ENTRY) unless the request accepts it. */
export const SickLeaveEntry = z
  .strictObject({
    encounterId: ulidText(say('idInvalid', { field: 'encounterId' })),
    from: dayText('From'),
    until: dayText('Until'),
    diagnosis: optionalText('Diagnosis', careLimits.problemText),
    remark: optionalText('Remark', careLimits.letterRemark),
    duplicate: duplicateAccepted,
  })
  .check(
    // What is no day is said beside its own field.
    z.refine(({ from, until }) => !isCalendarDate(from) || from <= until, { path: ['until'], error: say('leaveReversed') }),
    z.refine((leave) => !isCalendarDate(leave.from) || daysOf(leave) <= careLimits.leaveDays, {
      path: ['until'],
      error: say('leaveTooLong', { max: careLimits.leaveDays }),
    }),
  );
export type SickLeaveEntry = z.output<typeof SickLeaveEntry>;
