import { labTests } from './catalogue/catalogue.ts';

interface Taken {
  readonly orderedAt: string;
  readonly specimens: readonly { readonly kind: string; readonly collectedAt?: string | undefined }[];
}
/** When the specimen of a test of an order was taken; before that, when it was ordered. */
export const takenAt = ({ specimens, orderedAt }: Taken, test: string): string =>
  specimens.find(({ kind }) => kind === labTests.get(test)?.specimen)?.collectedAt ?? orderedAt;
