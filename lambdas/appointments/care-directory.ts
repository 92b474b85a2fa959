import type { CareDirectoryChange, CorrectedCareDirectory } from '#contract/care-directory/care-directory.ts';
import type { Write } from '#platform/api.ts';
import { getItem } from '#platform/dynamodb.ts';
import { StoredCareDirectory, careDirectoryKey } from '#platform/items/care-directory.ts';
import { env } from '../clinic/env.ts';
import { nextVersion, requireSeen, written } from '../clinic/versioned.ts';

/** Replaces the list of where to go, recording the author and the time. Throws PRECONDITION_FAILED and CONFLICT. */
export async function changeCareDirectory(
  { directory }: CareDirectoryChange,
  {
    by,
    now,
    ifMatch,
    write,
  }: { readonly by: string; readonly now: Date; readonly ifMatch: number | 'any' | undefined; readonly write: Write },
): Promise<CorrectedCareDirectory> {
  const item = await getItem(env.CLINICAL_TABLE_NAME, careDirectoryKey);
  const current = item && StoredCareDirectory.parse(item);
  await requireSeen(ifMatch, current);
  const next = { version: (current?.version ?? 0) + 1, directory };
  await written(write, [nextVersion(careDirectoryKey, current, { ...next, changedBy: by, changedAt: now.toISOString() })]);
  return next;
}
