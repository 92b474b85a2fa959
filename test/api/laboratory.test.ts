import { randomUUID } from 'node:crypto';
import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import type { LabOrder } from '#contract/laboratory/laboratory.ts';
import { databaseOf, tableNames } from '../database.ts';
import { endpoints } from './client.ts';
import {
  acknowledge,
  alertsOf,
  arrived,
  ask,
  at,
  details,
  enter,
  bench,
  inbox,
  newPatient,
  order,
  ordering,
  potassium,
  receive,
  reported,
  take,
  verify,
} from './laboratory-work.ts';

describe('an order', () => {
  it('is for prescribers, lists its specimens, and is placed once', async () => {
    const patientId = await newPatient();
    for (const who of ['nurse', 'reception', 'lab'] as const) expect((await order(patientId, ['potassium'], {}, who)).status).toBe(403);
    expect((await order(patientId, ['potassium'], {}, 'admin')).status).toBe(403);
    expect((await order(patientId, ['potassium'], {}, 'patient')).status).toBe(403);
    const key = { 'x-request-id': randomUUID() };
    const body = ordering(patientId, ['potassium', 'sodium', 'hba1c'], { note: 'Tired', priority: 'urgent' });
    const first = await ask('doctor', 'POST', '/laboratory/orders', body, key);
    expect(first).toMatchObject({
      status: 201,
      body: { status: 'active', priority: 'urgent', note: 'Tired', version: 1, patient: { id: patientId } },
    });
    expect(first.body.specimens).toEqual([
      { kind: 'serum', status: 'awaited' },
      { kind: 'edta', status: 'awaited' },
    ]);
    expect((await ask('doctor', 'POST', '/laboratory/orders', body, key)).body).toEqual(first.body);
    expect((await ask('doctor', 'POST', '/laboratory/orders', { ...body, note: 'Else' }, key)).body.code).toBe('REQUEST_ID_REUSED');
    expect((await ask('admin', 'GET', `/patients/${patientId}/laboratory`)).body).toEqual({ rows: [first.body] });
    expect((await ask('patient', 'GET', `/patients/${patientId}/laboratory`)).status).toBe(403);
  });

  it('of an unknown test, without tests, with a test twice, or without a patient is refused by field', async () => {
    const patientId = await newPatient();
    expect(details(await order(patientId, ['potassium', 'wisdom']))).toEqual([['tests.1', 'testUnknown']]);
    expect(details(await order(patientId, []))).toEqual([['tests', 'testsNone']]);
    expect(details(await order(patientId, ['potassium', 'potassium']))).toEqual([['tests', 'testsTwice']]);
    expect((await order('01JZZZZZZZZZZZZZZZZZZZZZZA', ['potassium'])).body).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Patient not found.',
    });
  });

  it('of a recently ordered test needs a reason, which is stored with it', async () => {
    const patientId = await newPatient();
    const { body: first } = await order(patientId, ['hba1c']);
    const again = await order(patientId, ['potassium', 'hba1c']);
    expect(again.body).toMatchObject({ code: 'VALIDATION_ERROR', details: [{ path: 'repeatReason', parts: { tests: 'HbA1c' } }] });
    expect((await order(patientId, ['hba1c'], { repeatReason: 'Tube was lost' })).body.repeatReason).toBe('Tube was lost');
    await ask('doctor', 'POST', `${at(first)}/status`, { status: 'revoked', reason: 'Wrong patient' });
    expect((await order(await newPatient(), ['hba1c'])).status).toBe(201);
  });

  it('is on the bench by priority and time until it is revoked; a draft is not', async () => {
    const patientId = await newPatient();
    const placed = [
      await order(patientId, ['sodium']),
      await order(patientId, ['potassium'], { priority: 'stat' }),
      await order(patientId, ['chloride'], { priority: 'urgent' }),
      await order(patientId, ['calcium'], { status: 'draft' }),
    ].map(({ body }): LabOrder => body);
    const listed = async () => (await bench()).flatMap((one: LabOrder) => (one.patient.id === patientId ? [one.results[0]?.test] : []));
    expect(await listed()).toEqual(['potassium', 'chloride', 'sodium']);
    const [sodium, , , draft] = placed;
    if (sodium === undefined || draft === undefined) throw new Error('nothing was ordered');
    expect(details(await ask('doctor', 'POST', `${at(sodium)}/status`, { status: 'revoked' }))).toEqual([['reason', 'statusReasonNeeded']]);
    const stale = await ask('doctor', 'POST', `${at(sodium)}/status`, { status: 'revoked', reason: 'Not needed' }, { 'if-match': '"7"' });
    expect(stale).toMatchObject({ status: 412, body: { current: { id: sodium.id, version: 1 } } });
    expect((await ask('nurse', 'POST', `${at(sodium)}/status`, { status: 'revoked', reason: 'Not needed' })).status).toBe(403);
    await ask('doctor', 'POST', `${at(sodium)}/status`, { status: 'revoked', reason: 'Not needed' });
    await ask('doctor', 'POST', `${at(draft)}/status`, { status: 'active' });
    expect(await listed()).toEqual(['potassium', 'chloride', 'calcium']);
    const back = await ask('doctor', 'POST', `${at(sodium)}/status`, { status: 'active' });
    expect(back).toMatchObject({ status: 409, body: { code: 'NOT_ALLOWED_NOW' } });
  });
});

it('an order with a critical value that nobody has verified comes first on the bench', async () => {
  const { body: stat } = await order(await newPatient(), ['sodium'], { priority: 'stat' });
  const grave = await arrived(['potassium']);
  const listed = async () => (await bench()).map(({ id }: LabOrder) => id).filter((id: string) => id === stat.id || id === grave.id);
  expect(await listed()).toEqual([stat.id, grave.id]);
  await enter(grave, [potassium(6.9)]);
  expect(await listed()).toEqual([grave.id, stat.id]);
});

describe('a specimen', () => {
  it('is taken, received, or rejected for a reason and taken again', async () => {
    const { body: one } = await order(await newPatient(), ['potassium']);
    expect((await receive(one)).body.code).toBe('NOT_ALLOWED_NOW');
    expect((await take(one, 'serum', 'reception')).status).toBe(403);
    expect(details(await take(one, 'edta'))).toEqual([['specimen', 'specimenNotOfOrder']]);
    expect((await take(one)).body.specimens[0]).toMatchObject({ status: 'collected', collectedAt: expect.any(String) });
    expect((await receive(one, 'serum', { status: 'received' }, 'nurse')).status).toBe(403);
    expect(details(await receive(one, 'serum', { status: 'rejected' }))).toEqual([['reason', 'statusReasonNeeded']]);
    const rejected = await receive(one, 'serum', { status: 'rejected', reason: 'Hemolyzed' });
    expect(rejected.body.specimens[0]).toMatchObject({ status: 'rejected', rejectedReason: 'Hemolyzed' });
    expect(details(await enter(one, [potassium(4)]))).toEqual([['results.0.test', 'specimenNotReceived']]);
    await take(one);
    expect((await receive(one)).body.specimens).toEqual([expect.objectContaining({ status: 'received', receivedBy: expect.any(String) })]);
  });
});

describe('a result', () => {
  it('is refused by field if it does not fit its test', async () => {
    const one = await arrived(['potassium', 'hbsag']);
    const refused = async (...results: object[]) => details(await enter(one, results));
    expect(await refused(potassium('high'))).toEqual([['results.0.value', 'resultNotNumber']]);
    expect(await refused(potassium(4.1234))).toEqual([['results.0.value', 'resultNotNumber']]);
    expect(await refused(potassium(-4))).toEqual([['results.0.value', 'resultNotNumber']]);
    expect(await refused(potassium(160, { unit: 'mg/L' }))).toEqual([['results.0.unit', 'resultUnitWrong']]);
    expect(await refused(potassium(4), { test: 'hbsag', value: 'perhaps' })).toEqual([['results.1.value', 'resultNotChoice']]);
    expect(await refused({ test: 'hbsag', value: 'negative', comparator: '<' })).toEqual([['results.0.comparator', 'resultComparator']]);
    expect(await refused({ test: 'sodium', value: 140, unit: 'mmol/L' })).toEqual([['results.0.test', 'testNotOrdered']]);
    expect((await enter(one, [potassium(4)], 'doctor')).status).toBe(403);
    expect((await enter(one, [potassium(4)], 'admin')).status).toBe(403);
    const elsewhere = await arrived(['sodium']);
    expect((await enter({ ...elsewhere, patient: one.patient }, [potassium(4)])).status).toBe(404);
    expect((await ask('lab', 'GET', at(one))).body.results.map(({ status }: { status: string }) => status)).toEqual(['awaited', 'awaited']);
  });

  it('counts once a second person verifies it, with its unit, range and flag', async () => {
    const one = await arrived(['potassium', 'paracetamol', 'hbsag']);
    const entered = await enter(one, [
      potassium(5.6),
      { test: 'hbsag', value: 'negative' },
      { test: 'paracetamol', value: 5, unit: 'ug/mL' },
    ]);
    expect(entered.body.results[0]).toMatchObject({
      status: 'preliminary',
      entered: { value: 5.6, unit: { ucum: 'mmol/L' }, range: { low: 3.5, high: 5.1 }, flag: 'high' },
    });
    expect(details(await verify(one, ['potassium'], 'lab'))).toEqual([['tests.0', 'verifiedByAnother']]);
    expect((await verify(one, ['potassium'], 'nurse')).status).toBe(403);
    expect((await inbox()).map(({ id }) => id)).not.toContain(one.id);
    const verified = await verify(one, ['potassium', 'hbsag', 'paracetamol']);
    expect(verified.body).toMatchObject({ status: 'completed', waitingSince: expect.any(String) });
    const flags = verified.body.results.map((result: LabOrder['results'][number]) => result.verified?.flag);
    // No range is known for paracetamol: no flag, not even "within".
    expect(flags).toEqual(['high', undefined, 'within']);
    expect(verified.body.results[0].verified.enteredBy).not.toBe(verified.body.results[0].verified.verifiedBy);
    expect(details(await verify(one, ['potassium']))).toEqual([['tests.0', 'resultNotEntered']]);
    expect(await alertsOf(one.patient.id)).toEqual([]);
    expect((await bench()).map(({ id }: LabOrder) => id)).not.toContain(one.id);
  });

  it('has no flag if there is no range for the person', async () => {
    const { body: one } = await order(await newPatient({ dateOfBirth: '2022-05-01' }), ['potassium']);
    await take(one);
    await receive(one);
    const [result] = (await enter(one, [potassium(5.6)])).body.results;
    expect(result.entered).not.toHaveProperty('flag');
    expect(result.entered).not.toHaveProperty('range');
    expect(result.entered).toMatchObject({ caution: 'no-range-age' });
  });

  it('is never called within range in a known pregnancy', async () => {
    const patientId = await newPatient({ gender: 'female', dateOfBirth: '1995-05-01' });
    await ask('doctor', 'POST', `/patients/${patientId}/problems`, { text: 'Pregnant, 20 weeks' });
    const { body: one } = await order(patientId, ['potassium']);
    await take(one);
    await receive(one);
    const [result] = (await enter(one, [potassium(4.2)])).body.results;
    expect(result.entered).toMatchObject({ caution: 'pregnancy', range: { low: 3.5 } });
    expect(result.entered).not.toHaveProperty('flag');
  });

  it('outside the plausible interval is refused until confirmed, and marked for its verifier', async () => {
    const one = await arrived(['potassium']);
    const refused = await enter(one, [potassium(42)]);
    expect(refused.body).toMatchObject({
      code: 'VALIDATION_ERROR',
      details: [{ path: 'results.0.value', code: 'resultUnlikely', parts: { low: 1, high: 15, unit: 'mmol/L' } }],
    });
    const confirmed = await enter(one, [potassium(42, { confirmed: true })]);
    expect(confirmed.body.results[0].entered).toMatchObject({ value: 42, confirmed: true, flag: 'critical-high' });
  });

  it("that is critical opens an alert at once, and comes first in its prescriber's inbox", async () => {
    const mild = await reported(5.4);
    const grave = await reported(6.8);
    expect(grave).toMatchObject({ criticalSince: expect.any(String) });
    expect(await alertsOf(grave.patient.id)).toMatchObject([
      { severity: 'high', message: { en: 'Critical result: Potassium 6.8 mmol/L', ar: expect.stringContaining('البوتاسيوم') } },
    ]);
    const ids = (await inbox()).map(({ id }) => id);
    expect(ids.indexOf(grave.id)).toBeLessThan(ids.indexOf(mild.id));
    expect((await inbox('nurse')).map(({ id }) => id)).not.toContain(grave.id);

    expect(details(await acknowledge(grave, ' '))).toEqual([['done', 'required']]);
    expect((await acknowledge(grave, 'Called', 'nurse')).status).toBe(403);
    const done = await acknowledge(grave, 'Sent to the emergency department');
    expect(done.body).toMatchObject({ acknowledgements: [{ done: 'Sent to the emergency department' }] });
    expect(done.body).not.toHaveProperty('criticalSince');
    expect((await acknowledge(grave, 'Twice')).body.code).toBe('NOT_ALLOWED_NOW');
    expect(await alertsOf(grave.patient.id)).toEqual([]);
    expect((await inbox()).map(({ id }) => id)).not.toContain(grave.id);
  });

  it('that is critical is escalated to every prescriber after half an hour without an acknowledgement', async () => {
    const grave = await reported(6.8);
    const database = databaseOf(endpoints());
    const past = new Date(Date.now() - 31 * 60_000).toISOString();
    const TableName = tableNames()['Clinical'];
    const pk = `PATIENT#${grave.patient.id}`;
    await database.send(
      new UpdateCommand({
        TableName,
        Key: { pk, sk: `LABCRITICAL#${grave.id}` },
        UpdateExpression: 'SET agendaSort = :sort',
        ExpressionAttributeValues: { ':sort': `${past}#${grave.id}` },
      }),
    );
    await database.send(
      new UpdateCommand({
        TableName,
        Key: { pk, sk: `LABORATORY#${grave.id}` },
        UpdateExpression: 'SET criticalSince = :past',
        ExpressionAttributeValues: { ':past': past },
      }),
    );
    database.destroy();
    const others = (await inbox('nurse')).filter(({ id }) => id === grave.id);
    expect(others).toMatchObject([{ escalated: true }]);
    // Its prescriber has it once, among their own.
    expect((await inbox()).filter(({ id }) => id === grave.id)).toHaveLength(1);
    await acknowledge(grave, 'Called');
    expect((await inbox('nurse')).map(({ id }) => id)).not.toContain(grave.id);
  });

  it('that is corrected needs a reason, a second person and a new acknowledgement, and keeps the earlier value', async () => {
    const one = await reported(4.5);
    await acknowledge(one, 'Nothing to do');
    expect(details(await enter(one, [potassium(6.9)], 'lab2'))).toEqual([['results.0.reason', 'correctionReason']]);
    const correcting = await enter(one, [potassium(6.9, { reason: 'Tubes were swapped' })], 'lab2');
    expect(correcting.body.results[0]).toMatchObject({ status: 'correcting', verified: { value: 4.5 }, entered: { value: 6.9 } });
    expect(await alertsOf(one.patient.id)).toEqual([]);
    expect((await bench()).map(({ id }: LabOrder) => id)).toContain(one.id);
    const corrected = await verify(one, ['potassium'], 'lab');
    expect(corrected.body.results[0]).toMatchObject({
      status: 'corrected',
      verified: { value: 6.9, reason: 'Tubes were swapped' },
      earlier: [{ value: 4.5 }],
    });
    expect(corrected.body).toMatchObject({ waitingSince: expect.any(String), acknowledgements: [{ done: 'Nothing to do' }] });
    expect(await alertsOf(one.patient.id)).toHaveLength(1);
    expect((await inbox()).map(({ id }) => id)).toContain(one.id);
    const trend = await ask('doctor', 'GET', `/patients/${one.patient.id}/laboratory-tests/potassium`);
    expect(trend.body.points).toMatchObject([{ orderId: one.id, value: 6.9, status: 'corrected', range: { low: 3.5, high: 5.1 } }]);
  });

  it('leaves the trend, the inbox and the alerts when its order was an error', async () => {
    const one = await reported(6.9);
    const wrong = await ask('doctor', 'POST', `${at(one)}/status`, { status: 'entered-in-error', reason: 'Another patient’s blood' });
    expect(wrong.body).toMatchObject({ status: 'entered-in-error', statusReason: 'Another patient’s blood' });
    expect(await alertsOf(one.patient.id)).toEqual([]);
    expect((await inbox()).map(({ id }) => id)).not.toContain(one.id);
    expect((await ask('doctor', 'GET', `/patients/${one.patient.id}/laboratory-tests/potassium`)).body.points).toEqual([]);
  });

  it('of many is in order of time in the trend; a test without numbers has none', async () => {
    const patientId = await newPatient();
    for (const value of [4.1, 4.4, 4.9]) {
      const { body: one } = await order(patientId, ['potassium'], { repeatReason: 'Course' });
      await take(one);
      await receive(one);
      await enter(one, [potassium(value)]);
      await verify(one, ['potassium']);
    }
    const { points } = (await ask('doctor', 'GET', `/patients/${patientId}/laboratory-tests/potassium`)).body;
    expect(points.map(({ value }: { value: number }) => value)).toEqual([4.1, 4.4, 4.9]);
    for (const test of ['hbsag', 'wisdom'])
      expect((await ask('doctor', 'GET', `/patients/${patientId}/laboratory-tests/${test}`)).status).toBe(404);
  });

  it('that two people verify at once is verified once', async () => {
    const one = await arrived(['potassium']);
    await enter(one, [potassium(6.9)]);
    const answers = await Promise.all([verify(one, ['potassium']), verify(one, ['potassium'])]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
    expect(await alertsOf(one.patient.id)).toHaveLength(1);
  });
});

describe('a deleted patient', () => {
  it('leaves nothing in the laboratory', async () => {
    const one = await reported(6.9);
    expect((await ask('doctor', 'DELETE', `/patients/${one.patient.id}`, { reason: 'Made by a test' })).status).toBe(200);
    expect((await inbox()).map(({ id }) => id)).not.toContain(one.id);
    expect((await ask('doctor', 'GET', at(one))).status).toBe(404);
    const database = databaseOf(endpoints());
    const left = await database.send(
      new QueryCommand({
        TableName: tableNames()['Clinical'],
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': `PATIENT#${one.patient.id}` },
      }),
    );
    database.destroy();
    expect(left.Items).toEqual([]);
  });
});
