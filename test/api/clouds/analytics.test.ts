import { dirname } from 'node:path';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Analytics } from '#contract/overview/analytics.ts';
import { dayAfter, qatarDate, weekdayOf } from '#contract/base/qatar-time.ts';
import { type LocalCloud, startLocalCloud } from '../../../local/local-cloud.ts';
import { setClock } from '../../clock.ts';
import { databaseOf, tableNames } from '../../database.ts';
import { call, tokensOf } from '../client.ts';
import { clinicOf } from '../clinic.ts';
import { chosenEngine } from '../engine.ts';
import { lineOf } from '../written-logs.ts';

// Work is counted on its day, so it is done well before midnight.
setClock('10:30');

/** A separate cloud without other activity. */
let cloud: LocalCloud;
beforeAll(async () => {
  cloud = await startLocalCloud({ patients: 0, throttling: false, ...chosenEngine() });
});
afterAll(() => cloud.close());
const stateDir = () => dirname(cloud.endpoints.logs);

const { ask, clinician, patient, member } = clinicOf(() => cloud.endpoints);
const today = () => qatarDate(new Date());
const figures = async (from = today(), to = from): Promise<Analytics> => {
  const { status, body } = await ask('ADMIN', 'GET', `/analytics?from=${from}&to=${to}`);
  expect(status).toBe(200);
  return Analytics.parse(body);
};
const sum = (buckets: readonly number[]): number => buckets.reduce((total, count) => total + count, 0);

describe('figures', () => {
  it('of days without work are complete and zero', async () => {
    const { days, attendance, overrides, times } = await figures('2020-02-27', '2020-03-01');
    expect(days.map(({ date }) => date)).toEqual(['2020-02-27', '2020-02-28', '2020-02-29', '2020-03-01']);
    const nothing = {
      appointments: { open: 0, fulfilled: 0, noshow: 0, cancelled: 0 },
      visits: 0,
      prescriptions: 0,
      laboratoryOrders: 0,
      registered: 0,
    };
    for (const { date, ...figuresOfDay } of days) expect([date, figuresOfDay]).toEqual([date, nothing]);
    expect([attendance, overrides, ...Object.values(times).map(sum)]).toEqual([[], [], 0, 0, 0, 0]);
  });

  it('are for staff, for at most 92 days in order; other ranges are refused by field', async () => {
    const path = (from: string, to: string) => `/analytics?from=${from}&to=${to}`;
    const refused = async (query: string) => (await ask('CLINICIAN', 'GET', `/analytics${query}`)).body;
    expect((await ask('PATIENT', 'GET', path('2026-01-01', '2026-01-02'))).status).toBe(403);
    expect((await ask('CLINICIAN', 'GET', path('2026-01-01', '2026-04-02'))).status).toBe(200);
    expect(await refused('?from=2026-01-01&to=2026-04-03')).toMatchObject({ details: [{ path: 'from', code: 'daysTooMany' }] });
    expect(await refused('?from=2026-01-02&to=2026-01-01')).toMatchObject({ details: [{ path: 'from', code: 'daysReversed' }] });
    expect(await refused('?from=2026-02-30&to=soon')).toMatchObject({
      code: 'VALIDATION_ERROR',
      details: [{ path: 'from' }, { path: 'to' }],
    });
    expect((await refused('?from=2026-01-01')).details).toMatchObject([{ path: 'to' }]);
  });

  it("follow a day's work from booking to acknowledgement, including what is undone", async () => {
    const [reception, doctor, lab, lab2] = await Promise.all(['reception', 'dr.huda', 'lab', 'lab2'].map(member));
    if (reception === undefined || doctor === undefined || lab === undefined || lab2 === undefined) throw new Error('nobody works here');
    const before = await figures();
    const id = await patient();
    const [one, other] = [await clinician(), await clinician()];
    const booked = async (clinicianId: string, time: string) =>
      (
        await ask(reception, 'POST', '/appointments', {
          patientId: id,
          clinicianId,
          date: today(),
          time,
          minutes: 10,
          service: 'consultation',
        })
      ).body;
    const becomes = async (appointment: { id: string }, status: string) =>
      expect((await ask(reception, 'POST', `/patients/${id}/appointments/${appointment.id}/status`, { status })).status).toBe(200);
    const [came, missed, cancelled, open] = [
      await booked(one, '10:40'),
      await booked(one, '10:30'),
      await booked(one, '15:00'),
      await booked(other, '16:00'),
    ];
    await becomes(came, 'arrived');
    const visit = (await ask(doctor, 'POST', `/patients/${id}/encounters`, { service: 'consultation', appointmentId: came.id })).body;
    await becomes(came, 'fulfilled');
    await becomes(missed, 'noshow');
    await becomes(cancelled, 'cancelled');

    const drug = { ingredientId: 'amlodipine', form: 'tablet', strength: '5 mg' };
    const dose = { quantity: 1, unit: 'tablet', route: 'oral', frequency: 'daily', dispense: { quantity: 30, unit: 'tablet' }, repeats: 0 };
    const { checks, lists } = (await ask(doctor, 'POST', `/patients/${id}/prescriptions/check`, { drug })).body;
    const answers = checks.map(({ rule, about }: { rule: string; about?: string }) => ({ rule, about, reason: 'Seen' }));
    const signature = { lists, answers };
    const prescription = (await ask(doctor, 'POST', `/patients/${id}/prescriptions`, { drug, dose, signature })).body;

    const ordering = { patientId: id, status: 'active', priority: 'stat', tests: ['potassium'] };
    const order = (await ask(doctor, 'POST', '/laboratory/orders', ordering)).body;
    const at = `/patients/${id}/laboratory/${order.id}`;
    await ask(doctor, 'POST', `${at}/collection`, { specimen: 'serum' });
    await ask(lab, 'POST', `${at}/specimens`, { specimen: 'serum', status: 'received' });
    await ask(lab, 'PUT', `${at}/results`, { results: [{ test: 'potassium', value: 6.9, unit: 'mmol/L' }] });
    await ask(lab2, 'POST', `${at}/verification`, { tests: ['potassium'] });
    expect((await ask(doctor, 'POST', `${at}/acknowledgement`, { done: 'Called' })).status).toBe(200);

    const after = await figures();
    expect(after.days[0]).toMatchObject({
      date: today(),
      appointments: { open: 1, fulfilled: 1, noshow: 1, cancelled: 1 },
      visits: 1,
      prescriptions: 1,
      laboratoryOrders: 1,
      registered: (before.days[0]?.registered ?? 0) + 1,
    });
    const rows = new Map(after.clinicians.map((row) => [row.id, row]));
    expect(rows.get(one)).toMatchObject({
      name: { en: expect.stringContaining('Dr. Test') },
      appointments: { open: 0, fulfilled: 1, noshow: 1, cancelled: 1 },
      thirdFree: 0,
    });
    expect(rows.get(other)?.appointments).toEqual({ open: 1, fulfilled: 0, noshow: 0, cancelled: 0 });
    expect(after.clinicians.find(({ name }) => name?.en.includes('Huda'))).toMatchObject({
      visits: 1,
      prescriptions: 1,
      laboratoryOrders: 1,
    });
    expect(sum(after.clinicians.find(({ name }) => name?.en.includes('Huda'))?.wait ?? [])).toBe(1);
    expect(after.services).toEqual([{ service: 'consultation', open: 1, fulfilled: 1, noshow: 1, cancelled: 1 }]);
    expect(after.patients).toEqual([{ age: 25, gender: 'female', count: 1 }]);
    expect(after.attendance).toEqual([{ weekday: weekdayOf(today()), hour: 10, fulfilled: 1, noshow: 1 }]);
    expect(Object.entries(after.times).map(([measure, buckets]) => [measure, buckets[0], sum(buckets)])).toEqual([
      ['wait', 1, 1],
      ['stay', 1, 1],
      ['turnaround', 1, 1],
      ['acknowledgement', 1, 1],
    ]);
    expect(after.laboratory).toEqual({ results: 1, criticals: 1, late: 0 });

    // A corrected birth date or gender takes its count along.
    const record = (await ask(reception, 'GET', `/patients/${id}`)).body;
    const corrected = { ...record.personalInfo, gender: 'male', dateOfBirth: '2024-02-29' };
    expect(
      (await ask(reception, 'PUT', `/patients/${id}`, { personalInfo: corrected }, { 'If-Match': `"${record.version}"` })).status,
    ).toBe(200);
    expect((await figures()).patients).toEqual([{ age: 0, gender: 'male', count: 1 }]);

    // Everything is undone; a registration stays counted.
    await becomes(came, 'arrived');
    await becomes(came, 'booked');
    await becomes(missed, 'booked');
    for (const one of [came, missed, open]) await becomes(one, 'cancelled');
    await ask(doctor, 'POST', `/patients/${id}/encounters/${visit.id}/entered-in-error`, { reason: 'Another patient' });
    await ask(doctor, 'POST', `${at}/status`, { status: 'entered-in-error', reason: 'Another patient' });
    await ask(doctor, 'POST', `/patients/${id}/prescriptions/${prescription.id}/status`, { status: 'entered-in-error', reason: 'Wrong' });
    const undone = await figures();
    expect(undone.days[0]).toMatchObject({
      appointments: { open: 0, fulfilled: 0, noshow: 0, cancelled: 4 },
      visits: 0,
      prescriptions: 0,
      laboratoryOrders: 0,
    });
    expect([undone.attendance, undone.overrides, undone.laboratory]).toEqual([[], [], { results: 0, criticals: 0, late: 0 }]);
    expect(undone.patients).toEqual([]);
    expect(undone.services).toEqual([{ service: 'consultation', open: 0, fulfilled: 0, noshow: 0, cancelled: 4 }]);
    expect(Object.values(undone.times).map(sum)).toEqual([0, 0, 0, 0]);

    // An appointment of a deleted patient subtracts its count; registrations do not.
    expect((await ask('CLINICIAN', 'DELETE', `/patients/${id}`, { reason: 'Made by a test' })).status).toBe(200);
    const deleted = await figures();
    expect(deleted.days[0]).toMatchObject({ appointments: { cancelled: 0 }, registered: after.days[0]?.registered });
  });

  it("give the days until each clinician's third free time, or that there is none in four weeks", async () => {
    const closed = Array.from({ length: 7 }, () => []);
    const tomorrow = dayAfter(today(), 1);
    const onlyTomorrow = closed.map((_, weekday) => (weekday === weekdayOf(tomorrow) ? [{ from: '08:00', to: '08:35' }] : []));
    const [none, weekly] = [await clinician(closed), await clinician(onlyTomorrow)];
    const free = async (id: string) => (await figures()).clinicians.find((one) => one.id === id)?.thirdFree;
    // Two times of twenty minutes fit between 8:00 and 8:35, so the third is a week later.
    expect([await free(none), await free(weekly)]).toEqual([null, 8]);
  });

  it('count an unsigned note only once its visit is a day old', async () => {
    const doctor = await member('dr.huda');
    const id = await patient();
    await ask(doctor, 'POST', `/patients/${id}/encounters`, { service: 'consultation' });
    expect((await figures()).waiting).toEqual({ unsignedNotes: 0, criticalResults: 0 });
  });
});

describe('the days before', () => {
  const { from, to } = { from: '2024-03-01', to: '2024-03-07' };
  const lines = (items: readonly (readonly [kind: string, day: string, counts: object])[]) =>
    items.map(([kind, day, counts]) => ({ PutRequest: { Item: { pk: `STATS#${kind}`, sk: `${day}#huda`, ...counts } } }));

  it('are as many, end where the days begin, and are not known unless something was counted by their first day', async () => {
    const TableName = tableNames()['Clinical'] ?? '';
    const database = databaseOf(cloud.endpoints);
    const written = lines([
      // The first day on which visits were counted is a day after the first of the days before.
      ['VISITS', '2024-02-24', { visits: 4 }],
      ['APPOINTMENTS', '2024-02-22', { fulfilled: 100 }],
      ['APPOINTMENTS', '2024-02-23', { fulfilled: 5, noshow: 2, booked: 1 }],
      ['APPOINTMENTS', '2024-02-29', { fulfilled: 3, cancelled: 4 }],
      ['APPOINTMENTS', '2024-03-01', { fulfilled: 9 }],
      ['LABORATORY', '2020-01-01', { orders: 1 }],
    ]);
    await database.send(new BatchWriteCommand({ RequestItems: { [TableName]: written } }));
    const answer = await figures(from, to);
    await database.send(
      new BatchWriteCommand({
        RequestItems: {
          [TableName]: written.map(({ PutRequest: { Item } }) => ({ DeleteRequest: { Key: { pk: Item.pk, sk: Item.sk } } })),
        },
      }),
    );
    database.destroy();
    expect(answer.before).toMatchObject({
      from: '2024-02-23',
      to: '2024-02-29',
      appointments: { open: 1, fulfilled: 8, noshow: 2, cancelled: 4 },
      visits: null,
      laboratoryOrders: 0,
    });
    expect(answer.days[0]?.appointments.fulfilled).toBe(9);
  });

  it('are not known in a clinic that has not counted yet', async () => {
    const { before } = await figures('2019-01-01', '2019-01-31');
    expect(before).toEqual({
      from: '2018-12-01',
      to: '2018-12-31',
      appointments: null,
      visits: null,
      prescriptions: null,
      laboratoryOrders: null,
      registered: null,
    });
  });
});

it('cost by days: 92 days of ten busy clinicians are read in 85 units, a week in 10, whatever happened', async () => {
  const { access: token } = await tokensOf('ADMIN', cloud.endpoints);
  const TableName = tableNames()['Clinical'] ?? '';
  const database = databaseOf(cloud.endpoints);
  const first = '2031-01-01';
  const counts = { booked: 3, fulfilled: 17, noshow: 2, cancelled: 1, 'fulfilled-at-8': 5, 'fulfilled-at-9': 12, 'noshow-at-9': 2 };
  const lines = Array.from({ length: 92 }, (_, day) => dayAfter(first, day)).flatMap((day) =>
    Array.from({ length: 10 }, (_, one) => `${day}#0190a5a0-0000-4000-8000-00000000000${one}`),
  );
  const items = ['APPOINTMENTS', 'VISITS', 'LABORATORY', 'PRESCRIPTIONS'].flatMap((kind) =>
    lines.map((sk) => ({ PutRequest: { Item: { pk: `STATS#${kind}`, sk, ...counts, visits: 9, signed: 9, orders: 9, 'wait-3': 9 } } })),
  );
  for (let from = 0; from < items.length; from += 25)
    await database.send(new BatchWriteCommand({ RequestItems: { [TableName]: items.slice(from, from + 25) } }));
  database.destroy();
  const read = async (to: string) => {
    const answer = await call('GET', `/analytics?from=${first}&to=${to}`, { token }, cloud.endpoints.apiUrl);
    return { ...(await lineOf(answer, stateDir())), visits: Analytics.parse(answer.body).days.map(({ visits }) => visits) };
  };
  const [none, week, quarter] = [
    (await lineOf(await call('GET', '/analytics?from=2030-01-01&to=2030-01-01', { token }, cloud.endpoints.apiUrl), stateDir())).readUnits,
    await read('2031-01-07'),
    await read('2031-04-02'),
  ];
  expect(week.visits).toEqual(Array(7).fill(90));
  expect(quarter.visits).toEqual(Array(92).fill(90));
  // The part that is the same for any range: the staff, their free times, the unsigned notes.
  expect(week.readUnits - none).toBeLessThanOrEqual(10);
  expect(quarter.readUnits - none).toBeLessThanOrEqual(85);
  expect(quarter.roundTrips).toBeLessThanOrEqual(6);
});
