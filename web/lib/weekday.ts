import type { Locale } from '../i18n/paraglide/runtime.js';
import { dateFormat } from './locale.ts';

/** A day (YYYY-MM-DD) with its weekday, for the days of a schedule. */
export const formatLongDate = (locale: Locale, date: string): string =>
  dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

/** The same without the year, for columns of one week. */
export const formatDayOfWeek = (locale: Locale, date: string): string =>
  dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

/** A weekday by its number: 0 is Sunday. */
export const formatWeekday = (locale: Locale, weekday: number): string =>
  dateFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2026, 1, 1 + weekday)));
