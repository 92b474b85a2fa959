import type * as z from 'zod/mini';
import { relationshipWords } from '#contract/patient/choices.ts';
import type { PatientCreate } from '#contract/patient/patient.ts';
import { allergies, conditions } from './conditions.ts';
import { origins, type Name, type Origin } from './names.ts';
import { demoPatient as demo } from './people.ts';
import { randomOf, type Random } from './random.ts';

/** A patient as the bulk load takes it. */
export type SeedPatient = z.input<typeof PatientCreate> & { readonly createdAt: string; readonly updatedAt?: string };

const dayMs = 86_400_000;
/** Multiplying by it permutes the numbers below a power of ten, so that serial numbers look random and do not repeat early. */
const stride = 61_681;
const permuted = (index: number, below: number): number => (index * stride + 17) % below;
const digits = (value: number, length: number): string => String(value).padStart(length, '0');

const places = [
  ['Doha', 'Doha', [13, 14, 15, 17, 23, 24, 25, 26, 27, 38, 39, 40, 41, 42, 45, 61, 63, 66, 68]],
  ['Al Rayyan', 'Al Rayyan', [51, 52, 53, 54, 55, 56, 81, 83]],
  ['Al Wakrah', 'Al Wakrah', [90, 91, 92]],
  ['Al Khor', 'Al Khor and Al Thakhira', [74, 75]],
  ['Umm Salal Mohammed', 'Umm Salal', [71]],
  ['Lusail', 'Al Daayen', [69, 70]],
  ['Al Shamal', 'Al Shamal', [78, 79]],
  ['Dukhan', 'Al Shahaniya', [86]],
] as const;
const placeShares = [46, 24, 11, 4, 6, 6, 1, 2] as const;

const ascii = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/ø/gi, 'o')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase();
const mobile = (random: Random, serial: number): string =>
  `+974 ${random.pick(['33', '55', '66', '77', '50', '30', '70', '31'])}${digits(Math.floor(serial / 10_000), 2)} ${digits(serial % 10_000, 4)}`;

interface Person {
  readonly latin: string;
  readonly arabic: string;
}
const written = (name: Name, random: Random): Person => ({ latin: random.pick(name.spellings), arabic: name.arabic });

const ageOf = (random: Random): number =>
  random.weighted([
    [14, () => random.whole(0, 15)],
    [46, () => random.whole(16, 39)],
    [28, () => random.whole(40, 59)],
    [12, () => random.whole(60, 88)],
  ] as const)();

const relatives = {
  father: { isMan: true, sharesFamily: true },
  mother: { isMan: false, sharesFamily: false },
  husband: { isMan: true, sharesFamily: false },
  wife: { isMan: false, sharesFamily: false },
  brother: { isMan: true, sharesFamily: true },
  sister: { isMan: false, sharesFamily: true },
  son: { isMan: true, sharesFamily: true },
  daughter: { isMan: false, sharesFamily: true },
} as const;

/** The emergency contact. Wives keep their father's family name, so children share their father's name but not their mother's. */
const contactOf = (random: Random, origin: Origin, age: number, gender: 'male' | 'female', family: Person, index: number) => {
  const relation =
    age < 18
      ? random.pick(['father', 'mother'] as const)
      : random.weighted([
          [6, gender === 'male' ? 'wife' : 'husband'],
          [3, 'brother'],
          [2, 'sister'],
          [age > 55 ? 6 : 0, 'son'],
          [age > 55 ? 3 : 0, 'daughter'],
        ] as const);
  const { isMan, sharesFamily } = relatives[relation];
  const isOwnFamily = sharesFamily && !(gender === 'female' && ['son', 'daughter'].includes(relation));
  const given = written(random.pick(isMan ? origin.men : origin.women), random);
  const others = origin.families.filter(({ arabic }) => arabic !== family.arabic);
  const theirs = isOwnFamily ? family : written(others[random.whole(0, others.length - 1)] ?? origin.families[0], random);
  return {
    name: `${given.latin} ${theirs.latin}`,
    relationship: relationshipWords[relation].en,
    phone: mobile(random, permuted(index + 500_000, 1_000_000)),
  };
};

const allergiesOf = (random: Random, index: number): Partial<SeedPatient['medicalInfo']> => {
  const own = random.chance(0.24) ? [...new Set([random.pick(allergies), ...(random.chance(0.2) ? [random.pick(allergies)] : [])])] : [];
  // Drawn separately, so that all other facts about the people stay the same.
  const apart = randomOf(-1 - index);
  if (own.length === 0) return { allergies: [], allergyStatus: apart.chance(0.7) ? 'none-known' : 'not-asked' };
  return {
    allergies: own.map(([substance]) => substance),
    allergySeverities: own.flatMap(([substance, reactions]) => {
      const severity = apart.pick(reactions);
      return severity === 'unknown' ? [] : [{ substance, severity }];
    }),
  };
};

/**
 * The patient with this number, always the same: believable people of Qatar for demonstration and measurement.
 * @param nowMs the reference time for ages and the last 18 months
 */
export const patient = (index: number, nowMs: number): SeedPatient => {
  const random = randomOf(index);
  const isDemo = index === 0;
  const origin = isDemo
    ? origins[0]
    : random.weighted([[origins[0].share, origins[0]], ...origins.slice(1).map((one) => [one.share, one] as const)]);
  const gender = isDemo ? 'female' : random.chance(origin.male) ? 'male' : 'female';
  const age = ageOf(random);
  const born = isDemo
    ? demo.attributes.birthdate
    : new Date(nowMs - age * 365.25 * dayMs - random.number() * 364 * dayMs).toISOString().slice(0, 10);
  const years = Math.floor((nowMs - Date.parse(born)) / (365.25 * dayMs));

  const given = written(random.pick(gender === 'male' ? origin.men : origin.women), random);
  const father = random.chance(origin.fathersName) ? written(random.pick(origin.men), random) : undefined;
  const family = isDemo ? { latin: demo.attributes.family_name, arabic: 'الكواري' } : written(random.pick(origin.families), random);
  const firstName = isDemo ? demo.attributes.given_name : [given.latin, father?.latin].filter(Boolean).join(' ');
  const lastName = family.latin;
  const arabic = [given.arabic, father?.arabic, family.arabic].filter(Boolean).join(' ');
  // Every QID card has it, but not every record.
  const withArabic = random.chance(0.9);
  const email = isDemo
    ? demo.email
    : `${ascii(given.latin)}.${ascii(family.latin)}${index}@${random.pick(['example.com', 'example.org', 'example.net', 'mail.example'])}`;
  const nationalId = `${born < '2000' ? 2 : 3}${born.slice(2, 4)}${random.pick(origin.countries)}${digits(permuted(index, 100_000), 5)}`;

  const place = random.weighted([
    [placeShares[0], places[0]],
    ...places.slice(1).map((one, at) => [placeShares[at + 1] ?? 1, one] as const),
  ]);
  const [city, municipality, zones] = place;
  const has = conditions.filter(
    (one) => years >= one.fromAge && years <= one.toAge && (one.gender ?? gender) === gender && random.chance(one.share),
  );
  const createdMs = nowMs - Math.floor(random.number() * 18 * 30.4 * dayMs) - 60_000;
  const changed = random.chance(0.55) ? createdMs + Math.floor(random.number() * (nowMs - createdMs)) : undefined;

  return {
    createdAt: new Date(createdMs).toISOString(),
    ...(changed !== undefined && { updatedAt: new Date(changed).toISOString() }),
    status: isDemo
      ? 'active'
      : random.weighted([
          [70, 'active'],
          [12, 'inactive'],
          [12, 'pending'],
          [6, 'suspended'],
        ]),
    personalInfo: {
      firstName,
      lastName,
      email,
      phone: mobile(random, permuted(index * 7 + 4321, 1_000_000)),
      dateOfBirth: born,
      // Of many of the oldest, papers have no more than the year.
      ...(years >= 75 && index % 2 === 1 && { dateOfBirthAccuracy: 'estimated' as const }),
      gender,
      nationalId,
      preferredLanguage: origin.speaksArabic && random.chance(0.75) ? 'ar' : 'en',
      ...((withArabic || isDemo) && { nameArabic: isDemo ? `مريم ${family.arabic}` : arabic }),
      address: {
        street: `Zone ${random.pick(zones)}, Street ${random.whole(200, 990)}, Building ${random.whole(1, 180)}`,
        city,
        state: municipality,
        country: 'QA',
      },
    },
    medicalInfo: {
      bloodType: random.weighted([
        [37, 'O+'],
        [26, 'A+'],
        [23, 'B+'],
        [6, 'AB+'],
        [4, 'O-'],
        [2, 'A-'],
        [1.5, 'B-'],
        [0.5, 'AB-'],
      ]),
      ...allergiesOf(random, index),
      medications: has.flatMap(({ medications }) => [...medications]),
      medicalHistory: has.map(({ history }) => `${history}.`).join('\n'),
      emergencyContact: contactOf(random, origin, years, gender, family, index),
    },
  };
};
