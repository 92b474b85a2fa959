import { beforeAll, describe, expect, it } from 'vitest';
import type { ClinicCatalogue } from '#contract/clinic-catalogue/clinic-catalogue.ts';
import { type Answer, call, signIn, tokensOf } from './client.ts';
import { carers } from './given-care.ts';
import { linked, newPatient, yearsAgo } from './linked-people.ts';

let chief = '';
let doctor = '';
beforeAll(async () => {
  chief = (await tokensOf('ADMIN')).access;
  doctor = (await tokensOf('CLINICIAN')).access;
});

const read = async (token = doctor): Promise<ClinicCatalogue> => (await call('GET', '/clinic-catalogue', { token })).body;
const change = async (body: object, { token = chief, version }: { token?: string; version?: number } = {}): Promise<Answer> =>
  call('PUT', '/clinic-catalogue', { token, body, headers: { 'if-match': `"${version ?? (await read()).version}"` } });
const problems = async (body: object): Promise<[string, string][]> => {
  const { status, body: answer } = await change(body);
  expect(status).toBe(400);
  return answer.details.map(({ path, message }: { path: string; message: string }) => [path, message]);
};
const nothing = { services: {}, tests: {} };
const range = { from: 18, to: 120, low: 3.5, high: 5.1 };
const potassium = (more: object) => ({ ...nothing, tests: { potassium: { isOffered: true, ...more } } });

describe('services', () => {
  it('that are not offered can be neither booked nor requested, and return when offered again', async () => {
    const [patient, token] = [await newPatient(), (await tokensOf('PATIENT')).access];
    await linked(token, patient);
    const { body: clinicians } = await call('GET', '/clinicians', { token: doctor });
    const { body: free } = await call('GET', `/appointments/free?minutes=20&clinicianId=${clinicians.rows[0].id}`, { token: doctor });
    const day = free.rows.find(({ times }: { times: string[] }) => times.length > 3);
    const what = {
      patientId: patient.id,
      clinicianId: clinicians.rows[0].id,
      date: day.date,
      time: day.times[1],
      minutes: 20,
      service: 'procedure',
    };
    const { body: saved, status } = await change({ ...nothing, services: { procedure: { isOffered: false, minutes: 60 } } });
    expect([status, saved.services]).toEqual([200, { procedure: { isOffered: false, minutes: 60 } }]);
    for (const as of [doctor, token]) {
      const refused = await call('POST', '/appointments', { token: as, body: what });
      expect([refused.status, refused.body.details]).toMatchObject([400, [{ path: 'service', code: 'serviceNotOffered' }]]);
    }
    const wait = { patientId: patient.id, minutes: 20, service: 'procedure' };
    expect((await call('POST', '/appointments/waiting', { token: doctor, body: wait })).status).toBe(400);
    expect((await call('POST', '/appointments', { token: doctor, body: { ...what, service: 'follow-up' } })).status).toBe(201);
    expect((await change(nothing)).status).toBe(200);
    expect(await read(token)).toMatchObject({ services: {} });
  });

  it('are booked only for whom they are, by staff as by patients, until the clinic says otherwise', async () => {
    const asked = async (patient: Record<string, string>, service: string) => {
      const { id: patientId } = await newPatient(patient);
      return call('POST', '/appointments/waiting', { token: doctor, body: { patientId, minutes: 20, service } });
    };
    const man = { gender: 'male', dateOfBirth: '1979-05-02' };
    const refused = async (patient: Record<string, string>, service: string) => (await asked(patient, service)).body.details;
    expect(await refused(man, 'antenatal')).toMatchObject([{ path: 'service', code: 'serviceForSex' }]);
    expect(await refused(man, 'well-child')).toMatchObject([{ path: 'service', code: 'serviceForAges', parts: { from: 0, to: 5 } }]);
    expect((await asked({ gender: 'female', dateOfBirth: '1995-05-02' }, 'antenatal')).status).toBe(201);
    const boy = { gender: 'male', dateOfBirth: yearsAgo(8) };
    expect((await asked(boy, 'well-child')).status).toBe(400);
    const who = { from: 0, to: 13 };
    expect((await change({ ...nothing, services: { 'well-child': { isOffered: true, minutes: 20, who } } })).status).toBe(200);
    expect((await asked(boy, 'well-child')).status).toBe(201);
    expect((await change(nothing)).status).toBe(200);
  });

  it('are refused by field: unknown ones, lengths off the grid, none at all', async () => {
    const wrong = async (services: object) => (await problems({ ...nothing, services })).map(([path]) => path);
    expect(await wrong({ surgery: { isOffered: true, minutes: 20 } })).toEqual(['services.surgery']);
    expect(await wrong({ __proto__: null, constructor: { isOffered: true, minutes: 20 } })).toEqual(['services.constructor']);
    expect(await wrong({ procedure: { isOffered: true, minutes: 20, who: { from: 9, to: 8 } } })).toEqual(['services.procedure.who.to']);
    expect(await wrong({ procedure: { isOffered: true, minutes: 20, who: { from: 0, to: 121, sex: 'any' } } })).toEqual([
      'services.procedure.who.to',
      'services.procedure.who.sex',
    ]);
    expect(await wrong({ procedure: { isOffered: true, minutes: 7 } })).toEqual(['services.procedure.minutes']);
    const ids = ['consultation', 'follow-up', 'test-results', 'vaccination', 'well-child', 'antenatal', 'procedure', 'telephone'];
    expect(await wrong(Object.fromEntries(ids.map((id) => [id, { isOffered: false, minutes: 20 }])))).toEqual(['services']);
  });
});

describe('laboratory tests', () => {
  it("are judged by the clinic's own limits from then on, and earlier results as before", async () => {
    const { ask, entered, verify } = carers();
    const patient = await newPatient();
    const resultOf = async (orderId: string) => {
      const order = await ask('doctor', 'GET', `/patients/${patient.id}/laboratory/${orderId}`);
      const { range: judgedBy, flag } = order.results.find(({ test }: { test: string }) => test === 'potassium').verified;
      return { judgedBy, flag };
    };
    const before = await entered(patient.id, 5.3);
    await verify(patient.id, before);
    expect(await resultOf(before)).toEqual({ judgedBy: { low: 3.5, high: 5.1 }, flag: 'high' });
    expect((await change(potassium({ ranges: [{ ...range, high: 5.4 }], critical: { low: 3, high: 5.8 } }))).status).toBe(200);
    const [after, alarming] = [await entered(patient.id, 5.3), await entered(patient.id, 5.9)];
    for (const id of [after, alarming]) await verify(patient.id, id);
    expect(await resultOf(after)).toEqual({ judgedBy: { low: 3.5, high: 5.4 }, flag: 'within' });
    expect((await resultOf(alarming)).flag).toBe('critical-high');
    expect((await resultOf(before)).flag).toBe('high');
    await change(nothing);
  });

  it("of a newborn are judged by a newborn's limits, which the laboratory may set, in days of life", async () => {
    const { ask, entered, verify } = carers();
    const patient = await newPatient({ dateOfBirth: new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10) });
    const flagOf = async (value: number) => {
      const id = await entered(patient.id, value);
      await verify(patient.id, id);
      const { results } = await ask('doctor', 'GET', `/patients/${patient.id}/laboratory/${id}`);
      const { flag, caution, range: judgedBy } = results.find(({ test }: { test: string }) => test === 'potassium').verified;
      return { flag, caution, judgedBy };
    };
    expect(await flagOf(6.3)).toEqual({ caution: 'no-range-age' });
    expect(await flagOf(7.9)).toMatchObject({ flag: 'critical-high' });
    const own = { from: 0, to: 27, unit: 'days', low: 3.7, high: 6.5 };
    expect((await change(potassium({ ranges: [own, range], newborn: { low: 2.5, high: 7 } }))).status).toBe(200);
    expect(await flagOf(6.3)).toMatchObject({ flag: 'within', judgedBy: { low: 3.7, high: 6.5 } });
    expect(await flagOf(7.2)).toMatchObject({ flag: 'critical-high' });
    await change(nothing);
  });

  it('that are not offered are not ordered', async () => {
    const patient = await newPatient();
    await change({ ...nothing, tests: { sodium: { isOffered: false } } });
    const order = { patientId: patient.id, status: 'active', priority: 'routine', tests: ['potassium', 'sodium'] };
    const { status, body } = await call('POST', '/laboratory/orders', { token: doctor, body: order });
    expect([status, body.details]).toMatchObject([400, [{ path: 'tests.1', code: 'testNotOffered' }]]);
    await change(nothing);
  });

  it.each([
    [{ ranges: [{ ...range, low: 9 }] }, 'ranges.0.high', 'The upper limit must be above the lower one'],
    [{ ranges: [{ from: 18, to: 120 }] }, 'ranges.0.low', 'A range needs a lower or an upper limit'],
    [{ ranges: [{ ...range, from: 40, to: 18 }] }, 'ranges.0.to', 'The last age must not be below the first'],
    [{ ranges: [range, { ...range, from: 60, sex: 'female' }] }, 'ranges.1.from', 'Two ranges hold for the same person'],
    [{ ranges: [range], critical: { low: 3.5 } }, 'ranges.0.low', 'A critical limit must lie outside every range'],
    [{ critical: { high: 5 } }, 'ranges.0.high', 'A critical limit must lie outside every range'],
    [{ ranges: [{ ...range, low: '3,5' }] }, 'ranges.0.low', 'Lower limit must be a number'],
    [{ ranges: Array.from({ length: 21 }, () => range) }, 'ranges', 'Ranges must have at most 20 entries'],
    [{ ranges: [{ ...range, from: 0, to: 27, unit: 'weeks' }] }, 'ranges.0.unit', 'Age in must be one of days, months'],
    [
      {
        ranges: [
          { ...range, from: 0, to: 1 },
          { ...range, from: 3, to: 9, unit: 'months' },
        ],
      },
      'ranges.1.from',
      'Two ranges hold for the same person',
    ],
    [{ ranges: [{ ...range, from: 0, to: 27, unit: 'days', high: 8 }] }, 'ranges.0.high', 'A critical limit must lie outside every range'],
    [{ newborn: { low: 8, high: 7 } }, 'newborn.high', 'The upper limit must be above the lower one'],
  ])('are refused by field, case %#', async (setting, path, message) => {
    expect(await problems(potassium(setting))).toContainEqual([`tests.potassium.${path}`, message]);
  });

  it('without a number have no limits, and unknown tests no settings', async () => {
    expect(
      await problems({ ...nothing, tests: { 'blood-group': { isOffered: true, critical: { low: 1 } }, gold: { isOffered: true } } }),
    ).toEqual([
      ['tests.blood-group.critical', 'Only a test with a number as its result has limits'],
      ['tests.gold', expect.any(String)],
    ]);
  });
});

it('is changed by administrators only, and only by one who saw the last version', async () => {
  for (const token of [doctor, (await tokensOf('PATIENT')).access, (await signIn('lab@afiya.example', 'Clinic-Demo-2025!')).access])
    expect((await change(nothing, { token })).status).toBe(403);
  const { version } = await read();
  const both = await Promise.all([change(nothing, { version }), change(potassium({}), { version })]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toSatisfy(
    ([first, second]: number[]) => first === 200 && (second === 409 || second === 412),
  );
  expect((await change(nothing, { version })).status).toBe(412);
  expect((await change(nothing)).status).toBe(200);
});
