import * as z from 'zod/mini';
import { labTests } from '#contract/laboratory/catalogue/catalogue.ts';
import { LabTrend, type PreviousValues } from '#contract/laboratory/laboratory.ts';
import { takenAt } from '#contract/laboratory/taken-at.ts';
import { queryItems } from '#platform/dynamodb.ts';
import { careItemsBefore } from '../clinic/items.ts';
import { StoredOrder, type StoredResult, trendQuery } from './stored.ts';

/** Orders before one in which the last value of a test that is no number is looked for. */
const ordersBefore = 25;

/**
 * The last verified value of each test of an order before its own. Numbers are found in the test's trend, however long ago; other results
 * among the orders before.
 */
export async function previousOf(order: StoredOrder): Promise<PreviousValues['rows']> {
  const before = (test: string): string => takenAt(order, test);
  const isNumber = ({ test }: StoredResult): boolean => labTests.get(test)?.kind === 'number';
  const others = order.results.filter((one) => !isNumber(one));
  const numbers = await Promise.all(
    order.results.filter(isNumber).map(async ({ test }) => {
      // Its own time sorts after the bound, which has no order behind it.
      const items = await queryItems(trendQuery(order.patientId, test, before(test)), 1);
      return z.parse(LabTrend.shape.points, items).map((point) => ({ ...point, test }));
    }),
  );
  const earlier =
    others.length === 0 ? [] : z.parse(z.array(StoredOrder), await careItemsBefore('laboratory', order.patientId, order.id, ordersBefore));
  const words = others.flatMap(({ test }) => {
    const values = earlier
      .filter((one) => one.status !== 'entered-in-error' && takenAt(one, test) < before(test))
      .flatMap((one) =>
        one.results.flatMap((result) =>
          result.test === test && result.verified ? [{ test, at: takenAt(one, test), ...result.verified }] : [],
        ),
      );
    return values.toSorted((one, other) => (one.at < other.at ? 1 : -1)).slice(0, 1);
  });
  return [...numbers.flat(), ...words];
}
