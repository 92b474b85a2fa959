import { log } from '#platform/logger.ts';
import { nameChangesSince } from '../clinic/name-changes.ts';
import { indexOfRegister, upToDate } from './held-index.ts';
import { changesMax } from './names.ts';
import { loadSnapshot, snapshotKept, storeSnapshot } from './snapshot.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** A file lacks changes for so long, or so many, so that who searches has few to read. */
const renewedAfter = { ms: 10 * minuteMs, changes: changesMax / 2 };
/** A file is renewed at this age even if nothing changed: its bucket removes files after a day. */
const renewedMs = 6 * hourMs;
/** After this time it is made again from the list of records: while a deployment runs, functions of the release before may write no changes. */
const madeAgainMs = 24 * hourMs;

/** Whether there is a file that serves for now. A look at it costs one read, and one more for each some hundred changes. */
async function isGood(now: number): Promise<boolean> {
  const kept = await snapshotKept();
  if (kept === undefined || kept.madeMs < now - madeAgainMs || kept.knownMs < now - renewedMs) return false;
  const changes = await nameChangesSince(kept.knownMs, renewedAfter.changes);
  return changes !== undefined && (changes.length === 0 || kept.knownMs > now - renewedAfter.ms);
}

/** Runs each minute: brings the file of the names up to date where it is time, or makes it where there is none by today's rules that can be read. */
export async function handler(event: { readonly now?: boolean } = {}): Promise<{ people?: number }> {
  const now = Date.now();
  if (event.now !== true && (await isGood(now))) return {};
  const stored = await loadSnapshot();
  const isMade = stored === undefined || stored.madeMs < now - madeAgainMs;
  if (isMade) stored?.file.close();
  const begun = isMade ? await indexOfRegister() : stored;
  try {
    const people = begun.file.count();
    const index = await upToDate(begun);
    if (index === undefined) return { people };
    await storeSnapshot(index);
    log.info('names-kept', { count: people });
    return { people };
  } finally {
    begun.file.close();
  }
}
