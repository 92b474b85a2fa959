import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file atomically: readers, or a crash, see either the old or the new content, whole. */
export function writeWhole(file: string, text: string): void {
  const partial = `${file}.${process.pid}.new`;
  writeFileSync(partial, text);
  renameSync(partial, file);
}
