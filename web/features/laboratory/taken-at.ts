import type { LabOrder } from '#contract/laboratory/laboratory.ts';
import { labTests } from '#contract/laboratory/catalogue/catalogue.ts';

/** When the specimen of a test was taken; before that, when it was ordered. */
export const takenAt = ({ specimens, orderedAt }: LabOrder, test: string): string =>
  specimens.find(({ kind }) => kind === labTests.get(test)?.specimen)?.collectedAt ?? orderedAt;
