import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ownTable } from '../../test/own-table.ts';
import type * as Walk from './walk.ts';
import type * as All from './migrations.ts';

const TableName = 'Clinical';
let table: Awaited<ReturnType<typeof ownTable>>;
let walking: Pick<typeof Walk, 'migrate'>;
let all: (typeof All)['migrations'];
beforeAll(async () => {
  table = await ownTable(TableName);
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', table.endpoint);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
  [walking, { migrations: all }] = await Promise.all([import('./walk.ts'), import('./migrations.ts')]);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await table.close();
});

const pk = 'PATIENT#01KE6Q4Z00EARLIER00000000A';
const put = (sk: string, more: object) => table.database.send(new PutCommand({ TableName, Item: { pk, sk, ...more } }));
const chart = async () => (await table.database.send(new GetCommand({ TableName, Key: { pk, sk: 'CHART' } }))).Item;
/** Walks over the table with one migration, whatever was done before. */
const walk = async (number: number) => {
  const { changed, failed } = await walking.migrate(
    all.filter((one) => one.number === number),
    { walk: 'after', isAnew: true },
    () => false,
  );
  return [changed, failed];
};

it('problems of a chart count the signed notes that diagnosed them; a note that is signed meanwhile is counted once', async () => {
  const [at, later] = ['2026-11-01T08:00:00.000Z', '2026-11-20T08:00:00.000Z'];
  const made = { version: 1, createdBy: 'doctor', createdAt: at, changedAt: at, patientId: pk.slice(8), status: 'active' };
  const problem = (id: string, text: string, more: object = {}) => ({ ...made, id, text, ...more });
  const note = (number: number, status: string, startedAt: string, ...diagnoses: object[]) =>
    put(`NOTE#${number}`, { ...made, encounterId: `${number}`, sections: {}, service: 'procedure', status, startedAt, diagnoses });
  await put('CHART', { problems: [problem('A', 'Kidney failure', { icd10: 'N18.5' }), problem('B', 'Burn')], problemsVersion: 2 });
  await note(1, 'final', later, { text: 'ESRD', icd10: 'N18.5' });
  await note(2, 'amended', at, { text: 'Another', problemId: 'A' });
  await put('NOTE#2#addendum', { text: 'Added', createdBy: 'doctor', createdAt: at });
  await note(3, 'preliminary', later, { text: 'Burn' });
  await note(4, 'entered-in-error', later, { text: 'Burn' });
  const [first, second] = [
    { id: 'A', seen: { at: later, times: 2 } },
    { id: 'B', version: 1 },
  ];
  expect(await walk(13)).toEqual([1, 0]);
  const before = await chart();
  expect(before).toMatchObject({ problems: [first, second], problemsVersion: 3 });
  expect(before?.['problems'][1]).not.toHaveProperty('seen');
  expect(await walk(13)).toEqual([0, 0]);
  expect(await chart()).toEqual(before);
});
