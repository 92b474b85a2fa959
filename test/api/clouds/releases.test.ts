import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { startDynamodb } from '../../../local/storage/dynamodb-engine.ts';
import { databaseOf, tableNames } from '../../database.ts';
import { freePort } from '../../own-table.ts';
import { type Kept, type Served, root, serve, unpack } from '../../releases/archive.ts';
import { type Ask, peopleOf } from '../../releases/people.ts';
import { type Readings, lackingIn, readAll } from '../../releases/reading.ts';
import { work } from '../../releases/work.ts';

/** The kept releases, with the names of facts that today's answers give otherwise, on purpose. */
const releases: readonly (readonly [name: string, changed: readonly string[]])[] = [
  ['b35bb168', []],
  ['f1d58097', []],
];

const minute = 60_000;

type Items = ReadonlyMap<string, Readonly<Record<string, unknown>>>;
/** Every item of a state's clinical table, by key. */
async function itemsOf(state: string): Promise<Items> {
  const engine = await startDynamodb('dynoxide', join(state, 'dynamodb'), await freePort());
  const database = databaseOf({ dynamodbEndpoint: engine.endpoint });
  const items = new Map<string, Record<string, unknown>>();
  for await (const { Items: page = [] } of paginateScan({ client: database }, { TableName: tableNames()['Clinical'] }))
    for (const item of page) items.set(`${item['pk']} ${item['sk']}`, item);
  database.destroy();
  await engine.stop();
  return items;
}

/** What of some readings is not read any more, by request: another status, or facts that are not said. */
function lostSince(before: Readings, now: Readings, isLeftOut: (request: string, fact: string) => boolean): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(before)
      .filter(([, { status }]) => status < 300)
      .flatMap(([request, { facts }]) => {
        const { status = 0, facts: saidNow = [] } = now[request] ?? {};
        if (status >= 300) return [[request, status]];
        const lost = lackingIn(facts, saidNow).filter((fact) => !isLeftOut(request, fact));
        return lost.length === 0 ? [] : [[request, lost]];
      }),
  );
}

describe.each(releases)('a state that the release %s made', (name, changed) => {
  const folder = mkdtempSync(join(tmpdir(), `afiya-${name}-`));
  const state = join(folder, 'state');
  let kept: Kept;
  let served: Served | undefined;
  beforeAll(async () => {
    kept = await unpack(name, folder);
  });
  afterAll(async () => {
    await served?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Asks a cloud of today's code, or the release's own, some minutes after the state was made. */
  async function started(by: 'today' | 'the release', minutes: number): Promise<Ask> {
    await served?.stop();
    const at = kept.madeAtMs + minutes * minute;
    served = await (by === 'today' ? serve(root, state, at, 0) : serve(join(folder, 'release'), state, at, 'none'));
    return peopleOf(served.place);
  }
  const read = (ask: Ask): Promise<Readings> => readAll(ask, kept.work, qatarDate(new Date(kept.madeAtMs)), kept.names);
  const isChanged = (fact: string): boolean => changed.includes(fact.split('=', 1)[0] ?? '');

  it('is taken over, and everybody reads in it what they read', async () => {
    const before = await itemsOf(state);
    const ask = await started('today', 10);
    expect(served?.printed()).toMatch(/^Data migrations, after the new functions:\n/);
    expect(lostSince(kept.readings, await read(ask), (_, fact) => isChanged(fact))).toEqual({});
    await served?.stop();
    served = undefined;
    // The earlier functions find every item as it was, but for what was added to it.
    const after = await itemsOf(state);
    const own = /^(?:MAIL|REQUEST#|SIGN-INS#|USER#\S+ SIGNED-IN)/;
    const moved = [...before].filter(([key, item]) => {
      const now = after.get(key);
      return (
        !own.test(key) && !Object.entries(item).every(([attribute, value]) => JSON.stringify(now?.[attribute]) === JSON.stringify(value))
      );
    });
    expect(moved.map(([key]) => key)).toEqual([]);
  });

  it('lets everybody work, at each duty', async () => {
    const ask = await started('today', 20);
    expect(served?.printed()).toBe('');
    const [own = ''] = kept.work.patientIds;
    await work(ask, [own, ...kept.work.patientIds.slice(-2)], new Date(kept.madeAtMs + 20 * minute), 13);
  });

  it('is read by the release itself again, after all this', async () => {
    const ask = await started('the release', 40);
    const worked = [kept.work.patientIds[0] ?? '', ...kept.work.patientIds.slice(-2)];
    const isWorkedOn = (request: string): boolean => worked.some((id) => request.includes(id)) || !/\/patients\/\w{26}/.test(request);
    expect(lostSince(kept.readings, await read(ask), (request) => isWorkedOn(request))).toEqual({});
  });
});
