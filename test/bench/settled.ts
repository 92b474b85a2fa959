import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from './http.ts';

/** Waits until the access log's stream consumer, whose writes compete for the engine, has copied all events to their actors and patients. */
export async function untilCopied(directory: string): Promise<void> {
  const logged = (): number =>
    readdirSync(directory)
      .filter((name) => name.includes('access-log-copies'))
      .reduce((sum, name) => sum + statSync(join(directory, name)).size, 0);
  for (let before = -1; before !== logged(); await wait(1500)) before = logged();
}

/** Waits until names are looked through: in the minute after a load in bulk there are more changes than a search reads. */
export async function untilNamesAreFound(api: Client): Promise<void> {
  const isTruncated = async (): Promise<unknown> =>
    (JSON.parse((await api('GET', '/patients?search=Mohammed')).text) as { truncated: unknown }).truncated;
  for (let tries = 0; (await isTruncated()) !== false; tries += 1) {
    if (tries > 300) throw new Error('names are not found');
    await wait(1000);
  }
}
