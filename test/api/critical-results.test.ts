import { randomUUID } from 'node:crypto';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import type { LabOrder } from '#contract/laboratory/laboratory.ts';
import { databaseOf, tableNames } from '../database.ts';
import { endpoints } from './client.ts';
import {
  acknowledge,
  alertsOf,
  ask,
  enter,
  inbox,
  newPatient,
  order,
  receive,
  reported,
  take,
  verify,
  type Who,
} from './laboratory-work.ts';
import { mailsTo, runAt } from './mails.ts';

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
    expect((await inbox()).own[0]?.criticalSince).toEqual(expect.any(String));
    expect((await inbox()).own.map(({ id }) => id)).toContain(placed.id);
  });

  it("that is critical is in its prescriber's bell and mailbox at once, and in those of all others after half an hour", async () => {
    const bellOf = async (who: Who, one: LabOrder): Promise<{ message: { en: string }; unread: boolean; about?: string }[]> =>
      (await ask(who, 'GET', '/notifications')).body.filter((note: { patient?: { id: string } }) => note.patient?.id === one.patient.id);
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
