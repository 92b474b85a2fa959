import * as z from 'zod/mini';

/**
 * What the function `data-migrations` is asked (docs/adr/0110). `before`: a walk over all items while the earlier functions still serve
 * requests. `after`: another one, once they no longer do. `isAnew` forgets what was done, as after a release that knew no migrations.
 */
const MigrationWalk = z.enum(['before', 'after']);
export const MigrationRun = z.strictObject({ walk: MigrationWalk, isAnew: z.optional(z.boolean()) });
export type MigrationRun = z.output<typeof MigrationRun>;

/** What it answers, after half a minute at most. */
export const MigrationReport = z.object({
  /** Whether the walk goes on, is over, or is over with items that could not be changed. */
  state: z.enum(['walking', 'done', 'failed']),
  /** The migrations that are not done for good. */
  due: z.array(z.object({ number: z.int(), name: z.string() })),
  /** Of this walk so far: items read, items that had to change, and those of them that could not. */
  read: z.int(),
  changed: z.int(),
  failed: z.int(),
});
export type MigrationReport = z.output<typeof MigrationReport>;

/** Asks the function until the walk is over, and tells how far it is; one that was interrupted goes on where it was. */
export async function walkAll(
  run: MigrationRun,
  ask: (run: MigrationRun) => Promise<unknown>,
  tell: (line: string) => void,
): Promise<{ readonly isDue: boolean; readonly failed: number }> {
  const count = (amount: number): string => amount.toLocaleString('en-US');
  let isNamed = false;
  for (let next = run; ; next = { walk: run.walk }) {
    const { state, due, read, changed, failed } = MigrationReport.parse(await ask(next));
    if (due.length > 0 && (state !== 'done' || read > 0)) {
      if (!isNamed)
        tell([`Data migrations, ${run.walk} the new functions:`, ...due.map(({ number, name }) => `  ${number} ${name}`)].join('\n'));
      isNamed = true;
      tell(`  ${count(read)} items read, ${count(changed)} changed${failed > 0 ? `, ${count(failed)} could not be` : ''}`);
    }
    if (state !== 'walking') return { isDue: due.length > 0, failed };
  }
}
