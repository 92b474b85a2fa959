import { itemsUnder } from './links.ts';
import { patientPartition } from './patient.ts';

/** The sort-key prefix of the items that lead from a record to those that were merged into it (docs/adr/0086). */
export const mergePrefix = 'MERGE#';

/** The numbers of the records that were merged into a record. */
export const mergedHere = async (patientId: string): Promise<string[]> =>
  (await itemsUnder(patientPartition(patientId), mergePrefix)).map(({ sk }) => String(sk).slice(mergePrefix.length));
