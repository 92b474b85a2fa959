import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { NamedAccessLog } from '#contract/access-log/access-log.ts';
import { PatientExport } from '#contract/exports/export.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import type { Role } from '#contract/base/role.ts';
import { type LocalCloud, startLocalCloud } from '../../../local/local-cloud.ts';
import { setClock } from '../../clock.ts';
import { databaseOf } from '../../database.ts';
import { type Answer, call, newPatientBody, tokensOf } from '../client.ts';
import { chosenEngine } from '../engine.ts';
import { plant } from '../planted-events.ts';

// Events are looked up by day, so the tests start well before midnight.
setClock('10:30');

/** A separate cloud, whose access log holds the events planted here. */
const stateDir = mkdtempSync(join(tmpdir(), 'afiya-log-export-'));
let cloud: LocalCloud;
let database: DynamoDBDocumentClient;
/** Events reach the logs of people and patients through the table's stream. */
const soon = { timeout: 60_000, interval: 50 };
/** A busy machine may take its time over ten thousand events. */
const written = { timeout: 180_000, interval: 100 };

beforeAll(async () => {
  cloud = await startLocalCloud({ stateDir, patients: 3, throttling: false, ...chosenEngine() });
  database = databaseOf(cloud.endpoints);
});
afterAll(async () => {
  database.destroy();
  await cloud.close();
  rmSync(stateDir, { recursive: true, force: true });
});

const api = async (role: Role, method: string, path: string, body?: unknown): Promise<Answer> =>
  call(method, path, { token: (await tokensOf(role, cloud.endpoints)).access, body }, cloud.endpoints.apiUrl);
const search = async (query: string): Promise<NamedAccessLog> =>
  NamedAccessLog.parse((await api('ADMIN', 'GET', `/access-log?${query}`)).body);

/** Orders an export and waits until it ended. */
async function ended(order: Record<string, string>): Promise<PatientExport> {
  const answer = await api('ADMIN', 'POST', '/access-log/export', order);
  expect(answer).toMatchObject({ status: 202, body: { kind: 'log', format: 'csv', filename: 'access-log.csv' } });
  return vi.waitFor(async () => {
    const job = PatientExport.parse((await api('ADMIN', 'GET', `/patients/exports/${answer.body.id}`)).body);
    expect(['done', 'failed']).toContain(job.status);
    return job;
  }, written);
}
const textOf = async ({ link }: PatientExport): Promise<string> =>
  Buffer.from(await (await fetch(link?.url ?? '')).arrayBuffer()).toString();
/** A line's cells. None here holds a line break. */
const cellsOf = (row: string): string[] =>
  [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain);
/** The cells of an export, by the title of their column. */
async function rowsOf(order: Record<string, string>): Promise<Record<string, string>[]> {
  const job = await ended(order);
  const [titles = [], ...lines] = (await textOf(job)).replace('\uFEFF', '').trimEnd().split('\r\n').map(cellsOf);
  const rows = lines.map((cells) => Object.fromEntries(cells.map((cell, column) => [titles[column] ?? '', cell])));
  expect(job).toMatchObject({ status: 'done', count: rows.length });
  return rows;
}

it('only an administrator exports the log', async () => {
  for (const role of ['CLINICIAN', 'PATIENT'] as const)
    expect(await api(role, 'POST', '/access-log/export', {})).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  expect((await call('POST', '/access-log/export', { body: {} }, cloud.endpoints.apiUrl)).status).toBe(401);
});

it('an export with invalid filters is refused, and leaves nothing behind', async () => {
  const before = (await api('ADMIN', 'GET', '/patients/exports')).body.rows.length;
  const wrong = [
    [{ from: '2019-05-02', to: '2019-05-01' }, 'from'],
    [{ to: 'soon' }, 'to'],
    [{ actorId: 'a b' }, 'actorId'],
    [{ patientId: 'me' }, 'patientId'],
    [{ language: 'fr' }, 'language'],
    [{ cursor: 'AAAA' }, 'cursor'],
  ] as const;
  for (const [order, path] of wrong)
    expect(await api('ADMIN', 'POST', '/access-log/export', order)).toMatchObject({ status: 400, body: { details: [{ path }] } });
  expect((await api('ADMIN', 'GET', '/patients/exports')).body.rows).toHaveLength(before);
});

it("its rows match the page: filtered, latest first, with people and patients by name in the reader's language", async () => {
  const { body: amal } = await api('CLINICIAN', 'POST', '/patients', newPatientBody({ firstName: 'Amal', nameArabic: 'أمل' }));
  const { body: gone } = await api('CLINICIAN', 'POST', '/patients', newPatientBody());
  await api('CLINICIAN', 'DELETE', `/patients/${gone.id}`, { reason: 'Made by a test' });
  const huda = (await search('action=create')).entries[0]?.actor.id ?? '';
  const at = (minute: number): string => `2019-05-03T21:0${minute}:30.000Z`;
  await plant(database, [
    { at: at(0), actorId: huda, patientIds: [amal.id] },
    { at: at(1), actorId: huda, patientIds: [amal.id, gone.id], action: 'list' },
    { at: at(2), actorId: 'left-2', patientIds: [gone.id], action: 'change', status: 412 },
    { at: at(3), actorId: 'left-2', action: 'export-asked' },
    { at: at(4), actorId: huda, patientIds: [amal.id], action: 'change', status: 403 },
  ]);
  const day = { from: '2019-05-04', to: '2019-05-04' };
  const english = await rowsOf(day);
  expect(english.map((row) => Object.values(row).slice(0, 9))).toEqual([
    [
      '2019-05-04T00:04:30+03:00',
      'Dr. Huda Al-Naimi',
      huda,
      'Clinician',
      'Saved a change',
      'Refused',
      '1',
      `Amal ${amal.personalInfo.lastName}`,
      amal.id,
    ],
    ['2019-05-04T00:03:30+03:00', 'Unnamed account', 'left-2', 'Clinician', 'Asked for an export', 'Done', '', '', ''],
    ['2019-05-04T00:02:30+03:00', 'Unnamed account', 'left-2', 'Clinician', 'Saved a change', 'Not saved', '1', 'Deleted record', gone.id],
    ['2019-05-04T00:01:30+03:00', 'Dr. Huda Al-Naimi', huda, 'Clinician', 'Saw it in a list', 'Done', '2', '', `${amal.id} ${gone.id}`],
    [
      '2019-05-04T00:00:30+03:00',
      'Dr. Huda Al-Naimi',
      huda,
      'Clinician',
      'Opened the record',
      'Done',
      '1',
      `Amal ${amal.personalInfo.lastName}`,
      amal.id,
    ],
  ]);
  expect(Object.keys(english[0] ?? {})).toEqual([
    'Time in Qatar',
    'Person',
    'Account ID',
    'Roles',
    'What was done',
    'Outcome',
    'Number of patients',
    'Patient',
    'Patient IDs',
    'Reason',
    'Request ID',
    'Entry ID',
  ]);
  const [first = {}] = await rowsOf({ ...day, language: 'ar' });
  expect(Object.keys(first).slice(0, 6)).toEqual(['الوقت في قطر', 'الشخص', 'رقم الحساب', 'الأدوار', 'الإجراء', 'النتيجة']);
  expect(Object.values(first).slice(3, 8)).toEqual(['ممارس صحي', 'حفظ تعديل', 'رُفض', '1', 'أمل']);

  await vi.waitFor(async () => expect((await search(`patientId=${amal.id}&to=2019-05-04`)).entries).toHaveLength(3), soon);
  for (const filter of [
    { ...day, outcome: 'refused' },
    { ...day, action: 'export' },
    { ...day, actorId: 'left-2', action: 'change' },
    { to: '2019-12-31', actorId: 'left-2' },
    { to: '2019-12-31', patientId: amal.id },
    { ...day, patientId: gone.id, outcome: 'conflict' },
  ]) {
    const { entries } = await search(new URLSearchParams(filter).toString());
    const rows = await rowsOf(filter);
    expect(entries.length).toBeGreaterThan(0);
    expect([filter, rows.map((row) => row['Entry ID'])]).toEqual([filter, entries.map(({ id }) => id)]);
    // The log of one patient names no other patient.
    expect(rows.map((row) => row['Patient IDs'])).toEqual(entries.map(({ patientIds }) => patientIds.join(' ')));
  }
});

it('a name that is a formula is text in it', async () => {
  const { body: patient } = await api(
    'CLINICIAN',
    'POST',
    '/patients',
    newPatientBody({ firstName: '=HYPERLINK("http://evil","', lastName: 'x")' }),
  );
  await plant(database, [{ at: '2019-06-01T09:00:00.000Z', actorId: '-1+cmd', patientIds: [patient.id], requestId: '@SUM(1)' }]);
  const job = await ended({ from: '2019-06-01', to: '2019-06-01' });
  const text = await textOf(job);
  expect(text.startsWith('\uFEFFTime in Qatar,Person,')).toBe(true);
  expect(text).toContain(`,"'=HYPERLINK(""http://evil"","" x"")",${patient.id},,'@SUM(1),`);
  expect(text).toContain(",Unnamed account,'-1+cmd,");
});

it('the log records who exported it, and with which filters, as does the log of the patient of the filter', async () => {
  const [{ id }] = (await api('ADMIN', 'GET', '/patients?limit=1')).body.patients;
  await vi.waitFor(async () => expect((await search(`patientId=${id}&outcome=done`)).entries).not.toEqual([]), soon);
  const job = await ended({ patientId: id, outcome: 'done' });
  const today = qatarDate(new Date());
  const { entries } = await search(`from=${today}&to=${today}&action=log-export`);
  expect(entries[0]).toMatchObject({ action: 'log-export', outcome: 'done', patientIds: [id], actor: { name: 'Yousef Haddad' } });
  // Its rows have no patients.
  const [done] = (await search(`from=${today}&action=export-done`)).entries;
  expect([done?.action, done?.count, job.count]).toEqual(['export-done', undefined, expect.toSatisfy((count: number) => count > 0)]);
  await vi.waitFor(
    async () => expect((await search(`patientId=${id}&action=log-export`)).entries).toMatchObject([{ action: 'log-export' }]),
    soon,
  );
  // An export of the whole log contains its own order.
  const [latest] = await rowsOf({ action: 'log-export' });
  expect(latest).toMatchObject({ Person: 'Yousef Haddad', 'What was done': 'Asked for an export of the access log' });
});

it('days without events produce no file', async () => {
  expect(await ended({ from: '2018-01-01', to: '2018-01-31' })).toMatchObject({ status: 'failed', problem: 'empty' });
});

it('a file of ten thousand events has each event once, latest first', async () => {
  const begin = Date.parse('2019-03-01T22:00:00.000Z');
  const times = Array.from({ length: 10_000 }, (_, index) => new Date(begin + index * 6000).toISOString());
  await plant(
    database,
    times.map((at, index) => ({ at, actorId: `busy-${index % 7}` })),
  );
  const rows = await rowsOf({ from: '2019-03-02', to: '2019-03-02' });
  expect(rows).toHaveLength(times.length);
  expect(rows.map((row) => Date.parse(row['Time in Qatar'] ?? ''))).toEqual(times.toReversed().map((time) => Date.parse(time)));
});
