import type { Once } from '#platform/once.ts';
import { Refusal } from '#platform/refusal.ts';

/** Retries when the record, the chart or the prescription changes between reading and writing. */
const racesMax = 4;

/**
 * Repeats what a race between reading and writing undid, which an attempt says by undefined; a repeated request gets what the first one
 * wrote (`present`).
 */
export async function repeating<T>(once: Once, present: (id: string) => Promise<T>, attempt: () => Promise<T | undefined>): Promise<T> {
  for (let race = 0; race < racesMax; race += 1) {
    const earlier = await once.earlier();
    if (earlier !== undefined) return present(earlier);
    const done = await attempt().catch(async (refusal: unknown) => {
      // The same request, sent twice at once, may have been done between the two readings, and is refused only for its own success.
      const mine = await once.earlier();
      if (mine === undefined) throw refusal;
      return present(mine);
    });
    if (done !== undefined) return done;
  }
  throw new Refusal('CONFLICT');
}
