import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { MigrationReport, walkAll } from '#contract/deployment/migrations.ts';
import { ownTable } from '../../test/own-table.ts';
import type * as Steps from './migration.ts';
import type * as Walk from './walk.ts';

const TableName = 'Clinical';
let table: Awaited<ReturnType<typeof ownTable>>;
let walking: Pick<typeof Walk, 'migrate'>;
let steps: Pick<typeof Steps, 'added'>;
beforeAll(async () => {
  table = await ownTable(TableName);
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', table.endpoint);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
  [walking, steps] = await Promise.all([import('./walk.ts'), import('./migration.ts')]);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await table.close();
});

const put = (pk: string, sk: string, more: object = {}) => table.database.send(new PutCommand({ TableName, Item: { pk, sk, ...more } }));
const got = async (pk: string, sk: string) => (await table.database.send(new GetCommand({ TableName, Key: { pk, sk } }))).Item;
const state = { pk: 'MIGRATIONS', sk: 'STATE' };

const count = 300;
beforeEach(async () => {
  await put(state.pk, state.sk, { version: 0 });
  await Promise.all(Array.from({ length: count }, (_, number) => put(`PATIENT#${number}`, 'TEST#1', { version: 1, at: `t${number}` })));
});

/** Lists the tests by their time, and counts its own calls. */
function listing(number: number, change?: Steps.Migration['change']): Steps.Migration & { readonly asked: () => number } {
  let asked = 0;
  return {
    number,
    name: `list ${number}`,
    of: { pk: 'PATIENT#', sk: 'TEST#' },
    change: async (item) => {
      asked += 1;
      return change === undefined ? steps.added(item, { [`listed${number}`]: item['at'] }) : change(item);
    },
    asked: () => asked,
  };
}
const never = () => false;
const atOnce = () => true;
/** As a deployment: one walk before its API, another after it. */
async function deployed(all: readonly Steps.Migration[], until: () => boolean = never) {
  const told: string[] = [];
  const walk = (of: 'before' | 'after') =>
    walkAll(
      { walk: of },
      (run) => walking.migrate(all, run, until),
      (line) => told.push(line),
    );
  return { before: await walk('before'), after: await walk('after'), told };
}

it('gives every item to each migration that is due, twice: while earlier functions write, and once they no longer do', async () => {
  const one = listing(1);
  const walked = await deployed([one]);
  expect(walked.told).toEqual([
    'Data migrations, before the new functions:\n  1 list 1',
    '  301 items read, 300 changed',
    'Data migrations, after the new functions:\n  1 list 1',
    '  301 items read, 0 changed',
  ]);
  expect(await got('PATIENT#77', 'TEST#1')).toEqual({ pk: 'PATIENT#77', sk: 'TEST#1', version: 1, at: 't77', listed1: 't77' });
  const again = await deployed([one]);
  expect(again).toEqual({ before: { isDue: false, failed: 0 }, after: { isDue: false, failed: 0 }, told: [] });
  // A migration more is the only one that is due.
  const asked = one.asked();
  await deployed([one, listing(2)]);
  expect(one.asked()).toBe(asked);
  expect(await got('PATIENT#77', 'TEST#1')).toMatchObject({ listed1: 't77', listed2: 't77' });
});

it('goes on where it broke off, and takes what an earlier function stored in between', async () => {
  const one = listing(1);
  const first = MigrationReport.parse(await walking.migrate([one], { walk: 'before' }, atOnce));
  expect(first).toMatchObject({ state: 'walking', read: 250 });
  const rest = await walking.migrate([one], { walk: 'before' }, never);
  expect(rest).toMatchObject({ state: 'done', read: 301, changed: 300 });
  expect(one.asked()).toBe(count);
  await put('PATIENT#3', 'TEST#1', { version: 2, at: 'later' });
  expect(await walking.migrate([one], { walk: 'after' }, never)).toMatchObject({ state: 'done', changed: 1 });
  expect(await got('PATIENT#3', 'TEST#1')).toMatchObject({ version: 2, at: 'later', listed1: 'later' });
});

it('asks again about an item that somebody has changed in between, and leaves the other change', async () => {
  let races = 0;
  const racing = listing(1, async (item) => {
    if (item.pk === 'PATIENT#5' && races++ === 0)
      await table.database.send(
        new UpdateCommand({
          TableName,
          Key: { pk: item.pk, sk: item.sk },
          UpdateExpression: 'SET #at = :at ADD version :one',
          ExpressionAttributeNames: { '#at': 'at' },
          ExpressionAttributeValues: { ':at': 'moved', ':one': 1 },
        }),
      );
    return steps.added(item, { listed: item['at'] });
  });
  expect((await deployed([racing])).after.failed).toBe(0);
  expect(await got('PATIENT#5', 'TEST#1')).toMatchObject({ version: 2, at: 'moved', listed: 'moved' });
});

it('is not done while an item cannot be changed, and changes the others', async () => {
  let isBroken = true;
  const broken = listing(1, async (item) => {
    if (isBroken && item.pk === 'PATIENT#9') throw new Error('unreadable');
    return steps.added(item, { listed: 'yes' });
  });
  expect((await deployed([broken])).before).toEqual({ isDue: true, failed: 1 });
  expect(await got('PATIENT#10', 'TEST#1')).toMatchObject({ listed: 'yes' });
  isBroken = false;
  expect((await deployed([broken])).after).toEqual({ isDue: true, failed: 0 });
  expect(await got('PATIENT#9', 'TEST#1')).toMatchObject({ listed: 'yes' });
});

it('settles counts once, with the note that it is done', async () => {
  await put('STATS#TEST', 'ALL', { count: 0 });
  const settle = async () => [
    {
      Update: {
        TableName,
        Key: { pk: 'STATS#TEST', sk: 'ALL' },
        UpdateExpression: 'ADD #c :one',
        ExpressionAttributeNames: { '#c': 'count' },
        ExpressionAttributeValues: { ':one': 1 },
      },
    },
  ];
  const counting = { ...listing(1), settle };
  await Promise.all([deployed([counting]), deployed([counting])]);
  await deployed([counting]);
  expect(await got('STATS#TEST', 'ALL')).toMatchObject({ count: 1 });
});

it('begins anew after an earlier release has been at work, which did not write as this one reads', async () => {
  const [one, two] = [listing(1), listing(2)];
  await deployed([one, two]);
  // The earlier release knows the first only, and writes items whole.
  await deployed([one]);
  await put('PATIENT#4', 'TEST#1', { version: 2, at: 'back', listed1: 'back' });
  await deployed([one, two]);
  expect(await got('PATIENT#4', 'TEST#1')).toMatchObject({ listed2: 'back' });
  // One that knew no migrations noted nothing.
  await put('PATIENT#4', 'TEST#1', { version: 3, at: 'back' });
  await walking.migrate([one, two], { walk: 'after', isAnew: true }, never);
  expect(await got('PATIENT#4', 'TEST#1')).toMatchObject({ listed1: 'back', listed2: 'back' });
});
