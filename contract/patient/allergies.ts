import * as z from 'zod/mini';
import { open } from '../base/open.ts';
import type { Texts } from '../base/language.ts';
import { limits } from '../base/limits.ts';
import { type Saying, say } from '../base/say.ts';
import { boundedList, notOneOf, optionalChoice, requiredText } from '../base/text.ts';

/** Whether a patient's allergies are known: an empty list alone does not say that there are none (docs/adr/0025). */
export const allergyStatuses = ['not-asked', 'none-known', 'listed'] as const;
export type AllergyStatus = (typeof allergyStatuses)[number];
export const allergyStatusWords = {
  'not-asked': { en: 'Not asked', ar: 'لم يُسأل عنها' },
  'none-known': { en: 'None known', ar: 'لا حساسية معروفة' },
  listed: { en: 'Listed', ar: 'مسجّلة' },
} as const satisfies Record<AllergyStatus, Texts>;

/** How severe the worst known reaction was. */
export const allergySeverities = ['mild', 'moderate', 'severe'] as const;
export type AllergySeverity = (typeof allergySeverities)[number];
export const allergySeverityWords = {
  mild: { en: 'Mild', ar: 'خفيفة' },
  moderate: { en: 'Moderate', ar: 'متوسطة' },
  severe: { en: 'Severe', ar: 'شديدة' },
} as const satisfies Record<AllergySeverity, Texts>;

const severityField = { field: 'Severity of an allergy' };
export const AllergyStatusInput = optionalChoice('Allergy status', allergyStatuses);
/** The recorded severities, each with the substance of its entry on the list. */
export const AllergySeveritiesInput = z.optional(
  boundedList(
    z.strictObject(
      {
        substance: requiredText('Allergy', limits.listEntry),
        severity: z.enum(allergySeverities, notOneOf('Severity', allergySeverities)),
      },
      say('notObject', severityField),
    ),
    limits.listEntries,
    { noList: say('severitiesNotList', severityField), tooMany: say('tooManyEntries', { ...severityField, max: limits.listEntries }) },
  ),
);
// Records that were written with only the list have neither field.
export const AllergyStatusAnswer = z._default(open(allergyStatuses), 'not-asked');
export const AllergySeveritiesAnswer = z._default(z.array(z.object({ substance: z.string(), severity: open(allergySeverities) })), []);

/** The severity of one entry of the list. */
export const Severity = z.object({ substance: z.string(), severity: z.enum(allergySeverities) });
export type Severity = z.output<typeof Severity>;

/** Severities as text, a line for each: "severe Penicillin". An entry of the list has no line breaks. */
export const severityLine = ({ substance, severity }: Severity): string => `${severity} ${substance}`;
export const severitiesIn = (lines: string): Severity[] =>
  lines.split('\n').flatMap((line) => {
    const severity = allergySeverities.find((one) => line.startsWith(`${one} `));
    return severity === undefined ? [] : [{ severity, substance: line.slice(severity.length + 1) }];
  });

/** The status of a list of allergies; `unlisted` is what is recorded for an empty one. */
export const allergyStatusOf = <Status extends string>(allergies: readonly string[], unlisted: Status): Status | AllergyStatus =>
  allergies.length > 0 ? 'listed' : unlisted === 'listed' ? 'not-asked' : unlisted;

/** The field in which a request's allergies contradict its list, and the message; undefined without a contradiction. */
export function allergyContradiction(
  allergies: readonly string[],
  said: { readonly allergyStatus?: AllergyStatus | null | undefined; readonly allergySeverities?: readonly Severity[] | undefined },
): { readonly at: 'allergyStatus' | 'allergySeverities'; readonly message: Saying } | undefined {
  const { allergyStatus, allergySeverities: severities = [] } = said;
  if (allergies.length > 0 && allergyStatus && allergyStatus !== 'listed') return { at: 'allergyStatus', message: say('allergiesListed') };
  if (allergies.length === 0 && allergyStatus === 'listed') return { at: 'allergyStatus', message: say('allergiesMissing') };
  const substances = severities.map(({ substance }) => substance);
  return new Set(substances).size < substances.length || substances.some((substance) => !allergies.includes(substance))
    ? { at: 'allergySeverities', message: say('severityOfNoAllergy') }
    : undefined;
}

/** One allergy, with its severity if recorded. */
export interface Allergy<Word extends string = AllergySeverity> {
  readonly substance: string;
  readonly severity: Word | undefined;
}

/** Most dangerous first. An allergy without a severity may be severe, so it ranks above known moderate and mild ones. */
const rank = (severity: string | undefined): number => ['severe', undefined, 'moderate', 'mild'].indexOf(severity);

/** A patient's allergies, each once, most dangerous first. */
export function allergiesOf<Word extends string>({
  allergies,
  allergySeverities: severities,
}: {
  readonly allergies: readonly string[];
  readonly allergySeverities: readonly { readonly substance: string; readonly severity: Word }[];
}): Allergy<Word>[] {
  const severityOf = new Map(severities.map(({ substance, severity }) => [substance, severity]));
  return [...new Set(allergies)]
    .map((substance) => ({ substance, severity: severityOf.get(substance) }))
    .toSorted((one, other) => rank(one.severity) - rank(other.severity));
}
