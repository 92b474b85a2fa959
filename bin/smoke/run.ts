/** A step that cannot run here, for a reason other than failure. */
export class Skipped extends Error {
  override readonly name = 'Skipped';
}

/** One check of a deployed stage. Returns what it found; throws `Skipped` or the failure. */
export interface Step {
  readonly name: string;
  readonly see: () => Promise<string>;
}

/** Everything that the steps created and must remove, latest first. */
export class Leftovers {
  private readonly kept: { readonly what: string; readonly remove: () => Promise<unknown> }[] = [];

  /** Registers `remove`, which is called at the end in any case. */
  add(what: string, remove: () => Promise<unknown>): void {
    this.kept.push({ what, remove });
  }

  /** Removes everything; returns what could not be removed. */
  async clear(): Promise<string[]> {
    const problems: string[] = [];
    for (let last = this.kept.pop(); last !== undefined; last = this.kept.pop()) {
      try {
        await last.remove();
      } catch (error) {
        problems.push(`${last.what}: ${messageOf(error)}`);
      }
    }
    return problems;
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ');

/** Runs the steps in order, reports each in one line and removes what they created. Returns the number of failures. */
export async function run(
  steps: readonly Step[],
  leftovers: Leftovers,
  { tell, skip = [] }: { readonly tell: (line: string) => void; readonly skip?: readonly string[] },
): Promise<number> {
  const count = { ok: 0, failed: 0, skipped: 0 };
  const say = (outcome: keyof typeof count, name: string, what: string): void => {
    count[outcome] += 1;
    tell(`${outcome.padEnd(8)} ${name}: ${what}`);
  };
  try {
    for (const { name, see } of steps) {
      if (skip.includes(name)) {
        say('skipped', name, 'as asked for');
        continue;
      }
      try {
        say('ok', name, await see());
      } catch (error) {
        say(error instanceof Skipped ? 'skipped' : 'failed', name, messageOf(error));
      }
    }
  } finally {
    for (const problem of await leftovers.clear()) say('failed', 'clean-up', problem);
  }
  tell(`${count.ok} ok, ${count.failed} failed, ${count.skipped} skipped`);
  return count.failed;
}
