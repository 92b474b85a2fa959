import { type DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AccessLog } from '#contract/access-log/access-log.ts';
import { limits } from '#contract/base/limits.ts';
import { dayAfter } from '#contract/base/qatar-time.ts';
import { lastDayOfCarer } from '#contract/links/links.ts';
import { databaseOf, tableNames } from '../database.ts';
import { call, claimsOf, endpoints, tokensOf } from './client.ts';
import {
  dayIn,
  dayMs,
  everything,
  linked,
  linksOf,
  newPatient,
  reads,
  refusal,
  seen,
  somebody,
  statusesOf,
  unknownCode,
} from './linked-people.ts';
import { enterCode, issue } from './linking.ts';
import { writtenLogs } from './written-logs.ts';

let database: DynamoDBDocumentClient;
const { Clinical: clinical } = tableNames();
beforeAll(() => {
  database = databaseOf(endpoints());
});
afterAll(() => database.destroy());

let staff: string;
let administrator: string;
beforeAll(async () => {
  staff = (await tokensOf('CLINICIAN')).access;
  administrator = (await tokensOf('ADMIN')).access;
});

describe('a code from the desk', () => {
  it('needs a birth date that is known to the day, also when it is entered', async () => {
    const patient = await newPatient({ dateOfBirth: '1950-07-01' });
    const { body: issued } = await issue(patient.id);
    const mark = (dateOfBirthAccuracy: string | null) =>
      call('PUT', `/patients/${patient.id}`, { token: staff, body: { personalInfo: { dateOfBirthAccuracy } } });
    expect((await mark('estimated')).body.personalInfo.dateOfBirth).toBe(patient.born);
    const token = await somebody();
    expect(refusal(await enterCode(token, issued.code, patient.born))).toEqual(unknownCode);
    const carer = { relation: 'carer', until: dayIn(30), reason: 'Helps at home' } as const;
    for (const asked of [undefined, carer])
      expect(await issue(patient.id, asked)).toMatchObject({
        status: 409,
        body: { code: 'NOT_ALLOWED_NOW', message: expect.stringContaining('only the year') },
      });
    await mark(null);
    expect((await enterCode(token, (await issue(patient.id)).body.code, patient.born)).status).toBe(201);
  });

  it('links one account to one record, once, however it is typed', async () => {
    const [patient, other] = [await newPatient(), await newPatient()];
    const { status, body: issued } = await issue(patient.id);
    expect(status).toBe(201);
    expect(issued).toMatchObject({ relation: 'self', attemptsLeft: 5, code: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{10}$/) });
    expect(Date.parse(issued.expiresAt) - Date.parse(issued.issuedAt)).toBeCloseTo(10 * dayMs, -4);
    const [token, next] = [await somebody(), await somebody()];
    const typed = ` ${issued.code.slice(0, 5).toLowerCase().replaceAll('1', 'l').replaceAll('0', 'o')}-${issued.code.slice(5)}`;
    const entered = await enterCode(token, typed, patient.born);
    expect([entered.status, entered.body]).toEqual([
      201,
      expect.objectContaining({ relation: 'self', patient: expect.objectContaining({ id: patient.id }) }),
    ]);
    expect(entered.body.until).toBeUndefined();
    expect(await seen(token)).toEqual([patient.id]);
    expect(await reads(token, other.id)).toBe(false);
    expect(refusal(await enterCode(next, issued.code, patient.born))).toEqual(unknownCode);
    expect(await reads(next, patient.id)).toBe(false);
  });

  it('is not in the tables or the logs', async () => {
    const patient = await newPatient();
    const { body: issued } = await issue(patient.id);
    const before = await everything(database);
    expect(before).toContain(`PATIENT#${patient.id}`);
    expect(before).not.toContain(issued.code);
    const { headers } = await enterCode(await somebody(), issued.code, patient.born);
    expect(await everything(database)).not.toContain(issued.code);
    // Lines are written in batches: once this request's is there, all are.
    await expect.poll(() => writtenLogs()).toContain(headers.get('x-amzn-requestid'));
    expect(writtenLogs()).not.toContain(issued.code);
  });

  it('tried with five wrong birth dates is dead, even with the right one', async () => {
    const patient = await newPatient();
    const { body: issued } = await issue(patient.id);
    const token = await somebody();
    for (let count = 0; count < 5; count += 1)
      expect(refusal(await enterCode(token, issued.code, `1985-03-0${count + 1}`))).toEqual(unknownCode);
    expect((await linksOf(patient.id)).codes).toEqual([expect.objectContaining({ relation: 'self', attemptsLeft: 0 })]);
    expect(refusal(await enterCode(token, issued.code, patient.born))).toEqual(unknownCode);
    expect(refusal(await enterCode(await somebody(), issued.code, patient.born))).toEqual(unknownCode);
    expect(await reads(token, patient.id)).toBe(false);
    await expect.poll(() => statusesOf(patient.id, 'link')).toEqual([404, 404, 404, 404, 404, 404, 404]);
  });

  it('tried with twenty birth dates at once has only five of them compared', async () => {
    const patient = await newPatient();
    const { body: issued } = await issue(patient.id);
    const tokens = await Promise.all(Array.from({ length: 4 }, () => somebody()));
    const tried = await Promise.all(
      Array.from({ length: 20 }, (_, index) => enterCode(tokens[index % 4] ?? '', issued.code, `19${60 + index}-01-01`)),
    );
    expect(new Set(tried.map(({ status }) => status))).toEqual(new Set([404]));
    const key = { pk: `PATIENT#${patient.id}`, sk: 'LINKCODE#self' };
    const { Item: code } = await database.send(new GetCommand({ TableName: clinical, Key: key }));
    expect(code).toMatchObject({ attempts: 5 });
    expect(refusal(await enterCode(await somebody(), issued.code, patient.born))).toEqual(unknownCode);
  });

  it('entered by two people at once links only one of them', async () => {
    for (let round = 0; round < 3; round += 1) {
      const patient = await newPatient();
      const { body: issued } = await issue(patient.id, { relation: 'carer', until: dayIn(30), reason: 'Asked for it at the desk' });
      const both = [await somebody(), await somebody()];
      const statuses = await Promise.all(both.map(async (token) => (await enterCode(token, issued.code, patient.born)).status));
      expect(statuses).toEqual(expect.arrayContaining([201, 404]));
      expect((await linksOf(patient.id)).links).toHaveLength(1);
      expect(await Promise.all(both.map((token) => reads(token, patient.id)))).toEqual(statuses.map((status) => status === 201));
    }
  });

  it('is replaced by a new one of the same relation, and ends when it is withdrawn or expires', async () => {
    const patient = await newPatient();
    const token = await somebody();
    const [first, second] = [(await issue(patient.id)).body, (await issue(patient.id)).body];
    expect((await linksOf(patient.id)).codes).toHaveLength(1);
    expect(refusal(await enterCode(token, first.code, patient.born))).toEqual(unknownCode);
    expect((await call('DELETE', `/patients/${patient.id}/link-codes/self`, { token: staff })).body).toEqual({
      success: true,
      relation: 'self',
    });
    expect(refusal(await call('DELETE', `/patients/${patient.id}/link-codes/self`, { token: staff }))).toEqual(unknownCode);
    expect(refusal(await call('DELETE', `/patients/${patient.id}/link-codes/nobody`, { token: staff }))).toEqual(unknownCode);
    expect(refusal(await enterCode(token, second.code, patient.born))).toEqual(unknownCode);
    expect((await linksOf(patient.id)).codes).toEqual([]);
    const { body: third } = await issue(patient.id);
    await database.send(
      new UpdateCommand({
        TableName: clinical,
        Key: { pk: `PATIENT#${patient.id}`, sk: 'LINKCODE#self' },
        UpdateExpression: 'SET expiresAtEpochSeconds = :past',
        ExpressionAttributeValues: { ':past': Math.floor(Date.now() / 1000) },
      }),
    );
    expect((await linksOf(patient.id)).codes).toEqual([]);
    expect(refusal(await enterCode(token, third.code, patient.born))).toEqual(unknownCode);
    await linked(token, patient);
  });

  it('issued by several people at once leaves one valid code', async () => {
    const patient = await newPatient();
    const answers = await Promise.all(Array.from({ length: 6 }, () => issue(patient.id)));
    const codes: string[] = answers.flatMap(({ status, body }) => (status === 201 ? [body.code] : []));
    expect(codes.length).toBeGreaterThan(0);
    for (const { status } of answers) expect([201, 409]).toContain(status);
    const statuses: number[] = [];
    for (const code of codes) statuses.push((await enterCode(await somebody(), code, patient.born)).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  });

  it('is protected against guessing by an hourly limit, each failed guess is an event, and a correct one is not counted', async () => {
    const patient = await newPatient();
    const token = await somebody();
    await linked(token, patient);
    const guesses = await Promise.all(Array.from({ length: 20 }, (_, index) => enterCode(token, `ZZZZZZZZ${10 + index}`, '1990-01-01')));
    expect(guesses.filter(({ status }) => status === 404)).toHaveLength(limits.codesPerHour);
    for (const { status, body } of guesses)
      expect([404, 'NOT_FOUND', 429, 'TOO_MANY_REQUESTS']).toEqual(expect.arrayContaining([status, body.code]));
    const { id: child, born } = await newPatient();
    const { body: issued } = await issue(child, { relation: 'carer', until: dayIn(3), reason: 'Helps at home' });
    expect(refusal(await enterCode(token, issued.code, born))).toEqual([429, 'TOO_MANY_REQUESTS']);
    const { sub } = claimsOf(token);
    // Of this person alone: other tests' events fill the newest page of the whole log.
    const refusals = async (): Promise<Record<string, number>> => {
      const { entries } = AccessLog.parse((await call('GET', `/access-log?actorId=${sub}`, { token: administrator })).body);
      const failed = entries.filter(({ action, status = 0 }) => action === 'link' && status >= 400);
      return Object.fromEntries(
        ['404', '429'].map((answered) => [answered, failed.filter(({ status }) => String(status) === answered).length]),
      );
    };
    await expect.poll(refusals).toEqual({ 404: limits.codesPerHour, 429: 11 });
  });

  it.each([
    [{ relation: 'friend' }, 'relation'],
    [{ relation: 'self', until: dayIn(365) }, 'until'],
    [{ relation: 'parent' }, 'relation'],
    [{ relation: 'guardian', reason: 'A court said so' }, 'relation'],
    [{ relation: 'carer', reason: 'Helps at home' }, 'until'],
    [{ relation: 'carer', until: dayIn(365) }, 'reason'],
    [{ relation: 'carer', until: '2099-02-30', reason: 'Helps at home' }, 'until'],
    [{ relation: 'carer', until: '9999-12-31', reason: 'Helps at home' }, 'until'],
    [{ relation: 'carer', until: dayAfter(lastDayOfCarer(dayIn(0)), 1), reason: 'Helps at home' }, 'until'],
    [{ relation: 'carer', until: '2020-01-01', reason: 'Helps at home' }, 'until'],
    [{ relation: 'carer', until: dayIn(365), reason: 'x'.repeat(201) }, 'reason'],
  ])('for an adult patient is refused with %o', async (body, path) => {
    const patient = await newPatient();
    const answer = await call('POST', `/patients/${patient.id}/link-codes`, { token: staff, body });
    expect([answer.status, answer.body.details?.map((detail: { path: string }) => detail.path)]).toEqual([400, [path]]);
    expect((await linksOf(patient.id)).codes).toEqual([]);
  });

  it("is refused without a record, and for a second account of the patient's own", async () => {
    expect(refusal(await issue('01K5ZZZZZZZZZZZZZZZZZZZZZZ'))).toEqual(unknownCode);
    expect(refusal(await issue('nobody'))).toEqual(unknownCode);
    const patient = await newPatient();
    const [first, second] = [await somebody(), await somebody()];
    await linked(first, patient);
    expect(refusal(await issue(patient.id))).toEqual([409, 'CONFLICT']);
    const { body: issued } = await issue(patient.id, { relation: 'carer', until: dayIn(9), reason: 'Helps at home' });
    expect(refusal(await enterCode(first, issued.code, patient.born))).toEqual([409, 'CONFLICT']);
    expect((await enterCode(second, issued.code, patient.born)).status).toBe(201);
  });
});
