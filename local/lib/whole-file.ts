import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file that others may be reading, or a crash may interrupt: what is there is always whole, the old or the new. */
export function writeWhole(file: string, text: string): void {
  const partial = `${file}.${process.pid}.new`;
  writeFileSync(partial, text);
  renameSync(partial, file);
}
