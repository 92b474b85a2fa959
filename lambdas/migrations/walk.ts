import { setTimeout as wait } from 'node:timers/promises';
import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import pLimit from 'p-limit';
import * as z from 'zod/mini';
import type { MigrationReport, MigrationRun } from '#contract/deployment/migrations.ts';
import { type Attributes, plainItem } from '#platform/attributes.ts';
import { connections, ofFileMs } from '#platform/connections.ts';
import { getItem, transact } from '#platform/dynamodb.ts';
import { errorFacts, log } from '#platform/logger.ts';
import { env } from '../clinic/env.ts';
import { nextVersion } from '../clinic/versioned.ts';
import type { Migration, StoredItem } from './migration.ts';

/**
 * Walks over all items of the table, slowly, and gives each to the migrations that are due. After every page it notes where it is, so that
 * another run goes on there; two at once do some work twice, and no harm.
 */

const TableName = env.CLINICAL_TABLE_NAME;
// Only here is a table scanned, so the client that all functions share does not know how.
const scanner = new DynamoDBClient({ requestHandler: connections(ofFileMs) });

const stateKey = { pk: 'MIGRATIONS', sk: 'STATE' } as const;
const number = z._default(z.int(), 0);
const Key = z.object({ pk: z.string(), sk: z.string() });
const State = z.object({
  version: number,
  /** Every item has been given to the migrations up to this number while the earlier functions still wrote, and once they no longer did. */
  before: number,
  after: number,
  walk: z.optional(
    z.object({ of: z.enum(['before', 'after']), to: z.int(), from: z.optional(Key), read: number, changed: number, failed: number }),
  ),
});
type State = z.output<typeof State>;
type Walk = NonNullable<State['walk']>;

const pageItems = 250;
const inFlight = 4;
/** Items written in a second, and the shortest time for a page: the clinic's own requests come first. */
const writtenPerSecond = 1000;
const pageMs = 20;
/** How often an item is read again because it was changed in between. */
const racesMax = 8;

const kindOf = (key: string): string => key.split('#', 1)[0] ?? '';
/** A key without what it may say of a person. */
const patientIn = (pk: string): { readonly patientIds?: readonly string[] } =>
  pk.startsWith('PATIENT#') ? { patientIds: [pk.slice('PATIENT#'.length)] } : {};

/** Gives an item to a migration until nothing is left to do. Returns the number of items written; throws if the item keeps changing. */
async function migrated({ change }: Migration, read: StoredItem): Promise<number> {
  let item: StoredItem | undefined = read;
  for (let race = 0; race < racesMax; race += 1) {
    const items = await change(item);
    if (items.length === 0) return 0;
    if ((await transact(items)).done) return items.length;
    const { pk, sk }: StoredItem = item;
    const now = await getItem(TableName, { pk, sk });
    if (now === undefined) return 0;
    item = { ...now, pk, sk };
  }
  throw new Error('an item keeps changing');
}

interface Outcome {
  readonly written: number;
  readonly failed: number;
}

/** Gives an item to all migrations that are about it, in their order. One that fails is logged, and the others are tried. */
async function given(item: StoredItem, due: readonly Migration[]): Promise<Outcome> {
  let [written, failed] = [0, 0];
  let current = item;
  for (const migration of due) {
    const { pk, sk } = current;
    if (!pk.startsWith(migration.of.pk) || !sk.startsWith(migration.of.sk)) continue;
    try {
      const items = await migrated(migration, current);
      written += items;
      if (items === 0) continue;
      const now = await getItem(TableName, { pk, sk });
      if (now === undefined) break;
      current = { ...now, pk, sk };
    } catch (error) {
      log.error('item-unmigrated', { code: `${migration.number} ${kindOf(pk)} ${kindOf(sk)}`, ...patientIn(pk), ...errorFacts(error) });
      failed = 1;
    }
  }
  return { written, failed };
}

async function page(
  from: Walk['from'],
  isConsistent: boolean,
): Promise<{ readonly items: readonly StoredItem[]; readonly next: Walk['from'] }> {
  const answer = await scanner.send(
    new ScanCommand({
      TableName,
      Limit: pageItems,
      ConsistentRead: isConsistent,
      ...(from && { ExclusiveStartKey: { pk: { S: from.pk }, sk: { S: from.sk } } }),
    }),
  );
  const items = (answer.Items ?? []).map((item: Attributes) => ({ ...plainItem(item), ...Key.parse(plainItem(item)) }));
  return { items, next: answer.LastEvaluatedKey && Key.parse(plainItem(answer.LastEvaluatedKey)) };
}

/** What was done, without what a later release did and this one does not know: an earlier release has written since. */
async function readState(latest: number): Promise<{ readonly seen: State | undefined; readonly state: State }> {
  const item = await getItem(TableName, stateKey);
  const seen = item && State.parse(item);
  const state = seen ?? State.parse({});
  return { seen, state: { ...state, before: Math.min(state.before, latest), after: Math.min(state.after, latest) } };
}

/** Walks on until the walk is over or `until` passes. */
export async function migrate(
  all: readonly Migration[],
  { walk: of, isAnew = false }: MigrationRun,
  until: () => boolean,
): Promise<MigrationReport> {
  const to = all.at(-1)?.number ?? 0;
  const saved = async (seen: State | undefined, state: State, items: Parameters<typeof transact>[0] = []): Promise<boolean> =>
    (await transact([nextVersion(stateKey, seen, { ...state, version: state.version + 1 }), ...items])).done;
  let forgets = isAnew;
  for (;;) {
    const begunMs = Date.now();
    const { seen, state } = await readState(to);
    const passed = forgets ? { ...state, before: 0, after: 0, walk: undefined } : state;
    const due = all.filter((one) => one.number > passed[of]);
    const names = all.filter((one) => one.number > passed.after).map(({ number: own, name }) => ({ number: own, name }));
    if (due.length === 0) {
      if (seen === undefined || seen.before > to || seen.after > to) await saved(seen, passed);
      return { state: 'done', due: names, read: 0, changed: 0, failed: 0 };
    }
    const walk: Walk = passed.walk?.of === of && passed.walk.to === to ? passed.walk : { of, to, read: 0, changed: 0, failed: 0 };
    const { items, next } = await page(walk.from, of === 'after');
    const outcomes = await pLimit(inFlight).map(items, (item) => given(item, due));
    const written = outcomes.reduce((sum, one) => sum + one.written, 0);
    const so: Walk = {
      of,
      to,
      ...(next && { from: next }),
      read: walk.read + items.length,
      changed: walk.changed + outcomes.filter((one) => one.written > 0).length,
      failed: walk.failed + outcomes.reduce((sum, one) => sum + one.failed, 0),
    };
    const report = { due: names, read: so.read, changed: so.changed, failed: so.failed };
    if (next !== undefined) {
      if (await saved(seen, { ...passed, walk: so })) forgets = false;
      if (until()) return { state: 'walking', ...report };
      await wait(Math.max(0, Math.max(pageMs, (written / writtenPerSecond) * 1000) - (Date.now() - begunMs)));
      continue;
    }
    const { walk: _, ...over } = passed;
    if (so.failed > 0) {
      await saved(seen, over);
      return { state: 'failed', ...report };
    }
    // An empty table lacks nothing.
    const settled = of === 'before' || so.read === 0 ? [] : (await Promise.all(due.flatMap(({ settle }) => settle?.() ?? []))).flat();
    if (await saved(seen, { ...over, before: to, ...(of === 'after' && { after: to }) }, settled)) return { state: 'done', ...report };
  }
}
