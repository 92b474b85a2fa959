import { qatarDate } from '#contract/base/qatar-time.ts';
import { labTests } from '#contract/laboratory/catalogue/catalogue.ts';
import type { LabOrder } from '#contract/laboratory/laboratory.ts';
import { gravityOf, isVerified, type Verified } from './worst.ts';

/** The day in Qatar on which a result's specimen was taken. */
function dayOf({ specimens, orderedAt }: LabOrder, { test }: Verified): string {
  const kind = labTests.get(test)?.specimen;
  return qatarDate(new Date(specimens.find((one) => one.kind === kind)?.collectedAt ?? orderedAt));
}

interface ResultsByDay {
  /** The last days with verified results, latest first (YYYY-MM-DD). */
  readonly days: readonly string[];
  /** By test: those of the latest order first, as they were ordered; a test's last value of each day, where there is one. */
  readonly rows: readonly { readonly test: string; readonly values: readonly (Verified | undefined)[] }[];
}

/** A patient's verified results side by side: a row for each test of the last days, a column for each day. `orders` are latest first. */
export function resultsByDay(orders: readonly LabOrder[], most: number): ResultsByDay {
  const all = orders
    .filter(({ status }) => status !== 'entered-in-error')
    .flatMap((order) => order.results.filter(isVerified).map((result) => ({ result, day: dayOf(order, result) })));
  const days = [...new Set(all.map(({ day }) => day))].toSorted().toReversed().slice(0, most);
  const tests = new Set(all.filter(({ day }) => days.includes(day)).map(({ result: { test } }) => test));
  const rows = [...tests].map((test) => ({
    test,
    values: days.map((day) => all.find((one) => one.day === day && one.result.test === test)?.result),
  }));
  return { days, rows };
}

/** The rows of which the latest value needs a look first; others in their order. */
export const worstFirst = (rows: ResultsByDay['rows']): ResultsByDay['rows'] => {
  const of = ({ values: [latest] }: ResultsByDay['rows'][number]) => (latest === undefined ? Infinity : gravityOf(latest));
  return rows.toSorted((one, other) => of(one) - of(other) || 0);
};
