import { qatarDate } from '#contract/base/qatar-time.ts';
import type { LabOrder } from '#contract/laboratory/laboratory.ts';
import { takenAt } from '#contract/laboratory/taken-at.ts';
import { type Verified, gravityOf, isVerified } from './worst.ts';

interface ResultsByDay {
  /** The last days in Qatar on which specimens with verified results were taken, latest first (YYYY-MM-DD). */
  readonly days: readonly string[];
  /** By test: those of the latest order first, as they were ordered; a test's last value of each day, where there is one. */
  readonly rows: readonly { readonly test: string; readonly values: readonly (Verified | undefined)[] }[];
}

/** A patient's verified results side by side: a row for each test of the last days, a column for each day. `orders` are latest first. */
export function resultsByDay(orders: readonly LabOrder[], most: number): ResultsByDay {
  const all = orders
    .filter(({ status }) => status !== 'entered-in-error')
    .flatMap((order) =>
      order.results.filter(isVerified).map((result) => ({ result, day: qatarDate(new Date(takenAt(order, result.test))) })),
    );
  const days = [...new Set(all.map(({ day }) => day))].toSorted().toReversed().slice(0, most);
  const tests = new Set(all.filter(({ day }) => days.includes(day)).map(({ result: { test } }) => test));
  const rows = [...tests].map((test) => ({
    test,
    values: days.map((day) => all.find((one) => one.day === day && one.result.test === test)?.result),
  }));
  return { days, rows };
}

/** The rows that a glance must take in, by their last values, the gravest first: at most `most`, but every critical one. */
export function gravestOf(rows: ResultsByDay['rows'], most: number): ResultsByDay['rows'] {
  const last = ({ values }: ResultsByDay['rows'][number]) => gravityOf(values.find((one) => one !== undefined));
  const sorted = rows.toSorted((one, other) => last(one) - last(other));
  return sorted.slice(0, Math.max(most, sorted.filter((one) => last(one) === 0).length));
}
