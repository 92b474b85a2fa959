import { log } from '#platform/logger.ts';
import { indexOfRegister, upToDate } from './held-index.ts';
import { loadSnapshot, storeSnapshot } from './snapshot.ts';

const hourMs = 3_600_000;
/** A file is renewed at this age even if nothing changed: its bucket removes files after a day. */
const renewedMs = 6 * hourMs;
/** After this time it is made again from the list of records: while a deployment runs, functions of the release before may write no changes. */
const madeAgainMs = 24 * hourMs;

/** Runs on a schedule: brings the file of the names up to date, or makes it where there is none that can be read and is of today's rules. */
export async function handler(): Promise<{ people: number }> {
  const now = Date.now();
  const stored = await loadSnapshot();
  const isMade = stored === undefined || stored.madeMs < now - madeAgainMs;
  if (isMade) stored?.file.close();
  const begun = isMade ? await indexOfRegister() : stored;
  try {
    const index = await upToDate(begun);
    const people = begun.file.count();
    if (index === undefined || !(isMade || index.has.size > 0 || begun.knownMs < now - renewedMs)) return { people };
    await storeSnapshot(index);
    log.info('names-kept', { count: people });
    return { people };
  } finally {
    begun.file.close();
  }
}
