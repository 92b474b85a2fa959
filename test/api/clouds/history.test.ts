import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ulid } from 'ulid';
import { dayAfter, qatarDate } from '#contract/base/qatar-time.ts';
import { type LocalCloud, startLocalCloud } from '../../../local/local-cloud.ts';
import { chronicPatient } from '../../../local/seed/life/chronic-patient.ts';
import { partsOf } from '../../../local/seed/life/load.ts';
import { closeCloud } from '../../close-cloud.ts';
import { askOwnCloud, newPatientBody } from '../client.ts';
import { chosenEngine } from '../engine.ts';
import { bulkLoad, loadedPatient, storedOf, storedUnder } from '../loading.ts';

// A stage on which nobody works but who loads a history.
let cloud: LocalCloud;
beforeAll(async () => {
  cloud = await startLocalCloud({ empty: true, throttling: false, ...chosenEngine() });
  askOwnCloud(cloud.endpoints);
});
afterAll(() => closeCloud(cloud));

const nowMs = Date.now();
const from = 'Former system';
const course = (clinician: string) =>
  chronicPatient(3, { doctors: [clinician], nurse: 'Nurse', laboratory: ['Laboratory', 'Verification'] }, nowMs, 0.3);

/** Attributes that depend on the clinician, or count transactions and not what they wrote. */
const notCompared = new Set([
  'pk',
  'clinicianId',
  'workKey',
  'author',
  'updatedKey',
  ...['vitals', 'problems', 'allergies', 'doses', 'visits', 'prescriptions'].map((part) => `${part}Version`),
]);
/** Lists whose order says nothing. */
const sets = new Set(['allergies', 'allergySeverities', 'medications', 'prescriptions', 'doses']);
/** The items of a patient by their sort keys, whatever the id and the clinician. */
async function contents(patientId: string): Promise<ReadonlyMap<unknown, string>> {
  const plain = (name: string, value: unknown): unknown => {
    if (Array.isArray(value)) {
      const texts = value.map((one) => plain('', one));
      return sets.has(name) ? texts.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)) : texts;
    }
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).filter(([key]) => !notCompared.has(key));
    return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([key, one]) => [key, plain(key, one)]));
  };
  return new Map(
    (await storedOf(patientId)).map((item) => {
      const { version, ...rest } = item;
      const isRecord = item['sk'] === 'PROFILE';
      return [item['sk'], JSON.stringify(plain('', isRecord ? rest : { version, ...rest })).replaceAll(patientId, 'PATIENT')];
    }),
  );
}
const counted = async (kind: string): Promise<ReadonlyMap<unknown, Record<string, unknown>>> =>
  new Map((await storedUnder(`STATS#${kind}`)).map(({ sk, ...counts }) => [sk, counts]));

it('a load that is cut, comes out of order and is repeated leaves what one load leaves, counted once', async () => {
  const { care } = course('Dr. Amal');
  const person = newPatientBody();
  const whole = await loadedPatient(person);
  const parts = (patientId: string, of: typeof care, bytes?: number) => partsOf(of, bytes).map((part) => ({ patientId, ...part }));
  for (const part of parts(whole, care)) expect((await bulkLoad({ from, histories: [part] })).refused).toEqual([]);
  const first = await counted('LABORATORY');
  const broken = await loadedPatient(person);
  // Another clinician's chair, because the first one's is taken.
  const others: typeof care = {
    ...care,
    appointments: course('Dr. Amal').care.appointments.map((one) => ({ ...one, clinician: 'Dr. Badr' })),
  };
  const pieces = parts(broken, others, 60_000).toReversed();
  expect(pieces.length).toBeGreaterThan(5);
  for (const [index, part] of pieces.entries()) {
    if (index % 2 === 0) {
      const cut = bulkLoad({ from, histories: [part] }).catch(() => undefined);
      await wait(20 + 40 * index);
      await cloud.crash('patient-load');
      await cut;
    }
    expect((await bulkLoad({ from, histories: [part] })).refused).toEqual([]);
  }
  for (const part of parts(broken, others)) expect(await bulkLoad({ from, histories: [part] })).toMatchObject({ loaded: 0, refused: [] });
  const [one, other] = [await contents(whole), await contents(broken)];
  for (const [sk, item] of one) expect(other.get(sk)).toBe(item);
  expect(other.size).toBe(one.size);
  // Both have the same author and days, so every count has doubled.
  const both = await counted('LABORATORY');
  for (const [day, counts] of first)
    expect(both.get(day)).toEqual(
      Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, name === 'pk' ? count : Number(count) * 2])),
    );
});

const idOf = (at: string): string => ulid(Date.parse(at));
const inDays = (days: number): string => `${dayAfter(qatarDate(new Date()), days)}T06:00:00.000Z`;

it('a line whose dates make no sense is refused with the reason, and the others are loaded', async () => {
  const patientId = await loadedPatient();
  const [past, ahead, unborn] = [inDays(-30), inDays(3), '1984-01-01T06:00:00.000Z'];
  const visit = { service: 'follow-up', finishedAt: past, sections: { plan: 'Again in a month' } };
  const appointment = { minutes: 20, service: 'follow-up', clinician: 'Dr. Amal' };
  const lines = {
    visits: [
      { id: idOf(past), ...visit },
      { id: idOf(ahead), ...visit },
      { id: idOf(unborn), ...visit },
      { id: idOf(inDays(-29)), ...visit, finishedAt: inDays(-31) },
    ],
    vitalSigns: [{ id: idOf(past), measuredAt: ahead, values: { pulse: 70 } }],
    problems: [{ id: idOf(past), text: 'Gout', status: 'resolved', endedAt: ahead }],
    immunizations: [{ id: idOf(past), status: 'completed', vaccine: 'influenza', on: ahead.slice(0, 10) }],
    laboratory: [{ id: idOf(past), verifiedAt: ahead, results: [{ test: 'potassium', value: 4.2, unit: 'mmol/L' }] }],
    appointments: [
      { id: idOf(past), ...appointment, startsAt: ahead, status: 'booked' },
      { id: idOf(past), ...appointment, startsAt: inDays(4), status: 'fulfilled' },
      { id: idOf(past), ...appointment, startsAt: ahead, status: 'booked' },
    ],
  };
  const { loaded, refused } = await bulkLoad({ from, histories: [{ patientId, ...lines }] });
  expect(loaded).toBe(2);
  expect(refused.map(({ kind, id, why }) => `${kind} ${id !== undefined} ${why}`).toSorted((one, other) => (one < other ? -1 : 1))).toEqual(
    [
      'appointments true startsAt is in the future',
      'appointments true the time is taken',
      'immunizations true on: The date cannot be in the future',
      'laboratory true collected is in the future',
      'problems true endedAt is in the future',
      'visits true finishedAt is before the time of its id',
      'visits true the time of its id is before birth',
      'visits true the time of its id is in the future',
      'vitalSigns true measuredAt is in the future',
    ],
  );
});

it('a history of nobody, or of a QID that several have, is refused whole', async () => {
  const nationalId = '28563411111';
  for (const at of [1, 2])
    await loadedPatient({
      personalInfo: {
        firstName: `Twin ${at}`,
        lastName: 'Of One',
        email: `twin${at}@example.com`,
        phone: '+974 5500 1234',
        dateOfBirth: '1985-03-14',
        gender: 'female',
        nationalId,
      },
    });
  const unknown = ulid();
  const asked = { from, histories: [{ nationalId }, { patientId: unknown }, { nationalId: '28563499999' }] };
  expect((await bulkLoad(asked)).refused).toEqual([
    { patient: nationalId, why: 'several records have this QID' },
    { patient: unknown, why: 'no record has this id or QID' },
    { patient: '28563499999', why: 'no record has this id or QID' },
  ]);
});

it('a history tells nobody, raises no alarm, waits for nobody and releases no document', async () => {
  const patientId = await loadedPatient();
  const at = inDays(-1);
  const lines = {
    visits: [{ id: idOf(at), service: 'consultation', finishedAt: at, sections: { subjective: 'Weak legs' } }],
    vitalSigns: [{ id: idOf(at), values: { systolic: 240, diastolic: 130, pulse: 170 } }],
    laboratory: [{ id: idOf(at), verifiedAt: at, results: [{ test: 'potassium', value: 7.9, unit: 'mmol/L' }] }],
    documents: [{ id: idOf(at), title: 'Discharge summary', type: 'application/pdf', size: 1000, sha256: 'a'.repeat(64) }],
  };
  expect(await bulkLoad({ from, histories: [{ patientId, ...lines }] })).toMatchObject({ loaded: 4, refused: [] });
  expect(await storedUnder('MAIL')).toEqual([]);
  const stored = await storedOf(patientId);
  const order = stored.find(({ sk }) => String(sk).startsWith('LABORATORY#'));
  expect(order).toMatchObject({ status: 'completed', alertIds: [], broughtIn: { from } });
  expect(order).not.toHaveProperty('waitingSince');
  expect(stored.filter(({ sk }) => /^(?:ALERT|LABCRITICAL)#/.test(String(sk)))).toEqual([]);
  expect(stored.find(({ sk }) => String(sk).startsWith('DOCUMENT#'))).not.toHaveProperty('isReleased');
  expect(stored.find(({ sk }) => String(sk).startsWith('NOTE#'))).toMatchObject({ status: 'final' });
});
