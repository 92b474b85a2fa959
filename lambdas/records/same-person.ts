import { isCalendarDate } from '#contract/base/qatar-time.ts';
import { birthYear, isEstimated, midYear } from '#contract/patient/birth.ts';
import type { DuplicateReason, PatientDuplicatesQuery } from '#contract/patient/duplicates.ts';
import { compound, joinedEnds, nameWords, soundKey, soundsAlike } from '../clinic/names.ts';
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

const isFirstOfYear = (date: string): boolean => date.endsWith('-01-01');

/**
 * Whether one of two different birth dates (YYYY-MM-DD) can be the other mistyped: one digit, or day and month exchanged. Of two first days of
 * a year, which stand for any day, the years are no proof.
 */
export function nearDates(one: string, other: string): boolean {
  const [year, month, day] = one.split('-');
  if (one === other || (isFirstOfYear(one) && isFirstOfYear(other))) return false;
  return oneDiffers(one, other) || `${year}-${day}-${month}` === other;
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
const sameYearUnsure = (one: string, other: string): boolean => one.slice(0, 4) === other.slice(0, 4) && [one, other].some(isFirstOfYear);

interface Named {
  readonly given: readonly string[];
  /** The first given names as one: "Nour El Din" is Nooruddin. */
  readonly joined: string;
  readonly family: string | undefined;
}
const inLatin = ({ firstName, lastName }: PersonName): Named => {
  const given = nameWords(firstName ?? '');
  return { given, joined: joinedEnds(firstName ?? '').first ?? compound(given[0] ?? ''), family: nameWords(lastName ?? '').at(-1) };
};
const inArabic = ({ nameArabic }: PersonName): Named => {
  const words = nameWords(nameArabic ?? '');
  const joined = words.length > 2 ? joinedEnds(nameArabic ?? '').first : undefined;
  return { given: words.slice(0, -1), joined: joined ?? words[0] ?? '', family: words.at(-1) };
};
type NamePairs = readonly (readonly [Named, Named])[];
/** Two names script by script; one in Latin letters beside one in Arabic letters, which leave vowels out, only if one has no other. */
const pairsOf = (one: PersonName, other: PersonName): NamePairs => [
  [inLatin(one), inLatin(other)],
  ...(one.nameArabic && other.nameArabic
    ? ([[inArabic(one), inArabic(other)]] as const)
    : ([
        [inLatin(one), inArabic(other)],
        [inArabic(one), inLatin(other)],
      ] as const)),
];

type Alike = (one: string, other: string) => boolean;
/** Whether one of two names has a letter more. */
const oneIsLeftOut = (one: string, other: string): boolean => {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  return Array.from(longer).some((_, at) => longer.slice(0, at) + longer.slice(at + 1) === shorter);
};
/**
 * One begins with the other, as "Ma." of "Maria" and "Shihab" of "Shihabudheen", has its consonants, or differs in a letter: "Nikil",
 * "Elisabeth".
 */
const isNear: Alike = (one, other) =>
  one.startsWith(other) ||
  other.startsWith(one) ||
  soundKey(one) === soundKey(other) ||
  (one.length >= letters && (oneDiffers(one, other) || oneIsLeftOut(one, other)));
/** Shorter names that differ in a letter are two names: Sita, Gita. */
const letters = 5;
/** In any spelling, or the letter that it begins with. */
const isSame: Alike = (one, other) => soundsAlike(one, other) || ([one, other].some(({ length }) => length === 1) && one[0] === other[0]);

/**
 * Whether the first given name of one is among the other's: "Mohammad Imran" is also called Imran. Of two with more names after Mohammed,
 * which many have, those after it are compared.
 */
function givenAlike(one: readonly string[], other: readonly string[], alike: Alike): boolean {
  const areMohammed = [one, other].every(([first = '', ...more]) => more.length > 0 && soundsAlike(first, 'mohammed'));
  if (areMohammed) return givenAlike(one.slice(1), other.slice(1), alike);
  const isAmong = (name: string | undefined, names: readonly string[]) => name !== undefined && names.some((held) => alike(held, name));
  return isAmong(one[0], other) || isAmong(other[0], one);
}

const sameFamily = (one: Named, other: Named): boolean => soundsAlike(one.family ?? '', other.family ?? '-');
/** Whether the family's name is the same, and a given name. */
const namesAlike = (pairs: NamePairs): boolean =>
  pairs.some(([mine, theirs]) => givenAlike(mine.given, theirs.given, isSame) && sameFamily(mine, theirs));
/** Whether one name has every word of the other, in each script that both have: father's names are left out, and no other stands in their place. */
const namesAgree = (pairs: NamePairs): boolean =>
  pairs
    .filter((pair) => pair.every(({ family }) => family !== undefined))
    .every(([mine, theirs]) => {
      const [fewer, more] = mine.given.length < theirs.given.length ? [mine.given, theirs.given] : [theirs.given, mine.given];
      return sameFamily(mine, theirs) && fewer.every((name) => more.some((held) => isSame(held, name)));
    });
/** Whether two people can be told apart by their given names, as twins can; who writes one in the family's field is the same. */
const givenDiffer = (pairs: NamePairs): boolean => {
  const isWritten = ({ joined, given: [first = joined] }: Named, names: readonly string[]): boolean =>
    [first, joined].some((name) => names.some((held) => isNear(name, held)));
  const known = pairs.filter((pair) => pair.every(({ given }) => given.length > 0));
  const differs = ([mine, theirs]: NamePairs[number]): boolean =>
    !givenAlike(mine.given, theirs.given, isNear) &&
    !isWritten(mine, [theirs.family ?? theirs.joined, theirs.joined]) &&
    !isWritten(theirs, [mine.family ?? mine.joined, mine.joined]);
  return known.length > 0 && known.every(differs);
};

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
  const nearBirth =
    dateOfBirth !== undefined &&
    gender === known.gender &&
    (sameYearUnsure(dateOfBirth, known.dateOfBirth) || nearDates(dateOfBirth, known.dateOfBirth));
  const compared = knownNames.map((name) => pairsOf(person, name));
  const isNamedSo = compared.some(namesAlike);
  const isToldApart = compared.every(givenDiffer);
  const isNamedWholly = compared.some(namesAgree);
  // Two QIDs are two people's, unless one may be the other mistyped; twins' are neighbors.
  const idsAllow = !nationalId || known.nationalId === undefined || sameId || (nearId && !isToldApart);
  const found: Record<DuplicateReason, boolean> = {
    nationalId: sameId,
    // Twins share birth and telephone; two QIDs tell them apart, unless the name is one person's.
    phone: phone !== '' && knownPhones.includes(phone) && (sameBirth ? idsAllow || isNamedWholly : nearBirth && idsAllow && isNamedSo),
    // Of those whose names only sound near, two QIDs are enough to tell them apart.
    name: sameBirth && sameSound && !isToldApart && (idsAllow || isNamedWholly),
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
