import { type Name, origins } from '../../local/seed/names.ts';
import { noLastName } from '#contract/patient/one-name.ts';
import type { PatientCreate } from '#contract/patient/patient.ts';
import type * as z from 'zod/mini';

/** A person of a register, as the desk reads them. */
export type Person = Pick<
  z.input<typeof PatientCreate>['personalInfo'],
  'firstName' | 'lastName' | 'nameArabic' | 'dateOfBirth' | 'phone' | 'nationalId'
>;

/**
 * Whether somebody at the desk, shown this person for what was typed, would call it a match. A rule of its own, plainer than the search's and
 * without its code, for measuring false friends: every typed word is
 * - the beginning of a word of the person's names, in either script, with or without the article, or of two neighbors written as one;
 * - or a known spelling of the same Arabic name as one of them (`local/seed/names.ts`, Mohammed's short forms), or what sounds like a known
 *   spelling or is a letter away from one, and is none itself;
 * - or, if no list has it, one letter away from one of them (two, from seven letters on);
 * and every typed number is the day, month or year of the birth, or three or more digits of a telephone or QID number. Titles, months,
 * "son of" and articles mean nothing.
 */
export function wouldCallMatch(typed: string, person: Person): boolean {
  const text = latin(typed);
  const names = [[person.firstName, person.lastName === noLastName ? '' : person.lastName].join(' '), person.nameArabic ?? ''].map(wordsOf);
  const words = wordsOf(text.replaceAll(/[^\s,،]*[\d@][^\s,،]*/gu, ' '));
  const hasName = words.some((word) => !meansNothing.has(word));
  const isNamed = words.every((word, index) => {
    if (meansNothing.has(word) && hasName) return true;
    const ways = [`${word}${words[index + 1] ?? ''}`, `${words[index - 1] ?? ''}${word}`];
    return (
      names.flat().some((name) => isSameName(word, name)) ||
      names.flatMap(joined).some((name) => [word, ...ways].some((way) => name.startsWith(way) || byEar(way) === byEar(name))) ||
      names.flat().some((name) => ways.some((way) => byEar(way) === byEar(name)))
    );
  });
  const [year = '', month = '', day = ''] = person.dateOfBirth.split('-');
  const born = new Set([year, year.slice(2), ...[month, day].flatMap((one) => [one, String(Number(one))])]);
  const numbers = [person.phone ?? '', person.nationalId ?? ''].map((one) => one.replaceAll(/\D/g, ''));
  const typedNumbers = [...(text.match(/\d+/g) ?? []), text.replaceAll(/\D/g, '')];
  const isNumbered =
    typedNumbers.slice(0, -1).every((one) => born.has(one) || (one.length > 2 && numbers.some((number) => number.includes(one)))) ||
    numbers.some((number) => number.includes(typedNumbers.at(-1)?.replace(/^(00)?974/, '') ?? '-'));
  return isNamed && isNumbered;
}

const latin = (text: string): string =>
  text.replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660)).replaceAll(/[\u200B-\u200F\u202A-\u202E\u2066-\u2069]/g, '');
const plain = (text: string): string =>
  latin(text)
    .normalize('NFKD')
    .replaceAll(/[\p{M}ـ'’‘ʼ`´.]/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll(/[أإآٱ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ئ', 'ي')
    .replaceAll('ؤ', 'و')
    .replaceAll('ء', '')
    .replaceAll('ة', 'ه');
/** "Abd Karim", "Abdel-Karim" and "Abdul Karim" are one word, "عبد الكريم", too. */
const wordsOf = (text: string): string[] =>
  plain(text)
    .replaceAll(
      /(?<!\p{L})abd[aeiu]?l?[ -]*(?=rahman|aziz|kari?m|karee?m|jabbar|salam|lati?f|latee?f|hamee?d|hamid|wahab|rahi?m)/gu,
      'abdul',
    )
    .replaceAll(/(?<!\p{L})عبد (?=ال)/gu, 'عبد')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
const withoutArticle = (word: string): string => word.replace(/^(?:al|el|ال)(?=.{3})/, '');
/** Two and three neighbors as one word. */
const joined = (words: readonly string[]): string[] =>
  words.slice(1).flatMap((word, index) => [`${words[index]}${word}`, `${words[index]}${word}${words[index + 2] ?? ''}`]);

const meansNothing = new Set(
  wordsOf(`al el ul bin ibn bint ben ال بن ابن بنت mr mrs ms miss master dr doctor prof eng sheikh shaikh sheikha haji hajji hajja baby jr sr captain capt
    السيد السيدة سيد سيدة دكتور الدكتور دكتورة الدكتورة د م مهندس المهندس استاذ الاستاذ الشيخ الشيخة شيخ شيخة الحاج الحاجة حجي حجية
    jan feb mar apr may jun jul aug sep sept oct nov dec january february march april june july august september october november december
    يناير فبراير مارس ابريل مايو يونيو يوليو اغسطس سبتمبر اكتوبر نوفمبر ديسمبر`),
);

/** The Arabic names of which a word is a spelling. */
const spellings = new Map<string, Set<string>>();
const add = (spelling: string, arabic: string): void => {
  for (const word of new Set([spelling, withoutArticle(spelling)])) spellings.set(word, (spellings.get(word) ?? new Set()).add(arabic));
};
function addName({ arabic, spellings: written }: Name): void {
  const of = withoutArticle(wordsOf(arabic).join(''));
  for (const one of [...written, arabic]) add(wordsOf(one).join(''), of);
  // Of a name of several words each is also a name: "Dil" of Dil Bahadur.
  const arabicWords = wordsOf(arabic);
  for (const one of written)
    for (const [index, word] of wordsOf(one).entries())
      if (wordsOf(one).length === arabicWords.length && arabicWords.length > 1) add(word, arabicWords[index] ?? '');
}
for (const { men, women, families } of origins) for (const name of [...men, ...women, ...families]) addName(name);
for (const short of ['mohd', 'muhd', 'mhd', 'md', 'mohamad', 'mohamed', 'muhammed']) add(short, 'محمد');
for (const [short, long] of [
  ['abdulrahman', 'عبدالرحمن'],
  ['abdulaziz', 'عبدالعزيز'],
  ['abdulkarim', 'عبدالكريم'],
  ['abdulkareem', 'عبدالكريم'],
  ['abduljabbar', 'عبدالجبار'],
  ['abdulsalam', 'عبدالسلام'],
  ['abdullatif', 'عبداللطيف'],
  ['abdulhameed', 'عبدالحميد'],
  ['abdulhamid', 'عبدالحميد'],
  ['abdulwahab', 'عبدالوهاب'],
  ['bdr', 'بهادور'],
  ['bahadur', 'بهادور'],
  ['ma', 'ماريا'],
  ['maria', 'ماريا'],
] as const)
  add(short, long);

/** A word as who writes by ear may not tell it from another: doubled letters, i, e and y, o and u, q and k, a final h. */
const byEar = (word: string): string =>
  word
    .replaceAll('ph', 'f')
    .replaceAll(/ee|ei|[eiy]+/g, 'i')
    .replaceAll(/[ouw]+/g, 'u')
    .replaceAll('q', 'k')
    .replaceAll(/(.)\1+/gu, '$1')
    .replace(/h$/, '');
const spellingsByEar = Map.groupBy(spellings.keys(), byEar);
/** The Arabic names that a word means: as a known spelling, or as what sounds like one, or else is a letter away from one. */
function meanings(word: string): ReadonlySet<string> | undefined {
  const known = spellings.get(word) ?? spellings.get(withoutArticle(word));
  if (known !== undefined) return known;
  const heard = byEar(withoutArticle(word));
  const alike =
    spellingsByEar.get(heard) ?? (heard.length < 4 ? [] : Array.from(spellings.keys()).filter((one) => distance(byEar(one), heard) === 1));
  const all = alike.flatMap((one) => [...(spellings.get(one) ?? [])]);
  return all.length === 0 ? undefined : new Set(all);
}
const meaningsOf = new Map<string, ReadonlySet<string> | undefined>();
const remembered = (word: string): ReadonlySet<string> | undefined => {
  if (!meaningsOf.has(word)) meaningsOf.set(word, meanings(word));
  return meaningsOf.get(word);
};

function isSameName(typed: string, name: string): boolean {
  const [one, other] = [withoutArticle(typed), withoutArticle(name)];
  if (name.startsWith(typed) || other.startsWith(one)) return true;
  const [ofTyped, ofName] = [remembered(typed), remembered(name)];
  if (ofTyped !== undefined && ofName !== undefined) return [...ofTyped].some((arabic) => ofName.has(arabic));
  return [typed, one].some((way) => [name, other].some((written) => distance(way, written) <= lettersOff(way)));
}
const lettersOff = (word: string): number => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

/** How many letters of one word must be put in, left out or replaced to have the other. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1)
      next.push(Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1)));
    row = next;
  }
  return row.at(-1) ?? 0;
}
