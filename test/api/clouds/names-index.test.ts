import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LocalCloud, startLocalCloud } from '../../../local/local-cloud.ts';
import { closeCloud } from '../../close-cloud.ts';
import { databaseOf, tableNames } from '../../database.ts';
import { call, newPatientBody, tokensOf } from '../client.ts';
import { chosenEngine } from '../engine.ts';

const stateDir = mkdtempSync(join(tmpdir(), 'afiya-names-'));
let cloud: LocalCloud;
let token: string;
beforeAll(async () => {
  cloud = await startLocalCloud({ stateDir, patients: 20, throttling: false, ...chosenEngine() });
  ({ access: token } = await tokensOf('ADMIN', cloud.endpoints));
});
afterAll(async () => {
  await closeCloud(cloud);
  rmSync(stateDir, { recursive: true, force: true });
});

const ask = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
  call(method, path, { token, body, headers }, cloud.endpoints.apiUrl);
const found = async (search: string): Promise<string[]> => {
  const { status, body } = await ask('GET', `/patients?search=${encodeURIComponent(search)}`);
  expect(status).toBe(200);
  expect(body.truncated).toBe(false);
  return body.patients.map(({ id }: { id: string }) => id);
};
const added = async (firstName: string, lastName: string): Promise<string> =>
  (await ask('POST', '/patients', newPatientBody({ firstName, lastName }))).body.id;
const renamed = (id: string, firstName: string) => ask('PUT', `/patients/${id}`, { personalInfo: { firstName } });
const kept = () => cloud.invoke('names-index', { now: true });
/** As after a deployment: the function begins with the file. */
const afresh = () => cloud.crash('records');

const pointer = { pk: 'NAMES', sk: 'FILE' };
const files = () => readdirSync(stateDir, { recursive: true, encoding: 'utf8' }).filter((name) => /names[/\\%]|names%2F/.test(name));
const database = () => databaseOf(cloud.endpoints);

it('who is written is found with the answer, who is renamed by the new name alone, and who is deleted not at all', async () => {
  const id = await added('Quillmark Zubaydah', 'Al-Ostrich');
  expect(await found('Zubaida Ostrich')).toEqual([id]);
  await renamed(id, 'Velvetine');
  expect(await found('velvetine ost')).toEqual([id]);
  const { body } = await ask('GET', '/patients?search=quillmark');
  expect(body).toMatchObject({ total: 1, foundBy: [{ id, by: 'formerName' }] });
  expect((await ask('DELETE', `/patients/${id}`, { reason: 'Registered twice' })).status).toBe(200);
  expect(await found('velvetine')).toEqual([]);
});

it.each([
  ['there is no file yet', async () => undefined],
  ['the file is of the last minute', kept],
  [
    'the file is lost',
    async () => {
      await kept();
      expect(files()).not.toEqual([]);
      for (const name of files()) rmSync(join(stateDir, name), { recursive: true, force: true });
    },
  ],
  [
    'the file is cut',
    async () => {
      await kept();
      const [path = ''] = files().filter((name) => statSync(join(stateDir, name)).size > 1000);
      truncateSync(join(stateDir, path), 1000);
    },
  ],
  [
    'the file is of other rules',
    async () => {
      await kept();
      await database().send(
        new UpdateCommand({
          TableName: tableNames()['Clinical'],
          Key: pointer,
          UpdateExpression: 'SET #rules = :other',
          ExpressionAttributeNames: { '#rules': 'rules' },
          ExpressionAttributeValues: { ':other': 0 },
        }),
      );
    },
  ],
])('names are found by a function that begins when %s', async (_, disturb) => {
  const [stays, goes] = [await added('Tambourine', 'Al-Quartz'), await added('Tambourine', 'Al-Quartz')];
  await disturb();
  await renamed(stays, 'Mandoline');
  await ask('DELETE', `/patients/${goes}`, { reason: 'Registered twice' });
  await afresh();
  expect(await found('mandoline quartz')).toEqual([stays]);
  expect(await found('qua mand')).toEqual([stays]);
  expect((await ask('GET', '/patients?search=Tambourine')).body.patients.map(({ id }: { id: string }) => id)).toEqual([stays]);
  await ask('DELETE', `/patients/${stays}`, { reason: 'Registered twice' });
  expect(await found('mandoline quartz')).toEqual([]);
});

it('the file is written anew only when names changed, and the one before is removed', async () => {
  await kept();
  const read = async () => (await database().send(new GetCommand({ TableName: tableNames()['Clinical'], Key: pointer }))).Item?.['object'];
  const first = await read();
  await added('Harpsichord', 'Al-Basalt');
  await kept();
  const second = await read();
  expect(second).not.toBe(first);
  expect(files().filter((name) => name.includes(String(first).slice(6)))).toEqual([]);
});
