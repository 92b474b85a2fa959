import type { CareDirectoryChange, CorrectedCareDirectory } from '#contract/care-directory/care-directory.ts';
import { getItem } from '#platform/dynamodb.ts';
import { StoredCareDirectory, careDirectoryKey } from '#platform/items/care-directory.ts';
import { found } from '#platform/refusal.ts';
import { env } from '../clinic/env.ts';
import type { Asked } from '../clinic/remember.ts';
import { nextVersion, requireSeen, untilWritten } from '../clinic/versioned.ts';

async function read(): Promise<CorrectedCareDirectory | undefined> {
  const item = await getItem(env.CLINICAL_TABLE_NAME, careDirectoryKey);
  return item && StoredCareDirectory.parse(item);
}

/** Replaces the list of where to go, recording the author and the time. Throws PRECONDITION_FAILED and CONFLICT. */
export async function changeCareDirectory(
  { directory }: CareDirectoryChange,
  { ifMatch, by, now, once, write }: Asked & { readonly ifMatch: number | 'any' | undefined },
): Promise<CorrectedCareDirectory> {
  return untilWritten(
    async () => {
      const current = await read();
      await requireSeen(ifMatch, current);
      const next = { version: (current?.version ?? 0) + 1, directory };
      const item = nextVersion(careDirectoryKey, current, { ...next, changedBy: by, changedAt: now.toISOString() });
      return (await write([item, ...once.items], [])).done ? next : undefined;
    },
    { once, present: async () => found(await read()) },
  );
}
