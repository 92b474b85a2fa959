import { qatarDate } from '#contract/base/qatar-time.ts';
import type { LabOrder } from '#contract/laboratory/laboratory.ts';
import { takenAt } from '#contract/laboratory/taken-at.ts';
import { type Verified, gravityOf, isVerified } from './worst.ts';

/** A verified result, and when its specimen was taken. */
export interface Taken {
  readonly result: Verified;
  readonly at: string;
}

interface ResultsByDay {
  /** The last days in Qatar on which specimens with verified results were taken, latest first (YYYY-MM-DD). */
  readonly days: readonly string[];
  /**
   * By test: those of the latest order first, as they were ordered; all that a test had on each day, latest first. A day's last value is
   * not its worst: after dialysis potassium and creatinine are low.
   */
  readonly rows: readonly { readonly test: string; readonly values: readonly (readonly Taken[])[] }[];
}

/** A patient's verified results side by side: a row for each test of the last days, a column for each day. `orders` are latest first. */
export function resultsByDay(orders: readonly LabOrder[], most: number): ResultsByDay {
  const all = orders
    .filter(({ status }) => status !== 'entered-in-error')
    .flatMap((order) => order.results.filter(isVerified).map((result) => ({ result, at: takenAt(order, result.test) })))
    .map((taken) => ({ ...taken, day: qatarDate(new Date(taken.at)) }));
  const days = [...new Set(all.map(({ day }) => day))].toSorted().toReversed().slice(0, most);
  const tests = Map.groupBy(
    all.filter(({ day }) => days.includes(day)),
    ({ result }) => result.test,
  );
  const rows = [...tests].map(([test, values]) => {
    const latestFirst = values.toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0));
    return { test, values: days.map((day) => latestFirst.filter((one) => one.day === day)) };
  });
  return { days, rows };
}

/** The rows that a glance must take in, by the gravest value of each test's last day, the gravest first: at most `most`, but every critical one. */
export function gravestOf(rows: ResultsByDay['rows'], most: number): ResultsByDay['rows'] {
  const last = ({ values }: ResultsByDay['rows'][number]): number =>
    Math.min(...(values.find((day) => day.length > 0) ?? []).map(({ result }) => gravityOf(result)));
  const sorted = rows.toSorted((one, other) => last(one) - last(other));
  return sorted.slice(0, Math.max(most, sorted.filter((one) => last(one) === 0).length));
}
