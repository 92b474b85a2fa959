import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import type { Place } from './people.ts';
import type { Readings } from './reading.ts';
import type { Work } from './work.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** What is kept of a release beside its state and its code: when and on which work the state was made, and what everybody read. */
export interface Kept {
  readonly madeAtMs: number;
  readonly work: Work;
  /** Names by which records are looked for. */
  readonly names: readonly string[];
  readonly readings: Readings;
}

const fileOf = (release: string): string => join(here, 'kept', `${release}.tar.zst`);

/** Writes a folder with `state`, `release` and `kept.json` into the archive of a release. */
export async function pack(release: string, folder: string): Promise<void> {
  const tar = join(folder, 'all.tar');
  execFileSync('tar', ['-C', folder, '-cf', tar, 'state', 'release', 'kept.json']);
  mkdirSync(join(here, 'kept'), { recursive: true });
  const { ZSTD_c_compressionLevel: level, ZSTD_c_enableLongDistanceMatching: long, ZSTD_c_windowLog: window } = constants;
  const smaller = createZstdCompress({ params: { [level]: 19, [long]: 1, [window]: 27 } });
  await pipeline(createReadStream(tar), smaller, createWriteStream(fileOf(release)));
}

/** Unpacks the archive of a release into a folder. */
export async function unpack(release: string, folder: string): Promise<Kept> {
  const tar = join(folder, 'all.tar');
  await pipeline(
    createReadStream(fileOf(release)),
    createZstdDecompress({ params: { [constants.ZSTD_d_windowLogMax]: 27 } }),
    createWriteStream(tar),
  );
  execFileSync('tar', ['-C', folder, '-xf', tar]);
  symlinkSync(join(root, 'node_modules'), join(folder, 'release', 'node_modules'));
  return JSON.parse(readFileSync(join(folder, 'kept.json'), 'utf8')) as Kept;
}

export interface Served {
  readonly place: Place;
  readonly printed: () => string;
  readonly stop: () => Promise<void>;
}

/** Runs a release's local cloud on a state folder, at a time, with more patients or none. Throws with its output if it does not start. */
export async function serve(release: string, stateDir: string, atMs: number, patients: number | 'none'): Promise<Served> {
  const clock = new URL('../clock.ts', import.meta.url);
  clock.search = `?byMs=${Math.round(atMs - Date.now())}`;
  const child: ChildProcess = fork(join(here, 'serve.ts'), [release, stateDir, String(patients)], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: [],
    env: { ...process.env, NODE_OPTIONS: `--import=${clock.href}` },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += String(chunk)));
  const gone = once(child, 'exit');
  await Promise.race([once(child, 'message'), gone]);
  if (child.exitCode !== null) throw new Error(`the cloud of ${release} did not start:\n${printed}`);
  return {
    place: JSON.parse(readFileSync(join(stateDir, 'endpoints.json'), 'utf8')) as Place,
    printed: () => printed,
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
    },
  };
}
