import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Appointment, appointmentChanges, appointmentStatuses, serviceIds } from '#contract/appointments/appointments.ts';
import { dayAfter, qatarDate, qatarInstant } from '#contract/base/qatar-time.ts';
import { timeOf } from '#contract/appointments/clinic-hours.ts';
import type { Endpoints } from '../../../local/lib/endpoints.ts';
import { setClock } from '../../clock.ts';
import { type CloudProcess, startCloudProcess } from '../../cloud-process.ts';
import { databaseOf, tableNames } from '../../database.ts';
import { call, signIn } from '../client.ts';
import { clinicOf } from '../clinic.ts';
import { chosenEngine } from '../engine.ts';
import { pick } from '../pick.ts';
import { logOf } from '../written-logs.ts';

// Appointments are by day, so the test starts well before midnight.
setClock('10:30');

/** CRASH_SECONDS=60 runs it for the minute that a thorough check takes; the default, shorter run finds the same faults less reliably. */
const seconds = Number(process.env['CRASH_SECONDS'] ?? 8);
const clients = 64;
const patients = 80;
/** The minimum number of appointments to compare. */
const enough = 10;
const { Clinical: table } = tableNames();
const stateDir = mkdtempSync(join(tmpdir(), 'afiya-bookings-'));
const engine = chosenEngine().dynamodb;
const start = () => startCloudProcess(stateDir, '--patients', '0', ...(engine === undefined ? [] : ['--dynamodb', engine]));
let cloud: CloudProcess | undefined;
afterAll(async () => {
  await cloud?.kill('SIGTERM');
  rmSync(stateDir, { recursive: true, force: true });
});

/** The two days of two clinicians on which everything is booked. */
const days = () => [1, 2].map((ahead) => dayAfter(qatarDate(new Date()), ahead));

const Held = z.object({
  id: z.string(),
  clinicianId: z.string(),
  patientId: z.string(),
  minutes: z.int(),
  service: z.enum(serviceIds),
  status: z.enum(appointmentStatuses),
});

interface Ledger {
  /** Appointments as last acknowledged, without those whose last change was unanswered. */
  readonly known: Map<string, Appointment>;
  readonly uncertain: Set<string>;
}

/** Books, moves, cancels and undoes at random. Returns how often a time was taken. */
async function work(
  api: string,
  token: string,
  who: { clinicians: readonly string[]; people: readonly string[] },
  goesOn: () => boolean,
  ledger: Ledger,
) {
  const place = () => ({
    clinicianId: pick(who.clinicians),
    date: pick(days()),
    time: timeOf(480 + 5 * Math.floor(Math.random() * 90)),
    minutes: 5 * (1 + Math.floor(Math.random() * 6)),
  });
  const ask = async (path: string, body: unknown, one?: Appointment) => {
    const headers: Record<string, string> = one === undefined ? {} : { 'if-match': `"${one.version}"` };
    const answer = await call('POST', path, { token, body, headers }, api);
    if (answer.status >= 500) throw new Error(`${path} was answered ${answer.status}: ${logOf(answer, stateDir)}`);
    return answer;
  };
  while (goesOn()) {
    const one = Math.random() < 0.6 ? pick([...ledger.known.values()].filter(({ id }) => !ledger.uncertain.has(id))) : undefined;
    if (one === undefined) {
      const { status, body } = await ask('/appointments', { patientId: pick(who.people), ...place(), service: 'consultation' });
      if (status === 201) ledger.known.set(body.id, Appointment.parse(body));
      continue;
    }
    const path = `/patients/${one.patient.id}/appointments/${one.id}`;
    ledger.uncertain.add(one.id);
    const isMove = one.status === 'booked' && Math.random() < 0.5;
    const { status, body } = isMove
      ? await ask(`${path}/time`, place(), one)
      : await ask(`${path}/status`, { status: pick(appointmentChanges[z.parse(z.enum(appointmentStatuses), one.status)]) }, one);
    ledger.uncertain.delete(one.id);
    if (status === 200) ledger.known.set(one.id, Appointment.parse(isMove ? body : body.appointment));
  }
}

/** Everything stored about appointments: themselves, the steps held on each sheet, the tallies. */
async function stored(endpoints: Endpoints) {
  const database = databaseOf(endpoints);
  const appointments = new Map<string, Record<string, unknown>>();
  const sheets = new Map<string, Record<string, unknown>>();
  const tallies = new Map<string, Record<string, unknown>>();
  for await (const { Items: items = [] } of paginateScan({ client: database }, { TableName: table })) {
    for (const { pk, sk, ...item } of items) {
      if (String(sk).startsWith('APPOINTMENT#')) appointments.set(String(item['id']), item);
      else if (String(sk).startsWith('SHEET#')) sheets.set(`${String(pk)} ${String(sk)}`, item);
      else if (pk === 'STATS#APPOINTMENTS') tallies.set(String(sk), item);
    }
  }
  database.destroy();
  return { appointments, sheets, tallies };
}

it(
  `${clients} clients book, move and cancel while the process is killed: sheets, appointments and tallies agree, nobody is booked twice, nothing acknowledged is lost`,
  { timeout: seconds * 1000 + 600_000 },
  async () => {
    const ledgers = Array.from({ length: clients }, (): Ledger => ({ known: new Map(), uncertain: new Set() }));
    let endpoints: Endpoints | undefined;
    const current = (): Endpoints => {
      if (endpoints === undefined) throw new Error('the cloud is not up');
      return endpoints;
    };
    const { clinician, patient } = clinicOf(current);
    ({ endpoints } = cloud = await start());
    const clinicians = [await clinician(), await clinician()];
    const people = await Promise.all(Array.from({ length: patients }, () => patient()));
    const account = endpoints.accounts.find(({ role }) => role === 'CLINICIAN');
    const settled = () => ledgers.flatMap(({ known, uncertain }) => [...known.values()].filter(({ id }) => !uncertain.has(id)));
    const run = async (killed: boolean): Promise<void> => {
      const { access } = await signIn(account?.email ?? '', account?.password ?? '', current());
      const state = { goesOn: true, dies: false };
      const working = ledgers.map(async (ledger) => {
        try {
          await work(current().apiUrl, access, { clinicians, people }, () => state.goesOn, ledger);
        } catch (error) {
          // Connections break when the process dies, and only then.
          if (!state.dies) throw error;
        }
      });
      await wait((seconds * 1000) / 2);
      // A slow machine needs longer to write enough. Once the days are full, no new appointments are made.
      while (settled().length < 3 * enough) await wait(100);
      state.dies = killed;
      if (killed) await cloud?.kill('SIGKILL');
      state.goesOn = false;
      await Promise.all(working);
    };
    await run(true);
    ({ endpoints } = cloud = await start());
    await run(false);

    const { appointments, sheets, tallies } = await stored(endpoints);
    const acknowledged = settled();
    expect(acknowledged.length).toBeGreaterThan(enough);
    for (const { id, version, status, startsAt, minutes } of acknowledged)
      expect(appointments.get(id)).toMatchObject({ version, status, startsAt, minutes });

    // Each appointment that holds its time holds exactly its steps on two sheets; no other step is held.
    const expected = new Map<string, Record<string, unknown>>();
    const counted = new Map<string, Record<string, number>>();
    for (const one of appointments.values()) {
      const { id, clinicianId, patientId, minutes, status, service } = Held.parse(one);
      const startsAt = String(one['startsAt']);
      const day = qatarDate(new Date(startsAt));
      const from = (Date.parse(startsAt) - Date.parse(qatarInstant(day, 0))) / 60_000;
      const tally = counted.get(`${day}#${clinicianId}`) ?? {};
      const versions = (tally['versions'] ?? 0) + Number(one['version']);
      // Who is still to come is also counted by the hour.
      const ofHour = status === 'booked' || status === 'pending' ? [`open-at-${Math.floor(from / 60)}`] : [];
      const more = Object.fromEntries([status, `of-${service}-${status}`, ...ofHour].map((name) => [name, (tally[name] ?? 0) + 1]));
      counted.set(`${day}#${clinicianId}`, { ...tally, versions, ...more });
      if (status === 'cancelled') continue;
      for (const key of [`CLINICIAN#${clinicianId} SHEET#${day}`, `PATIENT#${patientId} SHEET#${day}`]) {
        const sheet = expected.get(key) ?? {};
        for (let at = 0; at < minutes; at += 5) {
          const step = `t${timeOf(from + at).replace(':', '')}`;
          // A step held twice means a double booking.
          expect([key, step, sheet[step]]).toEqual([key, step, undefined]);
          sheet[step] = at === 0 ? id : 1;
        }
        expected.set(key, sheet);
      }
    }
    const held = [...sheets].filter(([, steps]) => Object.keys(steps).length > 0);
    expect(new Map(held)).toEqual(expected);
    const nonZero = (of: Record<string, unknown>) => Object.fromEntries(Object.entries(of).filter(([, count]) => count !== 0));
    expect(new Map([...tallies].map(([key, of]) => [key, nonZero(of)]))).toEqual(counted);
  },
);
