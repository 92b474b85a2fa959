import { isCalendarDate } from '#contract/base/qatar-time.ts';
import { birthYear, isEstimated, midYear } from '#contract/patient/birth.ts';
import type { DuplicateReason, PatientDuplicatesQuery } from '#contract/patient/duplicates.ts';
import { nameWords, soundsAlike } from '../clinic/names.ts';
import type { PatientRecord } from '../clinic/patient.ts';
import { type Likeness, partOfNumber } from '../directory/tiers.ts';
import { type SearchFacts, fullNameSounds, fullNamesAlike, phoneDigits } from '../clinic/search-terms.ts';

type PersonName = Pick<Person, 'firstName' | 'lastName' | 'nameArabic'>;

/** What is known of somebody who is about to be added. */
export type Person = PatientDuplicatesQuery;

/** Whether two texts of one length differ in exactly one place. */
function oneDiffers(one: string, other: string): boolean {
  return one.length === other.length && Array.from(one).filter((letter, at) => letter !== other[at]).length === 1;
}

/** Whether two numbers can be one mistyped: a digit, or two neighbors in the other order. */
const nearNumbers = (one: string, other: string): boolean =>
  oneDiffers(one, other) ||
  (one !== other && Array.from(one).some((_, at) => `${one.slice(0, at)}${one[at + 1] ?? ''}${one[at]}${one.slice(at + 2)}` === other));

/** Whether one of two different birth dates (YYYY-MM-DD) can be the other mistyped: one digit, or day and month exchanged. */
export function nearDates(one: string, other: string): boolean {
  const [year, month, day] = one.split('-');
  return one !== other && (oneDiffers(one, other) || `${year}-${day}-${month}` === other);
}

/** All birth dates for which `nearDates` holds. */
export function datesNear(date: string): string[] {
  const [year = '', month = '', day = ''] = date.split('-');
  const others = Array.from(date).flatMap((letter, at) =>
    letter === '-' ? [] : Array.from('0123456789', (digit) => `${date.slice(0, at)}${digit}${date.slice(at + 1)}`),
  );
  return [...new Set([...others, `${year}-${day}-${month}`])].filter((other) => isCalendarDate(other) && nearDates(date, other));
}

/** The birth and the parts of a QID, and then how these may be written otherwise. */
export function likenessOf({ dateOfBirth, dateOfBirthAccuracy, nationalId }: Person): Likeness[] {
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

/** Whether two birth dates of which one is estimated can be of one person: people are unsure by a year. */
const nearYears = (one: string, other: string): boolean =>
  Math.abs(Number(birthYear({ dateOfBirth: one })) - Number(birthYear({ dateOfBirth: other }))) <= 1;

/** Whether one of two birth dates of one year is its first day, which many papers have where the day is not known. */
const sameYearUnsure = (one: string, other: string): boolean =>
  one.slice(0, 4) === other.slice(0, 4) && [one, other].some((date) => date.endsWith('-01-01'));

/** Whether the family's name is the same, and the first given name of one is among the other's: "Mohammad Imran" is also called Imran. */
function givenNamesAlike(one: PersonName, other: PersonName): boolean {
  const scripts = ({ firstName, lastName, nameArabic }: PersonName) => {
    const arabic = nameWords(nameArabic ?? '');
    return [
      { given: nameWords(firstName ?? ''), family: nameWords(lastName ?? '').at(-1) },
      { given: arabic.slice(0, -1), family: arabic.at(-1) },
    ];
  };
  return scripts(one).some((mine) =>
    scripts(other).some(
      (theirs) =>
        soundsAlike(mine.family ?? '', theirs.family ?? '-') &&
        [
          [mine, theirs],
          [theirs, mine],
        ].some(([first, second]) => second?.given.some((name) => soundsAlike(name, first?.given[0] ?? ''))),
    ),
  );
}

/** Whether a search row's facts allow its patient to be this person by birth date or QID; rows of the same phone or full name are asked. */
export function mayBe(
  { dateOfBirth, dateOfBirthAccuracy, nationalId }: Person,
  facts: Pick<SearchFacts, 'dateOfBirth' | 'digits'>,
): boolean {
  const known = facts.dateOfBirth;
  const born =
    dateOfBirth !== undefined &&
    (dateOfBirth === known ||
      nearDates(dateOfBirth, known) ||
      sameYearUnsure(dateOfBirth, known) ||
      // A row has the day of an estimate, not that it is one.
      ((isEstimated({ dateOfBirth, dateOfBirthAccuracy }) || known === midYear(known)) && nearYears(dateOfBirth, known)));
  return born || (Boolean(nationalId) && facts.digits.some((digits) => nearNumbers(nationalId ?? '', digits)));
}

/** Reasons why a record may be this person's, the surest first. */
export function reasonsFor(person: Person, record: Pick<PatientRecord, 'personalInfo' | 'medicalInfo'>): DuplicateReason[] {
  const { personalInfo: known, medicalInfo } = record;
  const { dateOfBirth, nationalId, gender } = person;
  const hasEstimate =
    isEstimated({ dateOfBirth: dateOfBirth ?? '', dateOfBirthAccuracy: person.dateOfBirthAccuracy }) || isEstimated(known);
  // The same estimate is not the same birth date.
  const sameBirth = !hasEstimate && dateOfBirth === known.dateOfBirth;
  const phone = phoneDigits(person.phone ?? '');
  const knownNames = [known, ...(known.formerNames ?? [])];
  const knownSounds = knownNames.flatMap(fullNameSounds);
  // A child's is often the parent's, who is the contact.
  const knownPhones = [known.phone, medicalInfo.emergencyContact?.phone ?? ''].map(phoneDigits);
  const sameSound = fullNameSounds(person).some((sound) => knownSounds.includes(sound));
  const sameId = Boolean(nationalId) && nationalId === known.nationalId;
  const nearId = Boolean(nationalId) && nearNumbers(nationalId ?? '', known.nationalId ?? '');
  // Two QIDs that differ in more than a digit are two people's.
  const idsAllow = !nationalId || known.nationalId === undefined || sameId || nearId;
  const nearBirth =
    dateOfBirth !== undefined &&
    gender === known.gender &&
    (sameYearUnsure(dateOfBirth, known.dateOfBirth) || nearDates(dateOfBirth, known.dateOfBirth));
  const isNamedSo = knownNames.some((name) => givenNamesAlike(person, name));
  const found: Record<DuplicateReason, boolean> = {
    nationalId: sameId,
    // Twins share birth and telephone; two QIDs tell them apart, unless the name is one person's.
    phone: phone !== '' && knownPhones.includes(phone) && (sameBirth ? idsAllow || isNamedSo : nearBirth && idsAllow && isNamedSo),
    name: sameBirth && sameSound,
    nearNationalId: nearId && sameSound,
    nearBirthDate:
      dateOfBirth !== undefined &&
      (hasEstimate ? nearYears : nearDates)(dateOfBirth, known.dateOfBirth) &&
      gender === known.gender &&
      idsAllow &&
      knownNames.some((name) => fullNamesAlike(person, name)),
  };
  return (['nationalId', 'phone', 'name', 'nearNationalId', 'nearBirthDate'] as const).filter((reason) => found[reason]);
}
