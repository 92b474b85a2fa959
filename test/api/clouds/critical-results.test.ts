import { randomUUID } from 'node:crypto';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import type { LabOrder } from '#contract/laboratory/laboratory.ts';
import { databaseOf, tableNames } from '../../database.ts';
import { call, endpoints, tokensOf } from '../client.ts';
import { withClaims } from '../forged-tokens.ts';
import {
  acknowledge,
  alertsOf,
  ask,
  arrived,
  at,
  details,
  enter,
  inbox,
  newPatient,
  order,
  potassium,
  receive,
  reported,
  take,
  verify,
  type Who,
} from '../laboratory-work.ts';
import { mailsTo, runAt } from '../mails.ts';
import { withQuietCloud } from '../cloud.ts';

// Others' notices come to the same account.
withQuietCloud();

interface News {
  readonly message: { readonly en: string };
  readonly unread: boolean;
  readonly about?: string;
  readonly settled?: true;
  readonly patient?: { readonly id: string };
}
const bellOf = async (who: Who, { patient }: LabOrder): Promise<News[]> =>
  (await ask(who, 'GET', '/notifications')).body.rows.filter((note: News) => note.patient?.id === patient.id);
/** What stands in a bell, newest first; what no longer holds between tildes. */
const newsOf = async (who: Who, one: LabOrder): Promise<string[]> =>
  (await bellOf(who, one)).map(({ message, settled }) => (settled ? `~${message.en}~` : message.en));

describe('a result', () => {
  it('of a culture or in words reaches the inbox and the alerts like a number, if it is critical', async () => {
    const patientId = await newPatient();
    const { body: placed } = await order(patientId, ['culture-blood', 'blood-film']);
    for (const specimen of ['culture', 'edta']) {
      await take(placed, specimen);
      await receive(placed, specimen);
    }
    await enter(placed, [
      { test: 'culture-blood', value: 'preliminary-growth', comment: 'Gram-positive cocci' },
      { test: 'blood-film', value: 'Blasts', critical: true },
    ]);
    const { body: verified } = await verify(placed, ['culture-blood', 'blood-film']);
    expect(verified).toMatchObject({ criticalSince: expect.any(String) });
    expect((await alertsOf(patientId)).map(({ severity, message }) => `${severity} ${message.en}`).toSorted()).toEqual([
      'high Critical result: Blood culture Growth, preliminary',
      'high Critical result: Blood film Blasts',
    ]);
    expect((await inbox())[0]?.criticalSince).toEqual(expect.any(String));
    expect((await inbox()).map(({ id }) => id)).toContain(placed.id);
  });

  it('that is critical leaves the alerts by somebody who writes in the chart, with what was done', async () => {
    const { patient } = await reported(6.8);
    const own = async () =>
      (await ask('doctor', 'GET', '/alerts')).body.rows.filter((one: { patient: { id: string } }) => one.patient.id === patient.id);
    const [{ id }] = await own();
    const take = (who: Who, body: object) => ask(who, 'POST', `/patients/${patient.id}/alerts/${id}/acknowledge`, body);
    for (const who of ['reception', 'lab'] as const)
      for (const body of [{}, { done: 'Called' }]) expect((await take(who, body)).status).toBe(403);
    for (const body of [{}, { done: ' ' }]) expect(details(await take('nurse', body))).toEqual([['done', 'required']]);
    expect(await own()).toHaveLength(1);
    const first = await take('nurse', { done: 'Called the doctor' });
    expect(first).toMatchObject({ status: 200, body: { id, done: 'Called the doctor' } });
    expect(await own()).toEqual([]);
    // Who repeats it without a note learns what was noted.
    expect((await take('doctor', {})).body).toEqual(first.body);
  });

  it("that is critical is in its prescriber's bell and mailbox at once, and in those of all others after half an hour", async () => {
    const address = endpoints().accounts.find(({ role }) => role === 'CLINICIAN')?.email ?? '';
    const urgent = async (): Promise<number> =>
      (await mailsTo(address)).filter(({ subject }) => subject.startsWith('Afiya: urgent, please sign in now')).length;
    // What earlier tests left is not counted.
    await runAt('mail', new Date());
    const sentBefore = await urgent();
    const grave = await reported(6.8);
    expect(await bellOf('doctor', grave)).toMatchObject([
      { message: { en: 'Critical result: Potassium 6.8 mmol/L' }, unread: true, about: 'laboratory' },
    ]);
    await runAt('mail', new Date());
    await expect.poll(urgent).toBe(sentBefore + 1);
    const [mail] = (await mailsTo(address)).toReversed();
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/potassium|critical|result|نتيجة|بوتاسيوم/i);

    const colleague = randomUUID();
    const name = { en: 'Dr. Colleague', ar: 'د. زميل' };
    expect((await ask('admin', 'PUT', `/staff/${colleague}`, { name, duties: ['prescriber'] })).status).toBe(200);
    const database = databaseOf(endpoints());
    const told = async (): Promise<unknown[]> =>
      (
        await database.send(
          new QueryCommand({
            TableName: tableNames()['Clinical'],
            KeyConditionExpression: 'pk = :pk',
            FilterExpression: 'patientId = :patient',
            ExpressionAttributeValues: { ':pk': `NOTIFICATIONS#${colleague}`, ':patient': grave.patient.id },
            ConsistentRead: true,
          }),
        )
      ).Items ?? [];
    await runAt('mail', new Date(Date.now() + 29 * 60_000));
    expect(await told()).toEqual([]);
    await runAt('mail', new Date(Date.now() + 31 * 60_000));
    await expect.poll(told).toMatchObject([{ message: { en: expect.stringContaining('has waited half an hour') }, about: 'laboratory' }]);
    await runAt('mail', new Date(Date.now() + 60 * 60_000));
    expect(await told()).toHaveLength(1);
    database.destroy();
    expect(await bellOf('doctor', grave)).toHaveLength(1);
    await acknowledge(grave, 'Called');
  });
});

describe('a critical value that nobody has verified', () => {
  it("is in the bells of the laboratory's other people until it is verified, and in nobody else's", async () => {
    const one = await arrived(['potassium']);
    await enter(one, [potassium(6.9)]);
    expect(await bellOf('lab2', one)).toMatchObject([
      { message: { en: 'Critical result to be verified: Potassium 6.9 mmol/L' }, unread: true, about: 'verification' },
    ]);
    for (const who of ['lab', 'doctor', 'nurse'] as const) expect(await newsOf(who, one)).toEqual([]);
    await enter(one, [potassium(6.9, { comment: 'Measured twice' })]);
    expect(await newsOf('lab2', one)).toHaveLength(1);
    await verify(one, ['potassium']);
    expect(await bellOf('lab2', one)).toMatchObject([{ unread: false, settled: true }]);
    expect(await newsOf('doctor', one)).toEqual(['Critical result: Potassium 6.9 mmol/L']);
    await acknowledge(one, 'Called');
  });

  it('is told of by no bell if it is not critical', async () => {
    const one = await arrived(['potassium']);
    await enter(one, [potassium(5.6)]);
    await enter(one, [potassium(4.6)]);
    await verify(one, ['potassium']);
    for (const who of ['lab2', 'doctor'] as const) expect(await newsOf(who, one)).toEqual([]);
  });
});

describe('a critical result that is corrected', () => {
  const critical = 'Critical result: Potassium 6.9 mmol/L';
  const doubted = 'Do not rely on this result, it is being corrected: Potassium 6.9 mmol/L';

  it('reaches its prescriber from the first doubt, on top of the inbox and in the bell, where the earlier notice no longer stands', async () => {
    const one = await reported(6.9);
    await acknowledge(one, 'Sent to the emergency department');
    const grave = await reported(7.1);
    await enter(one, [potassium(4.6, { reason: 'Hemolyzed' })]);
    /** The order, if it stands before the other's critical result. */
    const first = async () => (await inbox()).find(({ id }) => id === one.id || id === grave.id);
    expect(await first()).toMatchObject({ id: one.id, results: [{ status: 'correcting', verified: { value: 6.9 } }] });
    expect(await newsOf('doctor', one)).toEqual([doubted, `~${critical}~`]);
    expect((await bellOf('doctor', one))[0]).toMatchObject({ unread: true, about: 'results' });
    await enter(one, [potassium(4.7, { reason: 'Typed wrong' })]);
    expect(await newsOf('doctor', one)).toHaveLength(2);
    await verify(one, ['potassium']);
    expect(await first()).toMatchObject({ id: one.id, results: [{ status: 'corrected', earlier: [{ value: 6.9 }] }] });
    expect(await first()).not.toHaveProperty('criticalSince');
    expect(await newsOf('doctor', one)).toEqual([
      'Corrected result: Potassium 4.7 mmol/L, before 6.9 mmol/L',
      `~${doubted}~`,
      `~${critical}~`,
    ]);
    await acknowledge(one, 'Called back');
    await acknowledge(grave, 'Called');
  });

  it('before it was acknowledged leaves no alert that says what no longer holds, and is no longer escalated', async () => {
    const one = await reported(6.9);
    const alerts = async () => (await alertsOf(one.patient.id)).map(({ message }) => message.en);
    expect(await alerts()).toEqual([critical]);
    await enter(one, [potassium(4.6, { reason: 'Hemolyzed' })]);
    expect(await alerts()).toEqual([doubted]);
    await verify(one, ['potassium']);
    expect(await alerts()).toEqual([]);
    expect((await ask('doctor', 'GET', at(one))).body).not.toHaveProperty('criticalSince');
    await runAt('mail', new Date(Date.now() + 31 * 60_000));
    expect(await newsOf('doctor', one)).toHaveLength(3);
    await acknowledge(one, 'Seen');
  });

  it('leaves what is told of the other critical results of its order', async () => {
    const one = await arrived(['potassium', 'sodium']);
    await enter(one, [potassium(6.9), { test: 'sodium', value: 110, unit: 'mmol/L' }]);
    await verify(one, ['potassium', 'sodium']);
    expect(await newsOf('doctor', one)).toEqual([`${critical} +1`]);
    await enter(one, [potassium(4.6, { reason: 'Hemolyzed' })]);
    const sodium = 'Critical result: Sodium 110 mmol/L';
    expect(await newsOf('doctor', one)).toEqual([doubted, sodium]);
    expect((await alertsOf(one.patient.id)).map(({ message }) => message.en).toSorted()).toEqual([sodium, doubted].toSorted());
    await verify(one, ['potassium']);
    expect((await alertsOf(one.patient.id)).map(({ message }) => message.en)).toEqual([sodium]);
    expect((await ask('doctor', 'GET', at(one))).body).toMatchObject({ criticalSince: expect.any(String) });
    await acknowledge(one, 'Called');
  });

  it('to another critical value says both values, and opens one alert', async () => {
    const one = await reported(4.5);
    await acknowledge(one, 'Nothing to do');
    await enter(one, [potassium(6.9, { reason: 'Tubes were swapped' })]);
    await verify(one, ['potassium']);
    const corrected = 'Corrected result, critical: Potassium 6.9 mmol/L, before 4.5 mmol/L';
    expect((await newsOf('doctor', one))[0]).toBe(corrected);
    expect((await alertsOf(one.patient.id)).map(({ message }) => message.en)).toEqual([corrected]);
    await acknowledge(one, 'Called');
  });

  it('or withdrawn is told to whoever acknowledged it', async () => {
    const one = await reported(6.9);
    await acknowledge(one, 'Sent to the emergency department');
    const colleague = randomUUID();
    const name = { en: 'Dr. Colleague', ar: 'د. زميل' };
    expect((await ask('admin', 'PUT', `/staff/${colleague}`, { name, duties: ['prescriber'] })).status).toBe(200);
    const token = withClaims((await tokensOf('CLINICIAN')).access, { sub: colleague });
    const wrong = { status: 'entered-in-error', reason: 'Another patient’s blood' };
    expect((await call('POST', `${at(one)}/status`, { token, body: wrong })).status).toBe(200);
    expect(await newsOf('doctor', one)).toEqual(['Withdrawn result, entered in error: Potassium 6.9 mmol/L', `~${critical}~`]);
  });
});
