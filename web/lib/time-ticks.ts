import { utcTicks } from 'd3-time';
import { qatarOffsetMs } from '#contract/base/qatar-time.ts';
import type { Locale } from '../i18n/paraglide/runtime.js';
import { dateFormat } from './locale.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** What a tick says, by the least distance between two: the day, the month or the year. Below a day, it says the hour. */
const looks: readonly (readonly [fromMs: number, Intl.DateTimeFormatOptions])[] = [
  [360 * dayMs, { year: 'numeric' }],
  [27 * dayMs, { month: 'short', year: 'numeric' }],
  [dayMs, { day: 'numeric', month: 'short' }],
];
const hour: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
const hourOfDay: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', ...hour };

/**
 * Round instants in Qatar between two, in epoch milliseconds, as many as fit: whole hours, days, months or years. Of hours, the first of
 * each day names the day, because all of them would not have room.
 */
export function timeTicks(locale: Locale, [first, last]: readonly [number, number], count: number): { at: number; text: string }[] {
  // Qatar's clock is read as if it were UTC's: it has no summer time.
  const round = utcTicks(new Date(first + qatarOffsetMs), new Date(last + qatarOffsetMs), count).filter(
    (tick) => tick.getTime() % hourMs === 0,
  );
  // The count is a hint to d3, and the room is not.
  const every = Math.ceil(round.length / count);
  const ticks = round.filter((_, index) => index % every === 0);
  const [one, two] = ticks;
  const step = one === undefined || two === undefined ? dayMs : two.getTime() - one.getTime();
  const look = looks.find(([fromMs]) => step >= fromMs)?.[1];
  const said = (tick: Date, as: Intl.DateTimeFormatOptions): string => dateFormat(locale, { ...as, timeZone: 'UTC' }).format(tick);
  const isNewDay = (tick: Date, index: number): boolean => ticks[index - 1]?.getUTCDate() !== tick.getUTCDate();
  return ticks.map((tick, index) => ({
    at: tick.getTime() - qatarOffsetMs,
    text: said(tick, look ?? (isNewDay(tick, index) ? hourOfDay : hour)),
  }));
}
