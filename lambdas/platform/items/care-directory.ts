import * as z from 'zod/mini';
import { CareDirectory } from '#contract/care-directory/care-directory.ts';

/** The key of the list of where to go, the only partition of the table that the public function may read. */
export const careDirectoryKey = { pk: 'CARE-DIRECTORY', sk: 'CARE-DIRECTORY' } as const;
export const StoredCareDirectory = z.object({
  version: z.int(),
  directory: z.nullable(CareDirectory),
});
export type StoredCareDirectory = z.output<typeof StoredCareDirectory>;
