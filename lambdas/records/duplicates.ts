import type { PatientDuplicate, PatientDuplicates } from '#contract/patient/duplicates.ts';
import { answerOf } from '../clinic/patient.ts';
import { readRange } from '../clinic/search.ts';
import { type SearchFacts, digitsRange, fullNameRange, fullNameSounds, phoneDigits } from '../clinic/search-terms.ts';
import { getPatients } from '../clinic/store.ts';
import { type Person, mayBe, reasonsFor } from './same-person.ts';

const shownMax = 5;
/** Maximum records compared in full. */
const candidatesMax = 20;
/** Rows read per phone number or full name, which many patients may share in a large register; people beyond this are not compared. */
const rowsMax = 1000;

/** Records that may be the same person's, likeliest first: a matching QID counts most. */
export async function duplicatesOf(person: Person): Promise<PatientDuplicates> {
  const { nationalId, dateOfBirth } = person;
  const phone = dateOfBirth === undefined ? '' : phoneDigits(person.phone ?? '');
  const sounds = dateOfBirth === undefined && !nationalId ? [] : fullNameSounds(person);
  const [sameId, ...others] = await Promise.all([
    nationalId ? readRange(digitsRange(nationalId), candidatesMax) : undefined,
    ...[...(phone === '' ? [] : [digitsRange(phone)]), ...sounds.map(fullNameRange)].map((range) => readRange(range, rowsMax)),
  ]);
  // If there are more than can be compared, those born on the same day are.
  const bornThen = ({ dateOfBirth: born }: SearchFacts): boolean => born === dateOfBirth;
  const possible = others.flatMap((found) => found?.facts ?? []).filter((facts) => mayBe(person, facts));
  const inOrder = [...(sameId?.facts ?? []), ...possible.filter(bornThen), ...possible];
  const ids = new Set(inOrder.map(({ id }) => id));
  const weight = (because: PatientDuplicate['because']): number => because.length + (because.includes('nationalId') ? 2 : 0);
  const found = (await getPatients([...ids].slice(0, candidatesMax)))
    .map((patient) => ({ patient: answerOf(patient), because: reasonsFor(person, patient) }))
    .filter(({ because }) => because.length > 0)
    .toSorted((a, b) => weight(b.because) - weight(a.because));
  return { rows: found.slice(0, shownMax), hasMore: found.length > shownMax };
}
