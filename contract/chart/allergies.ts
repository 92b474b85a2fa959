import * as z from 'zod/mini';
import { careLimits } from '../base/care-limits.ts';
import type { Texts } from '../base/language.ts';
import { limits } from '../base/limits.ts';
import { open } from '../base/open.ts';
import { notOneOf, optionalText, requiredText } from '../base/text.ts';
import { allergySeverities } from '../patient/allergies.ts';
import { type Changes, encounterId, enteredInError, entryFields } from './entry.ts';

/** How sure it is that a patient has an allergy, and whether they still have it (FHIR R4: the verification and the clinical status). */
export const allergyStates = ['unconfirmed', 'confirmed', 'refuted', 'resolved', enteredInError] as const;
export type AllergyState = (typeof allergyStates)[number];
export const allergyStateWords = {
  unconfirmed: { en: 'Unconfirmed', ar: 'غير مؤكدة' },
  confirmed: { en: 'Confirmed', ar: 'مؤكدة' },
  refuted: { en: 'Refuted', ar: 'منفية' },
  resolved: { en: 'Resolved', ar: 'انتهت' },
  [enteredInError]: { en: 'Entered in error', ar: 'سُجّلت خطأً' },
} as const satisfies Record<AllergyState, Texts>;
export const allergyChanges = {
  unconfirmed: ['confirmed', 'refuted', 'resolved', enteredInError],
  confirmed: ['refuted', 'resolved', enteredInError],
  refuted: ['unconfirmed', 'confirmed', enteredInError],
  resolved: ['unconfirmed', 'confirmed', enteredInError],
  [enteredInError]: [],
} as const satisfies Changes<AllergyState>;

/** The states in which it is on the record's list, so that prescribing heeds it. */
const listedStates = ['unconfirmed', 'confirmed'] as const satisfies readonly AllergyState[];
export const isListedState = (state: string): boolean => listedStates.some((one) => one === state);

/**
 * What is known of one allergy beyond the record's list. The list says which ones a patient has, and how severe each is; one that is only
 * there is unconfirmed, and an entry that is not on it any more is over (docs/adr/0039).
 */
export const AllergyIntolerance = z.object({
  ...entryFields,
  status: open(allergyStates),
  /** As the record's list has it. */
  substance: z.string(),
  /** What happened. */
  reaction: z.optional(z.string()),
  /** Why it is refuted or resolved; only then. */
  endReason: z.optional(z.string()),
  /** How severe, when this was last written; while it is listed, the record's list says it. */
  severity: z.optional(open(allergySeverities)),
  encounterId: z.optional(z.string()),
});
export type AllergyIntolerance = z.output<typeof AllergyIntolerance>;

const severity = z.optional(z.nullable(z.enum(allergySeverities, notOneOf('Severity', allergySeverities))));
const reaction = optionalText('Reaction', careLimits.chartReason);

/** POST …/allergies: adds it to the record's list, or says more of one that is there; one with an entry is refused (DUPLICATE_ENTRY). */
export const AllergyIntoleranceEntry = z.strictObject({
  substance: requiredText('Allergy', limits.listEntry),
  status: z.optional(z.enum(listedStates, notOneOf('Status', listedStates))),
  severity,
  reaction,
  encounterId,
});
export type AllergyIntoleranceEntry = z.output<typeof AllergyIntoleranceEntry>;

const statesGiven = ['unconfirmed', 'confirmed', 'refuted', 'resolved'] as const;
/** PUT …/allergies/{entryId}: absent fields stay, null clears. Refuted and resolved need a reason, and take it off the record's list. */
export const AllergyIntoleranceChange = z.strictObject({
  status: z.optional(z.enum(statesGiven, notOneOf('Status', statesGiven))),
  severity,
  reaction,
  endReason: optionalText('Reason', careLimits.chartReason),
});
export type AllergyIntoleranceChange = z.output<typeof AllergyIntoleranceChange>;
