import * as z from 'zod/mini';
import type { Texts } from '../base/language.ts';
import { careLimits } from '../base/care-limits.ts';
import { open } from '../base/open.ts';
import { say } from '../base/say.ts';
import { seen } from '../base/seen.ts';
import { formed, notOneOf, optionalText, requiredText } from '../base/text.ts';
import { dayText } from '../appointments/clinic-hours.ts';
import { type Changes, duplicateAccepted, encounterId, enteredInError, entryFields } from './entry.ts';

export const problemStatuses = ['active', 'inactive', 'resolved', enteredInError] as const;
export type ProblemStatus = (typeof problemStatuses)[number];
export const problemStatusWords = {
  active: { en: 'Active', ar: 'نشطة' },
  inactive: { en: 'Inactive', ar: 'غير نشطة' },
  resolved: { en: 'Resolved', ar: 'انتهت' },
  [enteredInError]: { en: 'Entered in error', ar: 'أُدخلت خطأً' },
} as const satisfies Record<ProblemStatus, Texts>;
/** A resolved problem can become active again. */
export const problemChanges = {
  active: ['inactive', 'resolved', enteredInError],
  inactive: ['active', 'resolved', enteredInError],
  resolved: ['active', enteredInError],
  [enteredInError]: [],
} as const satisfies Changes<ProblemStatus>;

/** An entry of a patient's problem list, in its author's words. */
export const Problem = z.object({
  ...entryFields,
  status: open(problemStatuses),
  text: z.string(),
  /** ICD-10 (WHO). */
  icd10: z.optional(z.string()),
  /** ICD-11 for mortality and morbidity statistics. */
  code: z.optional(z.string()),
  /** The first day of the problem. */
  onset: z.optional(z.string()),
  note: z.optional(z.string()),
  encounterId: z.optional(z.string()),
  /** The last visit with it as a diagnosis, and how many there were; only in the chart's list. */
  seen: z.optional(z.object({ at: z.string(), times: z.int() })),
});
export type Problem = z.output<typeof Problem>;

const codeMessage = say('icdInvalid');
const code = z.optional(
  z.pipe(
    z.nullable(
      z.string(codeMessage).check(
        z.overwrite(seen),
        // Stem and extension codes, combined by & and /.
        ...formed(/^(?:[0-9A-Z]{2,5}(?:\.[0-9A-Z]{1,3})?(?:[&/](?!$)|$))*$/, careLimits.icdCode, codeMessage),
      ),
    ),
    z.transform((value) => value || null),
  ),
);
const icd10Message = say('icd10Invalid');
const icd10 = z.optional(
  z.pipe(
    z.nullable(
      z.string(icd10Message).check(z.overwrite(seen), ...formed(/^(?:[A-Z]\d\d(?:\.\d{1,2})?)?$/, careLimits.icdCode, icd10Message)),
    ),
    z.transform((value) => value || null),
  ),
);
/** What a diagnosis is called, and its codes in both classifications; without codes it is free text. */
export const diagnosisFields = { text: requiredText('Problem', careLimits.problemText), icd10, code };
const onset = z.optional(z.nullable(dayText('Onset')));
const note = optionalText('Note', careLimits.chartNote, 'many');

/** POST …/problems. A duplicate of an active problem is refused (DUPLICATE_ENTRY) unless the request accepts it. */
export const ProblemEntry = z.strictObject({
  ...diagnosisFields,
  onset,
  note,
  encounterId,
  duplicate: duplicateAccepted,
});
export type ProblemEntry = z.output<typeof ProblemEntry>;
const status = z.optional(z.enum(['active', 'inactive', 'resolved'], notOneOf('Status', ['active', 'inactive', 'resolved'])));
/** PUT …/problems/{entryId}: absent fields are kept, null clears. */
export const ProblemChange = z.strictObject({
  text: z.optional(diagnosisFields.text),
  icd10,
  code,
  onset,
  note,
  status,
});
export type ProblemChange = z.output<typeof ProblemChange>;
