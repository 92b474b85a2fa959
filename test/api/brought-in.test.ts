import { expect, it } from 'vitest';
import { ulid } from 'ulid';
import { dayAfter, qatarDate } from '#contract/base/qatar-time.ts';
import { call, newPatientBody, tokensOf } from './client.ts';
import { carers } from './given-care.ts';
import { bulkLoad, loadedPatient, storedOf } from './loading.ts';

const { ask, entered, verify, acknowledge, prescribed, ended, vaccinated, filed } = carers();
const yesterday = `${dayAfter(qatarDate(new Date()), -1)}T06:00:00.000Z`;
const id = (): string => ulid(Date.parse(yesterday));
const from = 'Former system';

/** One patient's care of every kind, as the clinic's staff write it. */
async function written(): Promise<string> {
  const { id: of } = await ask('doctor', 'POST', '/patients', newPatientBody());
  const chart = (path: string, body: object, method = 'POST') => ask('doctor', method, `/patients/${of}${path}`, body);
  const visit = await chart('/encounters', { service: 'consultation', reason: 'Cough' });
  const diagnosis = { text: 'Bronchitis', icd10: 'J40' };
  await chart(`/encounters/${visit.id}/note`, { sections: { subjective: 'Coughs', plan: 'Rest' }, diagnoses: [diagnosis] }, 'PUT');
  await chart(`/encounters/${visit.id}/note/signature`, {});
  await chart('/vital-signs', { values: { systolic: 210, diastolic: 125, pulse: 80, weight: 80 }, encounterId: visit.id, confirmed: true });
  await chart('/problems', { text: 'Hypertension', icd10: 'I10', encounterId: visit.id });
  const { id: gout } = await chart('/problems', { text: 'Gout' });
  await chart(`/problems/${gout}`, { status: 'resolved' }, 'PUT');
  await chart('/allergies', { substance: 'Latex', status: 'confirmed', severity: 'mild', reaction: 'Hives' });
  await chart('/sick-leaves', { encounterId: visit.id, from: qatarDate(new Date()), until: qatarDate(new Date()) });
  await chart('/referrals', { encounterId: visit.id, to: 'Cardiology', urgency: 'routine', reason: 'Murmur' });
  await vaccinated(of, 'influenza');
  await filed(of, 'Letter');
  const order = await entered(of, 5.1);
  await ask('lab', 'PUT', `/patients/${of}/laboratory/${order}/results`, { results: [{ test: 'sodium', value: 140, unit: 'mmol/L' }] });
  await verify(of, order);
  await ask('lab2', 'POST', `/patients/${of}/laboratory/${order}/verification`, { tests: ['sodium'] });
  await acknowledge(of, order);
  await prescribed(of);
  await ended(of, await prescribed(of), 'stopped');
  return of;
}

const dose = { quantity: 1, unit: 'tablet', route: 'oral', frequency: 'daily', dispense: { quantity: 30, unit: 'tablet' }, repeats: 2 };
const drug = { ingredientId: 'amlodipine', form: 'tablet', strength: '5 mg' };
const visitId = id();
const by = 'Dr. Former';
const lines = {
  visits: [
    {
      id: visitId,
      by,
      service: 'consultation',
      reason: 'Cough',
      finishedAt: yesterday,
      sections: { subjective: 'Coughs', plan: 'Rest' },
      diagnoses: [{ text: 'Bronchitis', icd10: 'J40' }],
    },
  ],
  vitalSigns: [{ id: id(), by, values: { systolic: 210, diastolic: 125, pulse: 80, weight: 80 }, encounterId: visitId }],
  problems: [
    { id: id(), by, text: 'Hypertension', icd10: 'I10', encounterId: visitId },
    { id: id(), by, text: 'Gout', status: 'resolved' },
  ],
  allergies: [{ id: id(), by, substance: 'Latex', status: 'confirmed', severity: 'mild', reaction: 'Hives' }],
  sickLeaves: [{ id: id(), by, encounterId: visitId, from: yesterday.slice(0, 10), until: yesterday.slice(0, 10) }],
  referrals: [{ id: id(), by, encounterId: visitId, to: 'Cardiology', urgency: 'routine', reason: 'Murmur' }],
  immunizations: [
    {
      id: id(),
      by,
      status: 'completed',
      vaccine: 'influenza',
      on: yesterday.slice(0, 10),
      lot: 'A1',
      site: 'arm-left',
      note: 'Cried a lot',
    },
  ],
  documents: [{ id: id(), by, title: 'Letter', type: 'application/pdf', size: 100, sha256: 'b'.repeat(64) }],
  laboratory: [
    {
      id: id(),
      by,
      note: 'Thinks it is the kidneys',
      verifiedAt: yesterday,
      results: [
        { test: 'potassium', value: 5.1, unit: 'mmol/L', comment: 'Slightly hemolyzed' },
        { test: 'sodium', value: 140, unit: 'mmol/L' },
      ],
    },
  ],
  prescriptions: [
    { id: id(), by, drug, dose, note: 'Forgets her tablets' },
    { id: id(), by, drug, dose, note: 'Forgets her tablets', status: 'stopped', reason: 'Swollen ankles' },
  ],
};

/** What only some entries have, and the chart's open visits: a visit that was brought in never was open here. */
const notCompared = ['broughtIn', 'licence', 'repeatReason', 'visits', 'visitsVersion'];
/** The kinds of items of a patient, and the attributes that those of a kind have. */
async function shapes(of: string): Promise<Record<string, readonly string[]>> {
  const shape = new Map<string, Set<string>>();
  for (const item of await storedOf(of)) {
    const kind = String(item['sk']).replace(/#.*/, '');
    const names = new Set(Object.keys(item).filter((name) => !notCompared.includes(name)));
    shape.set(kind, new Set([...(shape.get(kind) ?? []), ...names]));
  }
  return Object.fromEntries([...shape].map(([kind, names]) => [kind, [...names].toSorted()]));
}

it('what is brought in is stored item by item as the staff’s work is', async () => {
  const of = await loadedPatient();
  expect(await bulkLoad({ from, histories: [{ patientId: of, ...lines }] })).toEqual({ loaded: 12, kept: 0, refused: [] });
  const [loaded, own] = [await shapes(of), await shapes(await written())];
  expect(loaded).toEqual(own);
});

it('answers say from where an entry was brought in, and its author’s name there', async () => {
  const of = await loadedPatient();
  await bulkLoad({ from, histories: [{ patientId: of, ...lines }] });
  const token = (await tokensOf('CLINICIAN')).access;
  const mark = { broughtIn: { from, author: by } };
  const answered = async (path: string) => (await call('GET', `/patients/${of}${path}`, { token })).body;
  expect((await answered(`/encounters/${visitId}`)).encounter).toMatchObject(mark);
  for (const path of ['/vital-signs', '/immunizations', '/documents', '/letters']) {
    const { rows } = await answered(path);
    expect([path, rows[0]]).toMatchObject([path, mark]);
  }
  expect((await answered('/prescriptions')).prescriptions[0]).toMatchObject(mark);
  expect(await answered('/chart')).toMatchObject({
    problems: [{ ...mark, text: 'Hypertension' }],
    allergies: [{ ...mark, substance: 'Latex' }],
  });
  expect((await answered('')).medicalInfo).toMatchObject({ allergies: ['Latex'], medications: [expect.stringContaining('Amlodipine')] });
});

it('a document on record whose file has not been copied says so, instead of a link to nothing', async () => {
  const of = await loadedPatient();
  await bulkLoad({ from, histories: [{ patientId: of, documents: lines.documents }] });
  const token = (await tokensOf('CLINICIAN')).access;
  const [document] = lines.documents;
  const { status, body } = await call('GET', `/patients/${of}/documents/${document?.id}/link?to=view`, { token });
  expect([status, body.message]).toEqual([404, expect.stringContaining('its file has not been copied yet')]);
});

it('visits that are brought in count their diagnoses on the problems, once, in whatever order they come', async () => {
  const of = await loadedPatient();
  const sessions = [3, 2, 1].map((days) => {
    const at = `${dayAfter(qatarDate(new Date()), -days)}T06:00:00.000Z`;
    const diagnoses = [{ text: 'ESRD', icd10: 'N18.5' }, ...(days === 2 ? [{ text: 'gout' }] : [])];
    return { id: ulid(Date.parse(at)), by, service: 'procedure', finishedAt: at, sections: { plan: 'As before' }, diagnoses };
  });
  const problems = [
    { id: id(), by, text: 'Chronic kidney disease, stage 5', icd10: 'N18.5' },
    { id: id(), by, text: 'Gout' },
    { id: id(), by, text: 'Burn' },
  ];
  const seen = async () => {
    const { problems: listed } = (await call('GET', `/patients/${of}/chart`, { token: (await tokensOf('CLINICIAN')).access })).body;
    return listed.map((one: { text: string; seen?: { times: number } }) => [one.text, one.seen?.times]);
  };
  for (const part of [{ visits: sessions.slice(0, 1) }, { problems }, { visits: sessions }, { problems, visits: sessions }])
    expect((await bulkLoad({ from, histories: [{ patientId: of, ...part }] })).refused).toEqual([]);
  expect(await seen()).toEqual([
    ['Chronic kidney disease, stage 5', 3],
    ['Gout', 1],
    ['Burn', undefined],
  ]);
});
