import { createHmac } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { ErrorEnvelope, errors } from '#contract/base/errors.ts';
import type { Route } from '#contract/routes/route.ts';
import { routeIds, routes } from '#contract/routes/table.ts';
import type { Role } from '#contract/base/role.ts';
import { nobodys } from '../hostile/requests.ts';
import { type Answer, type Call, type Tokens, call, claimsOf, cognito, endpoints, newPatientBody, signIn, tokensOf } from './client.ts';
import { clinicOf } from './clinic.ts';
import { isOthersDuty } from './dutiful.ts';

let tokens: Tokens;
let patientId: string;
beforeAll(async () => {
  tokens = await tokensOf('CLINICIAN');
  patientId = (await call('POST', '/patients', { token: tokens.access, body: newPatientBody() })).body.id;
});

const table = routeIds.map((id): [string, Route] => [id, routes[id]]);
const guarded = table.filter(([, route]) => route.access !== 'public');
const withBody = table.filter(([, route]) => route.body !== undefined);
/** A route's path, with a patient of the demo and ids that match nothing, or with these. */
const pathOf = (route: Route, params: Readonly<Record<string, string>> = { ...nobodys, id: patientId }): string =>
  route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
const asStaff = (options: Call = {}): Call => ({ token: tokens.access, ...options });

/** Every refusal uses the envelope, with the status of its code, and no page of another origin may read it. */
function expectRefusal(answer: Answer, code: keyof typeof errors, paths?: string[]) {
  expect(answer.body).toMatchObject({ success: false, code });
  const envelope = ErrorEnvelope.parse(answer.body);
  expect(answer.status).toBe(errors[code].status);
  expect(envelope.requestId).not.toBe('');
  expect(Math.abs(new Date(envelope.timestamp).getTime() - Date.now())).toBeLessThan(60_000);
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  if (paths !== undefined) expect(envelope.details?.map((detail) => detail.path).toSorted()).toEqual(paths.toSorted());
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const headerOf = (token: string): Record<string, unknown> => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());

/** Tokens that a forger might try, each made from a genuine one. */
const forged = (): Record<string, string> => {
  const claims = claimsOf(tokens.access);
  const [header = '', payload = '', signature = ''] = tokens.access.split('.');
  const hs256 = `${part({ ...headerOf(tokens.access), alg: 'HS256' })}.${payload}`;
  return {
    'no signature, alg none': `${part({ alg: 'none', typ: 'JWT' })}.${payload}.`,
    'alg none in capitals': `${part({ alg: 'NONE', kid: headerOf(tokens.access)['kid'] })}.${payload}.${signature}`,
    'signed with a shared secret': `${hs256}.${createHmac('sha256', 'secret').update(hs256).digest('base64url')}`,
    'more groups than signed': `${header}.${part({ ...claims, 'cognito:groups': ['ADMIN'] })}.${signature}`,
    'a later expiry than signed': `${header}.${part({ ...claims, exp: Number(claims['exp']) + 86_400 })}.${signature}`,
    'another pool': `${header}.${part({ ...claims, iss: 'https://cognito-idp.ap-south-1.amazonaws.com/ap-south-1_other' })}.${signature}`,
    'the id token': tokens.id,
    'not a token': 'abc.def.ghi',
    nothing: '',
  };
};

describe.each(guarded)('%s', (_id, route) => {
  it('answers 401 without a token and with every forged one', async () => {
    expectRefusal(await call(route.method, pathOf(route)), 'UNAUTHORIZED');
    for (const [kind, token] of Object.entries(forged())) {
      const answer = await call(route.method, pathOf(route), { token, body: route.body && newPatientBody() });
      expect([kind, answer.status]).toEqual([kind, 401]);
      expectRefusal(answer, 'UNAUTHORIZED');
    }
    const basic = await call(route.method, pathOf(route), { headers: { authorization: `Basic ${tokens.access}` } });
    expectRefusal(basic, 'UNAUTHORIZED');
  });
});

it('admits callers as in the route table, for every role, and for an account without a role as for a PATIENT', async () => {
  const email = `nogroup.${process.pid}@example.com`;
  const password = 'Long-Enough-123!';
  const { userPoolId } = endpoints();
  await cognito('AdminCreateUser', {
    UserPoolId: userPoolId,
    Username: email,
    UserAttributes: [{ Name: 'email', Value: email }],
    MessageAction: 'SUPPRESS',
  });
  await cognito('AdminSetUserPassword', { UserPoolId: userPoolId, Username: email, Password: password, Permanent: true });
  const callers: [string, Role, string][] = [
    ['PATIENT', 'PATIENT', (await tokensOf('PATIENT')).access],
    ['CLINICIAN', 'CLINICIAN', (await tokensOf('CLINICIAN')).access],
    ['ADMIN', 'ADMIN', (await tokensOf('ADMIN')).access],
    ['no group', 'PATIENT', (await signIn(email, password)).access],
  ];
  for (const [id, route] of guarded) {
    for (const [caller, role, token] of callers) {
      // The ids match nothing, so permitted calls change nothing.
      const { status } = await call(route.method, pathOf(route, nobodys), { token, body: route.body && {} });
      // An account without a record cannot list the clinicians either.
      const isLinked = caller !== 'no group' || id !== 'clinicians.list';
      const isDutiful = role !== 'CLINICIAN' || !isOthersDuty(route);
      const permitted = isLinked && isDutiful && route.access !== 'public' && route.access.some((one) => one === role);
      expect([id, caller, status === 403]).toEqual([id, caller, !permitted]);
    }
  }
});

describe.each(withBody)('%s', (_id, route) => {
  it('names the errors in its body', async () => {
    const isAdminsAlone = route.access !== 'public' && route.access.every((role) => role === 'ADMIN');
    const isAdmins = isAdminsAlone || (isOthersDuty(route) && route.access !== 'public' && route.access.includes('ADMIN'));
    const { access } = await tokensOf(isAdmins ? 'ADMIN' : 'CLINICIAN');
    const token = isOthersDuty(route) && !isAdmins ? (await clinicOf().member('lab')).token : access;
    const send = (options: Call) => call(route.method, pathOf(route), { token, ...options });
    expectRefusal(await send({ rawBody: '{"a":' }), 'INVALID_JSON');
    expectRefusal(await send({ rawBody: '' }), 'INVALID_JSON');
    expectRefusal(await send({ rawBody: '{}', headers: { 'content-type': 'text/plain' } }), 'UNSUPPORTED_MEDIA_TYPE');
    expectRefusal(await send({ body: { x: 'a'.repeat(300_000) } }), 'PAYLOAD_TOO_LARGE');
    for (const body of [[], null, 'text', 7]) {
      const answer = await send({ body });
      expectRefusal(answer, 'VALIDATION_ERROR', ['']);
      expect(answer.body.details).toMatchObject([{ code: 'bodyNotObject' }]);
    }
    expectRefusal(
      await send({ body: { nonsense: 1, status: 'gone', symptoms: 3, personalInfo: 4, medicalInfo: [], language: 'fr' } }),
      'VALIDATION_ERROR',
    );
  });
});

it.each(table.filter(([, route]) => route.method === 'GET'))('%s names a query parameter that it does not know', async (_id, route) => {
  const role = route.access === 'public' || route.access.includes('CLINICIAN') ? 'CLINICIAN' : (route.access[0] ?? 'CLINICIAN');
  const answer = await call('GET', `${pathOf(route)}?nonsense=1`, { token: (await tokensOf(role)).access });
  expectRefusal(answer, 'VALIDATION_ERROR');
  expect(answer.body.details.map((detail: { path: string }) => detail.path)).toContain('nonsense');
});

it.each([
  ['page=0', 'page'],
  ['page=-1', 'page'],
  ['page=1.5', 'page'],
  ['page=x', 'page'],
  ['page=99999999999', 'page'],
  ['page=1&page=2', 'page'],
  ['limit=0', 'limit'],
  ['limit=101', 'limit'],
  ['limit=', 'limit'],
  ['sortBy=password', 'sortBy'],
  ['sortOrder=up', 'sortOrder'],
  ['status=deleted', 'status'],
  [`search=${'a'.repeat(201)}`, 'search'],
  ['cursor=%00', 'cursor'],
])('the list refuses ?%s', async (query, path) => {
  expectRefusal(await call('GET', `/patients?${query}`, asStaff()), 'VALIDATION_ERROR', [path]);
});

it('recent answers ten by default, and refuses a limit beyond its maximum', async () => {
  expect((await call('GET', '/patients/recent', asStaff())).body).toHaveLength(10);
  expectRefusal(await call('GET', '/patients/recent?limit=51', asStaff()), 'VALIDATION_ERROR', ['limit']);
});

it('an unknown id or an invalid id is not found', async () => {
  for (const id of ['01K5ZZZZZZZZZZZZZZZZZZZZZZ', 'x', '..%2F..', '%00', '01K5ZZZZZZZZZZZZZZZZZZZZZZ%23', '%D9%85', 'a'.repeat(2000)]) {
    expectRefusal(await call('GET', `/patients/${id}`, asStaff()), 'NOT_FOUND');
    expectRefusal(await call('DELETE', `/patients/${id}`, asStaff({ body: { reason: 'Made by a test' } })), 'NOT_FOUND');
    expectRefusal(await call('PUT', `/patients/${id}`, asStaff({ body: { status: 'active' } })), 'NOT_FOUND');
  }
});

it('an unknown route is not found, in the envelope', async () => {
  for (const [method, path] of [
    ['GET', '/nothing'],
    ['PATCH', '/patients'],
    ['POST', '/patients/stats'],
    ['GET', '/patients/a/b'],
  ] as const) {
    const answer = await call(method, path, asStaff());
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(ErrorEnvelope.safeParse(answer.body).success).toBe(true);
  }
});

it('a create names every wrong field at once and writes nothing', async () => {
  const lastName = 'Neverwritten';
  const body = newPatientBody({ firstName: '', lastName, email: 'x', gender: 'robot', surprise: true }, { status: 'dead', id: 'mine' });
  expectRefusal(await call('POST', '/patients', asStaff({ body })), 'VALIDATION_ERROR', [
    'id',
    'personalInfo.email',
    'personalInfo.firstName',
    'personalInfo.gender',
    'personalInfo.surprise',
    'status',
  ]);
  expectRefusal(
    await call('POST', '/patients', asStaff({ body: newPatientBody({ lastName }), headers: { 'x-request-id': 'no spaces' } })),
    'VALIDATION_ERROR',
    ['x-request-id'],
  );
  expect((await call('GET', `/patients?search=${lastName}`, asStaff())).body).toMatchObject({ total: 0 });
});

it('keeps text of any script, and letters that fold to several', async () => {
  const personal = {
    firstName: '\uFDFA'.repeat(99),
    lastName: "O'Neill 🙂 <script>",
    nameArabic: 'ﷺ'.repeat(150),
    email: `${'ü'.repeat(120)}@example.com`,
  };
  const created = await call('POST', '/patients', asStaff({ body: newPatientBody(personal) }));
  expect(created.status).toBe(201);
  expect((await call('GET', `/patients/${created.body.id}`, asStaff())).body.personalInfo).toMatchObject(personal);
  expect((await call('DELETE', `/patients/${created.body.id}`, asStaff({ body: { reason: 'Made by a test' } }))).status).toBe(200);
});

describe('the symptom check', () => {
  const check = (symptoms: unknown, language: unknown = 'en') => call('POST', '/public/symptom-check', { body: { symptoms, language } });

  it('answers everyone, in the requested language', async () => {
    const answer = await check({ description: 'Crushing chest pain for an hour', severity: 1, duration: 'less-than-hour' });
    expect(answer.body).toMatchObject({ success: true, data: { severity: 'Emergency', urgencyScore: 10, engine: 'rules' } });
    expect(answer.body.sessionId).toBe(answer.body.data.sessionId);
    expect((await check({ description: 'ألم شديد في الصدر منذ ساعة', severity: 5, duration: '' }, 'ar')).body.data).toMatchObject({
      severity: 'Emergency',
      language: 'ar',
      emergencyWarning: expect.stringContaining('999'),
    });
  });

  it.each([
    [{ description: '   ', severity: 5 }, 'symptoms.description', 'This field is required'],
    [{ description: 'too short', severity: 5 }, 'symptoms.description', 'Please provide more details (minimum 10 characters)'],
    [{ description: 'a'.repeat(2001), severity: 5 }, 'symptoms.description', 'Description is too long (maximum 2000 characters)'],
    [{ description: 'a headache since today', severity: 11 }, 'symptoms.severity', 'Severity must be a whole number from 1 to 10'],
    [{ description: 'a headache since today', ageGroup: 'old' }, 'symptoms.ageGroup', 'Age group must be one of those offered'],
    [{ description: 'a headache since today', duration: 'ages' }, 'symptoms.duration', expect.stringContaining('Duration must be one of')],
  ])('refuses %o', async (symptoms, path, message) => {
    const answer = await check(symptoms);
    expectRefusal(answer, 'VALIDATION_ERROR', [path]);
    expect(answer.body.details[0].message).toEqual(message);
  });
});

it('health answers without a token', async () => {
  expect((await call('GET', '/health')).body).toMatchObject({ status: 'ok' });
});

it('a browser on a page of another origin gets no access', async () => {
  const response = await fetch(`${endpoints().apiUrl}/patients`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://example.com',
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization,if-match',
    },
  });
  expect(response.status).toBe(404);
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
});
