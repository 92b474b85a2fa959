import type { DayRange } from '../../ui/day-range.tsx';
import { careLimits } from '#contract/base/care-limits.ts';
import { dayAfter, isCalendarDate } from '#contract/base/qatar-time.ts';

/** The preset ranges, in days up to today. */
export const usualDays = [7, 30, 90] as const;

/** The last days, today included. */
export const lastDays = (days: number, today: string): DayRange => ({ from: dayAfter(today, 1 - days), to: today });

/** Why a range cannot be shown. */
type RangeProblem = 'reversed' | 'long';
/** What is wrong with a range of two real dates; undefined if nothing is. */
export const problemOfRange = ({ from, to }: DayRange): RangeProblem | undefined =>
  from > to ? 'reversed' : to >= dayAfter(from, careLimits.analyticsDays) ? 'long' : undefined;

/** The range in the page's address; a month if it has no valid range. */
export function rangeIn(params: URLSearchParams, today: string): DayRange {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  if (isCalendarDate(from) && isCalendarDate(to) && problemOfRange({ from, to }) === undefined) return { from, to };
  const days = Number(params.get('days'));
  return lastDays(usualDays.find((usual) => usual === days) ?? 30, today);
}
