import { weekdayOf } from '#contract/base/qatar-time.ts';
import type { Analytics } from '#contract/overview/analytics.ts';
import type { Locale } from '../../i18n/paraglide/runtime.js';
import { m } from '../../i18n/paraglide/messages.js';
import { formatDate, formatNumber, formatPercent } from '../../lib/locale.ts';

/** Of fewer than these, a percentage says more than there is to say. */
const leastBase = 5;

/** A share, and of how many. */
export interface Share {
  readonly part: number;
  readonly all: number;
}

/** The days that some days until one are compared with, and whether those are over: a day that is not is compared with a whole one. */
export function sayCompared(locale: Locale, { from, to }: Pick<Analytics['before'], 'from' | 'to'>, last: string, today: string): string {
  const days = { from: formatDate(locale, from), to: formatDate(locale, to) };
  return last < today ? m.compareWith(days) : m.compareWithToday(days);
}

/** How a count differs from the one before, in words and with a percentage of at least five; undefined if that one is not known. */
export function sayChange(locale: Locale, now: number, before: number | null): string | undefined {
  if (before === null) return undefined;
  const difference = now - before;
  if (difference === 0) return m.compareSame();
  const count = formatNumber(locale, Math.abs(difference));
  const words = difference > 0 ? m.compareMore({ count }) : m.compareFewer({ count });
  if (before < leastBase) return words;
  const percent = formatPercent(locale, Math.abs(difference) / before);
  return difference > 0 ? m.compareMoreBy({ words, percent }) : m.compareFewerBy({ words, percent });
}

/** A share as a percentage with its parts: 1 of 6 (17%); without the percentage if of fewer than five, and in words if of none. */
export function sayShare(locale: Locale, { part, all }: Share): string {
  if (all === 0) return m.analyticsNoneOver();
  const counts = { part: formatNumber(locale, part), all: formatNumber(locale, all) };
  return all < leastBase ? m.shareOf(counts) : m.analyticsMissedOf({ ...counts, percent: formatPercent(locale, part / all) });
}

/** A share as it stands in a column beside its parts, without words; undefined if of fewer than five. */
export const sayRate = (locale: Locale, { part, all }: Share): string | undefined =>
  all < leastBase ? undefined : formatPercent(locale, part / all);

/** How a share differs from the one before, in points of a percentage; undefined if either is of fewer than five. */
export function sayPoints(now: Share, before: Share | null): string | undefined {
  if (before === null || now.all < leastBase || before.all < leastBase) return undefined;
  const points = Math.round((now.part / now.all) * 100) - Math.round((before.part / before.all) * 100);
  if (points === 0) return m.compareSame();
  const shown = Math.abs(points);
  return points > 0 ? m.comparePointsMore({ points: shown }) : m.comparePointsFewer({ points: shown });
}

/** The share of missed appointments among past ones. */
export const missedOf = ({ fulfilled, noshow }: { readonly fulfilled: number; readonly noshow: number }): Share => ({
  part: noshow,
  all: fulfilled + noshow,
});

type Day = Analytics['days'][number];

/** The days by week, from Sunday; a week that began before the first day begins on that. */
export function weeksOf(days: readonly Day[]): (Day & { readonly to: string })[] {
  const weeks: (Day & { to: string })[] = [];
  for (const day of days) {
    const last = weeks.at(-1);
    if (last === undefined || weekdayOf(day.date) === 0) {
      weeks.push({ ...day, to: day.date });
      continue;
    }
    weeks[weeks.length - 1] = { ...added(last, day), date: last.date, to: day.date };
  }
  return weeks;
}

const added = (one: Day, other: Day): Day => ({
  date: one.date,
  appointments: {
    open: one.appointments.open + other.appointments.open,
    fulfilled: one.appointments.fulfilled + other.appointments.fulfilled,
    noshow: one.appointments.noshow + other.appointments.noshow,
    cancelled: one.appointments.cancelled + other.appointments.cancelled,
  },
  visits: one.visits + other.visits,
  prescriptions: one.prescriptions + other.prescriptions,
  laboratoryOrders: one.laboratoryOrders + other.laboratoryOrders,
  registered: one.registered + other.registered,
});

const nothing: Omit<Day, 'date'> = {
  appointments: { open: 0, fulfilled: 0, noshow: 0, cancelled: 0 },
  visits: 0,
  prescriptions: 0,
  laboratoryOrders: 0,
  registered: 0,
};
/** The figures of some days together. */
export const totalOf = (days: readonly Day[]): Day => days.reduce(added, { date: '', ...nothing });
