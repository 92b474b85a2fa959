import { randomUUID } from 'node:crypto';
import { type DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { careLimits } from '#contract/base/care-limits.ts';
import type { Portal } from '#contract/portal/portal.ts';
import { databaseOf, tableNames } from '../database.ts';
import { call, endpoints, tokensOf } from './client.ts';
import { carers } from './given-care.ts';
import { dayIn, dayMs, events, linked, newPatient, notesOf, refusal, somebody, yearsAgo } from './linked-people.ts';

const { ask, verify, acknowledge, entered, prescribed, ended, vaccinated } = carers();
const portal = (token: string, id: string) => call('GET', `/patients/${id}/portal`, { token });
const seen = async (token: string, id: string): Promise<Portal> => (await portal(token, id)).body;
const notFound = [404, 'NOT_FOUND'];

const { Clinical: TableName } = tableNames();
let database: DynamoDBDocumentClient;
beforeAll(() => {
  database = databaseOf(endpoints());
});
afterAll(() => database.destroy());

/** Moves the verification of an order's results back by some days. */
async function verifiedBefore(id: string, orderId: string, ms: number): Promise<void> {
  const Key = { pk: `PATIENT#${id}`, sk: `LABORATORY#${orderId}` };
  const { Item: item } = await database.send(new GetCommand({ TableName, Key }));
  const verifiedAt = new Date(Date.now() - ms).toISOString();
  const results = item?.['results'].map((one: { verified?: object }) =>
    one.verified ? { ...one, verified: { ...one.verified, verifiedAt } } : one,
  );
  await database.send(
    new UpdateCommand({ TableName, Key, UpdateExpression: 'SET results = :results', ExpressionAttributeValues: { ':results': results } }),
  );
}

describe('results', () => {
  it("are visible once a clinician has acknowledged them, without the clinic's internal notes", async () => {
    const [patient, token] = [await newPatient(), await somebody()];
    await linked(token, patient);
    const orderId = await entered(patient.id, 3.1);
    expect((await seen(token, patient.id)).reports.rows).toEqual([]);
    await verify(patient.id, orderId);
    expect((await seen(token, patient.id)).reports.rows).toEqual([]);
    await acknowledge(patient.id, orderId);
    const { body, status } = await portal(token, patient.id);
    expect(status).toBe(200);
    expect(body.reports.rows).toEqual([
      {
        id: orderId,
        takenOn: dayIn(0),
        results: [
          {
            test: 'potassium',
            name: { en: 'Potassium', ar: 'البوتاسيوم' },
            value: 3.1,
            unit: 'mmol/L',
            range: { low: 3.5, high: 5.1 },
            flag: 'low',
          },
        ],
        awaited: 1,
      },
    ]);
    const text = JSON.stringify(body);
    for (const secret of ['hemolyzed', 'kidneys', 'enteredBy', 'verifiedBy']) expect(text).not.toContain(secret);
  });

  it('that are not acknowledged are visible after the stated days, and not before', async () => {
    const [patient, token] = [await newPatient(), await somebody()];
    await linked(token, patient);
    const orderId = await entered(patient.id, 4.1);
    await verify(patient.id, orderId);
    const released = careLimits.resultReleaseDays * dayMs;
    await verifiedBefore(patient.id, orderId, released - 60_000);
    expect((await seen(token, patient.id)).reports.rows).toEqual([]);
    await verifiedBefore(patient.id, orderId, released + 1000);
    expect((await seen(token, patient.id)).reports.rows).toHaveLength(1);
  });
});

it('signed prescriptions are visible, with their instructions; drafts, errors, notes and reasons are not', async () => {
  const [patient, token] = [await newPatient(), await somebody()];
  await linked(token, patient);
  await prescribed(patient.id, { isDraft: true });
  expect((await seen(token, patient.id)).prescriptions).toEqual([]);
  const id = await prescribed(patient.id);
  const { body } = await portal(token, patient.id);
  const shown = {
    id,
    status: 'active',
    name: { en: 'Amlodipine', ar: 'أملوديبين' },
    form: { en: 'tablet', ar: 'أقراص' },
    strength: '5 mg',
    doseText: { en: '1 tablet by mouth once a day', ar: 'قرص واحد عن طريق الفم مرة واحدة يومياً' },
    signedOn: dayIn(0),
    prescriber: { en: 'Dr. Huda Al-Naimi' },
  };
  expect(body.prescriptions).toMatchObject([shown]);
  for (const secret of ['Forgets', 'tolerated', 'overrides', 'note']) expect(JSON.stringify(body)).not.toContain(secret);
  await ended(patient.id, id, 'stopped');
  const after = await portal(token, patient.id);
  expect(after.body.prescriptions).toEqual([]);
  const earlier = async () => (await call('GET', `/patients/${patient.id}/portal/prescriptions`, { token })).body;
  expect((await earlier()).rows).toMatchObject([{ ...shown, status: 'stopped', endedOn: dayIn(0) }]);
  expect(JSON.stringify(await earlier())).not.toContain('Swollen');
  expect(JSON.stringify(after.body)).not.toContain('Swollen');
  await ended(patient.id, id, 'entered-in-error');
  expect((await seen(token, patient.id)).prescriptions).toEqual([]);
  expect((await earlier()).rows).toEqual([]);
});

describe('a repeat of a prescription', () => {
  const pathOf = (id: string, prescriptionId: string) => `/patients/${id}/prescriptions/${prescriptionId}/repeat`;
  const askFor = (token: string, id: string, prescriptionId: string, key?: string) =>
    call('POST', pathOf(id, prescriptionId), { token, headers: key === undefined ? {} : { 'x-request-id': key } });
  const ofStaff = async (id: string) => (await ask('doctor', 'GET', `/patients/${id}/prescriptions`)).prescriptions;
  const notAllowed = [409, 'NOT_ALLOWED_NOW'];

  it('is requested once per medicine; its prescriber gets a notice that leads to the prescriptions', async () => {
    const [patient, token] = [await newPatient(), await somebody()];
    await linked(token, patient);
    const id = await prescribed(patient.id);
    expect((await seen(token, patient.id)).prescriptions).toMatchObject([{ id, mayAsk: true }]);
    const key = randomUUID();
    const first = await askFor(token, patient.id, id, key);
    expect([first.status, first.body]).toEqual([201, { state: 'asked', on: dayIn(0) }]);
    expect((await askFor(token, patient.id, id, key)).body).toEqual(first.body);
    expect(refusal(await askFor(token, patient.id, id))).toEqual(notAllowed);
    expect((await seen(token, patient.id)).prescriptions).toMatchObject([{ id, mayAsk: false, repeat: { state: 'asked' } }]);
    expect(await ofStaff(patient.id)).toMatchObject([{ id, asked: { version: 1, relation: 'self' } }]);
    const { access: doctor } = await tokensOf('CLINICIAN');
    const told = (await call('GET', '/notifications', { token: doctor })).body.rows.filter(
      (one: { patient?: { id: string } }) => one.patient?.id === patient.id,
    );
    expect(told).toMatchObject([{ message: { en: 'A refill of a prescription was requested.' }, about: 'prescriptions', unread: true }]);
  });

  it('requested twice at once is requested once', async () => {
    const [patient, token] = [await newPatient(), await somebody()];
    await linked(token, patient);
    const id = await prescribed(patient.id);
    const both = await Promise.all([askFor(token, patient.id, id), askFor(token, patient.id, id)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  it('is refused if the prescription was stopped, is in error or a draft, or was followed by another', async () => {
    const [patient, token] = [await newPatient(), await somebody()];
    await linked(token, patient);
    const draft = await prescribed(patient.id, { isDraft: true });
    expect(refusal(await askFor(token, patient.id, draft))).toEqual(notFound);
    const first = await prescribed(patient.id);
    const second = await prescribed(patient.id, { prior: first });
    expect(refusal(await askFor(token, patient.id, first))).toEqual(notAllowed);
    await ended(patient.id, second, 'stopped');
    expect(refusal(await askFor(token, patient.id, second))).toEqual(notAllowed);
    expect(refusal(await askFor(token, patient.id, first))).toEqual(notAllowed);
    await ended(patient.id, second, 'entered-in-error');
    expect(refusal(await askFor(token, patient.id, second))).toEqual(notFound);
  });

  it('is refused without a link as if the record did not exist, and to the staff', async () => {
    const [patient, token, stranger] = [await newPatient(), await somebody(), await somebody()];
    await linked(token, patient);
    const id = await prescribed(patient.id);
    expect(refusal(await askFor(stranger, patient.id, id))).toEqual(notFound);
    expect(refusal(await askFor((await tokensOf('CLINICIAN')).access, patient.id, id))).toEqual(notFound);
  });

  it('is declined with a reason, which the requester reads as written, and can be requested again', async () => {
    const [patient, token] = [await newPatient(), await somebody()];
    await linked(token, patient);
    const id = await prescribed(patient.id);
    const refuse = pathOf(patient.id, id);
    const reason = 'A <b>blood test</b> comes first';
    const { access: doctor } = await tokensOf('CLINICIAN');
    const decline = (body: object, version = 1) => call('PUT', refuse, { token: doctor, body, headers: { 'if-match': `"${version}"` } });
    expect(refusal(await decline({ reason }))).toEqual(notAllowed);
    await askFor(token, patient.id, id);
    expect(refusal(await decline({ reason: ' ' }))).toEqual([400, 'VALIDATION_ERROR']);
    expect(refusal(await decline({ reason }, 7))).toEqual([412, 'PRECONDITION_FAILED']);
    expect(refusal(await call('PUT', refuse, { token, body: { reason } }))).toEqual([403, 'FORBIDDEN']);
    expect((await decline({ reason })).status).toBe(200);
    expect(refusal(await decline({ reason }, 2))).toEqual(notAllowed);
    const [shown] = (await seen(token, patient.id)).prescriptions;
    expect(shown).toMatchObject({ mayAsk: true, repeat: { state: 'declined', on: dayIn(0), reason } });
    expect((await notesOf(token))[0]).toContain('declined to refill');
    expect((await askFor(token, patient.id, id)).status).toBe(201);
    expect(await ofStaff(patient.id)).toMatchObject([{ asked: { version: 3 } }]);
  });

  it('is answered by a signature for the medicine, and shows that', async () => {
    const [patient, token] = [await newPatient(), await somebody()];
    await linked(token, patient);
    const id = await prescribed(patient.id);
    await askFor(token, patient.id, id);
    const draft = await prescribed(patient.id, { prior: id, isDraft: true });
    expect((await seen(token, patient.id)).prescriptions).toMatchObject([{ id, repeat: { state: 'asked' } }]);
    await ended(patient.id, draft, 'entered-in-error');
    const renewed = await prescribed(patient.id, { prior: id });
    const [next, ...others] = (await seen(token, patient.id)).prescriptions;
    expect(next).toMatchObject({ id: renewed, mayAsk: true, repeat: { state: 'repeated', on: dayIn(0) } });
    expect(others).toEqual([]);
    const { rows: earlier } = (await call('GET', `/patients/${patient.id}/portal/prescriptions`, { token })).body;
    expect(earlier).toMatchObject([{ id, status: 'completed', mayAsk: false }]);
    expect(earlier[0]).not.toHaveProperty('repeat');
    for (const one of await ofStaff(patient.id)) expect(one.asked).toBeUndefined();
  });

  it('is closed once the medicine is stopped, and deleted with the record', async () => {
    const [patient, token] = [await newPatient(), await somebody()];
    await linked(token, patient);
    const id = await prescribed(patient.id);
    await askFor(token, patient.id, id);
    const kept = async () =>
      (await database.send(new GetCommand({ TableName, Key: { pk: `PATIENT#${patient.id}`, sk: 'REPEAT#amlodipine' } }))).Item;
    expect(await kept()).toMatchObject({ state: 'asked' });
    await ended(patient.id, id, 'stopped');
    expect((await seen(token, patient.id)).prescriptions).toEqual([]);
    const [shown] = (await call('GET', `/patients/${patient.id}/portal/prescriptions`, { token })).body.rows;
    expect([shown.id, shown.mayAsk, shown.repeat]).toEqual([id, false, undefined]);
    await ask('doctor', 'DELETE', `/patients/${patient.id}`, { reason: 'Made by a test' });
    await expect.poll(kept).toBeUndefined();
  });
});

it('given vaccinations are visible, latest first, without notes', async () => {
  const [patient, token] = [await newPatient({ dateOfBirth: yearsAgo(4) }), await somebody()];
  await linked(token, patient, { relation: 'parent' });
  await vaccinated(patient.id, 'mmr', { dose: 1, lot: 'A1', on: dayIn(-30) });
  await vaccinated(patient.id, 'varicella', { dose: 1 });
  await vaccinated(patient.id, 'hepatitis-a', { status: 'not-done', notGiven: 'declined' });
  const { vaccinations } = await seen(token, patient.id);
  expect(vaccinations).toMatchObject([
    { name: { en: 'Varicella (chickenpox)' }, dose: 1, on: dayIn(0), elsewhere: false },
    { name: { en: 'MMR (measles, mumps, rubella)' }, dose: 1, on: dayIn(-30), lot: 'A1' },
  ]);
  expect(JSON.stringify(vaccinations)).not.toContain('Cried');
});

describe("only linked accounts see a record's care", () => {
  it("another's, a deleted and an unknown record answer alike, also to staff without a link", async () => {
    const [patient, gone] = [await newPatient(), await newPatient()];
    const [hers, stranger] = [await somebody(), await somebody()];
    await linked(hers, patient);
    await linked(stranger, gone);
    const staff = (await tokensOf('CLINICIAN')).access;
    await call('DELETE', `/patients/${gone.id}`, { token: staff, body: { reason: 'Made by a test' } });
    const answers = [
      await portal(stranger, patient.id),
      await portal(stranger, gone.id),
      await portal(stranger, '01JZZZZZZZZZZZZZZZZZZZZZZA'),
      await portal(staff, patient.id),
    ];
    expect(answers.map(refusal)).toEqual(answers.map(() => notFound));
    expect(new Set(answers.map(({ body }) => body.message))).toEqual(new Set(['Patient not found.']));
    expect(refusal(await portal(hers, 'no-ulid'))).toEqual(notFound);
  });

  it('access ends with the next request after the link has ended, and after its last day', async () => {
    const [patient, token, carer] = [await newPatient(), await somebody(), await somebody()];
    const linkId = await linked(token, patient);
    expect((await portal(token, patient.id)).status).toBe(200);
    await call('DELETE', `/links/${linkId}`, { token });
    expect(refusal(await portal(token, patient.id))).toEqual(notFound);

    await linked(carer, patient, { relation: 'carer', until: dayIn(3), reason: 'Helps at home' });
    expect(await seen(carer, patient.id)).toMatchObject({ relation: 'carer', until: dayIn(3), patient: { id: patient.id } });
    const { links } = (await call('GET', `/patients/${patient.id}/links`, { token: (await tokensOf('CLINICIAN')).access })).body;
    const Key = { pk: `USER#${links[0].account.id}`, sk: `LINK#${patient.id}` };
    expect((await database.send(new GetCommand({ TableName, Key }))).Item).toBeDefined();
    await database.send(
      new UpdateCommand({
        TableName,
        Key,
        UpdateExpression: 'SET #until = :day',
        ExpressionAttributeNames: { '#until': 'until' },
        ExpressionAttributeValues: { ':day': dayIn(-1) },
      }),
    );
    expect(refusal(await portal(carer, patient.id))).toEqual(notFound);
  });

  it("and the staff's own routes refuse linked accounts", async () => {
    const [patient, token] = [await newPatient(), await somebody()];
    await linked(token, patient);
    for (const part of [
      'laboratory',
      'prescriptions',
      'immunizations',
      'chart',
      'timeline',
      'vital-signs',
      'problems',
      'documents',
      'encounters',
    ])
      expect([part, (await call('GET', `/patients/${patient.id}/${part}`, { token })).status]).toEqual([part, 403]);
  });
});

describe('the record as a file', () => {
  const asked = (token: string, id: string, format: 'pdf' | 'fhir') => call('GET', `/patients/${id}/export?format=${format}`, { token });

  it("contains released entries, and none of the clinic's internal ones", async () => {
    const [patient, token] = [await newPatient({ firstName: 'Aisha', lastName: 'Al-Filed' }), await somebody()];
    await linked(token, patient, { relation: 'carer', until: dayIn(3), reason: 'Helps at home' });
    const shown = await entered(patient.id, 3.1);
    await verify(patient.id, shown);
    await acknowledge(patient.id, shown);
    const hidden = await entered(patient.id, 5.9);
    await verify(patient.id, hidden);
    await ended(patient.id, await prescribed(patient.id), 'stopped');
    await vaccinated(patient.id, 'influenza');
    await vaccinated(patient.id, 'mmr', { status: 'not-done', notGiven: 'declined' });
    await ask('doctor', 'POST', `/patients/${patient.id}/problems`, { text: 'A suspicion of the clinic', note: 'Not told yet' });
    await ask('doctor', 'POST', `/patients/${patient.id}/vital-signs`, { values: { pulse: 71 }, note: 'Nervous' });

    const { status, body } = await asked(token, patient.id, 'fhir');
    expect(status).toBe(200);
    const bundle = JSON.stringify(await (await fetch(body.link.url)).json());
    for (const released of ['Al-Filed', '"value":3.1,', 'Amlodipine', 'Influenza']) expect(bundle).toContain(released);
    const secrets = [
      '"value":5.9,',
      'hemolyzed',
      'kidneys',
      'Forgets',
      'Swollen',
      'tolerated',
      'declined',
      'Cried',
      'suspicion',
      'Nervous',
      'tube was lost',
    ];
    for (const secret of secrets) expect([secret, bundle.includes(secret)]).toEqual([secret, false]);
    const pdf = await asked(token, patient.id, 'pdf');
    expect(
      Buffer.from(await (await fetch(pdf.body.link.url)).arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    await expect
      .poll(async () => (await events(patient.id)).filter(({ action }) => action === 'export-asked').map(({ actor }) => actor.relation))
      .toEqual(['carer', 'carer']);

    const { body: whole } = await asked((await tokensOf('CLINICIAN')).access, patient.id, 'fhir');
    expect(await (await fetch(whole.link.url)).text()).toContain('suspicion');
  });

  it('is refused without a link', async () => {
    const [patient, stranger] = [await newPatient(), await somebody()];
    for (const format of ['pdf', 'fhir'] as const) expect(refusal(await asked(stranger, patient.id, format))).toEqual(notFound);
  });
});

it('the log of a parent of two states whose record was read, by whom, and in what relation', async () => {
  const children = [await newPatient({ dateOfBirth: yearsAgo(6) }), await newPatient({ dateOfBirth: yearsAgo(4) })];
  const [first, second] = children;
  if (first === undefined || second === undefined) throw new Error('no children were made');
  const parent = await somebody();
  for (const child of children) await linked(parent, child, { relation: 'parent' });
  for (const { id } of children) expect((await seen(parent, id)).patient.id).toBe(id);
  await call('GET', `/patients/${second.id}`, { token: parent });
  const reads = async (id: string) => (await events(id)).filter(({ action }) => action === 'read').map(({ actor }) => actor);
  const own = { name: 'Test Visitor', roles: ['PATIENT'], relation: 'parent' };
  await expect.poll(() => reads(first.id)).toMatchObject([own]);
  await expect.poll(() => reads(second.id)).toMatchObject([own, own]);
  const { body } = await call('GET', '/access-log/own', { token: parent });
  const shown = body.entries.filter(({ action }: { action: string }) => action === 'read');
  expect(shown.map(({ patientIds, actor }: { patientIds: string[]; actor: object }) => [patientIds, actor])).toMatchObject([
    [[second.id], own],
    [[second.id], own],
    [[first.id], own],
  ]);
});
