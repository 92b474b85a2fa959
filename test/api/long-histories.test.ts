import { BatchWriteCommand, type DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeTime, ulid } from 'ulid';
import { careLimits } from '#contract/base/care-limits.ts';
import { databaseOf, tableNames } from '../database.ts';
import { call, endpoints, newPatientBody, tokensOf } from './client.ts';
import { carers } from './given-care.ts';
import { linked, newPatient, somebody } from './linked-people.ts';

const { ask, entered, verify, acknowledge, prescribed, ended, filed } = carers();
const { Clinical: TableName = '' } = tableNames();
let database: DynamoDBDocumentClient;
beforeAll(() => {
  database = databaseOf(endpoints());
});
afterAll(() => database.destroy());

interface Entry {
  readonly id: string;
}
/** Writes copies of an entry under its patient, each a minute older than the one before. */
async function copied(patientId: string, prefix: string, { id }: Entry, count: number): Promise<void> {
  const pk = `PATIENT#${patientId}`;
  const { Item: item } = await database.send(new GetCommand({ TableName, Key: { pk, sk: `${prefix}${id}` } }));
  const copies = Array.from({ length: count }, (_, index) => ulid(decodeTime(id) - (index + 1) * 60_000));
  for (let at = 0; at < count; at += 25)
    await database.send(
      new BatchWriteCommand({
        RequestItems: {
          [TableName]: copies.slice(at, at + 25).map((copy) => ({ PutRequest: { Item: { ...item, sk: `${prefix}${copy}`, id: copy } } })),
        },
      }),
    );
}

interface Paged {
  readonly rows: readonly Entry[];
  readonly nextCursor?: string;
}
const doctor = async (path: string): Promise<Paged> => ask('doctor', 'GET', path);
const further = (path: string, cursor = '') => `${path}${path.includes('?') ? '&' : '?'}cursor=${cursor}`;
/** Every row of a list, page by page, as its reader gets them. */
async function walked(path: string, read = doctor, between: (page: number) => Promise<unknown> = async () => undefined) {
  const pages: Paged[] = [await read(path)];
  for (let last = pages[0]; last?.nextCursor !== undefined; last = pages.at(-1)) {
    await between(pages.length);
    pages.push(await read(further(path, last.nextCursor)));
  }
  return { pages, ids: pages.flatMap(({ rows }) => rows.map(({ id }) => id)) };
}
const newcomer = async (): Promise<string> => (await ask('doctor', 'POST', '/patients', newPatientBody())).id;

const signs = { values: { weight: 70, height: 170 }, measuredAt: '2026-01-01T06:00:00.000Z' };
const vaccine = { vaccine: 'influenza', status: 'completed', on: '2026-01-05', lot: 'A1', site: 'arm-left' };
/** A first entry of each kind that has a history, under its prefix, and where the history is read. */
const kinds: readonly (readonly [string, string, number, (id: string) => Promise<Entry>])[] = [
  ['vital-signs', 'VITALS#', careLimits.historyPage, async (id) => ask('doctor', 'POST', `/patients/${id}/vital-signs`, signs)],
  ['problems', 'CONDITION#', careLimits.historyPage, async (id) => ask('doctor', 'POST', `/patients/${id}/problems`, { text: 'Asthma' })],
  [
    'allergies',
    'ALLERGY#',
    careLimits.historyPage,
    async (id) => ask('doctor', 'POST', `/patients/${id}/allergies`, { substance: 'Latex' }),
  ],
  ['immunizations', 'IMMUNIZATION#', careLimits.dosesMax, async (id) => ask('doctor', 'POST', `/patients/${id}/immunizations`, vaccine)],
  ['documents', 'DOCUMENT#', careLimits.historyPage, async (id) => ({ id: await filed(id, 'Discharge letter') })],
  [
    'encounters',
    'ENCOUNTER#',
    careLimits.historyPage,
    async (id) => ask('doctor', 'POST', `/patients/${id}/encounters`, { service: 'consultation' }),
  ],
  ['laboratory', 'LABORATORY#', 10, async (id) => ({ id: await entered(id, 4.1) })],
];

describe.each(kinds)('a history of %s', (path, prefix, size, first) => {
  it('says after a page that there is more, and is read to its end, each entry once, whatever is written or removed meanwhile', async () => {
    const id = await newcomer();
    const entry = await first(id);
    const at = `/patients/${id}/${path}`;
    expect(await doctor(at)).toEqual({ rows: [expect.objectContaining({ id: entry.id })] });
    await copied(id, prefix, entry, size);
    const [page] = (await walked(at)).pages;
    expect([page?.rows.length, typeof page?.nextCursor]).toEqual([size, 'string']);
    await copied(id, prefix, { id: (await walked(at)).ids.at(-1) ?? '' }, size);
    const before = (await walked(at)).ids;
    expect([before.length, new Set(before).size, before]).toEqual([2 * size + 1, 2 * size + 1, before.toSorted().toReversed()]);
    const removed: string[] = [];
    const { ids } = await walked(at, doctor, async (page) => {
      // The row at which the page ended goes, and a newer one comes.
      const gone = before[page * size - 1] ?? '';
      removed.push(gone);
      await database.send(
        new BatchWriteCommand({
          RequestItems: { [TableName]: [{ DeleteRequest: { Key: { pk: `PATIENT#${id}`, sk: `${prefix}${gone}` } } }] },
        }),
      );
      await copied(id, prefix, entry, 1);
    });
    expect(ids.filter((one) => before.includes(one))).toEqual(before);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("refuses another list's, another patient's and a made-up cursor", async () => {
    const id = await newcomer();
    const at = `/patients/${id}/${path}`;
    await copied(id, prefix, await first(id), size);
    const { nextCursor = '' } = await doctor(at);
    const { access: token } = await tokensOf('CLINICIAN');
    const other = path === 'documents' ? 'encounters' : 'documents';
    for (const asked of [
      further(`/patients/${await newcomer()}/${path}`, nextCursor),
      further(`/patients/${id}/${other}`, nextCursor),
      further(at, `${nextCursor.slice(0, -4)}AAAA`),
      `${at}?pageSize=1000000`,
    ])
      expect([(await call('GET', asked, { token })).status, asked]).toEqual([400, asked]);
  });
});

describe('what is current', () => {
  const drug = { ingredientId: 'amlodipine', form: 'tablet', strength: '5 mg' };
  const many = 30;

  it('of medicines is read by its state, however many were stopped since', async () => {
    const id = await newcomer();
    const taken = await prescribed(id);
    const item = { id: await prescribed(id, { prior: taken }) };
    // The renewal is current; thirty later ones are not.
    const pk = `PATIENT#${id}`;
    const { Item: stored } = await database.send(new GetCommand({ TableName, Key: { pk, sk: `PRESCRIPTION#${item.id}` } }));
    const later = Array.from({ length: many }, (_, index) => ulid(decodeTime(item.id) + (index + 1) * 1000));
    for (const part of [later.slice(0, 25), later.slice(25)])
      await database.send(
        new BatchWriteCommand({
          RequestItems: {
            [TableName]: part.map((one) => ({
              PutRequest: { Item: { ...stored, sk: `PRESCRIPTION#${one}`, id: one, status: 'stopped' } },
            })),
          },
        }),
      );
    const at = `/patients/${id}/prescriptions`;
    expect((await ask('doctor', 'GET', at)).prescriptions).toMatchObject([{ id: item.id, status: 'active' }]);
    const { ids } = await walked(`${at}/earlier`);
    expect(ids).toEqual([...later.toReversed(), taken]);
    expect(await ask('doctor', 'GET', `${at}/${taken}`)).toMatchObject({ id: taken, status: 'completed' });
    const sheet = await ask('doctor', 'POST', `${at}/check`, { drug });
    expect(JSON.stringify(sheet)).toContain(item.id);
  });

  it('of medicines stands in the portal too, and the earlier ones by pages', async () => {
    const [patient, token] = [await newPatient(), await somebody()];
    await linked(token, patient);
    const taken = await prescribed(patient.id);
    const stopped = { id: await prescribed(patient.id, { prior: taken }) };
    await ended(patient.id, stopped.id, 'stopped');
    await copied(patient.id, 'PRESCRIPTION#', stopped, many);
    const now = await prescribed(patient.id);
    await ended(patient.id, now, 'on-hold');
    const portal = (path: string) => async (): Promise<Paged> => (await call('GET', path, { token })).body;
    const { prescriptions } = (await call('GET', `/patients/${patient.id}/portal`, { token })).body;
    expect(prescriptions).toMatchObject([{ id: now, status: 'on-hold' }]);
    const { ids } = await walked(`/patients/${patient.id}/portal/prescriptions`, (path) => portal(path)());
    expect([ids.length, new Set(ids).size, ids.includes(now)]).toEqual([many + 2, many + 2, false]);
  });

  it('of problems is in the chart, and those that are over are found behind any number of current ones', async () => {
    const id = await newcomer();
    const over = await ask('doctor', 'POST', `/patients/${id}/problems`, { text: 'End-stage renal disease' });
    const { access: token } = await tokensOf('CLINICIAN');
    await call('PUT', `/patients/${id}/problems/${over.id}`, { token, body: { status: 'resolved' }, headers: { 'if-match': '"1"' } });
    for (let index = 0; index < many; index += 1) await ask('doctor', 'POST', `/patients/${id}/problems`, { text: `Problem ${index}` });
    expect((await ask('doctor', 'GET', `/patients/${id}/chart`)).problems).toHaveLength(many);
    expect(await doctor(`/patients/${id}/problems?state=ended`)).toMatchObject({ rows: [{ id: over.id, status: 'resolved' }] });
  });
});

describe('a history that begins at one of its entries', () => {
  const histories = kinds.filter(([path]) => path !== 'vital-signs' && path !== 'laboratory');
  it.each(histories)('of %s has it first, and goes on from there', async (path, prefix, size, first) => {
    const id = await newcomer();
    await copied(id, prefix, await first(id), size + 3);
    const at = `/patients/${id}/${path}`;
    const all = (await walked(at)).ids;
    const from = `${at}?from=${all[2] ?? ''}`;
    expect((await walked(from)).ids).toEqual(all.slice(2));
    const { access: token } = await tokensOf('CLINICIAN');
    const wrong = async (query: string): Promise<unknown> => (await call('GET', `${at}?${query}`, { token })).body.details[0].path;
    const { nextCursor = '' } = await doctor(from);
    expect(await wrong(`cursor=${nextCursor}`)).toBe('cursor');
    expect(await wrong(`from=${all[1] ?? ''}&cursor=${nextCursor}`)).toBe('cursor');
    expect(await wrong('from=nowhere')).toBe('from');
  });

  it('of earlier medicines has it first', async () => {
    const id = await newcomer();
    const stopped = { id: await prescribed(id) };
    await ended(id, stopped.id, 'stopped');
    await copied(id, 'PRESCRIPTION#', stopped, 5);
    const all = (await walked(`/patients/${id}/prescriptions/earlier`)).ids;
    expect((await walked(`/patients/${id}/prescriptions/earlier?from=${all[3] ?? ''}`)).ids).toEqual(all.slice(3));
  });
});

describe('a course of years', () => {
  it('of a vital sign is found behind any number of entries without it, thinned to its extremes', async () => {
    const id = await newcomer();
    const first = await ask('doctor', 'POST', `/patients/${id}/vital-signs`, { ...signs, values: { weight: 150 } });
    const pulse = await ask('doctor', 'POST', `/patients/${id}/vital-signs`, { values: { pulse: 80 } });
    const pk = `PATIENT#${id}`;
    const { Item: stored } = await database.send(new GetCommand({ TableName, Key: { pk, sk: `VITALS#${pulse.id}` } }));
    const later = Array.from({ length: 400 }, (_, index) => ({ key: ulid(decodeTime(pulse.id) + index * 1000), index }));
    for (let at = 0; at < later.length; at += 25)
      await database.send(
        new BatchWriteCommand({
          RequestItems: {
            [TableName]: later.slice(at, at + 25).map(({ key, index }) => ({
              PutRequest: {
                Item: {
                  ...stored,
                  sk: `VITALS#${key}`,
                  id: key,
                  measuredAt: new Date(Date.UTC(2016, 0, 1) + index * 9 * 86_400_000).toISOString(),
                  values: { pulse: index === 200 ? 190 : 60 + (index % 7) },
                },
              },
            })),
          },
        }),
      );
    const { signs: courses, counts } = await ask('doctor', 'GET', `/patients/${id}/vital-signs/course`);
    expect(counts).toEqual({ pulse: 401 });
    expect(courses.weight.map(({ value }: { value: number }) => value)).toEqual([150]);
    const pulses = courses.pulse.map(({ value }: { value: number }) => value);
    expect([pulses.length <= 150, Math.max(...pulses), Math.min(...pulses)]).toEqual([true, 190, 60]);
    expect(await doctor(`/patients/${id}/vital-signs?sign=weight`)).toMatchObject({ rows: [{ id: first.id }] });
  });

  it('of a laboratory test is counted and drawn whole, and each order knows the value before it', async () => {
    const id = await newcomer();
    const orders: string[] = [];
    for (const value of [4.1, 4.4]) {
      const order = await entered(id, value);
      await verify(id, order);
      await acknowledge(id, order);
      orders.push(order);
    }
    const { Items: points = [] } = await database.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :trend)',
        ExpressionAttributeValues: { ':pk': `PATIENT#${id}`, ':trend': 'LABTREND#potassium#' },
      }),
    );
    const [point] = points;
    const earlier = Array.from({ length: 350 }, (_, index) => new Date(Date.UTC(2017, 0, 1) + index * 7 * 86_400_000).toISOString());
    for (let at = 0; at < earlier.length; at += 25)
      await database.send(
        new BatchWriteCommand({
          RequestItems: {
            [TableName]: earlier.slice(at, at + 25).map((time) => ({
              PutRequest: {
                Item: { ...point, sk: `LABTREND#potassium#${time}#${ulid()}`, at: time, value: time === earlier[100] ? 6.9 : 4 },
              },
            })),
          },
        }),
      );
    const trend = await ask('doctor', 'GET', `/patients/${id}/laboratory-tests/potassium`);
    expect([trend.total, trend.rows.length, trend.points.length <= 300]).toEqual([352, careLimits.historyPage, true]);
    expect(Math.max(...trend.points.map(({ value }: { value: number }) => value))).toBe(6.9);
    const { access: token } = await tokensOf('CLINICIAN');
    const next = (await call('GET', further(`/patients/${id}/laboratory-tests/potassium`, trend.nextCursor), { token })).body;
    expect([next.points, next.total, next.rows.length]).toEqual([[], undefined, careLimits.historyPage]);
    expect(await ask('doctor', 'GET', `/patients/${id}/laboratory/${orders[1]}/previous`)).toMatchObject({
      rows: [{ test: 'potassium', value: 4.1 }],
    });
    expect(await ask('doctor', 'GET', `/patients/${id}/laboratory/${orders[0]}/previous`)).toMatchObject({
      rows: [{ test: 'potassium', value: 4, at: earlier.at(-1) }],
    });
  });
});
