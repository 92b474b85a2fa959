import { beforeAll, describe, expect, it } from 'vitest';
import { dayAfter, qatarDate } from '#contract/base/qatar-time.ts';
import { clinicDetails } from '../clinic-details.ts';
import { printedPaper } from '../printed-paper.ts';
import { call, newPatientBody, signIn, tokensOf } from './client.ts';
import { carers } from './given-care.ts';
import { newPatient } from './linked-people.ts';

const { ask, prescribed, ended } = carers();
const today = qatarDate(new Date());
const qid = '28563401234';
let doctor = '';
let patient = { id: '' };
let visit = '';
const on = (path: string): string => `/patients/${patient.id}/${path}`;
const leave = (more: object = {}) => ({ encounterId: visit, from: today, until: dayAfter(today, 2), ...more });
const certify = (more: object = {}, token = doctor, headers: Record<string, string> = {}) =>
  call('POST', on('sick-leaves'), { token, body: leave(more), headers });
const mark = (id: string, token = doctor) =>
  call('POST', on(`letters/${id}/entered-in-error`), { token, body: { reason: 'Another patient' }, headers: { 'if-match': '*' } });

/** A paper's words, and the code printed on it. */
async function printed(path: string, token = doctor): Promise<{ readonly texts: string; readonly code: string }> {
  const { status, body } = await call('GET', on(`papers/${path}`), { token });
  expect([status, body.code]).toEqual([200, undefined]);
  return printedPaper(Buffer.from(await (await fetch(body.link.url)).arrayBuffer()));
}
const check = async (code: string) => {
  const { status, body } = await call('POST', '/public/paper-checks', { body: { code } });
  expect(status).toBe(200);
  return body;
};

beforeAll(async () => {
  doctor = (await tokensOf('CLINICIAN')).access;
  const chief = (await tokensOf('ADMIN')).access;
  expect((await call('PUT', '/clinic-profile', { token: chief, body: clinicDetails })).status).toBe(200);
  const { personalInfo, ...rest } = newPatientBody();
  const { body } = await call('POST', '/patients', {
    token: doctor,
    body: { ...rest, personalInfo: { ...personalInfo, nationalId: qid } },
  });
  patient = body;
  visit = (await ask('doctor', 'POST', on('encounters'), { service: 'consultation' })).id;
});

describe('a sick-leave certificate', () => {
  it('is issued once from a visit, signed, in the list and in the timeline', async () => {
    const headers = { 'x-request-id': 'leave:issued-once' };
    const first = await certify({ diagnosis: 'Influenza', remark: 'Rest at home' }, doctor, headers);
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ status: 'issued', type: 'sick-leave', encounterId: visit, version: 1 });
    const again = await certify({ diagnosis: 'Influenza', remark: 'Rest at home' }, doctor, headers);
    expect([again.status, again.body]).toEqual([201, first.body]);
    const { rows: listed } = (await call('GET', on('letters'), { token: doctor })).body;
    expect(listed).toEqual([first.body]);
    const { body: timeline } = await call('GET', on('timeline'), { token: doctor });
    expect(timeline.rows).toContainEqual(expect.objectContaining({ kind: 'letter', id: first.body.id, status: 'issued' }));
  });

  it('is warned of when it overlaps another, and issued if that is confirmed', async () => {
    const overlapping = { from: dayAfter(today, 2), until: dayAfter(today, 3) };
    const refused = await certify(overlapping);
    expect([refused.status, refused.body.code]).toEqual([409, 'DUPLICATE_ENTRY']);
    const accepted = await certify({ ...overlapping, duplicate: true });
    expect(accepted.status).toBe(201);
    await mark(accepted.body.id);
    // The day after, and a day of one entered in error, are free.
    const free = await certify({ from: dayAfter(today, 3), until: dayAfter(today, 3) });
    expect(free.status).toBe(201);
  });

  it.each([
    ['backwards', { until: dayAfter(today, -1) }, 'until'],
    ['of 31 days', { until: dayAfter(today, 30) }, 'until'],
    ['of no day', { from: '2026-02-30' }, 'from'],
  ])('%s is refused beside its field', async (_what, period, path) => {
    const { status, body } = await certify({ ...period, duplicate: true });
    expect([status, body.details.map((one: { path: string }) => one.path)]).toEqual([400, [path]]);
  });

  it.each([-8, 31])('that begins %i days from today is refused, and the answer says how far it may be', async (days) => {
    const from = dayAfter(today, days);
    const { status, body } = await certify({ from, until: from, duplicate: true });
    expect([status, body.code]).toEqual([409, 'NOT_ALLOWED_NOW']);
    expect(body.error ?? body.message).toContain('at most 7 days before and 30 days after today');
  });

  it('needs a visit of this patient that is not entered in error', async () => {
    const stranger = await newPatient();
    const { id: elsewhere } = await ask('doctor', 'POST', `/patients/${stranger.id}/encounters`, { service: 'consultation' });
    expect((await certify({ encounterId: elsewhere, duplicate: true })).status).toBe(404);
    await ask('doctor', 'POST', `/patients/${stranger.id}/encounters/${elsewhere}/entered-in-error`, { reason: 'Another patient' });
    const body = leave({ encounterId: elsewhere });
    const refused = await call('POST', `/patients/${stranger.id}/sick-leaves`, { token: doctor, body });
    expect([refused.status, refused.body.code]).toEqual([409, 'NOT_ALLOWED_NOW']);
  });

  it('is issued and withdrawn by prescribers only; whoever reads the chart reads and prints it', async () => {
    const { id } = (await certify({ duplicate: true })).body;
    const staff = await Promise.all(['nurse', 'reception'].map((who) => signIn(`${who}@afiya.example`, 'Clinic-Demo-2025!')));
    for (const { access } of staff) {
      expect((await certify({ duplicate: true }, access)).status).toBe(403);
      expect((await mark(id, access)).status).toBe(403);
      expect((await call('GET', on('letters'), { token: access })).status).toBe(200);
      expect((await printed(`sick-leaves/${id}`, access)).texts).toContain('3 days');
    }
    const outsider = (await tokensOf('PATIENT')).access;
    expect((await certify({}, outsider)).status).toBe(403);
    for (const path of ['letters', `papers/sick-leaves/${id}`]) expect((await call('GET', on(path), { token: outsider })).status).toBe(403);
  });

  it('entered in error, is not printed any more', async () => {
    const { id } = (await certify({ duplicate: true })).body;
    const { status, body } = await mark(id);
    expect([status, body.status, body.errorReason]).toEqual([200, 'entered-in-error', 'Another patient']);
    expect((await mark(id)).status).toBe(409);
    const refused = await call('GET', on(`papers/sick-leaves/${id}`), { token: doctor });
    expect([refused.status, refused.body.code]).toEqual([409, 'NOT_ALLOWED_NOW']);
  });

  it('of a visit that is entered in error afterwards, is not printed either', async () => {
    const stranger = await newPatient();
    const theirs = `/patients/${stranger.id}`;
    const { id: encounterId } = await ask('doctor', 'POST', `${theirs}/encounters`, { service: 'consultation' });
    const { id } = await ask('doctor', 'POST', `${theirs}/sick-leaves`, leave({ encounterId }));
    await ask('doctor', 'POST', `${theirs}/encounters/${encounterId}/entered-in-error`, { reason: 'Another patient' });
    const refused = await call('GET', `${theirs}/papers/sick-leaves/${id}`, { token: doctor });
    expect([refused.status, refused.body.code]).toEqual([409, 'NOT_ALLOWED_NOW']);
  });
});

describe('a referral letter', () => {
  const refer = (more: object = {}, token = doctor) =>
    call('POST', on('referrals'), {
      token,
      body: { encounterId: visit, to: 'Cardiology', urgency: 'soon', reason: 'Chest pain\non effort', ...more },
    });

  it('keeps what the chart said when it was signed, and quotes the last signed note to those who read notes only', async () => {
    await ask('doctor', 'POST', on('problems'), { text: 'Hypertension', icd10: 'I10' });
    await ask('doctor', 'POST', on('vital-signs'), { values: { systolic: 148, diastolic: 91 } });
    await ask('doctor', 'PUT', on(`encounters/${visit}/note`), { sections: { assessment: 'Angina suspected', plan: 'Stress test' } });
    await ask('doctor', 'POST', on(`encounters/${visit}/note/signature`));
    const { status, body: letter } = await refer();
    expect([status, letter.type, letter.referral]).toEqual([
      201,
      'referral',
      { to: 'Cardiology', urgency: 'soon', reason: 'Chest pain\non effort' },
    ]);
    await ask('doctor', 'POST', on('problems'), { text: 'Gout' });
    const { texts, code } = await printed(`referrals/${letter.id}`);
    for (const part of ['Cardiology', 'Hypertension', '148/91', 'Angina suspected', 'Stress test']) expect(texts).toContain(part);
    expect(texts).not.toContain('Gout');
    const desk = (await signIn('reception@afiya.example', 'Clinic-Demo-2025!')).access;
    expect((await call('GET', on(`papers/referrals/${letter.id}`), { token: desk })).status).toBe(403);
    const listed = async (token: string) =>
      (await call('GET', on('letters'), { token })).body.rows.find(({ id }: { id: string }) => id === letter.id).referral;
    expect(await listed(desk)).toEqual({ to: 'Cardiology', urgency: 'soon' });
    expect(JSON.stringify((await call('GET', on('letters'), { token: desk })).body)).not.toMatch(/Angina|Chest/);
    for (const token of [doctor, (await tokensOf('ADMIN')).access]) expect((await listed(token)).reason).toBe('Chest pain\non effort');
    const answer = await check(code);
    expect([answer.outcome, answer.paper.kind]).toEqual(['genuine', 'referral']);
    expect(JSON.stringify(answer)).not.toMatch(/Cardiology|Chest/);
    await mark(letter.id);
    expect((await check(code)).outcome).toBe('ended');
    expect((await call('GET', on(`papers/referrals/${letter.id}`), { token: doctor })).status).toBe(409);
  });

  it('is signed by prescribers only, and says to whom and why', async () => {
    const nurse = (await signIn('nurse@afiya.example', 'Clinic-Demo-2025!')).access;
    expect((await refer({}, nurse)).status).toBe(403);
    const { status, body } = await refer({ to: ' ', urgency: 'never', reason: '' });
    expect([status, body.details.map((one: { path: string }) => one.path).toSorted()]).toEqual([400, ['reason', 'to', 'urgency']]);
  });

  it('is not printed as a certificate, nor a certificate as a referral', async () => {
    const { id } = (await refer()).body;
    expect((await call('GET', on(`papers/sick-leaves/${id}`), { token: doctor })).status).toBe(404);
    const certificate = (await certify({ duplicate: true })).body.id;
    expect((await call('GET', on(`papers/referrals/${certificate}`), { token: doctor })).status).toBe(404);
  });
});

describe('whoever holds a paper', () => {
  it('sees that a certificate is genuine, with what can be compared and nothing of the patient’s health', async () => {
    const { id } = (await certify({ diagnosis: 'Influenza', remark: 'Rest at home', duplicate: true })).body;
    const { texts, code } = await printed(`sick-leaves/${id}`);
    for (const part of ['Influenza', '3 days', clinicDetails.licence]) expect(texts).toContain(part);
    const answer = await check(code);
    expect(answer).toMatchObject({
      outcome: 'genuine',
      paper: {
        kind: 'sick-leave',
        clinic: clinicDetails.name,
        leave: { from: today, until: dayAfter(today, 2) },
        qidEnd: qid.slice(-4),
      },
    });
    const { firstName, lastName } = newPatientBody().personalInfo;
    const said = JSON.stringify(answer);
    for (const secret of ['Influenza', 'Rest', patient.id, id, qid, firstName, lastName]) expect(said).not.toContain(secret);
    // As somebody types it.
    expect(await check(` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `)).toEqual(answer);
    await mark(id);
    expect((await check(code)).outcome).toBe('ended');
  });

  it('sees of a prescription which sheet it is, and whether its medicines still apply', async () => {
    const id = await prescribed(patient.id);
    const { code } = await printed(`prescriptions?ids=${id}`);
    const answer = await check(code);
    expect([answer.outcome, answer.paper.kind]).toEqual(['genuine', 'prescription']);
    expect(JSON.stringify(answer)).not.toMatch(/amlodipine/i);
    await ended(patient.id, id, 'stopped');
    expect((await check(code)).outcome).toBe('ended');
  });

  it('sees the same of a code that was never printed, of no code, and of a deleted record', async () => {
    const other = await newPatient();
    const { id: encounterId } = await ask('doctor', 'POST', `/patients/${other.id}/encounters`, { service: 'consultation' });
    const { id } = await ask('doctor', 'POST', `/patients/${other.id}/sick-leaves`, { encounterId, from: today, until: today });
    const before = patient;
    patient = other;
    const { code } = await printed(`sick-leaves/${id}`);
    patient = before;
    expect((await check(code)).outcome).toBe('genuine');
    const chief = (await tokensOf('ADMIN')).access;
    await call('DELETE', `/patients/${other.id}`, { token: chief, body: { reason: 'Registered twice' } });
    const answers = await Promise.all(['0'.repeat(26), '', 'no code', '#'.repeat(100), 'رمز', code].map(check));
    for (const answer of answers) expect(answer).toEqual({ outcome: 'unknown' });
    for (const body of [{}, { code: 1 }, { code: '0', more: 1 }])
      expect((await call('POST', '/public/paper-checks', { body })).status).toBe(400);
  });

  it('cannot tell one print from another by its code', async () => {
    const { id } = (await certify({ duplicate: true })).body;
    const [one, other] = [await printed(`sick-leaves/${id}`), await printed(`sick-leaves/${id}`)];
    expect(one.code).not.toBe(other.code);
    expect(await check(one.code)).toEqual(await check(other.code));
  });
});
