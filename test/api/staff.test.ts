import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { dayAfter, qatarDate } from '#contract/base/qatar-time.ts';
import { StaffAccount } from '#contract/staff/accounts.ts';
import { type Answer, call, cognito, endpoints, newPatientBody, tokensOf } from './client.ts';
import { carers } from './given-care.ts';
import { codeFor, register } from './register.ts';

let chief = '';
beforeAll(async () => void (chief = (await tokensOf('ADMIN')).access));

const ask = (method: string, path: string, token: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
  call(method, path, { token, body, headers });
const refusal = ({ status, body }: Answer) => [status, body.code];

const password = 'Calm-Harbour-7';
const person = (email: string, more: object = {}) => ({
  email,
  role: 'CLINICIAN',
  name: { en: 'Dr. Noor Al-Mannai', ar: 'د. نور المناعي' },
  duties: ['prescriber'],
  ...more,
});
const enter = (email: string, given: string) =>
  cognito('InitiateAuth', {
    ClientId: endpoints().userPoolClientId,
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: given },
  });

/** Invites a person, who signs in with the mailed password and sets their own. */
async function newcomer(email: string, more: object = {}): Promise<{ account: StaffAccount; tokens: { access: string; refresh: string } }> {
  const { status, body } = await ask('POST', '/staff', chief, person(email, more));
  expect(status).toBe(201);
  const asked = (await enter(email, codeFor(email))).body;
  const { body: answered } = await cognito('RespondToAuthChallenge', {
    ClientId: endpoints().userPoolClientId,
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session: asked.Session,
    ChallengeResponses: { USERNAME: email, NEW_PASSWORD: password },
  });
  const { AccessToken: access, RefreshToken: refresh } = answered.AuthenticationResult;
  return { account: StaffAccount.parse(body), tokens: { access, refresh } };
}
const accounts = async () => z.parse(z.array(StaffAccount), (await ask('GET', '/staff/accounts', chief)).body.rows);
const stateOf = async (id: string) => (await accounts()).find((one) => one.id === id)?.state;

describe('an invited person', () => {
  it('signs in with the mailed password and has the duties of the invitation', async () => {
    const licence = { number: 'D-1234', expiresOn: '2030-01-31' };
    const { status, body } = await ask('POST', '/staff', chief, person('Noor@Clinic.example', { licence }));
    expect([status, body]).toMatchObject([201, { email: 'noor@clinic.example', state: 'invited', licence, hasSecondFactor: false }]);
    const again = (languages: string) => ask('POST', '/staff', chief, person('noor@clinic.example'), { 'accept-language': languages });
    expect((await again('ar')).body.message).toBe('سبقت دعوة هذا العنوان. يمكن إعادة إرسال الدعوة');
    expect((await again('en-QA, ar;q=0.5')).body.message).toBe('This address was invited already. Send the invitation again instead');
    const first = codeFor('noor@clinic.example');
    expect((await ask('POST', `/staff/${body.id}/invitation`, chief)).status).toBe(200);
    expect(codeFor('noor@clinic.example')).not.toBe(first);

    const { account, tokens } = await newcomer('omar@clinic.example');
    expect(await stateOf(account.id)).toBe('active');
    expect((await ask('GET', '/patients', tokens.access)).status).toBe(200);
    const { body: patient } = await ask('POST', '/patients', tokens.access, newPatientBody());
    const problem = () => ask('POST', `/patients/${patient.id}/problems`, tokens.access, { text: 'Gout' });
    expect((await problem()).status).toBe(201);
    expect(refusal(await ask('POST', `/staff/${account.id}/invitation`, chief))).toEqual([409, 'NOT_ALLOWED_NOW']);
    // Only administrators see the licence.
    expect(JSON.stringify((await ask('GET', '/staff', tokens.access)).body.rows)).not.toContain('D-1234');
  });

  it('has one account: an invited or existing address is refused, and a repeated request invites once', async () => {
    const asked = (key: string, more: object = {}) =>
      ask('POST', '/staff', chief, person('layla@clinic.example', more), { 'x-request-id': `staff:${key}-1` });
    const answers = [await asked('layla'), await asked('layla')];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]?.body.id).toBe(answers[1]?.body.id);
    expect(refusal(await asked('another'))).toEqual([409, 'NOT_ALLOWED_NOW']);
    await register({ email: 'patient.first@clinic.example', password });
    expect(refusal(await ask('POST', '/staff', chief, person('Patient.First@clinic.example')))).toEqual([409, 'NOT_ALLOWED_NOW']);
    const details = async (body: object) =>
      (await ask('POST', '/staff', chief, body)).body.details.map(({ path }: { path: string }) => path);
    expect(
      await details(person('nobody', { role: 'PATIENT', duties: ['surgeon'], licence: { number: '', expiresOn: '31/01/2030' } })),
    ).toEqual(expect.arrayContaining(['email', 'role', 'licence.number', 'licence.expiresOn']));
  });

  it('whose registration a stranger started gets an account that the stranger cannot enter', async () => {
    const email = 'taken@clinic.example';
    const account = { ClientId: endpoints().userPoolClientId, Username: email, Password: 'Planted-Harbour-7' };
    await cognito('SignUp', { ...account, UserAttributes: [{ Name: 'email', Value: email }] });
    expect((await ask('POST', '/staff', chief, person(email))).status).toBe(201);
    expect((await enter(email, 'Planted-Harbour-7')).body.__type).toBe('NotAuthorizedException');
  });
});

it('the access log names staff as administrators did, whatever name they set in their own account', async () => {
  const { account, tokens } = await newcomer('renamed@clinic.example', { name: { en: 'Dr. Real Name', ar: 'د. الاسم الحقيقي' } });
  const { body: patient } = await ask('POST', '/patients', chief, newPatientBody());
  const renamed = [
    { Name: 'given_name', Value: 'Somebody' },
    { Name: 'family_name', Value: 'Else' },
  ];
  expect((await cognito('UpdateUserAttributes', { AccessToken: tokens.access, UserAttributes: renamed })).status).toBe(200);
  expect((await ask('GET', `/patients/${patient.id}`, tokens.access)).status).toBe(200);
  const named = async () =>
    (await ask('GET', `/access-log?actorId=${account.id}`, chief)).body.entries.map(({ actor }: { actor: { name: string } }) => actor.name);
  await expect.poll(named).toEqual(['Dr. Real Name']);
  const found = async (search: string) =>
    (await ask('GET', `/access-log/people?search=${search}`, chief)).body.rows.map(({ id }: { id: string }) => id);
  expect(await found('Real Name')).toContain(account.id);
  expect(await found('Somebody Else')).not.toContain(account.id);
});

it('a file that somebody ordered is out of reach once the duty that it needs is taken', async () => {
  const { account, tokens } = await newcomer('former.nurse@clinic.example', { duties: ['nurse'] });
  const { body: patient } = await ask('POST', '/patients', tokens.access, newPatientBody());
  const { body: file } = await ask('GET', `/patients/export?format=csv&ids=${patient.id}`, tokens.access);
  const got = () => ask('GET', `/patients/exports/${file.id}`, tokens.access);
  const listed = async () => (await ask('GET', '/patients/exports', tokens.access)).body.rows.map(({ id }: { id: string }) => id);
  const change = async (duties: readonly string[]) =>
    expect((await ask('PUT', `/staff/${account.id}`, chief, { name: account.name, duties })).status).toBe(200);
  expect([(await got()).status, await listed()]).toEqual([200, [file.id]]);
  await change(['reception']);
  expect([refusal(await got()), await listed()]).toEqual([[403, 'FORBIDDEN'], []]);
  await change(['prescriber']);
  expect((await got()).body.link.url).toMatch(/^http/);
});

describe('a staff member who leaves', () => {
  it('is refused at the next request, even with an earlier token, and cannot refresh or sign in; the account can be reopened', async () => {
    const { account, tokens } = await newcomer('leaving@clinic.example');
    const { body: patient } = await ask('POST', '/patients', tokens.access, newPatientBody());
    const closed = await ask('POST', `/staff/${account.id}/deactivation`, chief, {});
    expect([closed.status, closed.body]).toMatchObject([200, { state: 'deactivated' }]);
    const requests: readonly (readonly [string, string, object?])[] = [
      ['GET', '/patients'],
      ['GET', `/patients/${patient.id}`],
      ['GET', `/patients/${patient.id}/chart`],
      ['POST', '/patients', newPatientBody()],
      ['PUT', `/patients/${patient.id}`, { status: 'inactive' }],
      ['POST', `/patients/${patient.id}/problems`, { text: 'Gout' }],
      ['POST', `/patients/${patient.id}/prescriptions/check`, { drug: { ingredientId: 'paracetamol' } }],
      ['POST', '/patients/export', { format: 'csv', reason: 'Moving to another system' }],
      ['DELETE', `/patients/${patient.id}`, { reason: 'Made by a test' }],
    ];
    for (const [method, path, body] of requests)
      expect([method, path, (await ask(method, path, tokens.access, body)).status]).toEqual([method, path, 401]);
    expect((await ask('GET', `/patients/${patient.id}`, chief)).body.status).toBe('active');
    const attempts = async () =>
      (await ask('GET', `/access-log?patientId=${patient.id}&actorId=${account.id}&outcome=refused`, chief)).body.entries.map(
        ({ action, status }: { action: string; status: number }) => `${action} ${status}`,
      );
    await expect.poll(attempts).toEqual(['delete 401', 'read 401', 'create 401', 'change 401', 'read 401', 'read 401']);
    const refreshed = await cognito('GetTokensFromRefreshToken', { ClientId: endpoints().userPoolClientId, RefreshToken: tokens.refresh });
    expect(refreshed.status).toBe(400);
    expect((await enter('leaving@clinic.example', password)).status).toBe(400);

    // A change of their entry does not readmit them.
    const { name, duties } = account;
    expect((await ask('PUT', `/staff/${account.id}`, chief, { name, duties })).status).toBe(200);
    expect((await ask('GET', '/patients', tokens.access)).status).toBe(401);
    expect((await ask('POST', `/staff/${account.id}/deactivation`, chief, {})).status).toBe(200);
    const opened = await ask('POST', `/staff/${account.id}/reactivation`, chief);
    expect(opened.body).toMatchObject({ state: 'active' });
    expect(opened.body).not.toHaveProperty('deactivatedAt');
    expect((await enter('leaving@clinic.example', password)).status).toBe(200);
    expect(refusal(await ask('POST', `/staff/${account.id}/reactivation`, chief))).toEqual([409, 'NOT_ALLOWED_NOW']);
  });

  it('with future appointments stays until these are moved, and cannot be booked afterwards', async () => {
    const { account } = await newcomer('busy@clinic.example');
    const weekly = Array.from({ length: 7 }, () => [{ from: '00:00', to: '24:00' }]);
    await ask('PUT', `/clinicians/${account.id}/hours`, chief, { weekly, exceptions: [] });
    const { body: patient } = await ask('POST', '/patients', chief, newPatientBody());
    const what = {
      patientId: patient.id,
      clinicianId: account.id,
      date: dayAfter(qatarDate(new Date()), 2),
      minutes: 20,
      service: 'consultation',
    };
    const { body: booked } = await ask('POST', '/appointments', chief, { ...what, time: '09:00' });
    const refused = await ask('POST', `/staff/${account.id}/deactivation`, chief, {});
    expect([...refusal(refused), refused.body.details[0].path]).toEqual([409, 'NOT_ALLOWED_NOW', 'appointments']);
    expect(refused.body.details[0].message).toContain('appointments with this person: 1.');
    expect(await stateOf(account.id)).toBe('active');
    expect((await ask('POST', `/patients/${patient.id}/appointments/${booked.id}/status`, chief, { status: 'cancelled' })).status).toBe(
      200,
    );
    expect((await ask('POST', `/staff/${account.id}/deactivation`, chief, {})).status).toBe(200);
    expect((await ask('POST', '/appointments', chief, { ...what, time: '10:00' })).status).toBeGreaterThanOrEqual(400);
    expect((await ask('GET', '/staff', chief)).body.rows).toContainEqual(expect.objectContaining({ id: account.id }));
  });

  it('hands over unfinished work: without a successor the account stays open, and with one the successor does it', async () => {
    const [leaving, colleague, later] = [
      await newcomer('dr.handing@clinic.example'),
      await newcomer('dr.colleague@clinic.example'),
      await newcomer('dr.later@clinic.example'),
    ];
    const by = ({ tokens }: typeof leaving, method: string, path: string, body?: object) => ask(method, path, tokens.access, body);
    const { body: patient } = await ask('POST', '/patients', chief, newPatientBody());
    const at = `/patients/${patient.id}`;
    const { body: visit } = await by(leaving, 'POST', `${at}/encounters`, { service: 'consultation' });
    const draft = { sections: { assessment: 'Begun and not finished' } };
    expect((await by(leaving, 'PUT', `${at}/encounters/${visit.id}/note`, draft)).status).toBe(200);
    expect(refusal(await by(colleague, 'PUT', `${at}/encounters/${visit.id}/note`, draft))).toEqual([403, 'FORBIDDEN']);
    const order = { patientId: patient.id, status: 'active', priority: 'routine', tests: ['potassium'] };
    const { body: ordered } = await by(leaving, 'POST', '/laboratory/orders', order);

    const close = (one: typeof leaving, body: object) => ask('POST', `/staff/${one.account.id}/deactivation`, chief, body);
    const refused = await close(leaving, {});
    expect([...refusal(refused), refused.body.details[0].path]).toEqual([409, 'NOT_ALLOWED_NOW', 'standInId']);
    expect(refused.body.details[0].message).toBe(
      'Notes to be signed: 1. Results to be read: 0. Refill requests: 0. Open tasks: 0. Choose who takes them over',
    );
    const { body: lab } = await ask('POST', '/staff', chief, person('bench@clinic.example', { duties: ['laboratory'] }));
    for (const standInId of [leaving.account.id, lab.id, '00000000-0000-4000-8000-000000000000', 'nobody'])
      expect(refusal(await close(leaving, { standInId }))).toEqual([400, 'VALIDATION_ERROR']);
    expect(await stateOf(leaving.account.id)).toBe('active');
    const closed = await close(leaving, { standInId: colleague.account.id });
    expect([closed.status, closed.body]).toMatchObject([200, { state: 'deactivated', standInId: colleague.account.id }]);

    // A later result reaches the successor too, and the successor's successor.
    const { enter, verify, ask: doing } = carers();
    await doing('doctor', 'POST', `${at}/laboratory/${ordered.id}/collection`, { specimen: 'serum' });
    await doing('lab', 'POST', `${at}/laboratory/${ordered.id}/specimens`, { specimen: 'serum', status: 'received' });
    await enter(patient.id, ordered.id, 4.1);
    await verify(patient.id, ordered.id);
    const inbox = async (one: typeof leaving) =>
      (await by(one, 'GET', '/laboratory/inbox')).body.rows
        // Without other prescribers' results that waited too long.
        .filter(({ escalated = false }) => !escalated)
        .map(({ id }: { id: string }) => id);
    const unsigned = async (one: typeof leaving) =>
      (await by(one, 'GET', '/notes/unsigned')).body.rows.map(({ encounterId }: { encounterId: string }) => encounterId);
    expect(await inbox(colleague)).toEqual([ordered.id]);
    expect(await unsigned(colleague)).toEqual([visit.id]);
    expect(await unsigned(later)).toEqual([]);
    expect(refusal(await close(colleague, {}))).toEqual([409, 'NOT_ALLOWED_NOW']);
    expect((await close(colleague, { standInId: later.account.id })).status).toBe(200);
    expect(await inbox(later)).toEqual([ordered.id]);
    expect((await by(later, 'GET', `${at}/encounters/${visit.id}`)).body.isAuthor).toBe(true);
    const signed = await by(later, 'POST', `${at}/encounters/${visit.id}/note/signature`);
    expect(signed).toMatchObject({ status: 200, body: { createdBy: leaving.account.id, signedBy: later.account.id, status: 'final' } });
    expect(await unsigned(later)).toEqual([]);
    // A reopened account has its work again.
    expect((await ask('POST', `/staff/${leaving.account.id}/reactivation`, chief)).body.standInId).toBeUndefined();
    expect(await inbox(later)).toEqual([]);
  });

  it('is never the acting administrator, so that one always remains, even if two close each other at once', async () => {
    const [one, other] = [
      await newcomer('one.chief@clinic.example', { role: 'ADMIN', duties: [] }),
      await newcomer('other.chief@clinic.example', { role: 'ADMIN', duties: [] }),
    ];
    expect(refusal(await ask('POST', `/staff/${one.account.id}/deactivation`, one.tokens.access, {}))).toEqual([409, 'NOT_ALLOWED_NOW']);
    const answers = await Promise.all([
      ask('POST', `/staff/${one.account.id}/deactivation`, other.tokens.access, {}),
      ask('POST', `/staff/${other.account.id}/deactivation`, one.tokens.access, {}),
    ]);
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThan(2);
  });

  it('is closed only by administrators', async () => {
    const { account, tokens } = await newcomer('curious@clinic.example');
    for (const path of ['', '/deactivation', '/reactivation', '/invitation'])
      expect(
        (await ask('POST', `/staff${path && `/${account.id}${path}`}`, tokens.access, path ? undefined : person('x@clinic.example')))
          .status,
      ).toBe(403);
    expect((await ask('GET', '/staff/accounts', tokens.access)).status).toBe(403);
    expect(refusal(await ask('POST', '/staff/00000000-0000-4000-8000-000000000000/deactivation', chief, {}))).toEqual([404, 'NOT_FOUND']);
  });
});
