import { fold } from '../clinic/names.ts';
import type { Staff } from '../clinic/roster.ts';
import { factsOfNames, queryWords } from '../clinic/search-terms.ts';
import type { StoredAppointment } from './stored.ts';

/**
 * Finds appointments of a day by all words of a search: each is of the patient's name, in any spelling of either script, or stands in a name
 * or in the reason.
 */
export function daySearch(search: string, { members }: Staff): (one: StoredAppointment) => boolean {
  const words = queryWords(search);
  return ({ patient, clinicianId = '', reason }) => {
    const facts = factsOfNames(patient);
    const { en = '', ar = '' } = members.get(clinicianId)?.name ?? {};
    const texts = [patient.firstName, patient.lastName, patient.nameArabic, en, ar, reason?.en, reason?.ar].map((text) => fold(text ?? ''));
    return words.every((word) => word.matches(facts) || texts.some((text) => text.includes(fold(word.text))));
  };
}
