import type { CorrectedCareDirectory } from '#contract/care-directory/care-directory.ts';
import { getItem } from '#platform/dynamodb.ts';
import { StoredCareDirectory, careDirectoryKey } from '#platform/items/care-directory.ts';

/** The corrected list of where to go. */
export async function readCareDirectory(tableName: string): Promise<CorrectedCareDirectory> {
  const item = await getItem(tableName, careDirectoryKey);
  return item === undefined ? { version: 0, directory: null } : StoredCareDirectory.parse(item);
}
