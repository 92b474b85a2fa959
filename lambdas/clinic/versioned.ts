import type { ErrorCode } from '#contract/base/errors.ts';
import type { Write } from '#platform/api.ts';
import type { TransactItem } from '#platform/dynamodb.ts';
import type { Once } from '#platform/once.ts';
import { Refusal } from '#platform/refusal.ts';
import { env } from './env.ts';

/** A request that runs once, and its answer to a repetition: the current state of what it wrote. */
interface Repeatable<T> {
  readonly once: Once;
  readonly present: (id: string) => Promise<T>;
}

/** The number of races with other writes before the caller gets CONFLICT. */
const racesMax = 8;

/**
 * Reads, decides and writes, and starts over if another write came in between, which `attempt` signals by returning undefined.
 * A repeated request writes nothing and gets what the first one wrote, even if both arrive at once and the second fails only because of the
 * first.
 * @throws what `attempt` throws, Refusal REQUEST_ID_REUSED, and `code` after eight races
 */
export async function untilWritten<T>(
  attempt: () => Promise<T | undefined>,
  repeatable?: Repeatable<T>,
  code: ErrorCode = 'CONFLICT',
): Promise<T> {
  /** Read only after a failure, because repeated requests are rare. */
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

/** Throws PRECONDITION_FAILED, with the current version, if the caller saw another version. A missing item has version 0. */
export async function requireSeen<T extends Versioned>(
  ifMatch: number | 'any' | undefined,
  current: T | undefined,
  shown: (current: T) => unknown = (all) => all,
): Promise<void> {
  if (typeof ifMatch === 'number' && ifMatch !== (current?.version ?? 0))
    throw new Refusal('PRECONDITION_FAILED', { current: current && (await shown(current)) });
}

/** The condition that an item still has the version that was seen or, if none was seen, does not exist. */
export const stillAt = (seen: Versioned | undefined) =>
  seen === undefined
    ? { ConditionExpression: 'attribute_not_exists(pk)' }
    : { ConditionExpression: 'version = :version', ExpressionAttributeValues: { ':version': seen.version } };

/** Puts an item if it still has the version that its writer saw, or does not exist yet. */
export const nextVersion = (
  key: { readonly pk: string; readonly sk: string },
  before: Versioned | undefined,
  item: object,
): TransactItem => ({
  Put: { TableName: env.CLINICAL_TABLE_NAME, Item: { ...key, ...item }, ...stillAt(before) },
});

/** Writes items. Throws CONFLICT if another write changed one of them in between. */
export async function written(write: Write, items: readonly TransactItem[], patientIds: readonly string[] = []): Promise<void> {
  const outcome = await write([...items], [...patientIds]);
  if (!outcome.done) throw new Refusal('CONFLICT');
}
