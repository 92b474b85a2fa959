import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { DynamodbEngine } from './dynamodb-engine.ts';
import { LocalCloudError } from '../lib/failure.ts';
import { writeWhole } from '../lib/whole-file.ts';

/** Releases until 29 November 2026 start on no folder without it. What they stored is taken over (docs/adr/0110). */
const layout = 2;

const Progress = z.object({
  layout: z._default(z.literal(layout), layout),
  engine: z.enum(['dynoxide', 'dynamodb-local']),
  /** The generator's patients loaded so far, and the number wanted: a difference means an interrupted load. */
  patientsLoaded: z._default(z.int(), 0),
  patientsWanted: z._default(z.int(), 0),
  /** The reference time for the generator's ages and months: the same for every batch, because a repeated batch must not differ. */
  seededAtMs: z._default(z.int(), 0),
  /** The day in Qatar, and the number of patients, whose visits and alerts are loaded. */
  agendaOf: z._default(z.string(), ''),
  /** The time of the last load of appointments; a later load has only the changes since. */
  scheduledAtMs: z._default(z.int(), 0),
  accountsMade: z._default(z.boolean(), false),
  patientLinked: z._default(z.boolean(), false),
});
type Progress = z.output<typeof Progress>;

/** A state folder held by this process. */
export interface State {
  readonly directory: string;
  /** The previous run ended without releasing the folder. */
  readonly abandoned: boolean;
  progress(): Progress;
  record(change: Partial<Progress>): void;
  release(): void;
}

const alive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

const markers = ['lock', 'ports.json', 'progress.json', 'dynamodb', 'identity'];

/**
 * Claims a state folder for this process, creating it if missing.
 * @throws LocalCloudError if another local cloud holds it, it was created with the other engine, or its record cannot be read
 */
export const openState = (directory: string, engine: DynamodbEngine, reset: boolean): State => {
  const lock = join(directory, 'lock');
  const holder = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
  if (holder > 0 && alive(holder))
    throw new LocalCloudError(
      `Another local cloud (process ${holder}) runs on ${directory}; stop it, or choose another folder with --state.`,
    );
  if (reset && existsSync(directory)) {
    // Empty only our own folders: --state might name another by mistake.
    if (!markers.some((name) => existsSync(join(directory, name))))
      throw new LocalCloudError(`${directory} is not a state folder of the local cloud, so --reset leaves it alone.`);
    rmSync(directory, { recursive: true });
  }
  mkdirSync(join(directory, 'logs'), { recursive: true });
  mkdirSync(join(directory, 'dynamodb'), { recursive: true });
  writeFileSync(lock, String(process.pid), { flag: holder > 0 && !reset ? 'w' : 'wx' });

  const file = join(directory, 'progress.json');
  let current: Progress;
  const release = (): void => rmSync(lock, { force: true });
  try {
    current = Progress.parse(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { engine });
  } catch (cause) {
    release();
    throw new LocalCloudError(`The state folder ${directory} is damaged (progress.json); start afresh with --reset.`, { cause });
  }
  if (current.engine !== engine) {
    release();
    throw new LocalCloudError(
      `The state folder ${directory} was made with ${current.engine}; use --dynamodb ${current.engine}, or --reset.`,
    );
  }
  const record = (change: Partial<Progress>): void => {
    current = { ...current, ...change };
    writeWhole(file, JSON.stringify(current));
  };
  record({ seededAtMs: current.seededAtMs || Date.now() });
  return { directory, abandoned: holder > 0, progress: () => current, record, release };
};
