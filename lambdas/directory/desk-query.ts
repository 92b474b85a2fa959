import { isCalendarDate } from '#contract/base/qatar-time.ts';
import { seen } from '#contract/base/seen.ts';
import { latinDigits } from '#contract/base/text.ts';
import { plainSigns } from '#contract/patient/phone.ts';
import { foldedText } from '../clinic/names.ts';

/** What a desk types to find somebody, in one box: names, a birth, digits of a number, an address. */
export interface DeskQuery {
  /** The names as typed, without what is no name. */
  readonly names: string;
  /** Titles before names, which hide nobody: they may also be somebody's name. */
  readonly titles: readonly string[];
  /** Single letters in place of names. */
  readonly initials: readonly string[];
  /** Dates of birth (YYYY-MM-DD) that one date may mean, of each date that was typed. */
  readonly dates: readonly (readonly string[])[];
  /** Years of birth that some digits may mean, and the digits, which may also be the end of a number. */
  readonly years: readonly { readonly years: readonly string[]; readonly digits: string }[];
  /** Three or more digits of a telephone or QID number. */
  readonly numbers: readonly string[];
  /** Words of an e-mail address or of a record's id. */
  readonly addresses: readonly string[];
}

const monthNames: readonly (readonly string[])[] = [
  ['january', 'jan', 'يناير', 'كانون الثاني'],
  ['february', 'feb', 'فبراير', 'شباط'],
  ['march', 'mar', 'مارس', 'اذار'],
  ['april', 'apr', 'ابريل', 'نيسان'],
  ['may', 'مايو', 'ايار'],
  ['june', 'jun', 'يونيو', 'حزيران'],
  ['july', 'jul', 'يوليو', 'تموز'],
  ['august', 'aug', 'اغسطس', 'اب'],
  ['september', 'sept', 'sep', 'سبتمبر', 'ايلول'],
  ['october', 'oct', 'اكتوبر', 'تشرين الاول'],
  ['november', 'nov', 'نوفمبر', 'تشرين الثاني'],
  ['december', 'dec', 'ديسمبر', 'كانون الاول'],
];
const monthOf = new Map(monthNames.flatMap((names, index) => names.map((name) => [foldedText(name), index + 1] as const)));

const titles = new Set(
  `mr mrs ms miss master dr doctor prof professor eng engr engineer sheikh shaikh sheikha shaikha sh capt captain haji hajji hajj hajja sayed baby jr sr
  السيد السيده سيد سيده دكتور الدكتور دكتوره الدكتوره د م مهندس المهندس مهندسه المهندسه استاذ الاستاذ استاذه الشيخ الشيخه شيخ شيخه الحاج الحاجه حجي حجيه طفل طفله مولود`
    .split(/\s+/)
    .map(foldedText),
);

const pad = (value: number): string => String(value).padStart(2, '0');
/** The years that two or four digits mean, the later one first; a birth is not to come. */
function yearsOf(digits: string, today: string): string[] {
  const years = digits.length === 4 ? [digits] : [`20${digits}`, `19${digits}`];
  return years.filter((year) => year >= '1900' && year <= today.slice(0, 4));
}
/** The births that a day, month and year can mean; the month before the day only where it cannot be otherwise. */
function datesOf(day: string, month: string | number, year: string, today: string): string[] {
  const written = (m: string | number, d: string): string[] =>
    yearsOf(year, today)
      .map((one) => `${one}-${pad(Number(m))}-${pad(Number(d))}`)
      .filter((date) => isCalendarDate(date) && date <= today);
  const usual = written(month, day);
  return usual.length > 0 ? usual : written(day, String(month));
}

const isoDate = /(?<![\d/.-])(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?![\d/.-])/g;
const numericDate = /(?<![\d/.-])(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?![\d/.-])/g;
const namedDate = /(?<!\d)(\d{1,2})(?:st|nd|rd|th)?[\s./-]*(\p{L}+(?:\s(?:الثاني|الأول|الاول))?)[\s./,-]*(\d{4}|\d{2})(?!\d)/giu;

/** Beside a name, a telephone number of eight digits that can be a date is one. */
const joinedDate = /(?<![\d+])(\d{2})(\d{2})(\d{4})(?!\d)/g;

const isNumber = (text: string): boolean => /^\+?[\d\s()-]+$/.test(plainSigns(text)) && /\d/.test(text);

/**
 * Reads what a desk typed. `today` is the day in Qatar (YYYY-MM-DD). Digits beside a name are a year or the end of a number; alone they are a
 * number.
 */
export function deskQuery(search: string, today: string): DeskQuery {
  let text = latinDigits(seen(search.normalize('NFC')));
  const dates: string[][] = [];
  const take = (pattern: RegExp, read: (groups: readonly string[]) => string[]): void => {
    text = text.replace(pattern, (whole: string, ...groups: string[]) => {
      const found = read(groups);
      if (found.length === 0) return whole;
      dates.push(found);
      return ' ';
    });
  };
  take(isoDate, ([year = '', month = '', day = '']) => datesOf(day, month, year, today));
  take(numericDate, ([day = '', month = '', year = '']) => datesOf(day, month, year, today));
  take(namedDate, ([day = '', name = '', year = '']) => {
    const month = monthOf.get(foldedText(name));
    return month === undefined ? [] : datesOf(day, month, year, today);
  });
  if (/\p{L}{2}/u.test(text)) take(joinedDate, ([day = '', month = '', year = '']) => datesOf(day, month, year, today));
  const parts = text.split(/[\s,،;]+/).filter(Boolean);
  const words = parts.filter((part) => !/[@\d_]/.test(part));
  const [short, names] = [words.filter((word) => /^\p{L}\.?$/u.test(word)), words.filter((word) => !/^\p{L}\.?$/u.test(word))];
  // Before a name, or Jr after it; elsewhere it is a name: "Tariq Sayed".
  const isTitle = (word: string): boolean => titles.has(foldedText(word));
  const first = names.findIndex((word) => !isTitle(word));
  const untitled = names.slice(Math.max(first, 0)).filter((word, index) => index === 0 || !/^[js]r\.?$/i.test(word));
  const hasNames = first >= 0;
  const kept = hasNames ? untitled : names;
  const nothing = { names: '', titles: [], initials: [], years: [], addresses: [] };
  if (names.length === 0 && short.length === 0 && isNumber(text)) return { ...nothing, dates, numbers: [text.replaceAll(/\D/g, '')] };
  const others = parts.filter((part) => /[@\d_]/.test(part));
  const digits = others.filter(isNumber).map((part) => part.replaceAll(/\D/g, ''));
  const years = digits
    .filter((one) => kept.length > 0 && (one.length === 2 || one.length === 4))
    .map((one) => ({ digits: one, years: yearsOf(one, today) }))
    .filter((one) => one.years.length > 0);
  return {
    names: kept.join(' '),
    titles: hasNames ? names.slice(0, first).map(foldedText) : [],
    // A letter that is a title, such as د, is no initial.
    initials: short.map(foldedText).filter((letter) => letter !== '' && !titles.has(letter)),
    dates,
    years,
    numbers: digits.filter((one) => !years.some((year) => year.digits === one)),
    addresses: others.filter((part) => !isNumber(part)),
  };
}
