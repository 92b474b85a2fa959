import { isEstimated, midYear } from '#contract/patient/birth.ts';
import type { PatientDuplicate, PatientDuplicates } from '#contract/patient/duplicates.ts';
import { answerOf } from '../clinic/patient.ts';
import { readRange } from '../clinic/search.ts';
import { digitsRange, fullNameRange, fullNameSounds, phoneDigits } from '../clinic/search-terms.ts';
import { getPatients } from '../clinic/store.ts';
import { findAlike, partOfNumber } from '../directory/names.ts';
import type { Likeness } from '../directory/tiers.ts';
import { type Person, datesNear, mayBe, reasonsFor } from './same-person.ts';

const shownMax = 5;
/** Maximum records compared in full. */
const candidatesMax = 20;
/** Rows read per phone number or full name, which many patients may share in a large register; people beyond this are not compared. */
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
    sounds.length === 0 ? [] : alikeTo(person, sounds),
  ]);
  const ofPhone = samePhone?.facts.filter((facts) => mayBe(person, facts)) ?? [];
  const ids = new Set([...(sameId?.facts ?? []), ...ofPhone].map(({ id }) => id).concat(alike));
  const weight = (because: PatientDuplicate['because']): number => because.length + (because.includes('nationalId') ? 2 : 0);
  const found = (await getPatients([...ids].slice(0, candidatesMax)))
    .map((patient) => ({ patient: answerOf(patient), because: reasonsFor(person, patient) }))
    .filter(({ because }) => because.length > 0)
    .toSorted((a, b) => weight(b.because) - weight(a.because));
  return { rows: found.slice(0, shownMax), hasMore: found.length > shownMax };
}

/** The birth and the parts of a QID, and then how these may be written otherwise. */
function likenessOf({ dateOfBirth, dateOfBirthAccuracy, nationalId }: Person): Likeness[] {
  const nothing = { dates: [], years: [], beginnings: [], ends: [] };
  const year = Number(dateOfBirth?.slice(0, 4));
  const years = dateOfBirth === undefined ? [] : [year - 1, year, year + 1].map(String);
  return [
    { ...nothing, dates: dateOfBirth === undefined ? [] : [dateOfBirth] },
    {
      // Of whom the year alone is known, its middle is kept.
      dates: dateOfBirth === undefined ? [] : [dateOfBirth, ...datesNear(dateOfBirth), ...years.map(midYear)],
      years: isEstimated({ dateOfBirth: dateOfBirth ?? '', dateOfBirthAccuracy }) ? years : [],
      // Of two QIDs that differ in one digit, either the first or the last digits are the same.
      beginnings: nationalId ? [nationalId.slice(0, partOfNumber)] : [],
      ends: nationalId ? [nationalId.slice(-partOfNumber)] : [],
    },
  ];
}

/** Those of the same full name who were born then or nearly then, or whose QID is nearly the same. */
async function alikeTo(person: Person, sounds: readonly string[]): Promise<readonly string[]> {
  const found = await findAlike(sounds, likenessOf(person), candidatesMax);
  if (found !== undefined) return found;
  const rows = await Promise.all(sounds.map((sound) => readRange(fullNameRange(sound), rowsMax)));
  // If there are more than can be compared, those born on the same day are.
  const possible = rows.flatMap(({ facts }) => facts).filter((facts) => mayBe(person, facts));
  const bornThen = possible.filter(({ dateOfBirth }) => dateOfBirth === person.dateOfBirth);
  return [...bornThen, ...possible].map(({ id }) => id);
}
