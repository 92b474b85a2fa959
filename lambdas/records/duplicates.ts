import type { PatientDuplicate, PatientDuplicates } from '#contract/patient/duplicates.ts';
import { answerOf } from '../clinic/patient.ts';
import { readRange } from '../clinic/search.ts';
import { digitsRange, fullNameSounds, phoneDigits } from '../clinic/search-terms.ts';
import { getPatients } from '../clinic/store.ts';
import { findAlike } from '../directory/names.ts';
import { type Person, likenessOf, mayBe, reasonsFor } from './same-person.ts';

const shownMax = 5;
/** Maximum records compared in full. */
const candidatesMax = 20;
/** Rows read of a phone number, which many patients may share in a large register; people beyond this are not compared. */
const rowsMax = 1000;

/**
 * Records that may be the same person's, likeliest first: a matching QID counts most. By name and birth or QID together, so that however many
 * share the name, those born then are among them.
 */
export async function duplicatesOf(person: Person): Promise<PatientDuplicates> {
  const { nationalId, dateOfBirth } = person;
  const phone = dateOfBirth === undefined ? '' : phoneDigits(person.phone ?? '');
  const sounds = dateOfBirth === undefined && !nationalId ? [] : fullNameSounds(person);
  const [sameId, samePhone, alike] = await Promise.all([
    nationalId ? readRange(digitsRange(nationalId), candidatesMax) : undefined,
    phone === '' ? undefined : readRange(digitsRange(phone), rowsMax),
    sounds.length === 0 ? [] : findAlike(sounds, likenessOf(person), candidatesMax),
  ]);
  const ofPhone = samePhone?.facts.filter((facts) => mayBe(person, facts)) ?? [];
  const ids = new Set([...(sameId?.facts ?? []), ...ofPhone].map(({ id }) => id).concat(alike ?? []));
  const weight = (because: PatientDuplicate['because']): number => because.length + (because.includes('nationalId') ? 2 : 0);
  const found = (await getPatients([...ids].slice(0, candidatesMax)))
    .map((patient) => ({ patient: answerOf(patient), because: reasonsFor(person, patient) }))
    .filter(({ because }) => because.length > 0)
    .toSorted((a, b) => weight(b.because) - weight(a.because));
  return { rows: found.slice(0, shownMax), hasMore: found.length > shownMax, ...(alike === undefined && { namesUnread: true }) };
}
