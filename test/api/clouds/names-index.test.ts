import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
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
  const { status, body } = await ask('GET', `/patients?sortBy=match&limit=100&search=${encodeURIComponent(search)}`);
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
/** The folders in which functions hold an index. */
const heldIn = () => readdirSync(join(stateDir, 'tmp')).filter((name) => name.startsWith('names-'));

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
  const before = heldIn();
  expect(await found('mandoline quartz')).toEqual([stays]);
  // What could not be read leaves nothing behind.
  await expect.poll(() => heldIn().filter((name) => !before.includes(name))).toHaveLength(1);
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

/** A word that sounds as no other does. */
const wordOf = (number: number): string =>
  Array.from((number + 8 ** 4).toString(8), (digit) => `${'bdfklmnr'[Number(digit)] ?? ''}a`).join('');

it('32 writers add, rename, merge and delete while functions are killed: everybody is found by what they are called, nobody by what they were', async () => {
  const writers = 32;
  const state = { isWorking: true, word: 0 };
  const alive = new Map<string, string>();
  const gone = new Map<string, string>();
  /** Asks as the site does: again, with the same id, when a function died under the request. */
  const insist = async (method: string, path: string, body?: object): Promise<Awaited<ReturnType<typeof ask>>> => {
    const id = randomUUID();
    for (;;) {
      const answer = await ask(method, path, body, { 'x-request-id': id });
      if (answer.status < 500) return answer;
    }
  };
  const nextWord = (): string => wordOf((state.word += 1));
  const add = async (): Promise<string> => {
    const name = nextWord();
    const { body } = await insist('POST', '/patients', newPatientBody({ firstName: name, lastName: 'Al-Writer' }));
    alive.set(body.id, name);
    return body.id;
  };
  const write = async (): Promise<void> => {
    for (let round = 0; round < 3; round += 1) {
      const [one, other] = [await add(), await add()];
      const name = nextWord();
      expect((await insist('PUT', `/patients/${one}`, { personalInfo: { firstName: name } })).status).toBe(200);
      alive.set(one, name);
      if (round === 1) {
        const { body: preview } = await insist('GET', `/patients/${one}/merges/${other}`);
        const versions = { stays: preview.stays.version, goes: preview.goes.version };
        const merge = { mergedId: other, fromOther: [], confirmed: preview.warnings, versions };
        expect((await insist('POST', `/patients/${one}/merges`, merge)).status).toBeOneOf([200, 202]);
      } else {
        expect((await insist('DELETE', `/patients/${other}`, { reason: 'Registered twice' })).status).toBe(200);
      }
      gone.set(other, alive.get(other) ?? '');
      alive.delete(other);
    }
  };
  const disturb = async (): Promise<void> => {
    while (state.isWorking) {
      const job = kept().catch(() => undefined);
      await wait(Math.random() * 200);
      await Promise.all([cloud.crash('names-index'), cloud.crash('records')]);
      await job;
      await found('writer').catch(() => undefined);
    }
  };
  const disturbing = disturb();
  await Promise.all(Array.from({ length: writers }, write));
  state.isWorking = false;
  await disturbing;
  const wrong: string[] = [];
  const check = async (): Promise<void> => {
    for (const [id, name] of alive) if ((await found(name))[0] !== id) wrong.push(`${name} is not found`);
    for (const [id, name] of gone) if ((await found(name)).includes(id)) wrong.push(`${name} is found, and gone`);
  };
  await check();
  await kept();
  await afresh();
  await check();
  expect(wrong).toEqual([]);
});
