import { ulid } from 'ulid';
import { noLastName } from '#contract/patient/one-name.ts';
import { type Name, type Origin, origins } from '../names.ts';
import { type SeedPatient, patient } from '../patients.ts';
import { type Random, randomOf } from '../random.ts';

const dayMs = 86_400_000;

/** A person's names in their order, and the family's. */
interface Written {
  readonly given: readonly string[];
  readonly last: string;
  readonly arabic: string;
}

/** One of many names: the first ones are common, the later ones rare, as names are. */
const common = (choices: readonly [Name, ...Name[]], random: Random): Name => {
  const [first, ...others] = choices;
  return random.weighted([[1 / 3, first], ...others.map((one, rank) => [1 / (rank + 4), one] as const)]);
};
const spelled = ({ spellings }: Name, random: Random): string => random.pick(spellings);

const mohammed = { arabic: 'محمد', spellings: ['Mohammed', 'Mohamed', 'Muhammad', 'Mohammad', 'Muhammed', 'Mohd'] } as const satisfies Name;
/** What stands for Mohammed before another name. */
const shortMohammed = ['Md', 'Md.', 'Mohd', 'Muhd', 'Mohammed', 'Mohammad'] as const;
/** The second parts of names that begin with Abdul, which registers write together, apart or leave out. */
const servants: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['Rahman', 'الرحمن'],
  ['Aziz', 'العزيز'],
  ['Karim', 'الكريم'],
  ['Jabbar', 'الجبار'],
  ['Salam', 'السلام'],
  ['Latif', 'اللطيف'],
  ['Hameed', 'الحميد'],
  ['Wahab', 'الوهاب'],
];
const isMuslim = ({ men }: Origin): boolean => men.some(({ arabic }) => arabic === mohammed.arabic);

/** A man's own name; one in ten is Mohammed where that is a name. */
function manOf(origin: Origin, random: Random): Name {
  if (!isMuslim(origin)) return common(origin.men, random);
  if (random.chance(0.1)) return mohammed;
  if (random.chance(0.07)) {
    const [second, arabic] = random.pick(servants);
    return {
      arabic: `عبد${arabic}`,
      spellings: [`Abdul ${second}`, `Abdul${second.toLowerCase()}`, `Abd ${second}`, `Abdul-${second}`, 'Abdul'],
    };
  }
  const [first, ...others] = origin.men.filter(({ arabic }) => arabic !== mohammed.arabic);
  return first === undefined ? mohammed : common([first, ...others], random);
}

const hasCountry = (origin: Origin, country: string): boolean => origin.countries.includes(country);

/** How a community writes names: how many words of whose names, and which are abbreviated. */
function nameOf(origin: Origin, isMan: boolean, random: Random): Written {
  const own = isMan ? manOf(origin, random) : common(origin.women, random);
  const family = common(origin.families, random);
  const last = spelled(family, random);
  if (origin.speaksArabic) {
    const [father, grandfather] = [manOf(origin, random), manOf(origin, random)];
    // As registers keep them: the given name's field holds the father's and the grandfather's name, too.
    const before = random.weighted([
      [6, [father, grandfather]],
      [3, [father]],
      [1, []],
    ] as const);
    const given = [own, ...before];
    return { given: given.map((one) => spelled(one, random)), last, arabic: [...given, family].map(({ arabic }) => arabic).join(' ') };
  }
  const arabic = `${own.arabic} ${family.arabic}`;
  const name = spelled(own, random);
  if (hasCountry(origin, '524')) {
    if (random.chance(0.5) && !name.includes('Bahadur'))
      return { given: [name, isMan ? (random.chance(0.15) ? 'Bdr' : 'Bahadur') : random.pick(['Kumari', 'Maya', 'Devi'])], last, arabic };
    return { given: [name.replace('Bahadur', random.chance(0.15) ? 'Bdr' : 'Bahadur')], last, arabic };
  }
  if (hasCountry(origin, '608')) {
    const second = isMan ? [] : random.chance(0.3) ? [random.pick(['Ma.', 'Maria', 'Mary'])] : [];
    const mothers = random.chance(0.6) ? [spelled(common(origin.families, random), random)] : [];
    return { given: [...second, name, ...mothers], last, arabic };
  }
  // Some have one name only; a few registers repeat it.
  if (random.chance(0.03)) return { given: [name], last: random.chance(0.7) ? noLastName : name, arabic: own.arabic };
  if (isMan && isMuslim(origin) && own.arabic !== mohammed.arabic && random.chance(0.3))
    return { given: [random.pick(shortMohammed), name], last, arabic: `محمد ${arabic}` };
  if (random.chance(0.35))
    return { given: [name, spelled(isMan ? manOf(origin, random) : common(origin.families, random), random)], last, arabic };
  return { given: [name], last, arabic };
}

/** Families share a telephone: that of the first of some neighbors in the register. */
const familySize = 4;

const ascii = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase() || 'name';

/**
 * The person with this number in a register as it is in Qatar, always the same: communities by their share, names of three to five words in
 * several spellings and abbreviations, in Arabic where people have it, birth dates that cluster on the first of January, telephones that
 * families share.
 */
export function registered(number: number, nowMs: number, seed = 0): SeedPatient & { readonly id: string } {
  const random = randomOf(7_000_000 + seed * 10_000_019 + number);
  const base = patient(10_000 + number, nowMs);
  const origin = random.weighted([[origins[0].share, origins[0]], ...origins.slice(1).map((one) => [one.share, one] as const)]);
  const isMan = random.chance(origin.male);
  const { given, last, arabic } = nameOf(origin, isMan, random);
  const { dateOfBirth } = base.personalInfo;
  const onFirst = random.chance(origin.speaksArabic ? 0.06 : 0.22) && dateOfBirth < '2010';
  const born = onFirst ? `${dateOfBirth.slice(0, 4)}-01-01` : dateOfBirth;
  const inFamily = random.chance(0.35);
  const home = number - (number % familySize);
  const { nationalId: _, nameArabic: __, phone, ...personal } = base.personalInfo;
  const hasQid = random.chance(0.94);
  const serial = String((number * 61_681 + 17) % 100_000).padStart(5, '0');
  return {
    ...base,
    id: ulid(Date.parse(base.createdAt), () => random.number()),
    personalInfo: {
      ...personal,
      firstName: given.join(' '),
      lastName: last,
      gender: isMan ? 'male' : 'female',
      dateOfBirth: born,
      email: `${ascii(given[0] ?? '')}.${ascii(last)}${number}@${random.pick(['example.com', 'example.org', 'example.net'])}`,
      phone: inFamily ? patient(10_000 + home, nowMs).personalInfo.phone : phone,
      preferredLanguage: origin.speaksArabic && random.chance(0.75) ? 'ar' : 'en',
      ...(random.chance(origin.speaksArabic ? 0.9 : 0.25) && { nameArabic: arabic }),
      ...(hasQid && { nationalId: `${born < '2000' ? 2 : 3}${born.slice(2, 4)}${random.pick(origin.countries)}${serial}` }),
    },
    updatedAt: new Date(Math.min(Date.parse(base.updatedAt ?? base.createdAt), nowMs - dayMs / 24)).toISOString(),
  };
}
