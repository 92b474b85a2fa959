import * as z from 'zod/mini';
import { getItem } from './dynamodb.ts';

/**
 * What is left under a record that was merged into another (docs/adr/0086): where everything went. The platform reads it, so that every
 * function answers alike.
 */
export const mergedKey = (patientId: string) => ({ pk: `PATIENT#${patientId}`, sk: 'MERGED' });
const MergedRecord = z.object({ into: z.string(), at: z.string() });

/** Merges one after another that are followed. */
const followed = 8;

/** The record into which a record was merged, however often; undefined if it was not. */
export async function mergedInto(TableName: string, patientId: string): Promise<string | undefined> {
  const seen = [patientId];
  while (seen.length <= followed) {
    const item = await getItem(TableName, mergedKey(seen.at(-1) ?? ''));
    if (item === undefined) break;
    seen.push(z.parse(MergedRecord, item).into);
  }
  return seen.length === 1 ? undefined : seen.at(-1);
}
