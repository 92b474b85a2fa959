import { randomUUID } from 'node:crypto';
import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { careLimits } from '#contract/base/care-limits.ts';
import { databaseOf, tableNames } from '../database.ts';
import { call, endpoints, tokensOf } from './client.ts';
import { dayIn, events, linked, type Made, newPatient, notesOf, outlive, refusal, somebody } from './linked-people.ts';
import { everyRow } from './pages.ts';

const notFound = [404, 'NOT_FOUND'];
const notAllowed = [409, 'NOT_ALLOWED_NOW'];
const { Clinical: TableName } = tableNames();
let database: DynamoDBDocumentClient;
let staff: string;
beforeAll(async () => {
  database = databaseOf(endpoints());
  staff = (await tokensOf('CLINICIAN')).access;
});
afterAll(() => database.destroy());

const pathOf = (id: string, proposal?: string) => `/patients/${id}/proposals${proposal === undefined ? '' : `/${proposal}`}`;
const propose = (token: string, id: string, body: object, key?: string) =>
  call('POST', pathOf(id), { token, body, ...(key !== undefined && { headers: { 'x-request-id': key } }) });
const answer = (id: string, proposal: string, body: object, more: { version?: number; key?: string; token?: string } = {}) =>
  call('PUT', pathOf(id, proposal), {
    token: more.token ?? staff,
    body,
    headers: { 'if-match': `"${more.version ?? 1}"`, ...(more.key !== undefined && { 'x-request-id': more.key }) },
  });
const accept = (id: string, proposal: string, more: Parameters<typeof answer>[3] = {}) => answer(id, proposal, { state: 'accepted' }, more);
const of = async (token: string, id: string) => (await call('GET', pathOf(id), { token })).body.rows;
const record = async (id: string) => (await call('GET', `/patients/${id}`, { token: staff })).body;
const waiting = async (id: string) =>
  (await everyRow((query) => call('GET', `/proposals${query}`, { token: staff }))).filter(
    (one: { patient: { id: string } }) => one.patient.id === id,
  );
const herself = async (personal: Record<string, unknown> = {}): Promise<[Made, string]> => {
  const [patient, token] = [await newPatient(personal), await somebody()];
  await linked(token, patient);
  return [patient, token];
};

describe('a correction', () => {
  it('waits for the staff, changes the record when it is accepted, and notifies the proposer', async () => {
    const [patient, token] = await herself();
    const made = await propose(token, patient.id, { field: 'phone', value: '+974 5555 0177', remark: 'My new number' });
    expect(made).toMatchObject({
      status: 201,
      body: { version: 1, field: 'phone', value: '+974 5555 0177', remark: 'My new number', relation: 'self', state: 'open', isOwn: true },
    });
    const before = await record(patient.id);
    expect(before.personalInfo.phone).not.toBe('+974 5555 0177');
    expect(await waiting(patient.id)).toMatchObject([{ id: made.body.id, field: 'phone' }]);
    expect(JSON.stringify(await waiting(patient.id))).not.toContain('0177');

    expect(await accept(patient.id, made.body.id)).toMatchObject({ status: 200, body: { state: 'accepted', version: 2, isOwn: false } });
    const after = await record(patient.id);
    expect(after).toMatchObject({
      version: before.version + 1,
      personalInfo: { phone: '+974 5555 0177', email: before.personalInfo.email },
    });
    expect(await waiting(patient.id)).toEqual([]);
    expect((await notesOf(token))[0]).toBe('The clinic accepted a change that you proposed.');
    const changes = async () => (await events(patient.id)).filter(({ action }) => action === 'change').map(({ actor }) => actor.relation);
    await expect.poll(changes).toEqual([undefined, 'self']);
  });

  it.each([
    ['nameArabic', 'نورة الكواري', 'personalInfo.nameArabic'],
    ['city', 'Al Khor', 'personalInfo.address.city'],
    ['contactPhone', '+974 5555 0133', 'medicalInfo.emergencyContact.phone'],
    ['dateOfBirth', '1990-02-28', 'personalInfo.dateOfBirth'],
  ])('of %s changes that field and no other', async (field, value, path) => {
    const [patient, token] = await herself();
    const before = await record(patient.id);
    const { body } = await propose(token, patient.id, { field, value });
    expect((await accept(patient.id, body.id)).status).toBe(200);
    const after = await record(patient.id);
    expect(path.split('.').reduce((at, key) => at[key], after)).toBe(value);
    const [section = '', ...keys] = path.split('.');
    expect({ ...before[section], [keys[0] ?? '']: 0 }).toEqual({ ...after[section], [keys[0] ?? '']: 0 });
  });

  it("with a value that the record could not have is refused by the field's own rule", async () => {
    const [patient, token] = await herself();
    for (const [field, value, message] of [
      ['email', 'not-an-address', 'Email is invalid'],
      ['nationalId', '123', 'QID must be 11 digits'],
      ['dateOfBirth', dayIn(2), 'Date of birth must be in the past'],
      ['gender', '<b>female</b>', 'Gender must be male, female or other'],
      ['firstName', 'x'.repeat(101), 'First name must be at most 100 characters'],
    ]) {
      const { status, body } = await propose(token, patient.id, { field, value });
      expect([status, body.details]).toMatchObject([400, [{ path: 'value', message }]]);
    }
    for (const field of ['status', 'bloodType', 'medicalHistory', '__proto__'])
      expect(refusal(await propose(token, patient.id, { field, value: 'x' }))).toEqual([400, 'VALIDATION_ERROR']);
    expect(await of(token, patient.id)).toEqual([]);
  });

  it('with markup is stored and shown as text', async () => {
    const [patient, token] = await herself();
    const value = '<img src=x onerror=alert(1)>';
    const { body } = await propose(token, patient.id, { field: 'street', value, remark: '<script>1</script>' });
    await accept(patient.id, body.id);
    expect((await record(patient.id)).personalInfo.address.street).toBe(value);
    expect(await of(token, patient.id)).toMatchObject([{ value, remark: '<script>1</script>' }]);
  });

  it('is refused with a reason, which the proposer reads', async () => {
    const [patient, token] = await herself();
    const { body } = await propose(token, patient.id, { field: 'dateOfBirth', value: '1980-01-01' });
    for (const wrong of [{ state: 'refused' }, { state: 'refused', reason: ' ' }, { state: 'withdrawn' }])
      expect(refusal(await answer(patient.id, body.id, wrong))).toEqual([400, 'VALIDATION_ERROR']);
    const reason = 'The QID has another date';
    expect((await answer(patient.id, body.id, { state: 'refused', reason })).status).toBe(200);
    expect(await of(token, patient.id)).toMatchObject([{ state: 'refused', reason }]);
    expect((await record(patient.id)).personalInfo.dateOfBirth).toBe(patient.born);
    expect((await notesOf(token))[0]).toContain('declined a change');
    expect(refusal(await accept(patient.id, body.id, { version: 2 }))).toEqual(notAllowed);
  });
});

describe('an allergy', () => {
  it("enters the record's list when it is accepted, unconfirmed, with its reaction", async () => {
    const [patient, token] = await herself();
    const { body } = await propose(token, patient.id, { field: 'allergies', value: 'Penicillin', remark: 'My lips swelled' });
    expect((await record(patient.id)).medicalInfo.allergies).toEqual([]);
    expect((await accept(patient.id, body.id)).status).toBe(200);
    expect((await record(patient.id)).medicalInfo).toMatchObject({ allergies: ['Penicillin'], allergyStatus: 'listed' });
    const { rows: entries } = (await call('GET', `/patients/${patient.id}/allergies`, { token: staff })).body;
    expect(entries).toMatchObject([{ substance: 'Penicillin', status: 'unconfirmed', reaction: 'My lips swelled' }]);
  });

  it('with an existing entry is not written again, and stays open', async () => {
    const [patient, token] = await herself();
    await call('POST', `/patients/${patient.id}/allergies`, { token: staff, body: { substance: 'Latex', status: 'confirmed' } });
    const { body } = await propose(token, patient.id, { field: 'allergies', value: 'latex' });
    expect(refusal(await accept(patient.id, body.id))).toEqual([409, 'DUPLICATE_ENTRY']);
    expect(await of(token, patient.id)).toMatchObject([{ state: 'open' }]);
  });
});

it('a medicine is added to those of the record, once', async () => {
  const [patient, token] = await herself();
  const { medications } = (await record(patient.id)).medicalInfo;
  const two = await Promise.all(['Vitamin D', 'vitamin d'].map((value) => propose(token, patient.id, { field: 'medications', value })));
  expect((await accept(patient.id, two[0]?.body.id)).status).toBe(200);
  expect((await record(patient.id)).medicalInfo.medications).toEqual([...medications, 'Vitamin D']);
  expect(refusal(await accept(patient.id, two[1]?.body.id))).toEqual([409, 'DUPLICATE_ENTRY']);
});

describe('a proposal happens once', () => {
  it('however often it, or its answer, is sent', async () => {
    const [patient, token] = await herself();
    const body = { field: 'allergies', value: 'Peanut' };
    const key = randomUUID();
    const made = await Promise.all([1, 2, 3].map(() => propose(token, patient.id, body, key)));
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(made.map((one) => one.body.id)).size).toBe(1);
    const { id } = made[0]?.body ?? {};
    const sent = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => accept(patient.id, id, { key: sent })));
    expect(answers.map(({ status, body: { state } }) => [status, state])).toEqual(answers.map(() => [200, 'accepted']));
    expect((await call('GET', `/patients/${patient.id}/allergies`, { token: staff })).body.rows).toHaveLength(1);
    expect((await notesOf(token)).filter((note) => note.includes('accepted a change'))).toHaveLength(1);
  });

  it('two simultaneous answers count once, and a later one is refused', async () => {
    const [patient, token] = await herself();
    const { body } = await propose(token, patient.id, { field: 'city', value: 'Al Wakrah' });
    const both = await Promise.all([accept(patient.id, body.id), answer(patient.id, body.id, { state: 'refused', reason: 'Unclear' })]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toSatisfy(
      ([first, second]: number[]) => first === 200 && second !== undefined && second > 400 && second < 500,
    );
    const [shown] = await of(token, patient.id);
    const { city } = (await record(patient.id)).personalInfo.address;
    expect([shown.state, city === 'Al Wakrah']).toEqual(shown.state === 'accepted' ? ['accepted', true] : ['refused', false]);
    expect(refusal(await accept(patient.id, body.id))).toEqual([412, 'PRECONDITION_FAILED']);
  });

  it('of forty at once the maximum is accepted, and withdrawing one makes room', async () => {
    const [patient, token] = await herself();
    const all = await Promise.all(
      Array.from({ length: 2 * careLimits.proposalsOpen }, (_, n) =>
        propose(token, patient.id, { field: 'medications', value: `Tea ${n}` }),
      ),
    );
    const made = all.filter(({ status }) => status === 201);
    expect(made.length).toBeLessThanOrEqual(careLimits.proposalsOpen);
    for (const one of all) if (one.status !== 201) expect(['NOT_ALLOWED_NOW', 'CONFLICT']).toContain(one.body.code);
    for (let left = careLimits.proposalsOpen - made.length; left > 0; left -= 1)
      expect((await propose(token, patient.id, { field: 'medications', value: `Juice ${left}` })).status).toBe(201);
    const refused = await propose(token, patient.id, { field: 'medications', value: 'One more' });
    expect(refusal(refused)).toEqual(notAllowed);
    expect(refused.body.message).toMatch(/wait for the clinic’s answer/);
    const { body: allergy, status } = await propose(token, patient.id, { field: 'allergies', value: 'Penicillin' });
    expect(status).toBe(201);
    expect((await call('DELETE', pathOf(patient.id, allergy.id), { token })).body.state).toBe('withdrawn');
    const last = (await of(token, patient.id)).find(({ state }: { state: string }) => state === 'open');
    expect((await call('DELETE', pathOf(patient.id, last.id), { token })).body.state).toBe('withdrawn');
    expect(refusal(await accept(patient.id, last.id, { version: 2 }))).toEqual(notAllowed);
    expect((await propose(token, patient.id, { field: 'medications', value: 'One more' })).status).toBe(201);
  });
});

it('proposals that are made and withdrawn are counted by the hour, and another account is not slowed by it', async () => {
  const [patient, token] = await herself();
  const statuses: number[] = [];
  for (let made = 0; made <= careLimits.proposalsPerHour; made += 1) {
    const { status, body } = await propose(token, patient.id, { field: 'medications', value: `Tea ${made}` });
    statuses.push(status);
    if (status === 201) expect((await call('DELETE', pathOf(patient.id, body.id), { token })).status).toBe(200);
  }
  expect(statuses).toEqual([...Array.from({ length: careLimits.proposalsPerHour }, () => 201), 429]);
  const [other, hers] = await herself();
  expect((await propose(hers, other.id, { field: 'medications', value: 'Tea' })).status).toBe(201);
});

describe('who may', () => {
  it('propose: accounts with a current link; others do not learn that the record exists', async () => {
    const [patient, token, stranger, carer] = [await newPatient(), await somebody(), await somebody(), await somebody()];
    await linked(token, patient);
    const body = { field: 'city', value: 'Lusail' };
    expect(refusal(await propose(stranger, patient.id, body))).toEqual(notFound);
    expect(refusal(await propose(staff, patient.id, body))).toEqual(notFound);
    expect(refusal(await call('GET', pathOf(patient.id), { token: stranger }))).toEqual(notFound);
    await linked(carer, patient, { relation: 'carer', until: dayIn(3), reason: 'Helps at home' });
    const { body: made } = await propose(carer, patient.id, body);
    expect(made).toMatchObject({ relation: 'carer', isOwn: true });
    expect(await of(token, patient.id)).toMatchObject([{ id: made.id, relation: 'carer', isOwn: false }]);
    expect(refusal(await call('DELETE', pathOf(patient.id, made.id), { token }))).toEqual([403, 'FORBIDDEN']);
    await outlive(carer, patient);
    expect(refusal(await propose(carer, patient.id, body))).toEqual(notFound);
    // An account that has lost access to the record is not notified of the answer.
    await accept(patient.id, made.id);
    expect((await notesOf(carer)).some((note) => note.includes('change that you proposed'))).toBe(false);
  });

  it('answer: only staff, and not the proposer', async () => {
    const [patient, token] = await herself();
    const { body } = await propose(token, patient.id, { field: 'city', value: 'Lusail' });
    expect(refusal(await accept(patient.id, body.id, { token }))).toEqual([403, 'FORBIDDEN']);
    expect(refusal(await call('GET', '/proposals', { token }))).toEqual([403, 'FORBIDDEN']);
    const other = await newPatient();
    expect(refusal(await accept(other.id, body.id))).toEqual(notFound);
  });
});

it('goes with the record', async () => {
  const [patient, token] = await herself();
  await propose(token, patient.id, { field: 'city', value: 'Lusail' });
  await call('DELETE', `/patients/${patient.id}`, { token: staff, body: { reason: 'Made by a test' } });
  const left = async () => {
    const { Items: items } = await database.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': `PATIENT#${patient.id}` },
        ConsistentRead: true,
      }),
    );
    return items;
  };
  await expect.poll(left).toEqual([]);
  expect(await waiting(patient.id)).toEqual([]);
  expect(refusal(await propose(token, patient.id, { field: 'city', value: 'Lusail' }))).toEqual(notFound);
});
