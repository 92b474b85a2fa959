import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Endpoints } from '../local/lib/endpoints.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** It must come up so long after it has loaded the last patients: a million take longer. */
const startsWithinMs = 15 * 60_000;

export interface CloudProcess {
  readonly endpoints: Endpoints;
  /** What the process has printed so far. */
  readonly printed: () => string;
  /** Ends the process and waits for its exit. */
  readonly kill: (signal: NodeJS.Signals) => Promise<void>;
}

/** Starts the local cloud as `npm start` does, in its own process. Throws with its output if it does not come up. */
export async function startCloudProcess(stateDir: string, ...options: string[]): Promise<CloudProcess> {
  const child: ChildProcess = spawn(
    'node',
    ['local/start.ts', '--state', stateDir, '--no-web', '--no-throttle', '--port', '0', ...options],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let printed = '';
  child.stdout?.on('data', (chunk) => (printed += String(chunk)));
  child.stderr?.on('data', (chunk) => (printed += String(chunk)));
  const file = join(stateDir, 'endpoints.json');
  const begun = Date.now();
  const progress = join(stateDir, 'progress.json');
  const deadline = (): number => Math.max(begun, statSync(progress, { throwIfNoEntry: false })?.mtimeMs ?? 0) + startsWithinMs;
  const isUp = (): boolean => existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).pid === child.pid;
  while (!isUp()) {
    if (child.exitCode !== null || Date.now() > deadline()) throw new Error(`the local cloud did not start:\n${printed}`);
    await wait(50);
  }
  return {
    endpoints: JSON.parse(readFileSync(file, 'utf8')) as Endpoints,
    printed: () => printed,
    kill: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
  };
}
