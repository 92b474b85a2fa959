import { useSyncExternalStore } from 'react';
import { m } from '../i18n/paraglide/messages.js';
import { type Locale, isLocale, overwriteGetLocale } from '../i18n/paraglide/runtime.js';

/** The language of the interface: remembered, switched without a reload, so that nothing typed is lost. */
const remembered = 'afiya.locale';
const listeners = new Set<() => void>();
const stored = localStorage.getItem(remembered);
let current: Locale = isLocale(stored) ? stored : navigator.language.startsWith('ar') ? 'ar' : 'en';

function show(): void {
  document.documentElement.lang = current;
  document.documentElement.dir = current === 'ar' ? 'rtl' : 'ltr';
}
overwriteGetLocale(() => current);
show();

export function switchLocale(): void {
  current = current === 'en' ? 'ar' : 'en';
  localStorage.setItem(remembered, current);
  show();
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useLocale = (): Locale => useSyncExternalStore(subscribe, () => current);

/** The messages, for a component that has to follow the language. */
export function useMessages(): typeof m {
  useLocale();
  return m;
}

/** Latin digits in both languages: a phone, an id or a dose must read the same everywhere. */
const formats = { en: 'en-US', ar: 'ar-AE-u-nu-latn' } as const;
const timeZone = 'Asia/Qatar';

export const formatNumber = (locale: Locale, value: number): string => new Intl.NumberFormat(formats[locale]).format(value);
/** An instant as the day in Qatar. */
export const formatDay = (locale: Locale, instant: string): string =>
  new Intl.DateTimeFormat(formats[locale], { dateStyle: 'medium', timeZone }).format(new Date(instant));
export const formatTime = (locale: Locale, instant: string): string =>
  new Intl.DateTimeFormat(formats[locale], { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(instant));
/** A date without time, such as a birth date, which no time zone may move. */
export const formatDate = (locale: Locale, date: string): string =>
  new Intl.DateTimeFormat(formats[locale], { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
