import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DynamoDBDocumentClient, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { AccessLog, type AccessLogEntry, NamedAccessLog } from '#contract/access-log/access-log.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import type { Role } from '#contract/base/role.ts';
import type { Route } from '#contract/routes/route.ts';
import { routeIds, routes } from '#contract/routes/table.ts';
import { type LocalCloud, startLocalCloud } from '../../../local/local-cloud.ts';
import { type Answer, call, newPatientBody, tokensOf } from '../client.ts';
import { databaseOf, tableNames } from '../../database.ts';
import { chosenEngine } from '../engine.ts';
import { setClock } from '../../clock.ts';

// The log is by day, so the tests start well before midnight.
setClock('10:30');

interface Policy {
  readonly Statement: { Action: unknown; readonly Resource: unknown }[];
}

/** A separate cloud, so that the log holds only the actions of these tests. */
let cloud: LocalCloud;
let database: DynamoDBDocumentClient;
const { AccessLog: accessLogTable } = tableNames();

/** Events reach their patients' logs through the table's stream. */
const soon = { timeout: 60_000, interval: 50 };

beforeAll(async () => {
  cloud = await startLocalCloud({ patients: 30, throttling: false, ...chosenEngine() });
  database = databaseOf(cloud.endpoints);
});
afterAll(() => cloud.close());

async function api(role: Role, method: string, path: string, body?: unknown): Promise<Answer> {
  const { access: token } = await tokensOf(role, cloud.endpoints);
  return call(method, path, { token, body }, cloud.endpoints.apiUrl);
}
const logOf = async (role: Role, path: string): Promise<AccessLog> => AccessLog.parse((await api(role, 'GET', path)).body);
const namedLogOf = async (role: Role, path: string): Promise<NamedAccessLog> => NamedAccessLog.parse((await api(role, 'GET', path)).body);
const latest = async (patientId: string): Promise<AccessLogEntry | undefined> =>
  (await logOf('ADMIN', `/access-log?patientId=${patientId}`)).entries.find(
    // Leave out the test's own reads, and events that an export's worker adds later.
    ({ action }) => action !== 'log' && action !== 'export-done',
  );
const someIds = async (count: number): Promise<string[]> =>
  (await api('CLINICIAN', 'GET', `/patients?limit=${count}`)).body.patients.map(({ id }: { id: string }) => id);
const ownId = async (): Promise<string> => (await api('PATIENT', 'GET', '/patients')).body.patients[0].id;
const everything = async (): Promise<Record<string, unknown>[]> =>
  (await database.send(new ScanCommand({ TableName: accessLogTable ?? '' }))).Items ?? [];

it('every route under /patients declares what the access log records', () => {
  const silent = routeIds.filter((id) => routes[id].path.startsWith('/patients') && routes[id].logged === 'none');
  // Counts, and a user's own exports.
  expect(silent).toEqual(['patients.stats', 'exports.list', 'exports.get', 'patients.namesakes']);
  const answering = routeIds.filter((id) => {
    const schema = z.toJSONSchema(routes[id].success.schema, { io: 'output', unrepresentable: 'any' });
    return /"(lastName|patientId)"/.test(JSON.stringify(schema));
  });
  expect(answering.length).toBeGreaterThanOrEqual(9);
  for (const id of answering) expect([id, routes[id].logged]).not.toEqual([id, 'none']);
});

describe('an event states who did what to whom, and when', () => {
  it('of one record: created, opened, changed, its symptom checks, exported, deleted', async () => {
    const { body: created } = await api('CLINICIAN', 'POST', '/patients', newPatientBody());
    const path = `/patients/${created.id}`;
    const steps: [string, () => Promise<Answer>, Partial<AccessLogEntry>][] = [
      ['created', async () => created, { action: 'create', status: 201 }],
      ['opened', () => api('ADMIN', 'GET', path), { action: 'read', status: 200 }],
      ['its symptom checks', () => api('CLINICIAN', 'GET', `${path}/symptom-sessions`), { action: 'read', status: 200 }],
      ['changed', () => api('CLINICIAN', 'PUT', path, { status: 'pending' }), { action: 'change', status: 200 }],
      ['exported', () => api('CLINICIAN', 'GET', `${path}/export?format=fhir`), { action: 'export-asked' }],
      ['exported by name', () => api('ADMIN', 'GET', `/patients/export?format=csv&ids=${created.id}`), { action: 'export-asked' }],
      ['changed by a patient', () => api('PATIENT', 'PUT', path, { status: 'active' }), { action: 'change', status: 403 }],
      ['deleted', () => api('CLINICIAN', 'DELETE', path, { reason: 'Made by a test' }), { action: 'delete', status: 200 }],
    ];
    const names = new Map<string, string>([
      ['CLINICIAN', 'Dr. Huda Al-Naimi'],
      ['ADMIN', 'Yousef Haddad'],
      ['PATIENT', 'Mariam Al-Kuwari'],
    ]);
    for (const [name, step, expected] of steps) {
      const before = Date.now();
      await step();
      const entry = await vi.waitFor(
        async () => {
          const found = await latest(created.id);
          expect([name, found]).toEqual([name, expect.objectContaining({ ...expected, patientIds: [created.id], count: 1 })]);
          if (name !== 'created') expect(Date.parse(found?.at ?? '')).toBeGreaterThanOrEqual(before);
          return found;
          // Each read is an event itself; too many would fill the page.
        },
        { timeout: 60_000, interval: 1000 },
      );
      const role = entry?.actor.roles[0] ?? 'PATIENT';
      expect(entry).toMatchObject({ actor: { name: names.get(role), roles: [role] }, requestId: expect.stringMatching(/^[\w-]{8,}$/) });
    }
    const { entries } = await logOf('ADMIN', '/access-log');
    expect(entries.filter(({ patientIds }) => patientIds.includes(created.id)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['create', 'read', 'change', 'export-asked', 'delete', 'log']),
    );
  });

  it('of lists: every patient in the answer, and no one else', async () => {
    for (const path of ['/patients?limit=30', '/patients/recent?limit=3', '/appointments', '/alerts', '/notifications']) {
      const { body } = await api('CLINICIAN', 'GET', path);
      const listed: { id: string; patient?: { id: string } }[] = (body.patients ?? body.appointments ?? body.rows ?? body).filter(
        (one: { at?: string; patient?: unknown }) => one.at === undefined || one.patient !== undefined,
      );
      const ids = [...new Set(listed.map(({ id, patient }) => patient?.id ?? id))];
      const [entry] = (await logOf('ADMIN', '/access-log')).entries;
      expect([path, entry]).toEqual([path, expect.objectContaining({ action: 'list', status: 200, count: ids.length, patientIds: ids })]);
      expect(ids.length).toBeGreaterThan(0);
      await vi.waitFor(async () => expect(await latest(ids[0] ?? '')).toMatchObject({ id: entry?.id, action: 'list' }), soon);
    }
    const { body: one } = await api('CLINICIAN', 'POST', '/patients', newPatientBody({ nationalId: '29063412345' }));
    expect((await api('CLINICIAN', 'GET', '/patients/duplicates?nationalId=29063412345')).body.rows).toHaveLength(1);
    await vi.waitFor(async () => expect(await latest(one.id)).toMatchObject({ action: 'list', status: 200 }), soon);
  });

  it('of an outdated save, whose answer has the current record', async () => {
    const [id = ''] = await someIds(1);
    const { access: token } = await tokensOf('CLINICIAN', cloud.endpoints);
    const stale = { token, body: { status: 'active' }, headers: { 'if-match': '"99"' } };
    expect((await call('PUT', `/patients/${id}`, stale, cloud.endpoints.apiUrl)).status).toBe(412);
    await vi.waitFor(async () => expect(await latest(id)).toMatchObject({ action: 'change', status: 412, outcome: 'conflict' }), soon);
  });
});

it("the access log contains no record's contents, and no search words", async () => {
  const secret = 'Quixotica';
  const { body: created } = await api('CLINICIAN', 'POST', '/patients', newPatientBody({ firstName: secret }));
  await api('CLINICIAN', 'GET', `/patients?search=${secret}`);
  await api('CLINICIAN', 'GET', `/patients/duplicates?firstName=${secret}&lastName=x&dateOfBirth=1985-03-14`);
  await api('CLINICIAN', 'PUT', `/patients/${created.id}`, { medicalInfo: { medicalHistory: secret } });
  await api('PATIENT', 'PUT', `/patients/${secret}`, {});
  expect((await api('CLINICIAN', 'GET', `/patients/export?format=csv&reason=Recall&search=${secret}`)).status).toBe(200);
  await vi.waitFor(
    async () => expect((await logOf('ADMIN', `/access-log?patientId=${created.id}`)).entries.length).toBeGreaterThanOrEqual(4),
    soon,
  );
  const items = await everything();
  expect(JSON.stringify(items)).not.toMatch(new RegExp(secret, 'i'));
  const kept = new Set(items.filter(({ action }) => !String(action).startsWith('export-')).flatMap(Object.keys));
  // The reason of a deletion, if there was one.
  kept.delete('reason');
  expect([...kept].toSorted()).toEqual(
    ['action', 'actorId', 'actorRoles', 'at', 'patientIds', 'pk', 'requestId', 'routeId', 'sk', 'status'].toSorted(),
  );
});

describe('who may read it', () => {
  it('a patient reads the log of their own record only', async () => {
    const id = await ownId();
    const [other = ''] = (await someIds(5)).filter((one) => one !== id);
    await api('CLINICIAN', 'GET', `/patients/${id}`);
    await api('CLINICIAN', 'GET', `/patients/${other}`);
    const entries = await vi.waitFor(async () => {
      const { entries: found } = await logOf('PATIENT', '/access-log/own');
      expect(found[0]).toMatchObject({ action: 'read', actor: { name: 'Dr. Huda Al-Naimi', roles: ['CLINICIAN'] }, count: 1 });
      return found;
    }, soon);
    for (const entry of entries) expect(entry.patientIds).toEqual([id]);
    expect(JSON.stringify(entries)).not.toContain(other);
    expect((await api('PATIENT', 'GET', `/access-log/own?patientId=${other}`)).status).toBe(400);
  });

  it('no one else may read it, and no one can change it', async () => {
    for (const [role, path] of [
      ['CLINICIAN', '/access-log'],
      ['CLINICIAN', '/access-log/own'],
      ['PATIENT', '/access-log'],
      ['PATIENT', '/access-log/actions'],
      ['PATIENT', '/access-log/01ARZ3NDEKTSV4RRFFQ69G5FAV/patients'],
    ] as const)
      expect([role, path, (await api(role, 'GET', path)).status]).toEqual([role, path, 403]);
    expect((await call('GET', '/access-log', {}, cloud.endpoints.apiUrl)).status).toBe(401);
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await api('ADMIN', method, '/access-log', {})).status).toBeGreaterThanOrEqual(400);
    const writing = routeIds.filter((id) => routes[id].path.startsWith('/access-log') && (routes[id] as Route).method !== 'GET');
    // Exports write files.
    expect(writing).toEqual(['accessLog.export', 'accessLog.exportSignIns']);
  });
});

describe('reading it', () => {
  it('goes back page by page, each event once', async () => {
    const [id = ''] = await someIds(1);
    for (let count = 0; count < 60; count += 1) await api('CLINICIAN', 'GET', `/patients/${id}`);
    const seen = await vi.waitFor(async () => {
      const ids: string[] = [];
      let cursor: string | undefined;
      do {
        const { entries, nextCursor } = await logOf(
          'ADMIN',
          `/access-log?patientId=${id}${cursor === undefined ? '' : `&cursor=${cursor}`}`,
        );
        expect(entries.length).toBeLessThanOrEqual(50);
        ids.push(...entries.filter(({ action }) => action === 'read').map((entry) => entry.id));
        cursor = nextCursor;
      } while (cursor !== undefined);
      expect(ids.length).toBeGreaterThanOrEqual(60);
      return ids;
    }, soon);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('accepts only an unchanged cursor of the same log', async () => {
    const [id = ''] = await someIds(1);
    const { nextCursor = '' } = await logOf('ADMIN', `/access-log?from=${qatarDate(new Date())}`);
    expect(nextCursor).not.toBe('');
    for (const query of [
      `patientId=${id}&cursor=${nextCursor}`,
      `cursor=${nextCursor.replace(/^./, (one) => (one === 'A' ? 'B' : 'A'))}`,
      `cursor=${id}`,
    ])
      expect((await api('ADMIN', 'GET', `/access-log?${query}`)).body).toMatchObject({
        code: 'VALIDATION_ERROR',
        details: [{ path: 'cursor' }],
      });
  });

  it('is by day in Qatar, and is itself in the log', async () => {
    const [id = ''] = await someIds(1);
    const today = qatarDate(new Date());
    expect((await logOf('ADMIN', `/access-log?from=${today}&patientId=${id}`)).entries.length).toBeGreaterThan(0);
    expect((await logOf('ADMIN', `/access-log?to=2020-01-01&patientId=${id}`)).entries).toEqual([]);
    expect((await logOf('ADMIN', '/access-log?to=2020-01-01')).entries).toEqual([]);
    expect((await logOf('ADMIN', `/access-log?from=${today}`)).entries[0]).toMatchObject({ action: 'log', status: 200 });
    for (const [query, path] of [
      ['from=soon', 'from'],
      ['to=2026-02-31', 'to'],
      ['from=0000-02-28', 'from'],
      ['from=2020-01-02&to=2020-01-01', 'from'],
      ['actorId=x@example.com', 'actorId'],
      ['action=stare', 'action'],
      ['outcome=412', 'outcome'],
      ['patientId=me', 'patientId'],
      ['cursor=x', 'cursor'],
    ])
      expect((await api('ADMIN', 'GET', `/access-log?${query}`)).body).toMatchObject({ code: 'VALIDATION_ERROR', details: [{ path }] });
  });

  it("shows a deleted account's events with its id", async () => {
    const sk = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
    const item = { pk: 'DAY#2016-07-30', sk, at: '2016-07-30T23:54:10.000Z', action: 'read', requestId: 'request-1', status: 200 };
    await database.send(
      new PutCommand({ TableName: accessLogTable ?? '', Item: { ...item, actorId: 'gone', actorRoles: ['CLINICIAN'], patientIds: [sk] } }),
    );
    expect((await logOf('ADMIN', '/access-log?to=2016-07-30')).entries).toEqual([
      expect.objectContaining({ id: sk, actor: { id: 'gone', roles: ['CLINICIAN'] } }),
    ]);
  });
});

describe('names', () => {
  it('people and patients have their current names; a deleted record keeps its id alone', async () => {
    const { body: created } = await api('CLINICIAN', 'POST', '/patients', newPatientBody({ firstName: 'Amal', nameArabic: 'أمل' }));
    const path = `/patients/${created.id}`;
    await api('CLINICIAN', 'GET', path);
    await api('CLINICIAN', 'PUT', path, { personalInfo: { firstName: 'Amaal' } });
    const patientOf = ({ patients }: NamedAccessLog) => patients.find(({ id }) => id === created.id);
    const name = { firstName: 'Amaal', lastName: created.personalInfo.lastName, nameArabic: 'أمل' };
    expect(patientOf(await namedLogOf('ADMIN', '/access-log'))).toEqual({ id: created.id, name });
    expect(patientOf(await namedLogOf('ADMIN', `/access-log?to=2020-01-01&patientId=${created.id}`))).toEqual({ id: created.id, name });
    const { entries } = await logOf('ADMIN', '/access-log?action=change&outcome=done');
    const [{ actor } = { actor: { id: '' } }] = entries;
    expect((await namedLogOf('ADMIN', `/access-log?to=2020-01-01&actorId=${actor.id}`)).actor).toEqual({
      id: actor.id,
      name: 'Dr. Huda Al-Naimi',
    });
    await api('CLINICIAN', 'DELETE', path, { reason: 'Made by a test' });
    expect(patientOf(await namedLogOf('ADMIN', '/access-log'))).toEqual({ id: created.id });
  });

  it('of everyone in a list are shown on request, to an administrator and to the reader of the list', async () => {
    const { body } = await api('ADMIN', 'GET', '/patients?limit=3');
    const listed: { id: string; personalInfo: { firstName: string } }[] = body.patients;
    const [event] = (await logOf('ADMIN', '/access-log?action=list')).entries;
    const path = `/access-log/${event?.id}/patients`;
    const named = (await api('ADMIN', 'GET', path)).body.rows;
    expect(named).toMatchObject(listed.map(({ id, personalInfo: { firstName } }) => ({ id, name: { firstName } })));
    expect(await api('CLINICIAN', 'GET', path)).toMatchObject({ status: 404, body: { message: 'Entry not found.' } });
    await api('CLINICIAN', 'GET', '/patients?limit=3');
    const [own] = (await logOf('ADMIN', '/access-log?action=list')).entries;
    expect((await api('CLINICIAN', 'GET', `/access-log/${own?.id}/patients`)).body.rows).toEqual(named);
    expect((await api('ADMIN', 'GET', '/access-log/01ARZ3NDEKTSV4RRFFQ69G5FAV/patients')).status).toBe(404);
  });

  it("in an answer are recorded in the request's event, like those of a list", async () => {
    const [id = '', other = ''] = await someIds(2);
    await api('CLINICIAN', 'GET', `/patients/${id}`);
    const { patients } = await namedLogOf('ADMIN', '/access-log');
    const named = patients.filter(({ name }) => name !== undefined).map((one) => one.id);
    expect(named).toContain(id);
    const reading = async () => (await logOf('ADMIN', '/access-log?action=log')).entries;
    const [event] = (await reading()).filter(({ count }) => count === named.length);
    expect(event?.patientIds.toSorted()).toEqual(named.toSorted());
    await logOf('ADMIN', `/access-log?to=2020-01-01&patientId=${other}`);
    expect((await reading()).some(({ patientIds }) => patientIds.length === 1 && patientIds[0] === other)).toBe(true);
  });
});

it("a clinician reads their own actions, and no one else's", async () => {
  const [id = ''] = await someIds(1);
  await api('ADMIN', 'GET', `/patients/${id}`);
  await api('CLINICIAN', 'GET', `/patients/${id}`);
  const page = await vi.waitFor(async () => {
    const found = await namedLogOf('CLINICIAN', '/access-log/actions');
    expect(found.entries.find(({ action }) => action !== 'log')).toMatchObject({
      action: 'read',
      patientIds: [id],
      actor: { name: 'Dr. Huda Al-Naimi' },
    });
    return found;
  }, soon);
  expect(new Set(page.entries.map(({ actor }) => actor.name))).toEqual(new Set(['Dr. Huda Al-Naimi']));
  expect(page.patients.find((one) => one.id === id)?.name).toBeDefined();
  const older = await namedLogOf('CLINICIAN', `/access-log/actions?cursor=${page.nextCursor}`);
  expect(older.entries.length).toBeGreaterThan(0);
  expect((await api('CLINICIAN', 'GET', '/access-log/actions?actorId=someone-else')).status).toBe(400);
});

it('if the events table fails, reads still work and lost events are logged; nothing is written without its event', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'afiya-no-access-log-'));
  cpSync('cdk.out', join(folder, 'assembly'), { recursive: true });
  const file = join(folder, 'assembly', 'Afiya-dev-api.template.json');
  const template = JSON.parse(readFileSync(file, 'utf8')) as {
    Resources: Record<string, { Type: string; Properties: { PolicyDocument: Policy } }>;
  };
  for (const { Type, Properties } of Object.values(template.Resources)) {
    if (Type !== 'AWS::IAM::Policy') continue;
    for (const statement of Properties.PolicyDocument.Statement)
      if (/PutItem/.test(JSON.stringify(statement.Action)) && JSON.stringify(statement.Resource).includes('GetAttAccessLog'))
        statement.Action = 'dynamodb:Query';
  }
  writeFileSync(file, JSON.stringify(template));
  const stateDir = join(folder, 'state');
  const broken = await startLocalCloud({ assembly: join(folder, 'assembly'), stateDir, patients: 3, ...chosenEngine() });
  try {
    const { access: token } = await tokensOf('CLINICIAN', broken.endpoints);
    const started = performance.now();
    const startedAt = new Date().toISOString();
    const list = await call('GET', '/patients', { token }, broken.endpoints.apiUrl);
    expect(list).toMatchObject({ status: 200, body: { total: 3 } });
    // Recording may take a second (lambdas/platform/access-log.test.ts); the rest is the margin for a busy machine.
    expect(performance.now() - started).toBeLessThan(15_000);
    const create = await call('POST', '/patients', { token, body: newPatientBody() }, broken.endpoints.apiUrl);
    expect(create.status).toBe(500);
    expect((await call('GET', '/patients/stats', { token }, broken.endpoints.apiUrl)).body.totalPatients).toBe(3);
    const lost = () =>
      readdirSync(join(stateDir, 'logs'))
        .flatMap((name) => readFileSync(join(stateDir, 'logs', name), 'utf8').split('\n'))
        .filter((line) => line.includes('access-log-lost'))
        .map((line) => z.looseObject({ timestamp: z.string() }).parse(JSON.parse(line)))
        // Seeding lost events too.
        .filter(({ timestamp }) => timestamp >= startedAt);
    // Log lines are written in batches.
    await expect.poll(lost).not.toEqual([]);
    expect(lost()).toEqual([
      expect.objectContaining({
        level: 'ERROR',
        message: 'access-log-lost',
        eventId: expect.stringMatching(/^[0-9A-Z]{26}$/),
        routeId: 'patients.list',
        code: 'list',
        status: 200,
        requestId: expect.any(String),
        actorId: expect.any(String),
        actorRoles: ['CLINICIAN'],
        patientIds: list.body.patients.map(({ id }: { id: string }) => id),
      }),
    ]);
  } finally {
    await broken.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
