import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BatchWriteCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type Appointment,
  AppointmentPage,
  type AppointmentStatus,
  Board,
  FreeTimes,
  PatientAppointments,
  Schedule,
} from '#contract/appointments/appointments.ts';
import { MissedOftenPage } from '#contract/appointments/to-call.ts';
import { dayAfter, qatarDate, qatarInstant } from '#contract/base/qatar-time.ts';
import type { StoredAppointment } from '../../../lambdas/appointments/stored.ts';
import { databaseOf, tableNames } from '../../database.ts';
import { setClock } from '../../clock.ts';
import { clinicOf, workday } from '../clinic.ts';
import { withCloud } from '../cloud.ts';
import { readPdf } from '../../read-pdf.ts';
import { lineOf } from '../written-logs.ts';

// Appointments are by day, so the tests start in the morning.
setClock('10:30');
const stateDir = mkdtempSync(join(tmpdir(), 'afiya-long-lists-'));
afterAll(() => rmSync(stateDir, { recursive: true, force: true }));
const endpoints = withCloud({ patients: 5, stateDir });
const { ask, clinician, patient } = clinicOf();

const today = qatarDate(new Date());
let table: Awaited<ReturnType<typeof theTable>>;
/** What is written as the functions write it, and items that would take too long to write so. */
async function theTable() {
  const { Clinical: name = '' } = tableNames();
  vi.stubEnv('CLINICAL_TABLE_NAME', name);
  const { changeOf } = await import('../../../lambdas/appointments/stored.ts');
  const database = databaseOf(endpoints());
  const inParts = async <T>(all: readonly T[], size: number, write: (some: readonly T[]) => Promise<unknown>): Promise<void> => {
    for (let first = 0; first < all.length; first += size) await write(all.slice(first, first + size));
  };
  return {
    make: (all: readonly StoredAppointment[]) =>
      inParts(all, 10, (some) =>
        Promise.all(
          some.map((one) => database.send(new TransactWriteCommand({ TransactItems: changeOf(undefined, one).map(({ item }) => item) }))),
        ),
      ),
    put: (items: readonly object[]) =>
      inParts(items, 25, (some) =>
        database.send(new BatchWriteCommand({ RequestItems: { [name]: some.map((Item) => ({ PutRequest: { Item: { ...Item } } })) } })),
      ),
  };
}
beforeAll(async () => {
  table = await theTable();
});

const storedOf = (
  patientId: string,
  clinicianId: string,
  startsAt: string,
  status: AppointmentStatus,
  more: object = {},
): StoredAppointment => ({
  id: ulid(),
  version: 1,
  patientId,
  patient: { firstName: 'Noor', lastName: 'Ali', nameArabic: 'نور علي' },
  clinicianId,
  startsAt,
  minutes: 20,
  service: 'follow-up',
  status,
  createdAt: '2026-01-01T00:00:00.000Z',
  createdBy: clinicianId,
  changedAt: '2026-01-01T00:00:00.000Z',
  ...more,
});

/** All pages of a list, and the length of the longest answer. */
async function pagesOf<Page extends { readonly rows: readonly unknown[]; readonly nextCursor?: string | undefined }>(
  path: string,
  parse: (body: unknown) => Page,
) {
  const pages: Page[] = [];
  let longest = 0;
  for (let cursor: string | undefined = ''; cursor !== undefined; cursor = pages.at(-1)?.nextCursor) {
    const answer = await ask('CLINICIAN', 'GET', `${path}${cursor === '' ? '' : `${path.includes('?') ? '&' : '?'}cursor=${cursor}`}`);
    expect(answer.status, JSON.stringify(answer.body).slice(0, 300)).toBe(200);
    longest = Math.max(longest, JSON.stringify(answer.body).length);
    pages.push(parse(answer.body));
  }
  return { pages, longest, rows: pages.flatMap(({ rows }): Page['rows'][number][] => [...rows]) };
}
const idsOf = (rows: readonly unknown[]): string[] => (rows as readonly Appointment[]).map(({ id }) => id);

describe('a patient with years of appointments and a series ahead', () => {
  const minute = (day: number, at: number) => qatarInstant(dayAfter(today, day), at);

  it('sees all that is ahead, what is past by time and by pages, and how often they were missed in a year', async () => {
    const [doctor, person, other] = [await clinician(), await patient(), await patient()];
    const years = Array.from({ length: 60 }, (_, index) => storedOf(person, doctor, minute(-1 - index * 8, 540), 'fulfilled'));
    const missed = [-3, -100, -364, -367].map((day) => storedOf(person, doctor, minute(day, 600), 'noshow'));
    const refused = Array.from({ length: 30 }, (_, index) => storedOf(person, doctor, minute(-2 - index * 5, 660), 'cancelled'));
    const early = storedOf(person, doctor, minute(0, 840), 'fulfilled');
    const series = Array.from({ length: 110 }, (_, index) => storedOf(person, doctor, minute(1 + index * 2, 480), 'booked'));
    const ended = Array.from({ length: 45 }, (_, index) => storedOf(person, doctor, minute(2 + index * 2, 480), 'cancelled'));
    const unplaced: StoredAppointment = {
      ...storedOf(person, doctor, '', 'cancelled', { createdAt: minute(-40, 500) }),
      startsAt: undefined,
    };
    const { startsAt: _, ...waited } = unplaced;
    await table.make([...years, ...missed, ...refused, early, waited, ...series, ...ended]);

    const path = `/patients/${person}/appointments`;
    const { coming, noShows } = PatientAppointments.parse((await ask('CLINICIAN', 'GET', path)).body);
    expect(idsOf(coming)).toEqual(idsOf(series));
    expect(noShows).toBe(3);

    const past = await pagesOf(`${path}/past`, (body) => AppointmentPage.parse(body));
    const time = ({ startsAt, createdAt }: { startsAt?: string | undefined; createdAt: string }) => startsAt ?? createdAt;
    const expected = [...years, ...missed, ...refused, early, waited].toSorted((one, two) => (time(one) < time(two) ? 1 : -1));
    expect(idsOf(past.rows)).toEqual(idsOf(expected));
    expect(past.pages.length).toBe(5);
    const cancelled = await pagesOf(`${path}/past?of=cancelledAhead`, (body) => AppointmentPage.parse(body));
    expect(idsOf(cancelled.rows)).toEqual(idsOf(ended));

    // A page costs what it shows.
    const first = await ask('CLINICIAN', 'GET', `${path}/past`);
    expect((await lineOf(first, stateDir)).readUnits).toBeLessThanOrEqual(20);
    for (const elsewhere of [`/patients/${other}/appointments/past`, `${path}/past?of=cancelledAhead`]) {
      const address = `${elsewhere}${elsewhere.includes('?') ? '&' : '?'}cursor=${first.body.nextCursor}`;
      expect((await ask('CLINICIAN', 'GET', address)).body.details).toMatchObject([{ path: 'cursor' }]);
    }
    // One alone, as where it is moved.
    expect((await ask('CLINICIAN', 'GET', `${path}/${years[59]?.id}`)).body).toMatchObject({ id: years[59]?.id });
    expect((await ask('CLINICIAN', 'GET', `/patients/${other}/appointments/${years[59]?.id}`)).status).toBe(404);
  });

  it('misses none and sees none twice of what stays while others come and go', async () => {
    const [doctor, person] = [await clinician(), await patient()];
    const seen = Array.from({ length: 50 }, (_, index) => storedOf(person, doctor, minute(-1 - index, 540), 'fulfilled'));
    await table.make(seen);
    const path = `/patients/${person}/appointments/past`;
    const first = AppointmentPage.parse((await ask('CLINICIAN', 'GET', path)).body);
    await table.make([
      storedOf(person, doctor, minute(-1, 600), 'fulfilled'),
      storedOf(person, doctor, minute(-30, 600), 'cancelled'),
      storedOf(person, doctor, minute(-200, 600), 'noshow'),
    ]);
    const second = AppointmentPage.parse((await ask('CLINICIAN', 'GET', `${path}?cursor=${first.nextCursor}`)).body);
    const third = AppointmentPage.parse((await ask('CLINICIAN', 'GET', `${path}?cursor=${second.nextCursor}`)).body);
    const ids = idsOf([...first.rows, ...second.rows, ...third.rows]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => idsOf(seen).includes(id))).toEqual(idsOf(seen));
  });
});

describe('a day of 2,600 appointments', () => {
  const day = dayAfter(today, 40);
  const specialty = { en: `Rheumatology ${process.pid}`, ar: 'أمراض الروماتيزم' };
  const [one, other] = [randomUUID(), randomUUID()];
  const clinicians = [one, other, ...Array.from({ length: 24 }, () => randomUUID())];
  const perClinician = 100;
  const total = clinicians.length * perClinician;
  const last = { firstName: 'Mohammed', lastName: 'Al-Kuwari', nameArabic: 'محمد الكواري' };
  beforeAll(async () => {
    for (const id of [one, other]) await ask('ADMIN', 'PUT', `/staff/${id}`, { name: specialty, specialty, duties: ['prescriber'] });
    const person = await patient();
    const all = clinicians.flatMap((clinicianId, index) =>
      Array.from({ length: perClinician }, (_, at) => {
        const startsAt = qatarInstant(day, 420 + at * 7);
        const isLast = index === 0 && at === perClinician - 1;
        const status = at < 10 ? 'fulfilled' : at < 12 ? 'arrived' : 'booked';
        return storedOf(person, clinicianId, startsAt, status, {
          ...(isLast && { patient: last }),
          reason: { en: 'Back pain since Sunday', ar: 'ألم في الظهر منذ الأحد' },
        });
      }),
    );
    await table.put(
      all.map((each) => ({
        pk: `PATIENT#${each.patientId}`,
        sk: `APPOINTMENT#${each.id}`,
        ...each,
        agendaKey: 'APPOINTMENTS',
        agendaSort: `${each.startsAt}#${each.id}`,
        workKey: `CLINICIAN#${each.clinicianId}`,
        workSort: `${each.startsAt}#${each.id}`,
      })),
    );
    const counts = { fulfilled: 10, arrived: 2, booked: perClinician - 12 };
    await table.put(clinicians.map((by) => ({ pk: 'STATS#APPOINTMENTS', sk: `${day}#${by}`, ...counts })));
  });
  const list = (query: string) => pagesOf(`/appointments?date=${day}${query}`, (body) => Schedule.parse(body));

  it('is listed to its end, each once, by pages of bounded size, and counted in full', async () => {
    const { pages, rows, longest } = await list('');
    expect([rows.length, new Set(idsOf(rows)).size, pages[0]?.total]).toEqual([total, total, total]);
    expect(idsOf(rows)).toEqual(idsOf(rows.toSorted((a, b) => (`${a.startsAt}#${a.id}` < `${b.startsAt}#${b.id}` ? -1 : 1))));
    expect(pages[0]?.counts).toMatchObject({ fulfilled: 260, arrived: 52, booked: 2288 });
    expect(pages[0]?.clinicianIds.toSorted()).toEqual(clinicians.toSorted());
    expect(longest).toBeLessThan(150_000);
  });

  it('shows what is left, or a stage of it', async () => {
    const left = await list('&part=left');
    expect([left.rows.length, left.pages[0]?.total]).toEqual([total - 260, total - 260]);
    expect((await list('&part=arrived')).rows).toHaveLength(52);
  });

  it('is that of a specialty, or of some clinicians', async () => {
    const rheumatology = await list(`&specialty=${encodeURIComponent(specialty.en)}`);
    expect(new Set(rheumatology.rows.map((each) => each.clinician?.id))).toEqual(new Set([one, other]));
    expect([rheumatology.rows.length, rheumatology.pages[0]?.counts.booked]).toEqual([200, 176]);
    const three = clinicians.slice(3, 6);
    const chosen = await list(`&clinicianId=${three.join()}`);
    expect([chosen.rows.length, new Set(chosen.rows.map((each) => each.clinician?.id))]).toEqual([300, new Set(three)]);
    const tooMany = await ask('CLINICIAN', 'GET', `/appointments?clinicianId=${clinicians.slice(0, 21).join()}`);
    expect(tooMany.body.details).toMatchObject([{ path: 'clinicianId' }]);
  });

  it('is searched whole, for names in either script and any spelling', async () => {
    for (const search of ['محمد', 'Muhamad Kuwari', 'kuwari', 'mohammed back pain'])
      expect((await list(`&search=${encodeURIComponent(search)}`)).rows.map((each) => each.patient.lastName)).toEqual(['Al-Kuwari']);
    expect((await list('&search=nobody')).rows).toEqual([]);
  });

  it('is printed whole, also while others print it', async () => {
    const printed = async () => {
      let answer = await ask('CLINICIAN', 'GET', `/appointments/sheet?date=${day}`);
      expect([200, 202], JSON.stringify(answer.body)).toContain(answer.status);
      const { id } = answer.body;
      await vi.waitFor(
        async () => {
          if (answer.body.status !== 'done') answer = await ask('CLINICIAN', 'GET', `/patients/exports/${id}`);
          expect(answer.body.status).toBe('done');
        },
        { timeout: 60_000, interval: 1000 },
      );
      const file = await (await fetch(answer.body.link.url)).blob();
      return (await readPdf(file.stream())).pages.flat();
    };
    for (const texts of await Promise.all([printed(), printed(), printed()])) {
      expect(texts.filter((text) => text.startsWith('Noor'))).toHaveLength(total - 1);
      expect(texts.join(' ')).toContain(`Appointments: ${total}`);
    }
  });

  it('is a board of the first of each stage, with the number of all', async () => {
    const answer = await ask('CLINICIAN', 'GET', `/appointments/board?date=${day}`);
    const { stages } = Board.parse(answer.body);
    expect([stages.expected, stages.arrived, stages.over].map((column) => [column.rows.length, column.total])).toEqual([
      [20, 2288],
      [20, 52],
      [20, 260],
    ]);
    expect(JSON.stringify(answer.body).length).toBeLessThan(100_000);
    const known = Object.values(stages).flatMap(({ marks = [] }) => marks);
    const again = Board.parse((await ask('CLINICIAN', 'GET', `/appointments/board?date=${day}&known=${known.join('')}`)).body);
    expect(Object.values(again.stages).map(({ rows }) => rows.length)).toEqual([0, 0, 0, 0, 0]);
  });
});

it('who missed twice or more in twelve months is listed, most first, with a telephone number, by pages and counted', async () => {
  const doctor = await clinician();
  const people = await Promise.all(Array.from({ length: 32 }, () => patient()));
  const [once, longAgo, undone, ...often] = people;
  const at = (day: number, minute: number) => qatarInstant(dayAfter(today, day), minute);
  const overbooked = { overbooked: 'All came at the same time' };
  const misses = (of: string | undefined, days: readonly number[]) =>
    days.map((day) => storedOf(of ?? '', doctor, at(day, 600), 'noshow', overbooked));
  const most = often.at(-1);
  await table.make([
    ...misses(once, [-3]),
    ...misses(longAgo, [-3, -367]),
    ...misses(undone, [-3]),
    ...often.flatMap((of, index) => misses(of, of === most ? [-5, -50, -300, -364] : [-4 - index, -100])),
  ]);
  // One who came after all.
  const back = storedOf(undone ?? '', doctor, at(-1, 600), 'noshow', overbooked);
  await table.make([back]);
  const corrected = { status: 'fulfilled', reason: 'The list was not kept' };
  expect((await ask('CLINICIAN', 'POST', `/patients/${undone}/appointments/${back.id}/status`, corrected)).status).toBe(200);
  const read = () => pagesOf('/appointments/missed', (body) => MissedOftenPage.parse(body));
  const ownOf = ({ rows }: Awaited<ReturnType<typeof read>>) => rows.filter(({ patient: { id } }) => people.includes(id));
  const ids = async () => ownOf(await read()).map(({ patient: { id } }) => id);
  // The index follows.
  await expect.poll(ids).toEqual([most, ...often.slice(0, -1)]);
  const found = await read();
  const { rows, pages } = found;
  const own = ownOf(found);
  expect(own[0]).toMatchObject({ count: 4, lastMissedAt: at(-5, 600), phone: expect.stringMatching(/\d{8}/) });
  expect(new Set(own.slice(1).map(({ count }) => count))).toEqual(new Set([2]));
  expect([pages.length, pages[0]?.total]).toEqual([2, rows.length]);
  expect((await ask('PATIENT', 'GET', '/appointments/missed')).status).toBe(403);
});

it('a waiting list of 220 is read to its end, and counted, for all and for a clinician', async () => {
  const [doctor, person] = [await clinician(), await patient()];
  const waits = Array.from({ length: 220 }, (_each, index): StoredAppointment => {
    const { startsAt: _, clinicianId: __, ...one } = storedOf(person, doctor, '', 'waitlist', { createdAt: new Date(index).toISOString() });
    return { ...one, minutes: index % 2 === 0 ? 20 : 40, ...(index < 70 && { clinicianId: doctor }) };
  });
  await table.put(
    waits.map((one) => ({
      pk: `PATIENT#${person}`,
      sk: `APPOINTMENT#${one.id}`,
      ...one,
      agendaKey: 'WAITLIST',
      agendaSort: `${one.createdAt}#${one.id}`,
    })),
  );
  const all = await pagesOf('/appointments/waiting', (body) => AppointmentPage.parse(body));
  expect(idsOf(all.rows)).toEqual(idsOf(waits));
  expect(all.pages[0]?.total).toBe(220);
  const other = await clinician();
  const suited = await pagesOf(`/appointments/waiting?clinicianId=${other}&minutes=20`, (body) => AppointmentPage.parse(body));
  expect([suited.rows.length, suited.pages[0]?.total]).toEqual([75, 75]);
  // Offered and booked as before.
  const body = { clinicianId: other, date: workday(3), time: '09:00', minutes: 20 };
  const first = suited.rows[0];
  expect((await ask('CLINICIAN', 'POST', `/patients/${person}/appointments/${first?.id}/time`, body)).status).toBe(200);
});

it('free times of any clinician come day by day, the soonest first, each time once where that is asked', async () => {
  for (let made = 0; made < 12; made += 1) await clinician();
  const from = workday(20);
  const free = await pagesOf(`/appointments/free?minutes=5&from=${from}&days=7`, (body) => FreeTimes.parse(body));
  expect(free.pages[0]?.rows).toHaveLength(50);
  const places = free.rows.map(({ date, clinicianId, times }) => `${date} ${times[0]} ${clinicianId}`);
  expect(places).toEqual([...new Set(places)].toSorted());
  expect(new Set(free.rows.map(({ date }) => date)).size).toBe(7);
  const once = await pagesOf(`/appointments/free?minutes=5&from=${from}&days=14&once=true`, (body) => FreeTimes.parse(body));
  expect(new Set(once.pages[0]?.rows.map(({ date }) => date)).size).toBe(7);
  const times = once.rows.flatMap(({ date, times: of }) => of.map((time) => `${date} ${time}`));
  expect(times).toEqual([...new Set(times)]);
  const all = free.rows.filter(({ date }) => date === from).flatMap(({ times: of }) => of);
  expect(new Set(once.rows.filter(({ date }) => date === from).flatMap(({ times: of }) => of))).toEqual(new Set(all));
});
