import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AccessLog } from '#contract/access-log/access-log.ts';
import { lastDayAsChild } from '#contract/links/links.ts';
import { authenticator } from '../authenticator.ts';
import { databaseOf } from '../database.ts';
import { call, claimsOf, cognito, endpoints, signIn, tokensOf } from './client.ts';
import {
  type Made,
  dayIn,
  events,
  everything,
  linked,
  linksOf,
  newPatient,
  notesOf,
  outlive,
  password,
  reads,
  refusal,
  seen,
  somebody,
  statusesOf,
  unknownCode,
  yearsAgo,
} from './linked-people.ts';
import { enterCode, issue } from './linking.ts';
import { codeFor, register } from './register.ts';

let database: DynamoDBDocumentClient;
beforeAll(() => {
  database = databaseOf(endpoints());
});
afterAll(() => database.destroy());

let staff: string;
beforeAll(async () => {
  staff = (await tokensOf('CLINICIAN')).access;
});

describe('a mailbox and a birth date give no access', () => {
  it("a stranger who registers with a patient's e-mail and birth date, before or after her, sees nothing", async () => {
    const [before, after] = [await newPatient(), await newPatient()];
    const early = await register({ email: before.email, password, birthdate: before.born });
    expect(await reads(early.access, before.id)).toBe(false);
    const hers = await somebody();
    await linked(hers, after);
    const late = await register({ email: after.email, password, birthdate: after.born });
    expect(await reads(late.access, after.id)).toBe(false);
    expect(await reads(hers, after.id)).toBe(true);
  });

  it('22 records with one e-mail make no difference', async () => {
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

  it('a correction of the e-mail or birth date in a record neither links nor unlinks an account', async () => {
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

  it('a stranger who registered with her address first loses everything when she sets her own password', async () => {
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

  it('a caller in no group sees what a PATIENT without a link sees: nothing', async () => {
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
    expect(claimsOf(without)['cognito:groups']).toBeUndefined();
    expect(await seen(without)).toEqual([]);
    expect((await call('GET', '/patients/stats', { token: without })).status).toBe(403);
  });
});

it("the mailbox's owner gets the account back, whatever second factor a stranger set up, and is notified; staff keep theirs", async () => {
  const pool = (operation: string, body: object) => cognito(operation, { ClientId: endpoints().userPoolClientId, ...body });
  const enterAs = (email: string, given: string) =>
    pool('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME: email, PASSWORD: given } });
  const demandCode = async (AccessToken: string) => {
    const code = authenticator((await pool('AssociateSoftwareToken', { AccessToken })).body.SecretCode);
    await pool('VerifySoftwareToken', { AccessToken, UserCode: await code() });
    const preference = { AccessToken, SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true } };
    expect((await pool('SetUserMFAPreference', preference)).status).toBe(200);
  };
  const reset = async (email: string, Password: string) => {
    await pool('ForgotPassword', { Username: email });
    const { status } = await pool('ConfirmForgotPassword', { Username: email, Password, ConfirmationCode: codeFor(email) });
    expect(status).toBe(200);
  };
  const [hers, staffs, plain] = ['kept-out@afiya.example', 'kept-in@afiya.example', 'no-factor@afiya.example'] as const;
  for (const email of [hers, staffs, plain]) await register({ email, password });
  const { userPoolId: UserPoolId } = endpoints();
  expect((await pool('AdminAddUserToGroup', { UserPoolId, Username: staffs, GroupName: 'CLINICIAN' })).status).toBe(200);
  for (const email of [hers, staffs]) await demandCode((await signIn(email, password)).access);
  expect((await enterAs(hers, password)).body.ChallengeName).toBe('SOFTWARE_TOKEN_MFA');

  for (const email of [hers, staffs, plain]) await reset(email, 'Her-Own-Pass-1');
  const { access } = await signIn(hers, 'Her-Own-Pass-1');
  expect((await pool('GetUser', { AccessToken: access })).body.UserMFASettingList ?? []).toEqual([]);
  expect(await notesOf(access)).toContainEqual(expect.stringContaining('The authenticator app was turned off'));
  expect((await enterAs(staffs, 'Her-Own-Pass-1')).body.ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
  expect(await notesOf((await signIn(plain, 'Her-Own-Pass-1')).access)).toEqual([]);
});

describe('a person who acts for a patient', () => {
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
    const late = await issue(child.id, { relation: 'parent', until: '2199-01-01' });
    expect([late.status, late.body.details[0].path]).toEqual([400, 'until']);
    await call('GET', `/patients/${child.id}`, { token: mother });
    const { sub } = claimsOf(mother);
    await expect.poll(async () => (await events(child.id)).some(({ action, actor }) => action === 'read' && actor.id === sub)).toBe(true);
  });

  it('acts on terms of the age, which staff correct: links and open codes end, at once or earlier, and everyone is notified', async () => {
    const child = await newPatient({ dateOfBirth: yearsAgo(9) });
    const [mother, carer, hers] = [await somebody(), await somebody(), await somebody()];
    await linked(hers, child);
    await linked(mother, child, { relation: 'parent' });
    await linked(carer, child, { relation: 'carer', reason: 'Helps at home', until: dayIn(5) });
    const { body: open } = await issue(child.id, { relation: 'guardian' });
    const correct = async (dateOfBirth: string) => {
      const { status } = await call('PUT', `/patients/${child.id}`, { token: staff, body: { personalInfo: { dateOfBirth } } });
      expect(status).toBe(200);
    };
    const untils = async () =>
      (await linksOf(child.id)).links.map(({ relation, until }: { relation: string; until?: string }) => [relation, until]);

    // Older, and still a child.
    const older = yearsAgo(15);
    await correct(older);
    expect(await untils()).toEqual([
      ['self', undefined],
      ['parent', lastDayAsChild(older)],
      ['carer', dayIn(5)],
    ]);
    expect((await linksOf(child.id)).codes).toMatchObject([{ relation: 'guardian', until: lastDayAsChild(older) }]);
    expect((await notesOf(mother))[0]).toContain('only');
    const toldTo = async (token: string) => (await notesOf(token)).filter((text) => text.includes('birth date changes who may act'));
    expect((await toldTo(staff))[0]).toContain('Links and open codes ended: 0. Given an earlier last day: 2.');

    // Now an adult.
    await correct('1990-05-05');
    expect(await untils()).toEqual([
      ['self', undefined],
      ['carer', dayIn(5)],
    ]);
    expect(await reads(mother, child.id)).toBe(false);
    expect((await call('GET', `/patients/${child.id}/portal`, { token: mother })).status).toBe(404);
    expect(await reads(carer, child.id)).toBe(true);
    expect((await linksOf(child.id)).codes).toEqual([]);
    expect(refusal(await enterCode(await somebody(), open.code, '1990-05-05'))).toEqual(unknownCode);
    expect((await notesOf(mother))[0]).toContain('The clinic ended this account’s access');
    expect((await notesOf(hers))[0]).toBe('Someone no longer sees your health record.');
    expect((await toldTo(staff))[0]).toContain('Links and open codes ended: 2. Given an earlier last day: 0.');
    // A correction that affects no link's terms is not reported.
    await correct('1990-05-06');
    expect(await toldTo(staff)).toHaveLength(2);
  });

  it("appears under their own name, which cannot reverse or end the clinic's words", async () => {
    const patient = await newPatient();
    const hers = await somebody();
    await linked(hers, patient);
    const words = 'Your clinic confirms: nobody \u202Eflesti” “';
    const { access } = await register({ email: 'words@afiya.example', password, firstName: words, lastName: 'x'.repeat(500) });
    await linked(access, patient, { relation: 'carer', until: '2031-05-06', reason: 'Helps at home' });
    const [{ message }] = (await call('GET', '/notifications', { token: hers })).body.rows;
    expect(message.en).toMatch(
      /^“\u2068Your clinic confirms: nobody flesti {1,2}x{100}\u2069” now sees your health record as your caregiver/,
    );
    expect(message.ar).toMatch(/«\u2068Your clinic[^«»“”]*\u2069»/);
    expect(message.en + message.ar).not.toMatch(/[\u202A-\u202E]/);
  });

  it("has no access after the link's last day, and can get another link", async () => {
    const patient = await newPatient();
    const [token, other] = [await somebody(), await somebody()];
    await linked(other, patient, { relation: 'carer', until: dayIn(0), reason: 'Helps at home' });
    await linked(token, patient, { relation: 'carer', until: dayIn(0), reason: 'Helps at home' });
    expect(await reads(token, patient.id)).toBe(true);
    await outlive(token, patient);
    expect(await reads(token, patient.id)).toBe(false);
    expect(await reads(other, patient.id)).toBe(true);
    expect((await linksOf(patient.id)).links).toHaveLength(1);
    await linked(token, patient, { relation: 'carer', until: dayIn(2), reason: 'Helps at home' });
    expect(await reads(token, patient.id)).toBe(true);
  });

  it('sees nothing without a link; several records are listed by page, by status and in the log', async () => {
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
    // Other tests' staff may list and read these patients too.
    const allPages = async () => {
      const entries: AccessLog['entries'] = [];
      for (let cursor: string | undefined = ''; cursor !== undefined;) {
        const page = await own(cursor === '' ? '' : `?cursor=${cursor}`);
        if (page.nextCursor !== undefined) expect(page.entries).toHaveLength(50);
        entries.push(...page.entries);
        cursor = page.nextCursor;
      }
      return entries;
    };
    await expect.poll(async () => (await allPages()).filter(({ action }) => action === 'read').length).toBeGreaterThanOrEqual(60);
    const ids = (await allPages()).map(({ id }) => id);
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

  it('ended by its own account, and by no other', async () => {
    const patient = await newPatient();
    const [token, stranger] = [await somebody(), await somebody()];
    const id = await linked(token, patient);
    expect(refusal(await call('DELETE', `/links/${id}`, { token: stranger }))).toEqual(unknownCode);
    expect(await reads(token, patient.id)).toBe(true);
    expect((await call('DELETE', `/links/${id}`, { token })).body).toEqual({ success: true, id });
    expect(await reads(token, patient.id)).toBe(false);
    expect((await linksOf(patient.id)).links).toEqual([]);
  });

  it('with the patient: no link or code is left anywhere', async () => {
    const patient = await newPatient({ dateOfBirth: yearsAgo(3) });
    const [parent, own] = [await somebody(), await somebody()];
    await linked(parent, patient, { relation: 'parent' });
    await linked(own, patient);
    const { body: open } = await issue(patient.id, { relation: 'guardian' });
    await call('DELETE', `/patients/${patient.id}`, { token: staff, body: { reason: 'Made by a test' } });
    for (const token of [parent, own]) expect(await seen(token)).toEqual([]);
    expect(refusal(await enterCode(await somebody(), open.code, patient.born))).toEqual(unknownCode);
    expect(await everything(database)).not.toContain(patient.id);
  });

  it('with the account: a deleted account is listed without a name, and does no harm', async () => {
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

it('the patient is notified of every link to their record and of its end, and so is the linked person', async () => {
  const patient = await newPatient();
  const [hers, carers] = [await somebody(), await somebody()];
  await linked(hers, patient);
  expect(await notesOf(hers)).toEqual([expect.stringContaining('This account now sees your health record.')]);
  const id = await linked(carers, patient, { relation: 'carer', until: '2031-05-06', reason: 'Helps at home' });
  expect((await notesOf(hers))[0]).toBe(
    '“\u2068Test Visitor\u2069” now sees your health record as your caregiver, until May 6, 2031. If you did not agree to this, tell your clinic at once.',
  );
  expect(await notesOf(carers)).toEqual(['This account now sees the health record of someone in your care.']);
  await call('DELETE', `/patients/${patient.id}/links/${id}`, { token: staff });
  expect((await notesOf(hers))[0]).toBe('“\u2068Test Visitor\u2069” no longer sees your health record.');
  expect((await notesOf(carers))[0]).toContain('The clinic ended this account’s access');
  const {
    body: { rows: own },
  } = await call('GET', '/links', { token: hers });
  await call('DELETE', `/links/${own[0].id}`, { token: hers });
  expect((await notesOf(hers))[0]).toContain('was ended from this account');
  const {
    body: { rows: notes },
  } = await call('GET', '/notifications', { token: hers });
  for (const { message } of notes) expect(message.ar).toMatch(/\p{Script=Arabic}/u);
});
