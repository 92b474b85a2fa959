import type { APIGatewayProxyEvent } from 'aws-lambda';
import { routes } from '#contract/routes/access-log.ts';
import { expect, it, vi } from 'vitest';
import { type Implementations, api } from './api.ts';
import type { Access } from './access-log.ts';
import { callerOf } from './caller.ts';
import { log } from './logger.ts';
import { Refusal } from './refusal.ts';

const id = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
for (const level of ['info', 'error'] as const) vi.spyOn(log, level).mockImplementation(() => undefined);

const recorded: Access[] = [];
let stands = true;
const nothingWritten = (): never => {
  throw new Error('nothing is written');
};
let recordingMs = 0;
let recordsRead = 0;
const handler = api(
  'access-log',
  routes,
  {
    'accessLog.list': async ({ query, reveals }) => {
      if (query.from === '2026-01-07') {
        reveals([id]);
        await new Promise((resolve) => setTimeout(resolve, 40));
        recordsRead = recorded.length;
      }
      if (query.from === '2026-01-01') throw new Refusal('CONFLICT', { current: { secret: 'Quixotica' } });
      if (query.from === '2026-01-02') throw new Error('Quixotica');
      if (query.from === '2026-01-05') throw new Refusal('NOT_ALLOWED_NOW');
      if (query.from === '2026-01-06') throw new Refusal('NOT_FOUND');
      return { entries: [], patients: [] };
    },
    'accessLog.signIns': async () => ({ entries: [] }),
    'accessLog.own': async () => ({ entries: [] }),
    'accessLog.people': async () => ({ rows: [], hasMore: false }),
    'accessLog.actions': async () => ({ entries: [], patients: [] }),
    'accessLog.patients': async () => ({ rows: [] }),
  } satisfies Implementations<'access-log'>,
  {
    accessLog: {
      record: async (access) => {
        await new Promise((resolve) => setTimeout(resolve, recordingMs));
        recorded.push(access);
      },
      write: async () => ({ done: true }),
    },
    accountChecks: {
      requireStanding: async () => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        if (!stands) throw new Refusal('UNAUTHORIZED');
      },
      mergedInto: async () => undefined,
      mustStand: nothingWritten,
      callerMustStand: nothingWritten,
    },
    patientsIn: {
      'accessLog.list': (_, { query }) => (query.patientId === undefined ? [] : [query.patientId]),
      'accessLog.signIns': () => [],
      'accessLog.actions': () => [],
      'accessLog.patients': () => [],
    },
  },
);

async function get(query: Record<string, string>, more: { resource?: string; groups?: string; path?: Record<string, string> } = {}) {
  recorded.length = 0;
  const event = {
    httpMethod: 'GET',
    resource: more.resource ?? '/access-log',
    headers: {},
    pathParameters: more.path ?? null,
    queryStringParameters: query,
    multiValueQueryStringParameters: null,
    requestContext: { requestId: 'request-1', authorizer: { claims: { sub: 'user-1', 'cognito:groups': more.groups ?? 'ADMIN' } } },
  } as unknown as APIGatewayProxyEvent;
  const { statusCode } = await handler(event, {});
  return { statusCode, recorded: [...recorded] };
}

it('a read is recorded before it is answered, with the requester and with ids only', async () => {
  recordingMs = 20;
  expect(await get({ patientId: id, from: '2026-01-03' })).toEqual({
    statusCode: 200,
    recorded: [
      {
        routeId: 'accessLog.list',
        action: 'log',
        caller: { id: 'user-1', roles: new Set(['ADMIN']), signedInAtEpochSeconds: 0 },
        requestId: 'request-1',
        patientIds: [id],
        status: 200,
      },
    ],
  });
  recordingMs = 0;
});

it('patients that are named early are recorded while their records are read, once, and only for an account that stands', async () => {
  const early = { from: '2026-01-07' };
  const patientsOf = async (query: Record<string, string>) => (await get(query)).recorded.map(({ patientIds }) => patientIds);
  expect(await patientsOf({ ...early, patientId: id })).toEqual([[id]]);
  expect(recordsRead).toBe(1);
  const other = '01ARZ3NDEKTSV4RRFFQ69G5FAW';
  expect(await patientsOf({ ...early, patientId: other })).toEqual([[id], [other]]);
  stands = false;
  expect(await patientsOf({ ...early, patientId: id })).toEqual([]);
  stands = true;
});

it('a route that reveals nothing about a patient records no event', async () => {
  expect(await get({}, { resource: '/access-log/own', groups: 'PATIENT' })).toEqual({ statusCode: 200, recorded: [] });
});

it('a refusal is recorded if it is FORBIDDEN or comes from the implementation, and names a patient', async () => {
  expect(await get({}, { groups: 'CLINICIAN' })).toEqual({ statusCode: 403, recorded: [] });
  expect(await get({}, { groups: 'CLINICIAN', path: { id: 'Quixotica' } })).toEqual({ statusCode: 403, recorded: [] });
  expect(await get({}, { groups: 'CLINICIAN', path: { id } })).toMatchObject({
    statusCode: 403,
    recorded: [{ status: 403, patientIds: [id] }],
  });
  const stale = await get({ from: '2026-01-01' }, { path: { id } });
  expect(stale).toMatchObject({ statusCode: 409, recorded: [{ status: 409, patientIds: [id] }] });
  expect(JSON.stringify(stale.recorded)).not.toContain('Quixotica');
  expect(await get({ date: 'soon' }, { path: { id } })).toEqual({ statusCode: 400, recorded: [] });
  expect(await get({ from: '2026-01-02' }, { path: { id } })).toEqual({ statusCode: 500, recorded: [] });
});

it('a refusal by the implementation names the patient of the request, unless its code reveals nothing about the record', async () => {
  const refused = (from: string) => get({ from }, { path: { id } });
  for (const from of ['2026-01-01', '2026-01-05'])
    expect([from, (await refused(from)).recorded.map(({ patientIds }) => patientIds)]).toEqual([from, [[id]]]);
  expect(await refused('2026-01-06')).toEqual({ statusCode: 404, recorded: [] });
});

it('a deactivated account gets only UNAUTHORIZED, whether the implementation answers, refuses or fails, and however the request is formed', async () => {
  stands = false;
  for (const query of [{ patientId: id }, { from: '2026-01-01' }, { from: '2026-01-02' }, { from: '2026-01-05' }, { date: 'soon' }])
    expect([query, await get(query, { path: { id } })]).toEqual([query, { statusCode: 401, recorded: [] }]);
  stands = true;
  expect((await get({ patientId: id })).statusCode).toBe(200);
});

it('a staff member without the required second factor has no role, and a caller without a group is a patient', async () => {
  const rolesIn = (claims: object) =>
    callerOf({ requestContext: { authorizer: { claims: { sub: 'user-1', ...claims } } } } as unknown as APIGatewayProxyEvent)?.roles;
  expect(rolesIn({})).toEqual(new Set(['PATIENT']));
  expect(rolesIn({ 'cognito:groups': '[ADMIN CLINICIAN]' })).toEqual(new Set(['ADMIN', 'CLINICIAN']));
  expect(rolesIn({ 'cognito:groups': 'ADMIN', afiya_second_factor_missing: 'true' })).toEqual(new Set());
});
