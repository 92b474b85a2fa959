import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { afterAll, expect, it, vi } from 'vitest';
import { patientStatuses } from '#contract/patient/choices.ts';
import { PatientList } from '#contract/patient/list.ts';
import type { Patient } from '#contract/patient/patient.ts';
import type { Endpoints } from '../../../local/lib/endpoints.ts';
import { type CloudProcess, startCloudProcess } from '../../cloud-process.ts';
import { call, newPatientBody, signIn } from '../client.ts';
import { databaseOf, tableNames } from '../../database.ts';
import { chosenEngine } from '../engine.ts';
import { pick } from '../pick.ts';
import { logOf, writtenLogs } from '../written-logs.ts';
import { setClock } from '../../clock.ts';

// Patients are counted by month, so the test starts well before midnight.
setClock('10:30');

/**
 * CRASH_SECONDS=60 runs it for the minute that a thorough check takes, CRASH_ROUNDS=3 kills the cloud three times; the default, shorter run
 * finds the same faults less reliably.
 */
const seconds = Number(process.env['CRASH_SECONDS'] ?? 12);
const rounds = Number(process.env['CRASH_ROUNDS'] ?? 1);
const clients = 64;

const { AccessLog: accessLogTable } = tableNames();
const stateDir = mkdtempSync(join(tmpdir(), 'afiya-crash-'));
const engine = chosenEngine().dynamodb;
const start = () => startCloudProcess(stateDir, '--patients', '0', ...(engine === undefined ? [] : ['--dynamodb', engine]));
let cloud: CloudProcess | undefined;
afterAll(async () => {
  await cloud?.kill('SIGTERM');
  rmSync(stateDir, { recursive: true, force: true });
});

/** The answers that one client got, and its requests that got none. */
interface Ledger {
  readonly known: Map<string, Patient>;
  readonly deleted: Set<string>;
  /** E-mails of unanswered creates: each may exist once, or not at all. */
  readonly maybeCreated: Set<string>;
  /** Ids whose last change was unanswered: either version is right. */
  readonly maybeChanged: Set<string>;
  readonly maybeDeleted: Set<string>;
  /** The patients that each answered read has shown, by the id of its request. */
  readonly shown: Map<string, readonly string[]>;
}

async function work(api: string, token: string, goesOn: () => boolean, ledger: Ledger): Promise<void> {
  const ask: typeof call = async (method, path, options) => {
    const answer = await call(method, path, options, api);
    if (answer.status >= 500) throw new Error(`${method} was answered ${answer.status}: ${logOf(answer, stateDir)}`);
    return answer;
  };
  const look = async (path: string): Promise<void> => {
    const { status, body, headers } = await ask('GET', path, { token });
    const found: { readonly id: string }[] = status === 200 ? (body.patients ?? [body]) : [];
    ledger.shown.set(
      headers.get('x-amzn-requestid') ?? '',
      found.map(({ id }) => id),
    );
  };
  while (goesOn()) {
    const mine = [...ledger.known.keys()].filter((id) => !ledger.maybeChanged.has(id) && !ledger.maybeDeleted.has(id));
    const id = pick(mine);
    const email = id === undefined ? undefined : ledger.known.get(id)?.personalInfo.email;
    await look(
      pick([
        '/patients',
        '/patients?status=active&limit=5',
        ...(id === undefined ? [] : [`/patients/${id}`, `/patients?search=${email}`]),
      ]) ?? '/patients',
    );
    const choice = Math.random();
    const status = patientStatuses[Math.floor(Math.random() * patientStatuses.length)];
    if (id === undefined || choice < 0.5) {
      const body = newPatientBody({}, { status });
      const { email } = body.personalInfo;
      ledger.maybeCreated.add(email);
      const headers = { 'x-request-id': `create:${email.replaceAll('@', '.')}` };
      const answer = await ask('POST', '/patients', { token, body, headers });
      if (answer.status !== 201) continue;
      ledger.maybeCreated.delete(email);
      ledger.known.set(answer.body.id, answer.body);
    } else if (choice < 0.8) {
      ledger.maybeChanged.add(id);
      const body = { status, personalInfo: { firstName: `Changed${Math.floor(choice * 1e6)}` } };
      const answer = await ask('PUT', `/patients/${id}`, { token, body });
      if (answer.status !== 200) continue;
      ledger.maybeChanged.delete(id);
      ledger.known.set(id, answer.body);
    } else {
      ledger.maybeDeleted.add(id);
      const answer = await ask('DELETE', `/patients/${id}`, { token, body: { reason: 'Made by a test' } });
      if (answer.status !== 200) continue;
      ledger.maybeDeleted.delete(id);
      ledger.known.delete(id);
      ledger.deleted.add(id);
    }
  }
}

/** The patients that the access log says each read has shown, by the id of its request. */
async function readsIn(endpoints: Endpoints): Promise<Map<string, readonly string[]>> {
  const database = databaseOf(endpoints);
  const shown = new Map<string, readonly string[]>();
  for await (const { Items: events = [] } of paginateScan({ client: database }, { TableName: accessLogTable }))
    for (const { pk, action, requestId, patientIds = [] } of events)
      if (String(pk).startsWith('DAY#') && ['read', 'list'].includes(action)) shown.set(requestId, patientIds);
  database.destroy();
  return shown;
}

/** The writes in the access log, counted by patient and action: from the events by day or from those by patient. */
async function writesIn(endpoints: Endpoints, kind: 'DAY#' | 'PATIENT#'): Promise<Map<string, number>> {
  const database = databaseOf(endpoints);
  const counts = new Map<string, number>();
  for await (const { Items: events = [] } of paginateScan({ client: database }, { TableName: accessLogTable })) {
    for (const { pk, action, status, patientIds } of events) {
      if (!String(pk).startsWith(kind) || !['create', 'change', 'delete'].includes(action) || status >= 300) continue;
      const ids: string[] = kind === 'DAY#' ? patientIds : [String(pk).slice(kind.length)];
      for (const id of ids) counts.set(`${action} ${id}`, (counts.get(`${action} ${id}`) ?? 0) + 1);
    }
  }
  database.destroy();
  return counts;
}

it(
  `${clients} clients write and read while the process is killed: lists, search, totals, records and access log agree, and nothing acknowledged is lost`,
  {
    timeout: (rounds + 1) * seconds * 1000 + 600_000,
  },
  async () => {
    const ledgers = Array.from({ length: clients }, (): Ledger => ({
      known: new Map(),
      deleted: new Set(),
      maybeCreated: new Set(),
      maybeChanged: new Set(),
      maybeDeleted: new Set(),
      shown: new Map(),
    }));
    const acknowledgedWrites = () => ledgers.reduce((sum, { known, deleted }) => sum + known.size + deleted.size, 0);
    const run = async (killed: boolean): Promise<void> => {
      const { endpoints, kill } = (cloud = await start());
      const clinician = endpoints.accounts.find((account) => account.role === 'CLINICIAN');
      if (clinician === undefined) throw new Error('no clinician was seeded');
      const { access } = await signIn(clinician.email, clinician.password, endpoints);
      const state = { goesOn: true, dies: false };
      const working = ledgers.map(async (ledger) => {
        try {
          await work(endpoints.apiUrl, access, () => state.goesOn, ledger);
        } catch (error) {
          // Connections break when the process dies, and only then.
          if (!state.dies) throw error;
        }
      });
      const before = acknowledgedWrites();
      await wait((seconds * 1000) / 2);
      // A slow machine takes longer to write enough to compare.
      while (acknowledgedWrites() < before + 4 * clients) await wait(100);
      state.dies = killed;
      if (killed) await kill('SIGKILL');
      state.goesOn = false;
      await Promise.all(working);
    };
    for (let round = 0; round < rounds; round += 1) await run(true);
    await run(false);
    await cloud?.kill('SIGTERM');

    const { endpoints } = (cloud = await start());
    const clinician = endpoints.accounts.find((account) => account.role === 'CLINICIAN');
    const { access: token } = await signIn(clinician?.email ?? '', clinician?.password ?? '', endpoints);
    const read = async (path: string) => (await call('GET', path, { token }, endpoints.apiUrl)).body;

    const listed = new Map<string, Patient>();
    let cursor: string | undefined;
    do {
      const page: PatientList = PatientList.parse(await read(`/patients?limit=100${cursor === undefined ? '' : `&cursor=${cursor}`}`));
      for (const patient of page.patients) listed.set(patient.id, patient);
      cursor = page.nextCursor;
    } while (cursor !== undefined);

    const acknowledged = ledgers.flatMap((ledger) => [...ledger.known.values()].map((patient) => ({ patient, ledger })));
    expect(acknowledged.length).toBeGreaterThan(clients);
    for (const { patient, ledger } of acknowledged) {
      if (ledger.maybeDeleted.has(patient.id)) continue;
      const now = listed.get(patient.id);
      if (ledger.maybeChanged.has(patient.id)) expect([patient.version, patient.version + 1]).toContain(now?.version);
      else expect(now).toEqual(patient);
    }
    for (const ledger of ledgers) for (const id of ledger.deleted) expect(listed.has(id)).toBe(false);

    // No patient exists whom no client requested, and none exists twice.
    const known = new Set(acknowledged.map(({ patient }) => patient.id));
    const maybeCreated = new Set(ledgers.flatMap((ledger) => [...ledger.maybeCreated]));
    const emails = [...listed.values()].map((patient) => patient.personalInfo.email);
    expect(new Set(emails).size).toBe(emails.length);
    for (const patient of listed.values()) if (!known.has(patient.id)) expect(maybeCreated).toContain(patient.personalInfo.email);

    const stats = await read('/patients/stats');
    const count = (status: string) => [...listed.values()].filter((patient) => patient.status === status).length;
    expect(stats).toMatchObject({
      totalPatients: listed.size,
      newPatientsThisMonth: listed.size,
      activeCases: count('active'),
      pendingReviews: count('pending'),
    });
    for (const status of patientStatuses) expect((await read(`/patients?status=${status}&limit=1`)).total).toBe(count(status));

    // Every stored write has its event, answered or not, and no event reports a write that is not stored.
    const written = new Map([...listed.values()].map(({ id, version }) => [id, version]));
    const expected = new Map(
      [...written].flatMap(([id, version]) => [
        [`create ${id}`, 1] as const,
        ...(version > 1 ? [[`change ${id}`, version - 1] as const] : []),
      ]),
    );
    const events = await writesIn(endpoints, 'DAY#');
    expect(new Map([...events].filter(([key]) => written.has(key.split(' ')[1] ?? '')))).toEqual(expected);
    for (const id of ledgers.flatMap((ledger) => [...ledger.deleted])) expect(events.get(`delete ${id}`)).toBe(1);
    const gone = new Set([...events.keys()].filter((key) => !written.has(key.split(' ')[1] ?? '')).map((key) => key.split(' ')[1]));
    for (const id of gone) expect(events.get(`delete ${id}`)).toBe(1);
    // Every answered read has its event, with everybody whom it has shown, or the line that stands for it if the table took too long.
    const reads = await readsIn(endpoints);
    const lost = writtenLogs(stateDir)
      .split('\n')
      .filter((line) => line.includes('access-log-lost'))
      .join('\n');
    const told = (requestId: string, ids: readonly string[]): boolean =>
      reads.has(requestId) ? ids.every((id) => reads.get(requestId)?.includes(id)) : lost.includes(requestId);
    const unlogged = ledgers.flatMap(({ shown }) => [...shown].filter(([requestId, ids]) => !told(requestId, ids)));
    expect(unlogged).toEqual([]);
    expect(reads.size).toBeGreaterThan(clients);
    // The events by patient come to match, including those still in the stream when the process was killed.
    await vi.waitFor(async () => expect(await writesIn(endpoints, 'PATIENT#')).toEqual(events), { timeout: 60_000, interval: 500 });

    // Searches match the records, both existing and deleted: by a name that all of them have, and by address.
    const named: string[] = [];
    for (let page = 1; named.length < listed.size; page += 1) {
      const found = await read(`/patients?search=person&limit=100&page=${page}`);
      expect([found.total, found.truncated]).toEqual([listed.size, false]);
      named.push(...found.patients.map(({ id }: Patient) => id));
      expect(found.patients).not.toEqual([]);
    }
    expect(named.toSorted()).toEqual([...listed.keys()].toSorted());
    for (const patient of [...listed.values()].slice(0, 100)) {
      const found = await read(`/patients?search=${encodeURIComponent(patient.personalInfo.email)}`);
      expect(found.patients).toEqual([patient]);
    }
    expect(
      (await read('/patients?search=test&limit=1')).truncated || (await read('/patients?search=test.&limit=1')).total === listed.size,
    ).toBe(true);
    for (const [index, ledger] of ledgers.entries()) {
      if (index % 8 !== 0) continue;
      for (const id of [...ledger.deleted].slice(0, 3)) expect((await read(`/patients?search=${id}`)).total).toBe(0);
    }
  },
);
