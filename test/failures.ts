import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What a failed test leaves: the contents of each file, by its name. */
export type Evidence = Readonly<Record<string, string | Buffer>>;

/**
 * Leaves what is needed to understand a failed test in `.build/failures/<file>/<test>/`, and prints where. A run begins without the last
 * one's (test/run.ts).
 * @param file path of the test file
 */
export function leaveEvidence(file: string, test: string, evidence: Evidence): void {
  const folder = `.build/failures/${relative(root, file)}/${test.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 120)}`;
  mkdirSync(root + folder, { recursive: true });
  for (const [name, content] of Object.entries(evidence)) writeFileSync(`${root}${folder}/${name}`, content);
  console.log(`Evidence of the failure: ${folder}/`);
}

/** A request that a failed test made, and its answer. */
export interface Exchange {
  readonly request: string;
  readonly status: number | string;
  /** By which the functions' log lines name the request. */
  readonly requestId: string;
}

/** The lines that a cloud's functions logged about these requests, and all that are no line of a request. */
export function linesAbout(logs: string, exchanges: readonly Exchange[]): string {
  const ids = new Set(exchanges.map(({ requestId }) => requestId));
  const isAbout = (line: string): boolean => {
    const id = /"requestId":"([^"]+)"/.exec(line)?.[1];
    return line !== '' && (id === undefined || ids.has(id));
  };
  return readdirSync(logs)
    .flatMap((name) => [`# ${name}`, ...readFileSync(join(logs, name), 'utf8').split('\n').filter(isAbout)])
    .join('\n');
}
