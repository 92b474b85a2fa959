import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { CareDirectoryChange, CorrectedCareDirectory } from '#contract/care-directory/care-directory.ts';
import type { Write } from '#platform/api.ts';
import { dynamodb } from '#platform/dynamodb.ts';
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
  const { Item: item } = await dynamodb.send(
    new GetCommand({ TableName: env.CLINICAL_TABLE_NAME, Key: careDirectoryKey, ConsistentRead: true }),
  );
  const current = item && StoredCareDirectory.parse(item);
  await requireSeen(ifMatch, current);
  const next = { version: (current?.version ?? 0) + 1, directory };
  await written(write, [nextVersion(careDirectoryKey, current, { ...next, changedBy: by, changedAt: now.toISOString() })]);
  return next;
}
