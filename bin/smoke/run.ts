/** A step could not be done here, for a reason that is no failure. */
export class Skipped extends Error {
  override readonly name = 'Skipped';
}

/** One thing that is to be seen on a deployed stage. Answers what was seen; throws `Skipped`, or what went wrong. */
export interface Step {
  readonly name: string;
  readonly see: () => Promise<string>;
}

/** What the steps made and have to take away again, the latest first. */
export class Leftovers {
  private readonly kept: { readonly what: string; readonly remove: () => Promise<unknown> }[] = [];

  /** Has `remove` called at the end, however the steps end. */
  add(what: string, remove: () => Promise<unknown>): void {
    this.kept.push({ what, remove });
  }

  /** Takes everything away; answers what could not be. */
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

/** Does the steps in their order, tells of each in one line, and takes away what they made. Answers how many went wrong. */
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
