import * as z from 'zod/mini';
import type { Texts } from '../base/language.ts';
import { dayText } from '../appointments/clinic-hours.ts';
import { careLimits } from '../base/care-limits.ts';
import { ulidText } from '../base/ids.ts';
import { open } from '../base/open.ts';
import { isCalendarDate } from '../base/qatar-time.ts';
import { HistoryQuery } from '../base/page.ts';
import { say } from '../base/say.ts';
import { notOneOf, optionalText, requiredName, requiredText } from '../base/text.ts';
import { type Changes, duplicateAccepted, enteredInError, entryFields } from './entry.ts';
import { LeavePeriod, daysOf, leaveLimits } from './leave.ts';

/** Characters. Not among the limits that every page loads. */
export const letterLimits = { remark: 300, to: 200, reason: 2000 } as const;

/** A signed letter does not change: a wrong one is marked as an error, and another one issued. */
export const letterStatuses = ['issued', enteredInError] as const;
export type LetterStatus = (typeof letterStatuses)[number];
export const letterChanges = { issued: [enteredInError], [enteredInError]: [] } as const satisfies Changes<LetterStatus>;

/** What a prescriber signs for others to read. */
export const letterTypes = {
  'sick-leave': { en: 'Sick-leave certificate', ar: 'شهادة إجازة مرضية' },
  referral: { en: 'Referral letter', ar: 'خطاب تحويل' },
} as const satisfies Record<string, Texts>;
export type LetterType = keyof typeof letterTypes;
export const letterTypeIds = Object.keys(letterTypes) as [LetterType, ...LetterType[]];

/** How soon a referred patient should be seen. */
export const referralUrgencies = {
  routine: { en: 'Routine', ar: 'اعتيادي' },
  soon: { en: 'Within two weeks', ar: 'خلال أسبوعين' },
  urgent: { en: 'Urgent: today', ar: 'عاجل: اليوم' },
} as const satisfies Record<string, Texts>;
export type ReferralUrgency = keyof typeof referralUrgencies;
export const referralUrgencyIds = Object.keys(referralUrgencies) as [ReferralUrgency, ...ReferralUrgency[]];

export const Referral = z.object({ to: z.string(), urgency: open(referralUrgencyIds), reason: z.string() });

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
      ...LeavePeriod.shape,
      /** Only if the patient wants it on the paper. */
      diagnosis: z.optional(z.string()),
      remark: z.optional(z.string()),
    }),
  ),
  /** The reason only for those who may read its paper. */
  referral: z.optional(z.object({ ...Referral.shape, reason: z.optional(z.string()) })),
});
export type Letter = z.output<typeof Letter>;

const letterVisit = ulidText(say('idInvalid', { field: 'encounterId' }));
/** GET …/letters: all, or those that were issued from a visit. */
export const LettersQuery = z.strictObject({ ...HistoryQuery.shape, encounterId: z.optional(letterVisit) });

/** POST …/sick-leaves. A leave that overlaps an issued one is refused (DUPLICATE_ENTRY) unless the request accepts it. */
export const SickLeaveEntry = z
  .strictObject({
    encounterId: letterVisit,
    from: dayText('From'),
    until: dayText('Until'),
    diagnosis: optionalText('Diagnosis', careLimits.problemText),
    remark: optionalText('Remark', letterLimits.remark),
    duplicate: duplicateAccepted,
  })
  .check(
    z.refine(
      (leave) => {
        const days = daysOf(leave);
        // What is no day is said beside its own field.
        return !isCalendarDate(leave.from) || (days >= 1 && days <= leaveLimits.days);
      },
      { path: ['until'], error: say('notWhole', { field: 'Days', min: 1, max: leaveLimits.days }) },
    ),
  );
export type SickLeaveEntry = z.output<typeof SickLeaveEntry>;

/** POST …/referrals. The letter keeps what the chart says when it is signed. */
export const ReferralEntry = z.strictObject({
  encounterId: letterVisit,
  /** A specialty, a hospital or a colleague. */
  to: requiredName('To', letterLimits.to),
  urgency: z.enum(referralUrgencyIds, notOneOf('Urgency', referralUrgencyIds)),
  reason: requiredText('Reason', letterLimits.reason, undefined, 'many'),
});
export type ReferralEntry = z.output<typeof ReferralEntry>;
