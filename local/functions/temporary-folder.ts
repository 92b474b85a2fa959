import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where functions keep files for as long as they run, beside their logs; on Lambda, each has its own `/tmp`. */
export const temporaryFolder = (logDirectory: string): string => join(dirname(logDirectory), 'tmp');

/** Makes it, without what functions left that were killed. */
export function clearTemporaryFolder(logDirectory: string): void {
  rmSync(temporaryFolder(logDirectory), { recursive: true, force: true });
  mkdirSync(temporaryFolder(logDirectory), { recursive: true });
}
