import { log } from '#platform/logger.ts';
import { begin, upToDate } from './names.ts';
import { storeSnapshot } from './snapshot.ts';

/** A file is renewed at this age even if nothing changed: its bucket removes files after a day. */
const renewedMs = 6 * 3_600_000;

/**
 * Runs on a schedule: brings the file of the names up to date, and makes it from the list of records if there is none, it cannot be read or
 * it is of other rules.
 */
export async function handler(): Promise<{ people: number }> {
  const begun = await begin();
  if (begun === undefined) throw new Error('a register is never too large for this function');
  const index = await upToDate(begun);
  const isRenewed = begun.isMade || index.has.size > 0 || begun.knownMs < Date.now() - renewedMs;
  if (isRenewed) await storeSnapshot(index);
  const people = index.file.count();
  index.file.close();
  if (isRenewed) log.info('names-kept', { count: people });
  return { people };
}
