import type { LabOrder } from '#contract/laboratory/laboratory.ts';
import { labTests } from '#contract/laboratory/catalogue/catalogue.ts';

/** When the specimen of a test was taken; before that, when it was ordered. */
export const takenAt = ({ specimens, orderedAt }: LabOrder, test: string): string =>
  specimens.find(({ kind }) => kind === labTests.get(test)?.specimen)?.collectedAt ?? orderedAt;

/** The last verified value of a test before that of an order. */
export function previousOf(order: LabOrder, test: string, all: readonly LabOrder[]) {
  const before = takenAt(order, test);
  return all
    .flatMap((one) => {
      const verified = one.results.find((result) => result.test === test)?.verified;
      const at = takenAt(one, test);
      return verified === undefined || one.id === order.id || one.status === 'entered-in-error' || at >= before ? [] : [{ verified, at }];
    })
    .reduce<{ readonly verified: NonNullable<LabOrder['results'][number]['verified']>; readonly at: string } | undefined>(
      (last, one) => (last === undefined || one.at > last.at ? one : last),
      undefined,
    );
}
