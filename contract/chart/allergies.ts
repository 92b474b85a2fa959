import * as z from 'zod/mini';
import { careLimits } from '../base/care-limits.ts';
import type { Texts } from '../base/language.ts';
import { limits } from '../base/limits.ts';
import { open } from '../base/open.ts';
import { notOneOf, optionalText, requiredText } from '../base/text.ts';
import { allergySeverities } from '../patient/allergies.ts';
import { type Changes, encounterId, enteredInError, entryFields } from './entry.ts';

/** The certainty of an allergy, and whether the patient still has it (FHIR R4: verification and clinical status). */
export const allergyStates = ['unconfirmed', 'confirmed', 'refuted', 'resolved', enteredInError] as const;
export type AllergyState = (typeof allergyStates)[number];
export const allergyStateWords = {
  unconfirmed: { en: 'Unconfirmed', ar: 'غير مؤكدة' },
  confirmed: { en: 'Confirmed', ar: 'مؤكدة' },
  refuted: { en: 'Refuted', ar: 'منفية' },
  resolved: { en: 'Resolved', ar: 'انتهت' },
  [enteredInError]: { en: 'Entered in error', ar: 'أُدخلت خطأً' },
} as const satisfies Record<AllergyState, Texts>;
export const allergyChanges = {
  unconfirmed: ['confirmed', 'refuted', 'resolved', enteredInError],
  confirmed: ['refuted', 'resolved', enteredInError],
  refuted: ['unconfirmed', 'confirmed', enteredInError],
  resolved: ['unconfirmed', 'confirmed', enteredInError],
  [enteredInError]: [],
} as const satisfies Changes<AllergyState>;

/** The states in which an allergy is on the record's list, so that prescribing checks it. */
const listedStates = ['unconfirmed', 'confirmed'] as const satisfies readonly AllergyState[];
export const isListedState = (state: string): boolean => listedStates.some((one) => one === state);

/**
 * The details of one allergy beyond the record's list, which holds the current allergies and their severities. An allergy without an entry
 * is unconfirmed. An entry that is no longer on the list has ended (docs/adr/0039).
 */
export const AllergyIntolerance = z.object({
  ...entryFields,
  status: open(allergyStates),
  /** As written on the record's list. */
  substance: z.string(),
  /** The symptoms of the reaction. */
  reaction: z.optional(z.string()),
  /** The reason for refuting or resolving it; only in those states. */
  endReason: z.optional(z.string()),
  /** The severity as last written. While the allergy is listed, the record's list overrides it. */
  severity: z.optional(open(allergySeverities)),
  encounterId: z.optional(z.string()),
});
export type AllergyIntolerance = z.output<typeof AllergyIntolerance>;

const severity = z.optional(z.nullable(z.enum(allergySeverities, notOneOf('Severity', allergySeverities))));
const reaction = optionalText('Reaction', careLimits.chartReason);

/**
 * POST …/allergies: adds an allergy to the record's list, or details to a listed one. A listed allergy that already has an entry is refused
 * (DUPLICATE_ENTRY).
 */
export const AllergyIntoleranceEntry = z.strictObject({
  substance: requiredText('Allergy', limits.listEntry),
  status: z.optional(z.enum(listedStates, notOneOf('Status', listedStates))),
  severity,
  reaction,
  encounterId,
});
export type AllergyIntoleranceEntry = z.output<typeof AllergyIntoleranceEntry>;

const statesGiven = ['unconfirmed', 'confirmed', 'refuted', 'resolved'] as const;
/**
 * PUT …/allergies/{entryId}: absent fields are kept, null clears. Refuting and resolving need a reason and remove the allergy from the
 * record's list.
 */
export const AllergyIntoleranceChange = z.strictObject({
  status: z.optional(z.enum(statesGiven, notOneOf('Status', statesGiven))),
  severity,
  reaction,
  endReason: optionalText('Reason', careLimits.chartReason),
});
export type AllergyIntoleranceChange = z.output<typeof AllergyIntoleranceChange>;
