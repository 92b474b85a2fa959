import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What a failed test leaves: the contents of each file, by its name. */
export type Evidence = Readonly<Record<string, string | Buffer>>;

/**
 * Leaves what is needed to understand a failed test in `.build/failures/<file>/<test>/`, in place of an earlier failure's, and prints where.
 * @param file path of the test file
 */
export function leaveEvidence(file: string, test: string, evidence: Evidence): void {
  const folder = `.build/failures/${relative(root, file)}/${test.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 120)}`;
  rmSync(root + folder, { recursive: true, force: true });
  mkdirSync(root + folder, { recursive: true });
  for (const [name, content] of Object.entries(evidence)) writeFileSync(`${root}${folder}/${name}`, content);
  console.log(`Evidence of the failure: ${folder}/`);
}
