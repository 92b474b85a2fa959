import { rootElement } from '../lib/document.ts';
import { idle, isLineGood } from '../lib/line.ts';

/** Fetches what sign-in and registration load, one after the other. The build has written the names into the checker's document. */
async function fetchNext(): Promise<void> {
  for (const file of (rootElement().dataset['next'] ?? '').split(' ')) {
    await idle();
    if (!isLineGood()) return;
    await fetch(file, { priority: 'low' });
  }
}
void fetchNext().catch(() => undefined);
