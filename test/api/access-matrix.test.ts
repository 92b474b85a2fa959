import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Role } from '#contract/base/role.ts';
import { timeOf } from '#contract/appointments/clinic-hours.ts';
import { relations } from '#contract/links/links.ts';
import type { Route } from '#contract/routes/route.ts';
import { type RouteId, routeIds, routes } from '#contract/routes/table.ts';
import { loadAssembly } from '../../local/template/template.ts';
import { call, endpoints, tokensOf } from './client.ts';
import { callRoute } from './clinic-work.ts';
import { clinicOf, workday } from './clinic.ts';
import { carers } from './given-care.ts';
import { isOthersDuty } from './dutiful.ts';
import { partsOf, signed, signingKey, unsigned } from './forged-tokens.ts';
import { type Made, dayIn, linked, newPatient, outlive, somebody, yearsAgo } from './linked-people.ts';
import { markdownTable } from '../markdown.ts';

interface Caller {
  readonly name: string;
  readonly token: string | undefined;
  /** The role under which the gateway must admit the caller; undefined for none. */
  readonly role: Role | undefined;
}

/** Every kind of caller. The forged tokens are an administrator's with one thing wrong. */
async function callers(): Promise<readonly Caller[]> {
  const { access, id } = await tokensOf('ADMIN');
  const [header = {}, claims = {}] = partsOf(access);
  const [content = '', signature = ''] = access.split(/\.(?=[^.]*$)/);
  const key = signingKey();
  const { privateKey: foreignKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const now = Math.floor(Date.now() / 1000);
  const otherPool = { ...claims, iss: String(claims['iss']).replace(/_\w+$/, '_Elsewhere') };
  const inRole = async (role: Role): Promise<Caller> => ({ name: role, token: (await tokensOf(role)).access, role });
  const refused = (name: string, token: string | undefined): Caller => ({ name, token, role: undefined });
  return [
    refused('nobody', undefined),
    await inRole('PATIENT'),
    await inRole('CLINICIAN'),
    await inRole('ADMIN'),
    { name: 'no group', token: signed(key, header, { ...claims, 'cognito:groups': undefined }), role: 'PATIENT' },
    refused('foreign pool', signed(foreignKey, { ...header, kid: 'elsewhere' }, otherPool)),
    refused('foreign key', signed(foreignKey, header, claims)),
    refused('expired', signed(key, header, { ...claims, iat: now - 7200, exp: now - 1 })),
    refused('id token', id),
    refused('alg none', unsigned({ ...header, alg: 'none' }, claims)),
    refused('tampered', `${content}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`),
    { name: 'other client', token: signed(key, header, { ...claims, client_id: 'another-client-of-the-pool' }), role: 'ADMIN' },
  ];
}

/** The path of a request that changes nothing: ids match nothing, bodies are empty, and routes that are not public get an unknown query. */
const pathOf = ({ path, access }: Route): string =>
  `${path.replaceAll(/\{\w+\}/g, '01K5ZZZZZZZZZZZZZZZZZZZZZZ')}${access === 'public' ? '' : '?unknown=1'}`;

/** The status of such a request from a permitted caller. */
const letIn = ({ access, body, path, success }: Route): number =>
  access !== 'public' || body !== undefined ? 400 : path.includes('{') ? 404 : success.status;

const expected = (route: Route, { role }: Caller): number => {
  if (route.access === 'public') return letIn(route);
  if (role === undefined) return 401;
  const isWithoutDuty = role === 'CLINICIAN' && isOthersDuty(route);
  return route.access.includes(role) && !isWithoutDuty ? letIn(route) : 403;
};

interface Linked {
  readonly name: string;
  readonly token: string;
  readonly patient: Made;
  readonly isOpen: boolean;
}

/** Accounts with every kind of link, and without one. */
async function linkedAccounts(): Promise<readonly Linked[]> {
  const until = dayIn(30);
  const asked = { self: {}, parent: { until }, guardian: { until }, carer: { until, reason: 'Helps at home' } };
  const all: Linked[] = [];
  for (const relation of relations) {
    const patient = await newPatient(relation === 'parent' || relation === 'guardian' ? { dateOfBirth: yearsAgo(6) } : {});
    const token = await somebody();
    await linked(token, patient, { relation, ...asked[relation] });
    all.push({ name: relation, token, patient, isOpen: true });
  }
  const [over, ended] = [await newPatient(), await newPatient()];
  const carer = await somebody();
  await linked(carer, over, { relation: 'carer', ...asked.carer });
  await outlive(carer, over);
  const left = await somebody();
  const linkId = await linked(left, ended);
  await call('DELETE', `/links/${linkId}`, { token: left });
  const closed = { isOpen: false };
  return [
    ...all,
    { name: 'time over', token: carer, patient: over, ...closed },
    { name: 'ended', token: left, patient: ended, ...closed },
    { name: 'no link', token: await somebody(), patient: await newPatient(), ...closed },
  ];
}

/** The answer that each account gets on routes about a record that a link can open. */
async function byLink(everybody: readonly Linked[]): Promise<{ readonly seen: string[][]; readonly wanted: string[][] }> {
  const clinicianId = await clinicOf().clinician();
  const place = { clinicianId, date: workday(3), minutes: 20, service: 'consultation' };
  const letters = await Promise.all(everybody.map(({ patient }) => carers().filed(patient.id, 'Letter', { isReleased: true })));
  const { access: as } = await tokensOf('CLINICIAN');
  const appointments = await Promise.all(
    everybody.map(async ({ patient }, index) => {
      const body = { ...place, time: timeOf(13 * 60 + index * 20), patientId: patient.id };
      return String((await callRoute('appointments.book', { as, body }, endpoints())).body.id);
    }),
  );
  const reading = routeIds.filter((id) => {
    const { access, method, path }: Route = routes[id];
    return access !== 'public' && access.includes('PATIENT') && method === 'GET' && path.includes('{id}');
  });
  const requests: [RouteId, (to: Linked, index: number) => Promise<{ status: number }>][] = [
    ...reading.map((id): (typeof requests)[number] => [
      id,
      ({ token, patient }, index) =>
        callRoute(
          id,
          {
            as: token,
            of: { id: patient.id, entryId: letters[index] ?? '', appointmentId: appointments[index] ?? '' },
            query: id === 'patients.exportRecord' ? '?format=pdf' : '',
          },
          endpoints(),
        ),
    ]),
    [
      'appointments.book',
      ({ token, patient }, index) =>
        callRoute(
          'appointments.book',
          { as: token, body: { ...place, time: `0${7 + (index % 3)}:${index < 3 ? '00' : '30'}`, patientId: patient.id } },
          endpoints(),
        ),
    ],
  ];
  const seen: string[][] = [];
  const wanted: string[][] = [];
  for (const [id, request] of requests) {
    const statuses: string[] = [];
    for (const [index, account] of everybody.entries()) statuses.push(String((await request(account, index)).status));
    seen.push([`${routes[id].method} ${routes[id].path}`, ...statuses]);
    wanted.push([
      `${routes[id].method} ${routes[id].path}`,
      ...everybody.map(({ isOpen }) => String(isOpen ? routes[id].success.status : 404)),
    ]);
  }
  return { seen, wanted };
}

it('every route answers every kind of caller and link as in the contract', async () => {
  const everybody = await callers();
  const wanted: string[][] = [];
  const seen: string[][] = [];
  for (const id of routeIds) {
    const route: Route = routes[id];
    const statuses: string[] = [];
    for (const { token } of everybody) {
      const { status } = await call(route.method, pathOf(route), { token, body: route.body && {} });
      statuses.push(String(status));
    }
    const name = `${route.method} ${route.path}`;
    wanted.push([name, ...everybody.map((caller) => String(expected(route, caller)))]);
    seen.push([name, ...statuses]);
  }
  expect(seen).toEqual(wanted);
  const accounts = await linkedAccounts();
  const links = await byLink(accounts);
  expect(links.seen).toEqual(links.wanted);
  const document = [
    '# Who may call what\n',
    'Recorded by `test/api/access-matrix.test.ts`, which calls every route of the contract as every kind of caller, with requests that change nothing. It',
    'fails when an answer differs from the contract or from this table; `npm run tables` rewrites it.\n',
    '401 and 403 refuse the caller; any other status means that the caller was let in: 400 and 404 are about the request. The tokens from “foreign',
    'pool” on are an administrator’s except for what their name says. “No group” is a signed-in person in no group, who counts as a PATIENT. “Foreign key” is the pool’s own issuer and key id with another key. “Other client” is',
    'signed by the pool for another of its clients: API Gateway asks for the pool and the scope, not for the client, and the pool has one.\n',
    markdownTable(['Route', ...everybody.map(({ name }) => name)], seen),
    '## By links\n',
    'An account asks about a record that it is linked to as this, was linked to, or never was. A record that is not open is answered like one that does not exist.\n',
    markdownTable(['Route', ...accounts.map(({ name }) => name)], links.seen),
  ].join('\n');
  expect(loadAssembly('cdk.out').ofType('AWS::Cognito::UserPoolClient')).toHaveLength(1);
  await expect(document).toMatchFileSnapshot('../../docs/access-matrix.md');
});
