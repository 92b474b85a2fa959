import type { ErrorCode } from '#contract/base/errors.ts';
import type { Write } from '#platform/api.ts';
import type { TransactItem } from '#platform/dynamodb.ts';
import type { Once } from '#platform/once.ts';
import { Refusal } from '#platform/refusal.ts';
import { env } from './env.ts';

/** A request that happens once, and what it answers if it was done before: the present state of what it wrote then. */
interface Repeatable<T> {
  readonly once: Once;
  readonly present: (id: string) => Promise<T>;
}

/** How often another write may come between reading and writing until the caller is told. */
const racesMax = 8;

/**
 * Reads, decides and writes, and does so again if another write came in between, which `attempt` says by undefined. A repeated request
 * writes nothing and gets what the first one wrote, also when both come at once and the second is refused only because of the first.
 * Refuses what `attempt` refuses, REQUEST_ID_REUSED, and `code` after eight races.
 */
export async function untilWritten<T>(
  attempt: () => Promise<T | undefined>,
  repeatable?: Repeatable<T>,
  code: ErrorCode = 'CONFLICT',
): Promise<T> {
  /** Read only when something failed, as hardly any request is a repeated one. */
  const earlier = async (): Promise<T | undefined> => {
    const id = await repeatable?.once.earlier();
    return id === undefined ? undefined : repeatable?.present(id);
  };
  for (let race = 0; race < racesMax; race += 1) {
    try {
      const done = await attempt();
      if (done !== undefined) return done;
    } catch (refusal) {
      const mine = refusal instanceof Refusal ? await earlier() : undefined;
      if (mine === undefined) throw refusal;
      return mine;
    }
    const mine = await earlier();
    if (mine !== undefined) return mine;
  }
  throw new Refusal(code);
}

interface Versioned {
  readonly version: number;
}

/** Refuses PRECONDITION_FAILED, showing the present version, when the caller saw another; of what is not there yet, the version is 0. */
export async function requireSeen<T extends Versioned>(
  ifMatch: number | 'any' | undefined,
  current: T | undefined,
  shown: (current: T) => unknown = (all) => all,
): Promise<void> {
  if (typeof ifMatch === 'number' && ifMatch !== (current?.version ?? 0))
    throw new Refusal('PRECONDITION_FAILED', { current: current && (await shown(current)) });
}

/** The condition that an item is still the version that was seen or, where none was, not there. */
export const stillAt = (seen: Versioned | undefined) =>
  seen === undefined
    ? { ConditionExpression: 'attribute_not_exists(pk)' }
    : { ConditionExpression: 'version = :version', ExpressionAttributeValues: { ':version': seen.version } };

/** Puts an item, if it is still the version that its writer saw, or not there yet. */
export const nextVersion = (
  key: { readonly pk: string; readonly sk: string },
  before: Versioned | undefined,
  item: object,
): TransactItem => ({
  Put: { TableName: env.CLINICAL_TABLE_NAME, Item: { ...key, ...item }, ...stillAt(before) },
});

/** Writes some items. Refuses CONFLICT if somebody changed one meanwhile. */
export async function written(write: Write, items: readonly TransactItem[], patientIds: readonly string[] = []): Promise<void> {
  const outcome = await write([...items], [...patientIds]);
  if (!outcome.done) throw new Refusal('CONFLICT');
}
