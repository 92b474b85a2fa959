import { familyWithoutArticle, fold, joinedWords, nameWords, withoutJoinedArticle } from '../clinic/names.ts';
import type { Staff } from '../clinic/roster.ts';
import { type SearchFacts, queryWords } from '../clinic/search-terms.ts';
import type { StoredAppointment } from './stored.ts';

/** The facts by which patients are found, of somebody of whom the day's list keeps only the names. */
function factsOf({ firstName, lastName, nameArabic = '' }: StoredAppointment['patient']): SearchFacts {
  const names = [firstName, lastName, nameArabic];
  return {
    id: '',
    status: '',
    firstName: '',
    lastName: '',
    dateOfBirth: '',
    words: names.flatMap(nameWords).flatMap((word) => [word, withoutJoinedArticle(word) ?? word]),
    email: '',
    digits: [],
    joined: [...names.flatMap(joinedWords), ...nameWords(lastName).map(familyWithoutArticle)],
    former: [],
    contact: { words: [], digits: '' },
  };
}

/**
 * Finds appointments of a day by all words of a search: each is of the patient's name, in any spelling of either script, or stands in a name
 * or in the reason.
 */
export function daySearch(search: string, { members }: Staff): (one: StoredAppointment) => boolean {
  const words = queryWords(search);
  return ({ patient, clinicianId = '', reason }) => {
    const facts = factsOf(patient);
    const { en = '', ar = '' } = members.get(clinicianId)?.name ?? {};
    const texts = [patient.firstName, patient.lastName, patient.nameArabic, en, ar, reason?.en, reason?.ar].map((text) => fold(text ?? ''));
    return words.every((word) => word.matches(facts) || texts.some((text) => text.includes(fold(word.text))));
  };
}
