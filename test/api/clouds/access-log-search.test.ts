import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { NamedAccessLog } from '#contract/access-log/access-log.ts';
import { type LocalCloud, startLocalCloud } from '../../../local/local-cloud.ts';
import { type Answer, call, tokensOf } from '../client.ts';
import { databaseOf } from '../../database.ts';
import { chosenEngine } from '../engine.ts';
import { plant } from '../planted-events.ts';

/** A separate cloud, whose access log holds the events planted here. */
const stateDir = mkdtempSync(join(tmpdir(), 'afiya-access-log-'));
let cloud: LocalCloud;
let database: DynamoDBDocumentClient;

/** Events reach the logs of people and patients through the table's stream. */
const soon = { timeout: 60_000, interval: 50 };

beforeAll(async () => {
  cloud = await startLocalCloud({ stateDir, patients: 3, throttling: false, ...chosenEngine() });
  database = databaseOf(cloud.endpoints);
});
afterAll(async () => {
  database.destroy();
  await cloud.close();
  rmSync(stateDir, { recursive: true, force: true });
});

const ask = async (path: string): Promise<Answer> =>
  call('GET', path, { token: (await tokensOf('ADMIN', cloud.endpoints)).access }, cloud.endpoints.apiUrl);

const search = async (query: string): Promise<NamedAccessLog> => NamedAccessLog.parse((await ask(`/access-log?${query}`)).body);
/** All results of a search, request by request. */
async function everythingFound(query: string): Promise<NamedAccessLog[]> {
  const pages: NamedAccessLog[] = [];
  for (let cursor = ''; ;) {
    const page = await search(`${query}${cursor}`);
    pages.push(page);
    if (page.nextCursor === undefined) return pages;
    cursor = `&cursor=${page.nextCursor}`;
  }
}
const timesFound = async (query: string): Promise<string[]> =>
  (await everythingFound(query)).flatMap(({ entries }) => entries.map(({ at }) => at));

it('events are found by days, person, patient, action and outcome, combined, across pages', async () => {
  const [anna, omar] = ['anna-1', 'omar-2'];
  const [one = '', two = '']: string[] = (await ask('/patients')).body.patients.map(({ id }: { id: string }) => id);
  const at = (day: number, minute: number): string =>
    `2019-05-${String(day).padStart(2, '0')}T06:${String(minute).padStart(2, '0')}:00.000Z`;
  await plant(database, [
    { at: at(3, 0), actorId: anna, patientIds: [one] },
    { at: at(3, 1), actorId: omar, patientIds: [one, two], action: 'list' },
    { at: at(4, 2), actorId: anna, patientIds: [one], action: 'change', status: 412 },
    { at: at(6, 3), actorId: anna, patientIds: [two], action: 'change', status: 403 },
    { at: at(6, 4), actorId: omar, patientIds: [two], action: 'change' },
    { at: at(6, 5), actorId: omar, action: 'export-asked' },
    { at: at(6, 6), actorId: omar, patientIds: [one], action: 'export', status: 403 },
    ...Array.from({ length: 59 }, (_, minute) => ({ at: at(9, minute), actorId: omar, patientIds: [one] })),
  ]);
  const may = 'from=2019-05-01&to=2019-05-31';
  await vi.waitFor(async () => expect(await timesFound(`actorId=${omar}`)).toHaveLength(63), soon);
  await vi.waitFor(async () => expect(await timesFound(`${may}&patientId=${one}`)).toHaveLength(63), soon);
  for (const [query, found] of [
    ['from=2019-05-03&to=2019-05-06', [at(6, 6), at(6, 5), at(6, 4), at(6, 3), at(4, 2), at(3, 1), at(3, 0)]],
    ['to=2019-05-04', [at(4, 2)]],
    [`actorId=${anna}`, [at(6, 3), at(4, 2), at(3, 0)]],
    [`actorId=${anna}&from=2019-05-04&to=2019-05-05`, [at(4, 2)]],
    [`${may}&patientId=${two}`, [at(6, 4), at(6, 3), at(3, 1)]],
    [`${may}&patientId=${one}&actorId=${anna}`, [at(4, 2), at(3, 0)]],
    [`${may}&action=change`, [at(6, 4), at(6, 3), at(4, 2)]],
    [`${may}&action=change&outcome=done`, [at(6, 4)]],
    [`${may}&outcome=conflict`, [at(4, 2)]],
    [`${may}&outcome=refused`, [at(6, 6), at(6, 3)]],
    [`${may}&action=export`, [at(6, 6), at(6, 5)]],
    [`${may}&actorId=${omar}&patientId=${two}&action=change&outcome=done`, [at(6, 4)]],
    [`${may}&actorId=nobody-3`, []],
  ] as const)
    expect([query, await timesFound(query)]).toEqual([query, found]);
  for (const query of [may, `${may}&actorId=${omar}`, `${may}&action=read`, `${may}&action=read&patientId=${one}`]) {
    const times = await timesFound(query);
    expect([query, times.filter((time) => time.startsWith('2019-05-09')).length]).toEqual([query, 59]);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(new Set(times).size).toBe(times.length);
  }
});

it('an administrator finds staff by name in any spelling or script, and by e-mail; no one else does, and patients are not found', async () => {
  const people = async (text: string) => (await ask(`/access-log/people?search=${encodeURIComponent(text)}`)).body.rows;
  const huda = { name: 'Dr. Huda Al-Naimi', email: 'dr.huda@afiya.example', id: expect.stringMatching(/^[0-9a-f-]{36}$/) };
  for (const text of ['huda', 'NAIMI', 'al-naimi hud', 'Hoda', 'النعيمي', 'dr.huda@'])
    expect([text, (await people(text))[0]]).toEqual([text, huda]);
  const [{ id }] = await people('huda');
  expect((await search(`actorId=${id}`)).actor).toEqual({ id, name: huda.name });
  for (const text of ['mariam', 'mariam@', 'nobody', '']) expect([text, await people(text)]).toEqual([text, []]);
  for (const role of ['CLINICIAN', 'PATIENT'] as const) {
    const { access: token } = await tokensOf(role, cloud.endpoints);
    const refused = await call('GET', '/access-log/people?search=huda', { token }, cloud.endpoints.apiUrl);
    expect(refused).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  }
});

it('a search goes back through empty days a month at a time', async () => {
  const first = await search('from=2012-01-01&to=2012-12-31&outcome=refused');
  expect(first).toMatchObject({ entries: [], searchedBackTo: '2012-11-29T21:00:00.000Z' });
  const pages = await everythingFound('from=2012-01-01&to=2012-03-31');
  expect(pages.map(({ searchedBackTo }) => searchedBackTo?.slice(0, 10))).toEqual(['2012-02-28', '2012-01-28', undefined]);
});

it('a search in a busy day reads the same amount per request, reports its progress, and continues from there', async () => {
  const events = 10_000;
  const begin = Date.parse('2019-03-01T22:00:00.000Z');
  await plant(
    database,
    Array.from({ length: events }, (_, index) => ({
      at: new Date(begin + index * 6000).toISOString(),
      actorId: `busy-${index % 7}`,
      status: index === 5 || index === 9_000 ? 403 : 200,
    })),
  );
  const directory = join(stateDir, 'logs');
  const costOf = async (query: string): Promise<{ readUnits: number; roundTrips: number; page: NamedAccessLog }> => {
    const { body, headers } = await ask(`/access-log?from=2019-03-02&to=2019-03-02${query}`);
    const requestId = headers.get('x-amzn-requestid') ?? '';
    const line = await vi.waitFor(() => {
      const found = readdirSync(directory)
        .flatMap((name) => readFileSync(join(directory, name), 'utf8').split('\n'))
        .find((text) => text.includes(requestId) && text.includes('request-completed'));
      expect(found).toBeDefined();
      return found;
    }, soon);
    const Cost = z.object({ readUnits: z.number(), roundTrips: z.number() });
    return { ...z.parse(Cost, JSON.parse(line ?? '{}')), page: NamedAccessLog.parse(body) };
  };
  const newest = await costOf('');
  expect(newest.page.entries).toHaveLength(50);
  expect(newest).toMatchObject({ readUnits: expect.toSatisfy((units: number) => units <= 5) });

  const found: string[] = [];
  const searched: (string | undefined)[] = [];
  let cursor = '';
  for (let request = 1; request <= 10; request += 1) {
    const { page, readUnits, roundTrips } = await costOf(`&outcome=refused${cursor}`);
    // A thousand events of a quarter of a kilobyte, at half a unit for four kilobytes; five reads, the key of cursors and the event.
    expect([request, readUnits]).toEqual([request, expect.toSatisfy((units: number) => units <= 50)]);
    expect(roundTrips).toBeLessThanOrEqual(7);
    found.push(...page.entries.map(({ at }) => at));
    searched.push(page.searchedBackTo);
    expect(page.nextCursor === undefined).toBe(page.searchedBackTo === undefined);
    if (page.nextCursor === undefined) break;
    cursor = `&cursor=${page.nextCursor}`;
  }
  expect(searched[0]).toBe(new Date(begin + 9_000 * 6000).toISOString());
  expect(found).toEqual([9_000, 5].map((index) => new Date(begin + index * 6000).toISOString()));
});
