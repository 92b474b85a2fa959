import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type DynamoDBDocumentClient, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { PatientExport } from '#contract/exports/export.ts';
import { limits } from '#contract/base/limits.ts';
import { patientStatuses } from '#contract/patient/choices.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { type LocalCloud, startLocalCloud } from '../../../local/local-cloud.ts';
import { type Answer, call, claimsOf, newPatientBody, signIn } from '../client.ts';
import { databaseOf, tableNames } from '../../database.ts';
import { chosenEngine } from '../engine.ts';
import { setClock } from '../../clock.ts';

// Events are looked up by day, so the tests start well before midnight.
setClock('10:30');

/** Enough that an export of all runs in the background, with more patients of one name than a search reads. */
const generated = 1900;
const namesakes = 600;
const patients = generated + namesakes;
const stateDir = mkdtempSync(join(tmpdir(), 'afiya-exports-'));
let cloud: LocalCloud;
let token: string;
let userId: string;
let database: DynamoDBDocumentClient;
const tables = tableNames();

beforeAll(async () => {
  cloud = await startLocalCloud({ stateDir, patients: generated, throttling: false, ...chosenEngine() });
  await cloud.invoke('patient-load', {
    batchId: 'namesakes',
    patients: Array.from({ length: namesakes }, (_, index) => ({
      createdAt: new Date(Date.UTC(2026, 0, 2) + index * 1000).toISOString(),
      ...newPatientBody({ firstName: index % 2 === 0 ? 'Muhamad' : 'محمد', lastName: 'Namesake' }),
    })),
  });
  // As each minute: of so many, a search does not make the index itself.
  await cloud.invoke('names-index', { now: true });
  const clinician = cloud.endpoints.accounts.find((account) => account.role === 'CLINICIAN');
  ({ access: token } = await signIn(clinician?.email ?? '', clinician?.password ?? '', cloud.endpoints));
  userId = claimsOf(token).sub;
  database = databaseOf(cloud.endpoints);
});
afterAll(async () => {
  await cloud.close();
  rmSync(stateDir, { recursive: true, force: true });
});

const api = (method: string, path: string, body?: unknown): Promise<Answer> => call(method, path, { token, body }, cloud.endpoints.apiUrl);

const ordered = async (query: string): Promise<PatientExport> => {
  const answer = await api('GET', `/patients/export?${query}&reason=Recall`);
  expect(answer.status).toBe(202);
  return PatientExport.parse(answer.body);
};

const ended = async (id: string): Promise<PatientExport> => {
  for (;;) {
    const job = PatientExport.parse((await api('GET', `/patients/exports/${id}`)).body);
    if (job.status === 'done' || job.status === 'failed') return job;
    await wait(50);
  }
};

const idsIn = async ({ link }: PatientExport): Promise<string[]> => {
  const text = await (await fetch(link?.url ?? '')).text();
  return text
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.slice(0, 26));
};

/** Every file in the bucket, including parts of uploads. */
const bucketFiles = (): string[] => {
  const directory = join(stateDir, 'objects');
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
};
const filesOf = (id: string): string[] => bucketFiles().filter((file) => file.includes(id));

/** The number of times the worker gave up a cancelled export. */
const cancelledWorkers = (): number => {
  const logs = join(stateDir, 'logs');
  const file = readdirSync(logs).find((name) => name.includes('export-worker'));
  const lines = file === undefined ? [] : readFileSync(join(logs, file), 'utf8').split('\n');
  return lines.filter((line) => line.includes('"message":"export-given-up"') && line.includes('"code":"cancelled"')).length;
};

const loggedFor = async (exportId: string): Promise<Record<string, unknown>[]> => {
  const { Items: items = [] } = await database.send(
    new QueryCommand({
      TableName: tables['AccessLog'] ?? '',
      KeyConditionExpression: 'pk = :day',
      FilterExpression: 'details.exportId = :id',
      ExpressionAttributeValues: { ':day': `DAY#${qatarDate(new Date())}`, ':id': exportId },
    }),
  );
  return items;
};

const changeJob = (id: string, values: Record<string, string>) =>
  database.send(
    new UpdateCommand({
      TableName: tables['Clinical'] ?? '',
      Key: { pk: `EXPORTS#${userId}`, sk: id },
      UpdateExpression: `SET ${Object.keys(values)
        .map((name) => `#${name} = :${name}`)
        .join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(Object.keys(values).map((name) => [`#${name}`, name])),
      ExpressionAttributeValues: Object.fromEntries(Object.entries(values).map(([name, value]) => [`:${name}`, value])),
    }),
  );

it('a long list is written in the background, and every step of it is in the access log', async () => {
  const job = await ordered('format=csv&sortBy=personalInfo.lastName&sortOrder=asc');
  expect(job).toMatchObject({ filename: 'patients.csv', total: patients });
  expect(job.link).toBeUndefined();
  const done = await ended(job.id);
  expect(done).toMatchObject({ status: 'done', count: patients, processed: patients });
  const ids = await idsIn(done);
  expect(new Set(ids).size).toBe(patients);
  const { body: page } = await api('GET', '/patients?sortBy=personalInfo.lastName&sortOrder=asc&limit=100');
  expect(ids.slice(0, 100)).toEqual(page.patients.map((patient: { id: string }) => patient.id));
  expect((await api('GET', '/patients/exports')).body.rows).toContainEqual(expect.objectContaining({ id: job.id, status: 'done' }));
  const events = await loggedFor(job.id);
  expect(events).toMatchObject([
    { action: 'export-asked', actorId: userId, actorRoles: ['CLINICIAN'] },
    { action: 'export-done', actorId: userId, details: { count: patients, asked: { format: 'csv', sortBy: 'personalInfo.lastName' } } },
  ]);
});

it('every patient present throughout is in the file once, while other users change, add and delete', async () => {
  const { body: page } = await api('GET', '/patients?limit=100&sortBy=personalInfo.lastName&sortOrder=asc');
  const moved: string[] = page.patients.map((patient: { id: string }) => patient.id);
  const state = { writing: true };
  let made = 0;
  const disturb = async () => {
    for (let turn = 0; state.writing; turn += 1) {
      const id = moved[turn % moved.length];
      // Moves patients from the front of the list to its end and back, and from status to status.
      await api('PUT', `/patients/${id}`, {
        personalInfo: { lastName: turn % 2 === 0 ? `Zzz ${turn}` : `Aaa ${turn}` },
        status: patientStatuses[turn % 3],
      });
      const { body: created } = await api('POST', '/patients', newPatientBody());
      await api('DELETE', `/patients/${created.id}`, { reason: 'Made by a test' });
      made += 1;
    }
  };
  const disturbing = [disturb(), disturb()];
  for (const format of ['sortBy=personalInfo.lastName&sortOrder=asc', 'sortBy=status&sortOrder=desc', 'sortBy=createdAt']) {
    const ids = await idsIn(await ended((await ordered(`format=csv&${format}`)).id));
    const counts = Map.groupBy(ids, (id) => id);
    expect([...counts.values()].filter((same) => same.length > 1)).toEqual([]);
    expect(moved.filter((id) => !counts.has(id))).toEqual([]);
    expect(ids.length).toBeGreaterThanOrEqual(patients);
    expect(ids.length).toBeLessThanOrEqual(patients + 4);
  }
  state.writing = false;
  await Promise.all(disturbing);
  expect(made).toBeGreaterThan(0);
});

it('a search that hundreds of one name match is exported in full', async () => {
  const { body: found } = await api('GET', '/patients?search=mohammed+namesake&limit=1');
  expect(found).toMatchObject({ total: namesakes, truncated: false });
  const { body } = await api('GET', '/patients/export?format=csv&search=mohammed+namesake&reason=Recall');
  const done = await ended(PatientExport.parse(body).id);
  expect(done).toMatchObject({ status: 'done', processed: done.total });
  expect(done.count).toBe(namesakes);
  const lines = (await (await fetch(done.link?.url ?? '')).text()).trim().split('\r\n').slice(1);
  expect(lines.filter((line) => !line.includes(',Namesake,'))).toEqual([]);
});

it('two simultaneous exports do not interfere', async () => {
  const [csv, xlsx] = await Promise.all([ordered('format=csv'), ordered('format=xlsx')]);
  const both = await Promise.all([ended(csv.id), ended(xlsx.id)]);
  expect(both).toMatchObject([
    { status: 'done', count: patients, filename: 'patients.csv' },
    { status: 'done', count: patients, filename: 'patients.xlsx' },
  ]);
  expect(new Set(await idsIn(both[0])).size).toBe(patients);
});

it('a user has at most three exports in progress', async () => {
  const ids: string[] = [];
  for (let one = 0; one < limits.exportsUnderWay; one += 1) ids.push((await ordered('format=csv')).id);
  await Promise.all(ids.map(ended));
  for (const id of ids) await changeJob(id, { status: 'writing', heardAt: new Date().toISOString() });
  expect(await api('GET', '/patients/export?format=csv&reason=Recall')).toMatchObject({ status: 429, body: { code: 'EXPORT_LIMIT' } });
  for (const id of ids) await changeJob(id, { status: 'done' });
  await ended((await ordered('format=csv')).id);
});

it('of thirty-two simultaneous orders three are accepted', async () => {
  // A PDF of this many patients takes longer than the other orders wait.
  const answers = await Promise.all(
    Array.from({ length: 32 }, () => api('POST', '/patients/export', { format: 'pdf', reason: 'Moving to another system' })),
  );
  const made = answers.filter(({ status }) => status === 202).map(({ body }) => PatientExport.parse(body).id);
  const now = z.parse(z.array(PatientExport), (await api('GET', '/patients/exports')).body.rows).filter(({ id }) => made.includes(id));
  const ends = now.filter(({ status }) => status === 'done').length;
  expect(made.length).toBeGreaterThanOrEqual(limits.exportsUnderWay);
  expect(made.length - ends).toBeLessThanOrEqual(limits.exportsUnderWay);
  for (const { status, body } of answers)
    expect([202, 429]).toContain(body.code === undefined ? status : body.code === 'EXPORT_LIMIT' ? 429 : body);
  for (const id of made) await api('DELETE', `/patients/exports/${id}`);
});

it('a cancelled export leaves nothing', async () => {
  // Ends all earlier orders.
  await cloud.crash('patient-export-worker');
  const before = cancelledWorkers();
  const job = await ordered('format=pdf');
  await expect.poll(async () => (await api('GET', `/patients/exports/${job.id}`)).body.status).toBe('writing');
  expect((await api('DELETE', `/patients/exports/${job.id}`)).body).toEqual({ success: true, id: job.id });
  expect((await api('GET', `/patients/exports/${job.id}`)).status).toBe(404);
  await expect.poll(async () => (await loggedFor(job.id)).length).toBe(2);
  // The worker notices at its next report, or when it tries to finish.
  await expect.poll(cancelledWorkers, { timeout: 120_000 }).toBe(before + 1);
  await expect.poll(() => filesOf(job.id)).toEqual([]);
  expect((await loggedFor(job.id)).map((event) => event['action'])).toEqual(['export-asked', 'export-deleted']);
});

it('an export whose worker was killed has failed, and leaves no partial file', async () => {
  const job = await ordered('format=pdf');
  await cloud.crash('patient-export-worker');
  const now = PatientExport.parse((await api('GET', `/patients/exports/${job.id}`)).body);
  expect(['waiting', 'writing']).toContain(now.status);
  await changeJob(job.id, { heardAt: new Date(Date.now() - 10 * 60_000).toISOString() });
  const found = PatientExport.parse((await api('GET', `/patients/exports/${job.id}`)).body);
  expect(found).toMatchObject({ status: 'failed', problem: 'interrupted' });
  expect(found.link).toBeUndefined();
  expect(filesOf(job.id)).toEqual([]);
  expect((await loggedFor(job.id)).map((event) => event['action'])).toEqual(['export-asked', 'export-failed']);
  // It does not hold up the next one.
  expect(await ended((await ordered('format=csv')).id)).toMatchObject({ status: 'done' });
});

it('an export that cannot be stored fails: at once, or when polled', async () => {
  const bucket = readdirSync(join(stateDir, 'objects')).find((name) => name.includes('exports')) ?? '';
  const directory = join(stateDir, 'objects', bucket);
  rmSync(directory, { recursive: true });
  try {
    expect(await api('GET', '/patients/export?format=csv&status=pending&reason=Recall')).toMatchObject({
      status: 503,
      body: { code: 'SERVICE_UNAVAILABLE' },
    });
    const failed = await ended((await ordered('format=csv')).id);
    expect(failed).toMatchObject({ status: 'failed', problem: 'storage' });
    expect(existsSync(directory)).toBe(false);
  } finally {
    mkdirSync(directory);
  }
  expect(await ended((await ordered('format=csv')).id)).toMatchObject({ status: 'done' });
});

it('a PDF of too many patients is refused before anything is written, and CSV is offered', async () => {
  const counters = { TableName: tables['Clinical'] ?? '', Item: { pk: 'COUNTERS#PATIENTS', sk: '99', active: limits.exportPdf } };
  await database.send(new PutCommand(counters));
  const before = (await api('GET', '/patients/exports')).body.rows.length;
  const answer = await api('GET', '/patients/export?format=pdf&reason=Recall');
  expect(answer).toMatchObject({ status: 422, body: { code: 'EXPORT_TOO_LARGE', message: expect.stringContaining('CSV') } });
  expect((await api('GET', '/patients/exports')).body.rows).toHaveLength(before);
  await database.send(new PutCommand({ ...counters, Item: { ...counters.Item, active: 0 } }));
});
