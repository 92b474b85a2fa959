import { beforeAll, expect, it } from 'vitest';
import { clinicDetails } from '../../clinic-details.ts';
import { readPdf } from '../../read-pdf.ts';
import { call, signIn, tokensOf } from '../client.ts';
import { withQuietCloud } from '../cloud.ts';
import { carers } from '../given-care.ts';
import { newPatient } from '../linked-people.ts';

withQuietCloud({ unset: { pk: 'CLINIC-PROFILE', sk: 'CLINIC-PROFILE' } });

const { ask, entered, prescribed, verify, ended } = carers();
let doctor = '';
let patient = { id: '' };
let of = { prescription: '', order: '', visit: '' };

const make = (path: string, token = doctor, language = 'en') =>
  call('GET', `/patients/${patient.id}/papers/${path}${path.includes('?') ? '&' : '?'}language=${language}`, {
    token,
    headers: { 'accept-language': language },
  });
const textOf = async (url: string): Promise<string> => {
  const file = await fetch(url);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const bytes = Buffer.from(await file.arrayBuffer());
  const { pages } = await readPdf(
    (async function* whole() {
      yield bytes;
    })(),
  );
  return pages.flat().join('');
};
const all = () => [`prescriptions?ids=${of.prescription}`, `laboratory/${of.order}`, `visits/${of.visit}`];

beforeAll(async () => {
  doctor = (await tokensOf('CLINICIAN')).access;
  patient = await newPatient();
  const order = await entered(patient.id, 5.3);
  await verify(patient.id, order);
  const { id: visit } = await ask('doctor', 'POST', `/patients/${patient.id}/encounters`, { service: 'consultation' });
  await ask('doctor', 'PUT', `/patients/${patient.id}/encounters/${visit}/note`, { sections: { plan: 'Rest and fluids' } });
  await ask('doctor', 'POST', `/patients/${patient.id}/encounters/${visit}/note/signature`);
  of = { prescription: await prescribed(patient.id), order, visit };
});

it('without the clinic’s details, nothing is printed, and the answer says who can fill them in', async () => {
  const made = async () => (await call('GET', '/patients/exports', { token: doctor })).body.rows.map(({ id }: { id: string }) => id);
  const before = await made();
  for (const path of all()) {
    const { status, body } = await make(path);
    expect([status, body.code]).toEqual([409, 'NOT_ALLOWED_NOW']);
    expect(body.error ?? body.message).toMatch(/An administrator can do it in Settings/);
    const arabic = await make(path, doctor, 'ar');
    expect(arabic.body.error ?? arabic.body.message).toMatch(/لمسؤول النظام/);
  }
  expect(await made()).toEqual(before);
});

it('each paper names the clinic, is for this patient, and is in the access log', async () => {
  const chief = (await tokensOf('ADMIN')).access;
  expect((await call('PUT', '/clinic-profile', { token: chief, body: clinicDetails })).status).toBe(200);
  const shown = { prescription: 'Amlodipine', laboratory: '5.3 mmol/L', visit: 'Rest and fluids' };
  const texts = await Promise.all(all().map(async (path) => textOf((await make(path)).body.link.url)));
  for (const [index, part] of Object.values(shown).entries()) {
    expect(texts[index]).toContain(part);
    expect(texts[index]).toContain(clinicDetails.name.en);
    expect(texts[index]).toContain(clinicDetails.licence);
  }
  const asked = async (): Promise<number> => {
    const { body } = await call('GET', `/access-log?patientId=${patient.id}`, { token: chief });
    return body.entries.filter(({ action }: { action: string }) => action === 'export-asked').length;
  };
  await expect.poll(asked).toBe(3);
});

it('a visit is printed by those who read notes only, and nothing by patients', async () => {
  const desk = (await signIn('reception@afiya.example', 'Clinic-Demo-2025!')).access;
  expect((await make(`visits/${of.visit}`, desk)).status).toBe(403);
  const stranger = (await tokensOf('PATIENT')).access;
  for (const path of all()) expect((await make(path, stranger)).status).toBe(403);
});

it('of another patient, and of nobody, nothing is found', async () => {
  const other = await newPatient();
  for (const path of all()) expect((await call('GET', `/patients/${other.id}/papers/${path}`, { token: doctor })).status).toBe(404);
});

it('a stopped prescription is not printed', async () => {
  const stopped = await prescribed(patient.id, { prior: of.prescription });
  await ended(patient.id, stopped, 'stopped');
  const { status, body } = await make(`prescriptions?ids=${stopped}`);
  expect([status, body.error ?? body.message]).toEqual([409, 'Only active prescriptions are printed']);
  expect((await make('prescriptions?ids=no')).status).toBe(400);
});

it('labels need no clinic’s details, only an order that was sent', async () => {
  const order = (status: string) =>
    ask('doctor', 'POST', '/laboratory/orders', {
      patientId: patient.id,
      status,
      priority: 'stat',
      tests: ['hemoglobin'],
      repeatReason: 'Lost',
    });
  const [sent, draft] = [await order('active'), await order('draft')];
  const text = await textOf((await make(`labels/${sent.id}`)).body.link.url);
  for (const part of ['STAT', 'Hemoglobin', sent.id.slice(-8)]) expect(text).toContain(part);
  const { status, body } = await make(`labels/${draft.id}`);
  expect([status, body.error ?? body.message]).toEqual([409, 'The order must be sent first']);
  expect((await make('labels/01JDXYZABC0123456789ABCDEH')).status).toBe(404);
  expect((await make(`labels/${sent.id}`, (await tokensOf('PATIENT')).access)).status).toBe(403);
});

it('a day’s sheet has the appointments of the clinic or of one clinician, and names its patients in the access log', async () => {
  const chief = (await tokensOf('ADMIN')).access;
  const free = (await call('GET', '/appointments/free?minutes=15', { token: doctor })).body.rows[0];
  const booking = {
    patientId: patient.id,
    service: 'consultation',
    minutes: 15,
    clinicianId: free.clinicianId,
    date: free.date,
    time: free.times[0],
  };
  const booked = await call('POST', '/appointments', { token: doctor, body: booking });
  expect(booked.status).toBe(201);
  const sheet = (query: string, token = doctor) => call('GET', `/appointments/sheet?date=${free.date}${query}`, { token });
  const whole = await sheet('');
  expect(whole.body).toMatchObject({ kind: 'day-sheet', filename: `appointments-${free.date}.pdf` });
  expect(await textOf(whole.body.link.url)).toContain(booked.body.patient.lastName);
  expect(await textOf((await sheet(`&clinicianId=${free.clinicianId}`)).body.link.url)).toContain(booked.body.patient.lastName);
  const nobody = await sheet('&clinicianId=00000000-0000-4000-8000-000000000000');
  expect(await textOf(nobody.body.link.url)).toContain('No appointments');
  expect((await sheet('', (await tokensOf('PATIENT')).access)).status).toBe(403);
  expect((await call('GET', '/appointments/sheet', { token: doctor })).body.details).toMatchObject([{ path: 'date' }]);
  const named = async (): Promise<number> => {
    const { body } = await call('GET', `/access-log?patientId=${patient.id}`, { token: chief });
    return body.entries.filter(({ action }: { action: string }) => action === 'export-done').length;
  };
  await expect.poll(named).toBe(2);
});
