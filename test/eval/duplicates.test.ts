import { describe, expect, it } from 'vitest';
import { isCalendarDate } from '#contract/base/qatar-time.ts';
import { birthYear, isEstimated, midYear } from '#contract/patient/birth.ts';
import type { PatientDuplicatesQuery } from '#contract/patient/duplicates.ts';
import { PatientCreate } from '#contract/patient/patient.ts';
import { patient as seeded } from '../../local/seed/patients.ts';
import { type Random, randomOf } from '../../local/seed/random.ts';
import { type PatientRecord, newPatient } from '../../lambdas/clinic/patient.ts';
import { factsOf, fullNameSounds, phoneDigits } from '../../lambdas/clinic/search-terms.ts';
import { openIndexFile } from '../../lambdas/directory/index-file.ts';
import { likeTiers } from '../../lambdas/directory/tiers.ts';
import { ulid } from '../../lambdas/platform/ulid.ts';
import { likenessOf, mayBe, reasonsFor } from '../../lambdas/records/same-person.ts';

/**
 * How often the check for existing records warns rightly, and how often wrongly, on generated people with Qatar's frequent names: each
 * community has ten to thirty given names and as many families, far fewer than a clinic's patients, so there are more namesakes. The figures of
 * docs/adr/0078 are from here.
 */
type Person = PatientDuplicatesQuery;
type Known = PatientRecord['personalInfo'];

const now = Date.parse('2026-11-27T09:00:00Z');
const record = (index: number): PatientRecord => {
  const { createdAt, updatedAt: _, ...person } = seeded(index, now);
  return newPatient(PatientCreate.parse(person), { id: ulid(now), at: createdAt, defaultCountry: 'QA' });
};
const registered = Array.from({ length: 4000 }, (_, index) => record(index + 1));
/** People who are in no register. */
const newcomers = Array.from({ length: 3000 }, (_, index) => record(index + 50_001));

const byNumber = Map.groupBy(
  registered.flatMap((patient) => factsOf(patient).digits.map((digits) => ({ patient, digits }))),
  ({ digits }) => digits,
);
const bySound = Map.groupBy(
  registered.flatMap((patient) => fullNameSounds(patient.personalInfo).map((sound) => ({ patient, sound }))),
  ({ sound }) => sound,
);
/** The records that are found for somebody among all of the same number or the sound of a full name. */
function found(person: Person): PatientRecord[] {
  const numbers = [person.nationalId, phoneDigits(person.phone ?? '')].flatMap((digits) => (digits ? (byNumber.get(digits) ?? []) : []));
  const named = fullNameSounds(person).flatMap((sound) => bySound.get(sound) ?? []);
  const reached = new Set([...numbers, ...named].map(({ patient }) => patient));
  return [...reached].filter((patient) => mayBe(person, factsOf(patient)) && reasonsFor(person, patient).length > 0);
}

const names = openIndexFile(':memory:');
names.put(registered.map(factsOf));
/** Whether the index, asked for the likest, has somebody. */
function isInIndex(person: Person, { id }: PatientRecord): boolean {
  const alike = names.find(likeTiers(fullNameSounds(person), likenessOf(person), names.vocabulary), { offset: 0, limit: 20 });
  return alike.people.some((one) => one.id === id);
}
/** Of those who come again, every so many is also looked for in the index. */
const sampled = 10;

const personOf = ({ firstName, lastName, nameArabic, dateOfBirth, gender, phone, nationalId }: Known): Person => ({
  firstName,
  lastName,
  nameArabic: nameArabic ?? null,
  dateOfBirth,
  gender: gender === 'female' ? 'female' : 'male',
  phone,
  nationalId: nationalId ?? null,
});
/** Somebody of whom only the Latin name, gender and birth date are told. */
const namedOnly = (known: Known): Person => ({ ...personOf(known), nameArabic: null, phone: null, nationalId: null });

/** How somebody is told otherwise than the record has it; undefined if it cannot be. */
type Written = (known: Known, random: Random) => Person | undefined;
const inArabic = (known: Known): Person | undefined => {
  const words = (known.nameArabic ?? '').split(' ');
  return words.length < 2 ? undefined : { ...namedOnly(known), firstName: words[0] ?? '', lastName: words.at(-1) ?? '' };
};
const articleApart = (person: Person | undefined): Person | undefined =>
  person?.lastName?.startsWith('ال') === true ? { ...person, lastName: `ال ${person.lastName.slice(2)}` } : undefined;
const withArticle =
  (write: (family: string) => string) =>
  (known: Known): Person | undefined => {
    const family = /^Al[- ](.+)$/.exec(known.lastName)?.[1];
    return family === undefined ? undefined : { ...namedOnly(known), lastName: write(family) };
  };
const wrongDigit = (text: string, random: Random): string => {
  const at = random.pick([text.length - 1, ...Array.from(text).flatMap((letter, index) => (/\d/.test(letter) ? [index] : []))]);
  return text.slice(0, at) + String((Number(text[at]) + random.whole(1, 9)) % 10) + text.slice(at + 1);
};
const wrongBirth = (known: Known, random: Random): Person | undefined => {
  // An estimate has no digit to mistake but those of its year.
  if (isEstimated(known)) return undefined;
  const dateOfBirth = wrongDigit(known.dateOfBirth, random);
  return isCalendarDate(dateOfBirth) ? { ...namedOnly(known), dateOfBirth } : undefined;
};
const wrongId: Written = (known, random) => ({
  ...namedOnly(known),
  dateOfBirth: undefined,
  nationalId: wrongDigit(known.nationalId ?? '', random),
});
/** By the year of birth alone, which people may have wrong by one. */
const byYear = (known: Known, off: number): Person => ({
  ...namedOnly(known),
  dateOfBirth: midYear(String(Number(birthYear(known)) + off)),
  dateOfBirthAccuracy: 'estimated',
});
const exchanged = (known: Known): Person | undefined => {
  const [year, month, day] = known.dateOfBirth.split('-');
  const dateOfBirth = `${year}-${day}-${month}`;
  return isCalendarDate(dateOfBirth) && dateOfBirth !== known.dateOfBirth ? { ...namedOnly(known), dateOfBirth } : undefined;
};

/** The share of registered people who are found when they come again and are written otherwise, among at least a hundred. */
function recognized(written: Written): number {
  const again = registered.flatMap((patient, index) => {
    const person = written(patient.personalInfo, randomOf(index));
    return person === undefined ? [] : [found(person).includes(patient) && (index % sampled > 0 || isInIndex(person, patient))];
  });
  expect(again.length).toBeGreaterThan(100);
  return again.filter(Boolean).length / again.length;
}
/** The share of newcomers who are taken for somebody else. */
const mistaken = (told: (known: Known) => Person): number =>
  newcomers.filter(({ personalInfo }) => found(told(personalInfo)).length > 0).length / newcomers.length;

describe('a person who comes again is recognized', () => {
  it.each<[string, Written]>([
    ['with the article joined', withArticle((family) => `Al${family.toLowerCase()}`)],
    ['with the article apart', withArticle((family) => `al ${family}`)],
    ['without the article', withArticle((family) => family)],
    ['in Arabic', inArabic],
    ['in Arabic, with the article apart', (known) => articleApart(inArabic(known))],
    ['with one digit of the birth date wrong', wrongBirth],
    ['with day and month exchanged', exchanged],
    ['with the year of birth alone, wrong by one at most', (known, random) => byYear(known, random.whole(-1, 1))],
    ['with one digit of the QID wrong, before the birth date is asked', wrongId],
  ])('%s', (_, written) => {
    expect(recognized(written)).toBeGreaterThanOrEqual(0.99);
  });
});

describe('a new person is seldom taken for another', () => {
  it.each<[string, (known: Known) => Person, number]>([
    ['with a QID', personOf, 0.0005],
    ['without a QID', (known) => ({ ...personOf(known), nationalId: null }), 0.002],
    ['with the year of birth alone', (known) => byYear(known, 0), 0.05],
  ])('%s', (_, told, ceiling) => {
    expect(mistaken(told)).toBeLessThanOrEqual(ceiling);
  });
});
