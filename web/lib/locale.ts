import { useSyncExternalStore } from 'react';
import { type Locale, isLocale, overwriteGetLocale } from '../i18n/paraglide/runtime.js';

/** The interface language: remembered, and switched without a reload so that nothing typed is lost. */
const remembered = 'afiya.locale';
const listeners = new Set<() => void>();
const stored = localStorage.getItem(remembered);
const preferred: Locale = isLocale(stored) ? stored : navigator.language.startsWith('ar') ? 'ar' : 'en';
/** The language of a page that the build has written out, in which React must take it over. */
const written = document.getElementById('root')?.dataset['written'];
let current: Locale = isLocale(written) ? written : preferred;

function show(): void {
  document.documentElement.lang = current;
  document.documentElement.dir = current === 'ar' ? 'rtl' : 'ltr';
}
overwriteGetLocale(() => current);
show();

function change(to: Locale): void {
  if (current === to) return;
  current = to;
  show();
  for (const listener of listeners) listener();
}

/** Changes to the other language, and remembers it. */
export function switchLocale(): void {
  change(current === 'en' ? 'ar' : 'en');
  localStorage.setItem(remembered, current);
}

/** Changes from the language in which the page was written out to the visitor's own. */
export const showPreferred = (): void => change(preferred);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The language. Components that call it re-render when it changes, along with everything below that reads its messages while rendering. */
export const useLocale = (): Locale =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => current,
  );

/** Latin digits in both languages: a phone number, an id or a dose must read the same everywhere. */
const formats = { en: 'en-US', ar: 'ar-AE-u-nu-latn' } as const;
const timeZone = 'Asia/Qatar';

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
/** Formats dates as the language does, with Latin digits. */
export const dateFormat = (locale: Locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(formats[locale], options);

export const formatNumber = (locale: Locale, value: number): string => new Intl.NumberFormat(formats[locale]).format(value);
/** A share as a percentage, with the sign on the language's usual side. */
export const formatPercent = (locale: Locale, part: number): string =>
  new Intl.NumberFormat(formats[locale], { style: 'percent' }).format(part);
/** A length of time in whole words, without parts that are zero beside others: "5 hours, 30 minutes". */
export const formatLength = (
  locale: Locale,
  length: Readonly<Partial<Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>>>,
): string => {
  const parts = Object.entries(length).filter(([, value], _, all) => value > 0 || all.length === 1);
  const words = parts.map(([unit, value]) =>
    new Intl.NumberFormat(formats[locale], { style: 'unit', unit, unitDisplay: 'long' }).format(value),
  );
  return new Intl.ListFormat(formats[locale], { type: 'unit', style: 'long' }).format(words);
};
/** An instant as a date in Qatar. */
export const formatDay = (locale: Locale, instant: string): string => dateFormat(locale, { ...day, timeZone }).format(new Date(instant));
/** An instant as a date and time in Qatar. */
export const formatTime = (locale: Locale, instant: string): string =>
  dateFormat(locale, { ...day, ...time, timeZone }).format(new Date(instant));
/** An instant as a time of day in Qatar. */
export const formatClock = (locale: Locale, instant: string): string => dateFormat(locale, { ...time, timeZone }).format(new Date(instant));
/** A date without time, such as a birth date, which no time zone may shift. */
export const formatDate = (locale: Locale, date: string): string =>
  dateFormat(locale, { ...day, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
/** Kept, as a list of all countries asks for hundreds of names at each letter that is typed beside it. */
const countryNames: Partial<Record<Locale, Intl.DisplayNames>> = {};
/** A country's name from its two-letter code; any other text as written. */
export function formatCountry(locale: Locale, country: string): string {
  if (!/^[A-Z]{2}$/.test(country)) return country;
  const names = (countryNames[locale] ??= new Intl.DisplayNames(formats[locale], { type: 'region' }));
  return names.of(country) ?? country;
}
