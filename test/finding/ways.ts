import { noLastName } from '#contract/patient/one-name.ts';
import { origins } from '../../local/seed/names.ts';
import type { Random } from '../../local/seed/random.ts';
import type { Person } from './reader.ts';

/** How a desk types somebody; undefined if they cannot be typed so. */
export type Way = (person: Person, random: Random) => string | undefined;

/** The names in the field of given names: "Abdul Rahman" is one. */
const givenOf = ({ firstName }: Person): string[] =>
  firstName.split(/(?<!\bAbdu?l?)\s+|\s+(?!Rahman|Aziz|Karim|Jabbar|Salam|Latif|Hameed|Wahab)/).filter(Boolean);
const familyOf = ({ lastName }: Person): string | undefined => (lastName === noLastName ? undefined : lastName);
const arabicOf = ({ nameArabic }: Person): string[] => (nameArabic ?? '').split(' ').filter(Boolean);

/** Words in this order, if there are all of them, and not of one person twice. */
const typed = (...words: readonly (string | undefined)[]): string | undefined =>
  words.some((word) => word === undefined || word === '') ? undefined : words.join(' ');
const firstAndFamily = (person: Person): [string | undefined, string | undefined] => [givenOf(person)[0], familyOf(person)];
const fathers = (person: Person): string | undefined => givenOf(person)[1];
/** The first letters of a name, without its article. */
const letters = (name: string | undefined, count: number): string | undefined => {
  const bare = name?.replace(/^(?:al|el)[- ]/i, '').replaceAll(/['’. ]/g, '');
  return bare === undefined || bare.length <= count ? undefined : bare.slice(0, count);
};

const listed = new Map<string, readonly string[]>();
for (const { men, women, families } of origins)
  for (const { spellings } of [...men, ...women, ...families])
    for (const one of spellings) if (spellings.length > 1) listed.set(one, spellings);
for (const short of ['Md', 'Md.', 'Mohd', 'Muhd', 'Muhammed', 'Mohammad']) listed.set(short, ['Mohammed', 'Mohamed', 'Muhammad', 'Mohd']);
/** Another spelling of a name, as the lists have it. */
const otherSpelling = (name: string | undefined, random: Random): string | undefined => {
  const [one, ...others] = (listed.get(name ?? '') ?? []).filter((spelling) => spelling !== name);
  return one === undefined ? undefined : random.pick([one, ...others]);
};
const byEarRules: readonly (readonly [RegExp, string])[] = [
  [/ee/, 'i'],
  [/oo|ou/, 'u'],
  [/([bdfklmnrst])\1/, '$1'],
  [/q/, 'k'],
  [/(?<=.)u(?=[^aeiou])/, 'o'],
  [/(?<=.)e(?=[^aeiou])/, 'a'],
  [/ah?$/, 'ah'],
  [/(?<=[^aeiou])i(?=[^aeiou])/, 'ee'],
  [/y$/, 'i'],
  [/ph/, 'f'],
];
/** A name as who hears it may write it. */
const byEar = (name: string | undefined): string | undefined => {
  if (name === undefined) return undefined;
  const [from, to] = byEarRules.find(([pattern, by]) => name.replace(pattern, by) !== name) ?? [];
  return from === undefined || to === undefined ? undefined : name.replace(from, to);
};

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const arabicMonths = ['يناير', 'فبراير', 'مارس', 'أبريل', 'مايو', 'يونيو', 'يوليو', 'أغسطس', 'سبتمبر', 'أكتوبر', 'نوفمبر', 'ديسمبر'];
const arabicDigits = (text: string): string => text.replaceAll(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
const born = ({ dateOfBirth }: Person) => {
  const [year = '', month = '', day = ''] = dateOfBirth.split('-');
  return { year, month, day, m: Number(month), d: Number(day), yy: year.slice(2) };
};
const last = (number: string | null | undefined, count: number): string | undefined => number?.replaceAll(/\D/g, '').slice(-count);

/** The ways of typing that are measured, by their row. */
export const ways: readonly (readonly [row: string, way: Way])[] = [
  ['first + family name', (one) => typed(...firstAndFamily(one))],
  [
    'the same, another spelling of one or both',
    (one, random) => {
      const [first, family] = firstAndFamily(one);
      const [other, otherFamily] = [otherSpelling(first, random), otherSpelling(family, random)];
      return other === undefined && otherFamily === undefined ? undefined : typed(other ?? first, otherFamily ?? family);
    },
  ],
  ['the same, both as who hears them may write them', (one) => typed(...firstAndFamily(one).map(byEar))],
  ['family + first name', (one) => typed(...firstAndFamily(one).toReversed())],
  ['first + father’s name', (one) => typed(givenOf(one)[0], fathers(one))],
  ['the same in Arabic', (one) => (arabicOf(one).length < 3 ? undefined : typed(...arabicOf(one).slice(0, 2)))],
  ['father’s + family name', (one) => typed(fathers(one), familyOf(one))],
  ['three words', (one) => typed(givenOf(one)[0], fathers(one), familyOf(one))],
  ['first + 3 letters of the family name', (one) => typed(givenOf(one)[0], letters(familyOf(one), 3))],
  ['3 letters of the first + family name', (one) => typed(letters(givenOf(one)[0], 3), familyOf(one))],
  ['4 + 4 letters', (one) => typed(letters(givenOf(one)[0], 4), letters(familyOf(one), 4))],
  ['3 + 3 letters', (one) => typed(letters(givenOf(one)[0], 3), letters(familyOf(one), 3))],
  ['Arabic first + family name', (one) => (arabicOf(one).length < 2 ? undefined : typed(arabicOf(one)[0], arabicOf(one).at(-1)))],
  [
    'Arabic first name + 3 letters',
    (one) => (arabicOf(one).length < 2 ? undefined : typed(arabicOf(one)[0], arabicOf(one).at(-1)?.slice(0, 5))),
  ],
  ['two words + birth year', (one) => typed(...firstAndFamily(one), born(one).year)],
  ['first + father’s name + birth year', (one) => typed(givenOf(one)[0], fathers(one), born(one).year)],
  ['3 + 3 letters + two digits of the year', (one) => typed(letters(givenOf(one)[0], 3), letters(familyOf(one), 3), born(one).yy)],
  ['Arabic first name + birth year in Arabic digits', (one) => typed(arabicOf(one)[0], arabicDigits(born(one).year))],
  ['first name + last 4 digits of the telephone', (one) => typed(givenOf(one)[0], last(one.phone, 4))],
  ['first name + last 3 digits of the telephone', (one) => typed(givenOf(one)[0], last(one.phone, 3))],
  ['family name + last 4 digits of the QID', (one) => typed(familyOf(one), last(one.nationalId, 4))],
  ['first name + 12/3/1985', (one) => typed(givenOf(one)[0], `${born(one).d}/${born(one).m}/${born(one).year}`)],
  ['family name + 12 Mar 85', (one) => typed(familyOf(one), `${born(one).d} ${months[born(one).m - 1]} ${born(one).yy}`)],
  ['family name + 1985-03-12', (one) => typed(familyOf(one), one.dateOfBirth)],
  ['first name + 12.03.85', (one) => typed(givenOf(one)[0], `${born(one).day}.${born(one).month}.${born(one).yy}`)],
  [
    'Arabic first name + ١٢ مارس ١٩٨٥',
    (one) => typed(arabicOf(one)[0], arabicDigits(String(born(one).d)), arabicMonths[born(one).m - 1], arabicDigits(born(one).year)),
  ],
  [
    'a title before first + family name',
    (one, random) => typed(random.pick(['Mr', 'Mr.', 'Dr.', 'Mrs', 'Sheikh', 'Eng.']), ...firstAndFamily(one)),
  ],
  [
    'an Arabic title before the Arabic name',
    (one, random) =>
      arabicOf(one).length < 2
        ? undefined
        : typed(random.pick(['السيد', 'الدكتور', 'د.', 'الشيخة', 'السيدة']), arabicOf(one)[0], arabicOf(one).at(-1)),
  ],
  ['an initial + family name', (one, random) => typed(`${givenOf(one)[0]?.[0]}${random.pick(['', '.'])}`, familyOf(one))],
  ['family name, first name (with a comma)', (one) => typed(familyOf(one) && `${familyOf(one)},`, givenOf(one)[0])],
  [
    'particles joined or apart',
    (one, random) => {
      const [first, family = ''] = firstAndFamily(one);
      const others = [family.replaceAll(/[-' ]/g, ''), family.replaceAll(/[-']/g, ' '), family.replace(/^(?:Al|El)[- ]/, '')];
      const [other, ...more] = others.filter((written) => written !== family);
      return other === undefined ? undefined : typed(first, random.pick([other, ...more]));
    },
  ],
  [
    'Abdul and the next joined or apart, or Abdul alone',
    (one, random) => {
      const [first = ''] = givenOf(one);
      const [, second] = /^Abdull?ah?$/.test(first) ? [] : (/^Abdu?l?[- ]?([A-Za-z]{4,})$/.exec(first) ?? []);
      return second === undefined
        ? undefined
        : typed(
            random.pick([`Abdul ${second}`, `Abdul${second.toLowerCase()}`, `Abd ${second}`, `Abdel${second.toLowerCase()}`, 'Abdul']),
            familyOf(one),
          );
    },
  ],
  [
    'an Arabic article or عبد apart',
    (one) => {
      const apart = [arabicOf(one)[0], arabicOf(one).at(-1)].map((word) =>
        word?.replace(/^ال(?=.{3})/, 'ال ').replace(/^عبد(?=ال)/, 'عبد '),
      );
      const text = typed(...apart);
      return arabicOf(one).length > 1 && text !== undefined && text.split(' ').length > 2 ? text : undefined;
    },
  ],
];
