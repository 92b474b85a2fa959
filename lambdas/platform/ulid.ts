import { randomFillSync } from 'node:crypto';
import { ulid as ulidOf } from 'ulid';

/** Random bytes, fetched together: a call for each character of an id would take most of the id's time. */
const random = new Uint8Array(4096);
let used = random.length;
function nextRandom(): number {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  const byte = random[used] ?? 0;
  used += 1;
  return byte / 256;
}

/** An id that sorts by its time, in epoch milliseconds, and is otherwise random. */
export const ulid = (epochMs?: number): string => ulidOf(epochMs, nextRandom);
