import { utcTicks } from 'd3-time';
import { qatarOffsetMs } from '#contract/base/qatar-time.ts';
import type { Locale } from '../i18n/paraglide/runtime.js';
import { dateFormat } from './locale.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** What a tick says, by the least distance between two: the hour, the day, the month or the year. */
const looks: readonly (readonly [fromMs: number, Intl.DateTimeFormatOptions])[] = [
  [360 * dayMs, { year: 'numeric' }],
  [27 * dayMs, { month: 'short', year: 'numeric' }],
  [dayMs, { day: 'numeric', month: 'short' }],
  [0, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }],
];

/** Round instants in Qatar between two, in epoch milliseconds, as many as fit: whole hours, days, months or years. */
export function timeTicks(locale: Locale, [first, last]: readonly [number, number], count: number): { at: number; text: string }[] {
  // Qatar's clock is read as if it were UTC's: it has no summer time.
  const ticks = utcTicks(new Date(first + qatarOffsetMs), new Date(last + qatarOffsetMs), count).filter(
    (tick) => tick.getTime() % hourMs === 0,
  );
  const [one, two] = ticks;
  const step = one === undefined || two === undefined ? dayMs : two.getTime() - one.getTime();
  const look = looks.find(([fromMs]) => step >= fromMs)?.[1];
  const format = dateFormat(locale, { ...look, timeZone: 'UTC' });
  return ticks.map((tick) => ({ at: tick.getTime() - qatarOffsetMs, text: format.format(tick) }));
}
