import { qatarTime, weekdayOf } from '../base/qatar-time.ts';

/**
 * The periods of each weekday in Qatar's time, Sunday first; undefined if unknown. This file has no schemas, so that public pages can load
 * it.
 */
type Hours = readonly (readonly { readonly from: string; readonly to: string }[])[] | undefined;

/** Whether the hours leave no gap in a week. */
export const isAlways = (hours: Hours): boolean =>
  hours !== undefined && hours.every(([day, ...others]) => others.length === 0 && day?.from === '00:00' && day.to === '24:00');

/** The time (ISO 8601) until which a service stays open, `always` or `unknown`; undefined if it is closed at `at`. */
export function openUntil(hours: Hours, at: Date): string | undefined {
  if (hours === undefined) return 'unknown';
  if (isAlways(hours)) return 'always';
  const [day = '', time = ''] = qatarTime(at).split(' ');
  const period = hours[weekdayOf(day)]?.find(({ from, to }) => from <= time && time < to);
  return period && `${day}T${period.to}:00+03:00`;
}
