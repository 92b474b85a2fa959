import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type DynamoDBDocumentClient, GetCommand, UpdateCommand, paginateScan } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { AccessLog } from '#contract/access-log.ts';
import { limits } from '#contract/limits.ts';
import { lastDayAsChild } from '#contract/links.ts';
import { qatarDate } from '#contract/qatar-time.ts';
import { type Answer, call, cognito, endpoints, newPatientBody, signIn, tokensOf } from './client.ts';
import { databaseOf, tableNames } from '../database.ts';
import { enterCode, issue } from './linking.ts';
import { codeFor, register } from './register.ts';

const password = 'Calm-Harbour-7';
const dayMs = 24 * 3_600_000;
const dayIn = (days: number): string => qatarDate(new Date(Date.now() + days * dayMs));
const yearsAgo = (years: number): string => `${Number(dayIn(0).slice(0, 4)) - years}-01-15`;

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

interface Made {
  readonly id: string;
  readonly email: string;
  readonly born: string;
}
async function newPatient(personal: Record<string, unknown> = {}): Promise<Made> {
  const { body } = await call('POST', '/patients', { token: staff, body: newPatientBody(personal) });
  return { id: body.id, email: body.personalInfo.email, born: body.personalInfo.dateOfBirth };
}
let people = 0;
/** Somebody who registered with an address of their own; their access token. */
const somebody = async (birthdate?: string): Promise<string> => {
  people += 1;
  const { access } = await register({ email: `somebody-${people}@afiya.example`, password, ...(birthdate && { birthdate }) });
  return access;
};
/** The ids of the records that somebody sees, asked of every route that shows any; they must agree. */
async function seen(token: string): Promise<string[]> {
  const ids = async (path: string): Promise<string[]> => {
    const { status, body } = await call('GET', path, { token });
    expect([path, status]).toEqual([path, 200]);
    const listed: { id: string; patient?: { id: string } }[] = body.patients ?? body;
    return listed.map(({ id, patient }) => patient?.id ?? id).toSorted();
  };
  const listed = await ids('/patients');
  for (const path of ['/patients/recent', '/links']) expect([path, await ids(path)]).toEqual([path, listed]);
  for (const id of listed) expect((await call('GET', `/patients/${id}`, { token })).status).toBe(200);
  return listed;
}
/** Whether somebody reads a record, its symptom sessions, or its log by any route. */
async function reads(token: string, id: string): Promise<boolean> {
  const statuses = await Promise.all(
    ['', '/symptom-sessions'].map(async (part) => (await call('GET', `/patients/${id}${part}`, { token })).status),
  );
  const isSeen = (await seen(token)).includes(id);
  expect(statuses).toEqual(isSeen ? [200, 200] : [404, 404]);
  if (!isSeen) expect(JSON.stringify((await call('GET', '/access-log/own', { token })).body)).not.toContain(id);
  return isSeen;
}
const linked = async (token: string, patient: Made, asked: Parameters<typeof issue>[1] = { relation: 'self' }): Promise<string> => {
  const { body: issued } = await issue(patient.id, asked);
  const { status, body } = await enterCode(token, issued.code, patient.born);
  expect(status).toBe(201);
  return body.id;
};
const refusal = ({ status, body }: Answer): unknown[] => [status, body.code];
const unknownCode = [404, 'NOT_FOUND'];
const linksOf = async (id: string) => (await call('GET', `/patients/${id}/links`, { token: staff })).body;
const events = async (id: string) =>
  AccessLog.parse((await call('GET', `/access-log?patientId=${id}`, { token: administrator })).body).entries;
const statusesOf = async (id: string, action: string) =>
  (await events(id)).filter((entry) => entry.action === action).map(({ status }) => status);
const notesOf = async (token: string): Promise<string[]> =>
  (await call('GET', '/notifications', { token })).body.map(({ message }: { message: { en: string } }) => message.en);
/** All that is in the table of records and links. */
async function everything(): Promise<string> {
  const items: unknown[] = [];
  for await (const page of paginateScan({ client: database }, { TableName: clinical })) items.push(...(page.Items ?? []));
  return JSON.stringify(items);
}

describe('a mailbox and a birth date are no key', () => {
  it('a stranger who signed up with a patient’s e-mail and birth date, before or after her, sees nothing', async () => {
    const [before, after] = [await newPatient(), await newPatient()];
    const early = await register({ email: before.email, password, birthdate: before.born });
    expect(await reads(early.access, before.id)).toBe(false);
    const hers = await somebody();
    await linked(hers, after);
    const late = await register({ email: after.email, password, birthdate: after.born });
    expect(await reads(late.access, after.id)).toBe(false);
    expect(await reads(hers, after.id)).toBe(true);
  });

  it('22 records on one e-mail change nothing', async () => {
    const email = 'shared@afiya.example';
    const born = '1971-02-03';
    const records: Made[] = [];
    for (let count = 0; count < 22; count += 1) records.push(await newPatient({ email, dateOfBirth: born }));
    const { access } = await register({ email, password, birthdate: born });
    expect(await seen(access)).toEqual([]);
    const [, second] = records;
    if (second === undefined) throw new Error('no record was made');
    await linked(access, second);
    expect(await seen(access)).toEqual([second.id]);
  });

  it('a correction of the e-mail or birth date in a record neither links nor unlinks anybody', async () => {
    const patient = await newPatient();
    const hers = await somebody();
    await linked(hers, patient);
    const stranger = await register({ email: 'corrected@afiya.example', password, birthdate: '1990-01-01' });
    await call('PUT', `/patients/${patient.id}`, {
      token: staff,
      body: { personalInfo: { email: 'corrected@afiya.example', dateOfBirth: '1990-01-01' } },
    });
    expect(await reads(stranger.access, patient.id)).toBe(false);
    expect(await reads(hers, patient.id)).toBe(true);
  });

  it('who registered with her address first loses everything when she sets her own password', async () => {
    const email = 'hers@afiya.example';
    const ask = (operation: string, body: object) =>
      cognito(operation, { ClientId: endpoints().userPoolClientId, Username: email, ...body });
    await ask('SignUp', { Password: password, UserAttributes: [{ Name: 'email', Value: email }] });
    expect((await ask('SignUp', { Password: 'Another-Pass-1', UserAttributes: [{ Name: 'email', Value: email }] })).body.__type).toBe(
      'UsernameExistsException',
    );
    await ask('ResendConfirmationCode', {});
    await ask('ConfirmSignUp', { ConfirmationCode: codeFor(email) });
    const his = await cognito('InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: endpoints().userPoolClientId,
      AuthParameters: { USERNAME: email, PASSWORD: password },
    });
    const { AccessToken: access, RefreshToken: refresh } = his.body.AuthenticationResult;

    await ask('ForgotPassword', {});
    await ask('ConfirmForgotPassword', { ConfirmationCode: codeFor(email), Password: 'Her-Own-Pass-1' });
    const hers = (await signIn(email, 'Her-Own-Pass-1')).access;
    const patient = await newPatient();
    await linked(hers, patient);
    expect(await reads(hers, patient.id)).toBe(true);

    for (const path of [
      '/patients',
      '/patients/recent',
      `/patients/${patient.id}`,
      `/patients/${patient.id}/symptom-sessions`,
      '/links',
      '/access-log/own',
    ])
      expect([path, ...refusal(await call('GET', path, { token: access }))]).toEqual([path, 401, 'UNAUTHORIZED']);
    expect(refusal(await enterCode(access, 'ZZZZZZZZZZ', '1990-01-01'))).toEqual([401, 'UNAUTHORIZED']);
    const refreshed = await cognito('GetTokensFromRefreshToken', { ClientId: endpoints().userPoolClientId, RefreshToken: refresh });
    expect(refreshed.body.__type).toBe('NotAuthorizedException');
    await expect(signIn(email, password)).rejects.toThrow('NotAuthorizedException');
  });

  it('who is in no group sees what a PATIENT without a link sees: nothing', async () => {
    const email = 'no-group@afiya.example';
    const { access } = await register({ email, password });
    const { body: account } = await cognito('GetUser', { AccessToken: access });
    const outcome = await cognito('AdminRemoveUserFromGroup', {
      UserPoolId: endpoints().userPoolId,
      Username: account.Username,
      GroupName: 'PATIENT',
    });
    expect(outcome.status).toBe(200);
    const { access: without } = await signIn(email, password);
    expect(JSON.parse(Buffer.from(without.split('.')[1] ?? '', 'base64url').toString())['cognito:groups']).toBeUndefined();
    expect(await seen(without)).toEqual([]);
    expect((await call('GET', '/patients/stats', { token: without })).status).toBe(403);
  });
});

describe('a code from the desk', () => {
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

  it('is nowhere in the tables or the logs', async () => {
    const patient = await newPatient();
    const { body: issued } = await issue(patient.id);
    const before = await everything();
    expect(before).toContain(`PATIENT#${patient.id}`);
    expect(before).not.toContain(issued.code);
    await enterCode(await somebody(), issued.code, patient.born);
    expect(await everything()).not.toContain(issued.code);
    const logs = join(inject('stateDir'), 'logs');
    for (const name of readdirSync(logs)) expect(readFileSync(join(logs, name), 'utf8')).not.toContain(issued.code);
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

  it('tried with twenty birth dates at once has five of them compared, and no more', async () => {
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

  it('entered by two people at once links one of them', async () => {
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

  it('issued by several people at once leaves one that works', async () => {
    const patient = await newPatient();
    const answers = await Promise.all(Array.from({ length: 6 }, () => issue(patient.id)));
    const codes: string[] = answers.flatMap(({ status, body }) => (status === 201 ? [body.code] : []));
    expect(codes.length).toBeGreaterThan(0);
    for (const { status } of answers) expect([201, 409]).toContain(status);
    const statuses: number[] = [];
    for (const code of codes) statuses.push((await enterCode(await somebody(), code, patient.born)).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  });

  it('that is guessed is limited by the hour, each failed guess is an event, and a right one is not counted', async () => {
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
    const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const { entries } = AccessLog.parse((await call('GET', '/access-log', { token: administrator })).body);
    const failed = entries.filter(({ actor, action, status = 0 }) => actor.id === sub && action === 'link' && status >= 400);
    for (const [answered, times] of [
      [404, limits.codesPerHour],
      [429, 11],
    ])
      expect(failed.filter(({ status }) => status === answered)).toHaveLength(times ?? 0);
  });

  it.each([
    [{ relation: 'friend' }, 'relation'],
    [{ relation: 'self', until: '2999-01-01' }, 'until'],
    [{ relation: 'parent' }, 'relation'],
    [{ relation: 'guardian', reason: 'A court said so' }, 'relation'],
    [{ relation: 'carer', reason: 'Helps at home' }, 'until'],
    [{ relation: 'carer', until: '2999-01-01' }, 'reason'],
    [{ relation: 'carer', until: '2999-02-30', reason: 'Helps at home' }, 'until'],
    [{ relation: 'carer', until: '2020-01-01', reason: 'Helps at home' }, 'until'],
    [{ relation: 'carer', until: '2999-01-01', reason: 'x'.repeat(201) }, 'reason'],
  ])('over a patient of age is refused with %o', async (body, path) => {
    const patient = await newPatient();
    const answer = await call('POST', `/patients/${patient.id}/link-codes`, { token: staff, body });
    expect([answer.status, answer.body.details?.map((detail: { path: string }) => detail.path)]).toEqual([400, [path]]);
    expect((await linksOf(patient.id)).codes).toEqual([]);
  });

  it('for nobody’s record is refused, and so is a second one of the patient’s own', async () => {
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

describe('who acts for a patient', () => {
  it('a parent sees a child until it comes of age, and staff see who, as what and since when', async () => {
    const child = await newPatient({ dateOfBirth: yearsAgo(9) });
    const [mother, father] = [await somebody(), await somebody()];
    await linked(mother, child, { relation: 'parent' });
    await linked(father, child, { relation: 'guardian', until: dayIn(1) });
    const { links } = await linksOf(child.id);
    expect(links).toEqual([
      expect.objectContaining({
        relation: 'parent',
        until: lastDayAsChild(child.born),
        account: expect.objectContaining({ name: 'Test Visitor' }),
      }),
      expect.objectContaining({
        relation: 'guardian',
        until: dayIn(1),
        account: expect.objectContaining({ email: expect.stringContaining('@') }),
      }),
    ]);
    expect(await seen(mother)).toEqual([child.id]);
    const late = await issue(child.id, { relation: 'parent', until: '2999-01-01' });
    expect([late.status, late.body.details[0].path]).toEqual([400, 'until']);
    await call('GET', `/patients/${child.id}`, { token: mother });
    const { sub } = JSON.parse(Buffer.from(mother.split('.')[1] ?? '', 'base64url').toString());
    await expect.poll(async () => (await events(child.id)).some(({ action, actor }) => action === 'read' && actor.id === sub)).toBe(true);
  });

  it('a link after its last day is dead, and another can be made', async () => {
    const patient = await newPatient();
    const [token, other] = [await somebody(), await somebody()];
    await linked(other, patient, { relation: 'carer', until: dayIn(0), reason: 'Helps at home' });
    await linked(token, patient, { relation: 'carer', until: dayIn(0), reason: 'Helps at home' });
    expect(await reads(token, patient.id)).toBe(true);
    const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    for (const Key of [
      { pk: `USER#${sub}`, sk: `LINK#${patient.id}` },
      { pk: `PATIENT#${patient.id}`, sk: `LINK#${sub}` },
    ])
      await database.send(
        new UpdateCommand({
          TableName: clinical,
          Key,
          UpdateExpression: 'SET #until = :yesterday',
          ExpressionAttributeNames: { '#until': 'until' },
          ExpressionAttributeValues: { ':yesterday': dayIn(-1) },
        }),
      );
    expect(await reads(token, patient.id)).toBe(false);
    expect(await reads(other, patient.id)).toBe(true);
    expect((await linksOf(patient.id)).links).toHaveLength(1);
    await linked(token, patient, { relation: 'carer', until: dayIn(2), reason: 'Helps at home' });
    expect(await reads(token, patient.id)).toBe(true);
  });

  it('a proxy of nobody sees nothing, and several records are listed by page, by status and in the log', async () => {
    expect(await seen(await somebody())).toEqual([]);
    const family = [await newPatient({ dateOfBirth: yearsAgo(5) }), await newPatient({ dateOfBirth: yearsAgo(7) }), await newPatient()];
    const token = await somebody();
    for (const [index, patient] of family.entries()) await linked(token, patient, { relation: index < 2 ? 'parent' : 'self' });
    expect(await seen(token)).toEqual(family.map(({ id }) => id).toSorted());
    const page = await call('GET', '/patients?limit=2&page=2', { token });
    expect(page.body).toMatchObject({ total: 3, page: 2, patients: [{ id: family[2]?.id }] });
    await call('PUT', `/patients/${family[0]?.id}`, { token: staff, body: { status: 'pending' } });
    expect((await call('GET', '/patients?status=pending', { token })).body).toMatchObject({ total: 1, patients: [{ id: family[0]?.id }] });
    expect((await call('GET', '/patients/recent?limit=1', { token })).body).toMatchObject([{ id: family[0]?.id }]);
    const own = async (query = '') => AccessLog.parse((await call('GET', `/access-log/own${query}`, { token })).body);
    await expect
      .poll(async () => (await own()).entries.some(({ action, patientIds }) => action === 'list' && patientIds.length === 3))
      .toBe(true);
    for (const { patientIds } of (await own()).entries) for (const id of patientIds) expect(family.map((one) => one.id)).toContain(id);
    for (let count = 0; count < 60; count += 1) await call('GET', `/patients/${family[count % 3]?.id}`, { token: staff });
    await expect.poll(async () => (await own()).entries.filter(({ action }) => action === 'read').length).toBe(50);
    const first = await own();
    const second = await own(`?cursor=${first.nextCursor}`);
    const ids = [...first.entries, ...second.entries].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(ids.toSorted().toReversed());
  });
});

describe('the end of a link', () => {
  it('undone by staff, it is dead at the next request', async () => {
    const patient = await newPatient();
    const token = await somebody();
    const id = await linked(token, patient);
    expect(await reads(token, patient.id)).toBe(true);
    expect(refusal(await call('DELETE', `/patients/${(await newPatient()).id}/links/${id}`, { token: staff }))).toEqual(unknownCode);
    expect((await call('DELETE', `/patients/${patient.id}/links/${id}`, { token: staff })).body).toEqual({ success: true, id });
    expect(await reads(token, patient.id)).toBe(false);
    expect(refusal(await call('DELETE', `/patients/${patient.id}/links/${id}`, { token: staff }))).toEqual(unknownCode);
    await expect.poll(() => statusesOf(patient.id, 'unlink')).toEqual([404, 200]);
    await linked(token, patient);
  });

  it('ended by the account that has it, and by no other', async () => {
    const patient = await newPatient();
    const [token, stranger] = [await somebody(), await somebody()];
    const id = await linked(token, patient);
    expect(refusal(await call('DELETE', `/links/${id}`, { token: stranger }))).toEqual(unknownCode);
    expect(await reads(token, patient.id)).toBe(true);
    expect((await call('DELETE', `/links/${id}`, { token })).body).toEqual({ success: true, id });
    expect(await reads(token, patient.id)).toBe(false);
    expect((await linksOf(patient.id)).links).toEqual([]);
  });

  it('with the patient: nothing of links and codes is left anywhere', async () => {
    const patient = await newPatient({ dateOfBirth: yearsAgo(3) });
    const [parent, own] = [await somebody(), await somebody()];
    await linked(parent, patient, { relation: 'parent' });
    await linked(own, patient);
    const { body: open } = await issue(patient.id, { relation: 'guardian' });
    await call('DELETE', `/patients/${patient.id}`, { token: staff });
    for (const token of [parent, own]) expect(await seen(token)).toEqual([]);
    expect(refusal(await enterCode(await somebody(), open.code, patient.born))).toEqual(unknownCode);
    expect(await everything()).not.toContain(patient.id);
  });

  it('with the account: who is gone is listed without a name, and harms nobody', async () => {
    const patient = await newPatient();
    const token = await somebody();
    const id = await linked(token, patient);
    expect((await cognito('DeleteUser', { AccessToken: token })).status).toBe(200);
    const { links } = await linksOf(patient.id);
    expect(links).toEqual([expect.objectContaining({ id, account: { id: expect.any(String) } })]);
    expect((await call('DELETE', `/patients/${patient.id}/links/${id}`, { token: staff })).status).toBe(200);
    await linked(await somebody(), patient);
  });
});

it('the patient hears of every link to their record and of its end, and so does who acts for them', async () => {
  const patient = await newPatient();
  const [hers, carers] = [await somebody(), await somebody()];
  await linked(hers, patient);
  expect(await notesOf(hers)).toEqual([expect.stringContaining('This account now sees your health record.')]);
  const id = await linked(carers, patient, { relation: 'carer', until: '2031-05-06', reason: 'Helps at home' });
  expect((await notesOf(hers))[0]).toBe(
    'Test Visitor now sees your health record as your carer, until May 6, 2031. If you did not agree to this, tell your clinic at once.',
  );
  expect(await notesOf(carers)).toEqual(['This account now sees the health record of somebody whom you care for.']);
  await call('DELETE', `/patients/${patient.id}/links/${id}`, { token: staff });
  expect((await notesOf(hers))[0]).toBe('Test Visitor no longer sees your health record.');
  expect((await notesOf(carers))[0]).toContain('The clinic ended this account’s access');
  const { body: own } = await call('GET', '/links', { token: hers });
  await call('DELETE', `/links/${own[0].id}`, { token: hers });
  expect((await notesOf(hers))[0]).toContain('was ended from this account');
  const { body: notes } = await call('GET', '/notifications', { token: hers });
  for (const { message } of notes) expect(message.ar).toMatch(/\p{Script=Arabic}/u);
});
