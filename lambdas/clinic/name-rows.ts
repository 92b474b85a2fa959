import { hasEmail } from '#contract/patient/no-email.ts';
import { soundKey } from './names.ts';
import type { PatientRecord } from './patient.ts';
import { type SearchRow, factsOf, fullNameSounds, joinedNameSounds, plainNameSounds, reversed, rowsOf } from './search-terms.ts';

/**
 * The rows by which releases until 30 November 2026 found names: of a record that such a release wrote they are kept as long as it may have
 * to be rolled back to. Today's searches read none of them (docs/adr/0117). Kinds of terms, beside those of search-terms.ts:
 * - W: a word of a name as written
 * - S: a name's sound, also of two words as one, and of earlier names
 * - P: the sounds of first and last name together
 * - C: the sound of the emergency contact's last name
 */
export const nameRowRules = 2;
/** Maximum rows of a patient: a change of every name takes as many away as it adds, in one transaction. */
const rowsMax = 46;

/** All search rows of a patient whose record such a release wrote. */
export function rowsWithNames(patient: PatientRecord): SearchRow[] {
  const facts = factsOf(patient);
  const { formerNames = [] } = patient.personalInfo;
  const terms = new Set([
    ...facts.words.flatMap((word) => [`W${word}`, `S${soundKey(word)}`]),
    ...plainNameSounds(patient.personalInfo).map((sound) => `P${sound}`),
    ...(hasEmail(facts.email) ? [`E${facts.email.slice(0, 250)}`] : []),
    ...facts.digits.map((digits) => `D${digits}`),
    ...facts.digits.map((digits) => `R${reversed(digits)}`),
    ...(facts.contact.digits === '' ? [] : [`D${facts.contact.digits}`]),
    ...[...facts.joined, ...facts.former].map((word) => `S${soundKey(word)}`),
    ...joinedNameSounds(patient.personalInfo).map((sound) => `P${sound}`),
    ...formerNames.flatMap(fullNameSounds).map((sound) => `P${sound}`),
    ...facts.contact.words.slice(-1).map((word) => `C${soundKey(word)}`),
  ]);
  return rowsOf(patient, [...terms].slice(0, rowsMax));
}
