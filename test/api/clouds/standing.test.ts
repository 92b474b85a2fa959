import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayAfter, qatarDate } from '#contract/base/qatar-time.ts';
import type { Role } from '#contract/base/role.ts';
import type { Route } from '#contract/routes/route.ts';
import { type RouteId, routeIds, routes } from '#contract/routes/table.ts';
import { duties } from '#contract/staff/roster.ts';
import { nobodys, samples } from '../../hostile/requests.ts';
import { type Stored, tablesOf } from '../../hostile/tables.ts';
import { type LocalCloud, startLocalCloud } from '../../../local/local-cloud.ts';
import { askOwnCloud, call, cognito, endpoints, newPatientBody, signIn, tokensOf } from '../client.ts';
import { callRoute } from '../clinic-work.ts';
import { chosenEngine } from '../engine.ts';
import { withClaims } from '../forged-tokens.ts';
import { enterCode, issue } from '../linking.ts';
import { codeFor } from '../register.ts';

/** A separate cloud, so that only these requests change stored data. */
let cloud: LocalCloud;
const password = 'Calm-Harbour-7';
const secret = 'Quixotica';
let tables: ReturnType<typeof tablesOf>;
let chief = '';
let existing: Readonly<Record<string, string>> = {};

/** A caller whose token the gateway accepts, and the expected answer of the routes that admit their role. */
interface Caller {
  readonly token: string;
  readonly role: Role;
  readonly answer: 401 | 403;
}
const callers = new Map<string, Caller>();

/** Invites a person with every duty, who sets a password. */
async function member(email: string, role: Role = 'CLINICIAN'): Promise<{ readonly id: string; readonly token: string }> {
  const person = { email, role, name: { en: 'Dr. Leaver', ar: 'د. راحل' }, duties };
  const { body, status } = await call('POST', '/staff', { token: chief, body: person });
  expect(status).toBe(201);
  const { userPoolId: UserPoolId } = endpoints();
  const set = await cognito('AdminSetUserPassword', { UserPoolId, Username: email, Password: password, Permanent: true });
  expect(set.status).toBe(200);
  return { id: body.id, token: (await signIn(email, password)).access };
}

beforeAll(async () => {
  cloud = await startLocalCloud({ patients: 3, throttling: false, ...chosenEngine() });
  askOwnCloud(cloud.endpoints);
  chief = (await tokensOf('ADMIN')).access;
  const { access: bench } = await signIn('lab@afiya.example', 'Clinic-Demo-2025!');
  const leaver = await member('leaver@clinic.example');
  const colleague = await member('colleague@clinic.example');
  const administrator = await member('administrator@clinic.example', 'ADMIN');
  const forgetful = await member('forgetful@clinic.example');
  const patientToken = (await tokensOf('PATIENT')).access;
  const ask = async (id: RouteId, asked: Parameters<typeof callRoute>[1] = {}) => {
    const { status, body } = await callRoute(id, { as: leaver.token, ...asked }, endpoints());
    expect([id, status, body]).toEqual([id, expect.toBeOneOf([200, 201, 202]), expect.anything()]);
    return body;
  };

  // Creates an item of every kind to request.
  const { id, personalInfo } = await ask('patients.create', { body: newPatientBody({ firstName: secret, lastName: secret }) });
  const of = { id };
  const problem = await ask('problems.add', { of, body: { text: `Gout ${secret}` } });
  const weekly = Array.from({ length: 7 }, () => [{ from: '00:00', to: '24:00' }]);
  await ask('clinicians.changeHours', { of: { clinicianId: colleague.id }, body: { weekly, exceptions: [] } });
  const visit = { clinicianId: colleague.id, date: dayAfter(qatarDate(new Date()), 2), minutes: 20, service: 'consultation' };
  const appointment = await ask('appointments.book', { body: { ...visit, patientId: id, time: '09:00', reason: secret } });
  const drug = { ingredientId: 'amlodipine', form: 'tablet', strength: '5 mg' };
  const dose = { quantity: 1, unit: 'tablet', route: 'oral', frequency: 'daily', dispense: { quantity: 30, unit: 'tablet' }, repeats: 0 };
  const prescription = await ask('prescriptions.create', { of, body: { drug, dose } });
  const order = await ask('laboratory.order', { body: { patientId: id, status: 'active', priority: 'routine', tests: ['potassium'] } });
  const ofOrder = { id, orderId: order.id };
  await ask('laboratory.collect', { of: ofOrder, body: { specimen: 'serum' } });
  await ask('laboratory.receive', { of: ofOrder, as: bench, body: { specimen: 'serum', status: 'received' } });
  await ask('laboratory.enter', { of: ofOrder, as: bench, body: { results: [{ test: 'potassium', value: 6.9, unit: 'mmol/L' }] } });
  await ask('laboratory.verify', { of: ofOrder, body: { tests: ['potassium'] } });
  const encounter = await ask('encounters.start', { of, body: { service: 'consultation' } });
  await ask('notes.save', { of: { id, entryId: encounter.id }, body: { sections: { plan: secret } } });
  const scan = Buffer.from('%PDF-1.7\n%%EOF\n');
  const sha256 = createHash('sha256').update(scan).digest('hex');
  await ask('documents.announce', { of, body: { title: secret, type: 'application/pdf', size: scan.length, sha256 } });
  const { body: issued } = await issue(id);
  expect((await enterCode(patientToken, issued.code, personalInfo.dateOfBirth)).status).toBe(201);
  await issue(id, { relation: 'carer', until: dayAfter(qatarDate(new Date()), 365), reason: secret });
  await ask('proposals.make', { of, as: patientToken, body: { field: 'allergies', value: secret } });
  const { links } = await ask('links.ofPatient', { of });
  const {
    rows: [alert],
  } = await ask('alerts.list');
  const file = await ask('patients.orderExport', { body: { format: 'csv', ids: [id] } });
  const {
    entries: [event],
  } = await ask('accessLog.actions');
  existing = {
    ...nobodys,
    id,
    exportId: file.id,
    alertId: alert.id,
    appointmentId: appointment.id,
    orderId: order.id,
    clinicianId: colleague.id,
    userId: colleague.id,
    linkId: links[0].id,
    eventId: event.id,
    entryId: problem.id,
    prescriptionId: prescription.id,
  };

  for (const { id: userId } of [leaver, administrator])
    await ask('staff.deactivate', { as: chief, of: { userId }, body: { standInId: colleague.id } });
  const renewed = { ClientId: endpoints().userPoolClientId, Password: 'Calm-Harbour-8' };
  const reset = async (email: string): Promise<void> => {
    await cognito('ForgotPassword', { ...renewed, Username: email });
    const ConfirmationCode = codeFor(email);
    const { status } = await cognito('ConfirmForgotPassword', { ...renewed, Username: email, ConfirmationCode });
    expect([email, status]).toEqual([email, 200]);
  };
  const patientAccount = endpoints().accounts.find(({ role }) => role === 'PATIENT');
  await reset(patientAccount?.email ?? '');
  await reset('forgetful@clinic.example');
  const marked = { afiya_second_factor_missing: 'true' };
  callers.set('a clinician who has left', { token: leaver.token, role: 'CLINICIAN', answer: 401 });
  callers.set('an administrator who has left', { token: administrator.token, role: 'ADMIN', answer: 401 });
  callers.set('a patient whose password was reset since', { token: patientToken, role: 'PATIENT', answer: 401 });
  callers.set('a clinician whose password was reset since', { token: forgetful.token, role: 'CLINICIAN', answer: 401 });
  callers.set('a clinician without the second factor', { token: withClaims(colleague.token, marked), role: 'CLINICIAN', answer: 403 });
  callers.set('one who has left, without the second factor', { token: withClaims(leaver.token, marked), role: 'CLINICIAN', answer: 403 });
  tables = tablesOf(endpoints());
});
afterAll(async () => {
  tables.close();
  await cloud.close();
});

/** A valid request of a route about existing items, based on its sample. */
function requestOf(id: RouteId): { readonly path: string; readonly body: unknown } {
  const words = JSON.stringify(samples[id])
    .replaceAll('01JZZZZZZZZZZZZZZZZZZZZZZA', existing['id'] ?? '')
    .replaceAll(nobodys['userId'] ?? '', existing['userId'] ?? '');
  const { query = {}, body } = JSON.parse(words) as { query?: Record<string, string>; body?: unknown };
  const path = routes[id].path.replaceAll(/\{(\w+)\}/g, (_, name: string) => existing[name] ?? '');
  const search = new URLSearchParams(query).toString();
  return { path: search === '' ? path : `${path}?${search}`, body };
}

describe.each([
  'a clinician who has left',
  'an administrator who has left',
  'a patient whose password was reset since',
  'a clinician whose password was reset since',
  'a clinician without the second factor',
  'one who has left, without the second factor',
])('%s', (name) => {
  it('gets no data from any route, for any request in any version, and writes nothing', async () => {
    const { token, role, answer } = callers.get(name) ?? { token: '', role: 'PATIENT', answer: 401 };
    const before: Stored = await tables.look();
    const wrong: string[] = [];
    for (const id of routeIds) {
      const route: Route = routes[id];
      if (route.access === 'public') continue;
      const { path, body } = requestOf(id);
      const wanted = route.access.includes(role) ? answer : 403;
      const requests = [
        { body, headers: { 'if-match': '"99999"' } },
        { body, headers: {} },
        ...(body === undefined ? [] : [{ body: {}, headers: { 'if-match': '"99999"' } }]),
        { body, headers: { 'x-request-id': 'no' } },
      ];
      const answers = await Promise.all(requests.map((request) => call(route.method, path, { token, ...request })));
      for (const [index, { status, body: told }] of answers.entries()) {
        if (status !== wanted) wrong.push(`${id} #${index} answered ${status}`);
        if (JSON.stringify(told).includes(secret)) wrong.push(`${id} #${index} named the patient`);
        if ('details' in told || 'current' in told || Array.isArray(told)) wrong.push(`${id} #${index} told more`);
      }
    }
    expect(wrong).toEqual([]);
    expect(await tables.look()).toEqual(before);
  });
});

it('an account in good standing still reads and writes', async () => {
  const { access: token } = await tokensOf('CLINICIAN');
  expect((await call('GET', `/patients/${existing['id']}`, { token })).status).toBe(200);
  expect((await call('PUT', `/patients/${existing['id']}`, { token, body: { status: 'pending' } })).status).toBe(200);
  const hers = (await signIn('forgetful@clinic.example', 'Calm-Harbour-8')).access;
  expect((await call('PUT', `/patients/${existing['id']}`, { token: hers, body: { status: 'active' } })).status).toBe(200);
});
