import { beforeAll, describe, expect, it } from 'vitest';
import { AccessLog, type AccessLogEntry } from '#contract/access-log/access-log.ts';
import { timeOf } from '#contract/appointments/clinic-hours.ts';
import type { Changes } from '#contract/account/changes.ts';
import type { LabOrder } from '#contract/laboratory/laboratory.ts';
import { clinicOf, workday } from '../clinic.ts';
import { withQuietCloud } from '../cloud.ts';
import { type Who, acknowledge, ask, enter, newPatient, order, potassium, receive, reported, take, verify } from '../laboratory-work.ts';
import { careLimits } from '#contract/base/care-limits.ts';

// Nobody else works meanwhile.
withQuietCloud();

const changes = async (who: Who, query = ''): Promise<Changes> => (await ask(who, 'GET', `/changes${query}`)).body;
/** The marks that differ. */
const differ = (before: Changes, after: Changes): string[] =>
  (['notifications', 'alerts', 'laboratory', 'results'] as const).filter((name) => before[name] !== after[name]);
const logOf = async (patientId: string): Promise<AccessLogEntry[]> =>
  AccessLog.parse((await ask('admin', 'GET', `/access-log?patientId=${patientId}`)).body).entries;
/** How often a list that was answered to the laboratory, or to `who`, named the patient. */
const listedTo = async (patientId: string): Promise<number> => (await logOf(patientId)).filter(({ action }) => action === 'list').length;

describe('the marks of what a page shows', () => {
  it('change with the laboratory’s work, each with its own list, and otherwise stay', async () => {
    const before = await changes('doctor');
    expect(await changes('doctor')).toEqual(before);
    const { body: one } = await order(await newPatient(), ['potassium']);
    const ordered = await changes('doctor');
    expect(differ(before, ordered)).toEqual(['laboratory']);
    await take(one);
    await receive(one);
    await enter(one, [potassium(4.1)]);
    const entered = await changes('doctor');
    expect(differ(ordered, entered)).toEqual(['laboratory']);
    await verify(one, ['potassium']);
    const verified = await changes('doctor');
    expect(differ(entered, verified)).toEqual(['laboratory', 'results']);
    await acknowledge(one, 'Read');
    expect(differ(verified, await changes('doctor'))).toEqual(['laboratory', 'results']);
  });

  it('tell everybody of an alert, and of its end', async () => {
    const before = await changes('nurse');
    const critical = await reported(6.9);
    const raised = await changes('nurse');
    expect(differ(before, raised)).toEqual(['alerts', 'laboratory']);
    await acknowledge(critical, 'Called her in');
    expect(differ(raised, await changes('nurse'))).toEqual(['alerts', 'laboratory']);
  });

  it('are in no log of who opened a record', async () => {
    const patientId = await newPatient();
    await order(patientId, ['potassium']);
    const before = await listedTo(patientId);
    for (let time = 0; time < 5; time += 1) await changes('lab', `?date=${workday(1)}&days=7`);
    expect(await listedTo(patientId)).toBe(before);
  });
});

describe('a list that is read again', () => {
  const { ask: at, clinician, patient } = clinicOf();
  const day = workday(4);
  let doctor = '';
  const book = async (index: number): Promise<string> => {
    const patientId = await patient();
    const time = timeOf(420 + index * 20);
    const body = { patientId, clinicianId: doctor, date: day, time, minutes: 20, service: 'telephone' };
    expect((await at('CLINICIAN', 'POST', '/appointments', body)).status).toBe(201);
    return patientId;
  };
  const read = async (known?: readonly string[]) =>
    (
      await at(
        'CLINICIAN',
        'GET',
        `/appointments?date=${day}&clinicianId=${doctor}${known === undefined ? '' : `&known=${known.join('')}`}`,
      )
    ).body;
  beforeAll(async () => {
    doctor = await clinician();
  });

  it('answers and logs only what the caller does not know', async () => {
    const [first, second] = [await book(0), await book(1)];
    const all = await read();
    expect(all.rows).toHaveLength(2);
    expect(all.marks).toHaveLength(2);
    for (const id of [first, second]) await expect.poll(() => listedTo(id)).toBe(1);

    // Nothing has changed: nothing is told of anybody.
    const same = await read(all.marks);
    expect(same).toMatchObject({ rows: [], marks: all.marks, counts: all.counts });

    const third = await book(2);
    const more = await read(all.marks);
    expect(more.rows.map((one: { patient: { id: string } }) => one.patient.id)).toEqual([third]);
    expect(more.marks.slice(0, 2)).toEqual(all.marks);
    await expect.poll(() => listedTo(third)).toBe(1);
    expect([await listedTo(first), await listedTo(second)]).toEqual([1, 1]);

    // Who claims to know everything learns nothing.
    expect((await read(['A'.repeat(8)])).rows).toHaveLength(3);
    await expect.poll(() => listedTo(first)).toBe(2);
  });

  it('refuses marks that are none', async () => {
    for (const known of ['short', '%20'.repeat(8), 'A'.repeat(8 * 201)])
      expect((await at('CLINICIAN', 'GET', `/appointments?date=${day}&known=${known}`)).body.details).toMatchObject([{ path: 'known' }]);
  });
});

it('the bench counts its orders without reading them, also after a record is deleted', async () => {
  const bench = async (): Promise<{ rows: LabOrder[]; total: number }> => (await ask('lab', 'GET', '/laboratory/orders')).body;
  const before = await bench();
  const patients = await Promise.all(Array.from({ length: 102 - before.total }, () => newPatient()));
  const orders = [];
  for (const id of patients) orders.push((await order(id, ['potassium'])).body);
  expect(await bench()).toMatchObject({ total: 102 });
  expect((await bench()).rows).toHaveLength(careLimits.workPage);
  const [first, second] = orders;
  await ask('doctor', 'POST', `/patients/${first.patient.id}/laboratory/${first.id}/status`, {
    status: 'revoked',
    reason: 'Ordered twice',
  });
  expect(await bench()).toMatchObject({ total: 101 });
  expect((await ask('doctor', 'DELETE', `/patients/${second.patient.id}`, { reason: 'Made by a test' })).status).toBeLessThan(300);
  await expect.poll(async () => (await bench()).total).toBe(100);
  for (const { id, patient } of orders.slice(2))
    await ask('doctor', 'POST', `/patients/${patient.id}/laboratory/${id}/status`, { status: 'revoked', reason: 'Ordered twice' });
});
