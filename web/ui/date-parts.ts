import { isCalendarDate } from '#contract/base/qatar-time.ts';
import { latinDigits } from '#contract/base/text.ts';

/** The parts of a date in the order in which both languages write it. */
export const dateParts = ['day', 'month', 'year'] as const;
export type DatePart = (typeof dateParts)[number];
/** A date as typed so far, in Latin digits. */
export type TypedDate = Readonly<Record<DatePart, string>>;

/** The parts of a field's value; the inverse of `valueOf`. */
export function partsOf(value: string): TypedDate {
  const [year = '', month = '', day = ''] = value.split('-');
  return { day, month, year };
}

/** The value of a year without day and month, and the year in such a value. */
export const yearAlone = (year: string): string => `${year}--`;
export const yearIn = (value: string): string | undefined => /^(\d{4})--$/.exec(value)?.[1];

const twoDigits = (part: string): string => (part === '' ? '' : part.padStart(2, '0'));

/** A field's value: YYYY-MM-DD, the same form with parts that are missing or wrong, or empty text if nothing was typed. */
export const valueOf = ({ day, month, year }: TypedDate): string =>
  day + month + year === '' ? '' : [year, twoDigits(monthOf(month)), twoDigits(day)].join('-');

const monthNames = ['en-US', 'ar-AE'].map((locale) => {
  const names = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => names.format(Date.UTC(2000, month)).toLowerCase());
});

/** The number of a month given by its name, or by the first three or more letters of it; any other text unchanged. */
function monthOf(text: string): string {
  const start = text.toLowerCase();
  const month = start.length < 3 ? -1 : Math.max(...monthNames.map((names) => names.findIndex((name) => name.startsWith(start))));
  return month === -1 ? text : String(month + 1);
}

/** The text typed into one part, without characters that the part cannot have. */
export const partIn = (text: string): string => latinDigits(text).replaceAll(/[^\d\p{L}]/gu, '');

const orders: readonly (readonly [RegExp, readonly DatePart[]])[] = [
  [/^\d{4} [\d\p{L}]+ \d{1,2}$/u, ['year', 'month', 'day']],
  [/^\d{1,2} [\d\p{L}]+ \d{4}$/u, ['day', 'month', 'year']],
  [/^\p{L}+ \d{1,2} \d{4}$/u, ['month', 'day', 'year']],
];

/** The date in a pasted or filled-in text: year first, day first, or month first if it is a word. */
export function dateIn(text: string): TypedDate | undefined {
  const parts = latinDigits(text).match(/\d+|\p{L}+/gu) ?? [];
  const order = orders.find(([form]) => form.test(parts.join(' ')))?.[1];
  if (order === undefined) return undefined;
  const part = (name: DatePart): string => parts[order.indexOf(name)] ?? '';
  return { day: part('day'), month: monthOf(part('month')), year: part('year') };
}

/** Why a value is not a date, and in which parts. */
export type DateProblem =
  | { readonly kind: 'incomplete' | 'no-month' | 'no-year'; readonly parts: readonly DatePart[] }
  | { readonly kind: 'no-day'; readonly parts: readonly DatePart[]; readonly last: number };

/** The missing parts of a value or, if none is missing, the first impossible part; undefined for a date and for an empty value. */
export function problemOf(value: string): DateProblem | undefined {
  if (value === '' || isCalendarDate(value)) return undefined;
  const typed = partsOf(value);
  const missing = dateParts.filter((part) => typed[part] === '');
  if (missing.length > 0) return { kind: 'incomplete', parts: missing };
  if (!/^(0[1-9]|1[0-2])$/.test(typed.month)) return { kind: 'no-month', parts: ['month'] };
  if (!/^\d{4}$/.test(typed.year)) return { kind: 'no-year', parts: ['year'] };
  return { kind: 'no-day', parts: ['day'], last: new Date(Date.UTC(Number(typed.year), Number(typed.month), 0)).getUTCDate() };
}
