import type { APIGatewayProxyEvent } from 'aws-lambda';
import { describe, expect, it, vi } from 'vitest';
import { ErrorEnvelope } from '#contract/base/errors.ts';
import { limits } from '#contract/base/limits.ts';
import type { Route } from '#contract/routes/route.ts';
import { type RouteId, type ServingFunction, routeIds, routes } from '#contract/routes/table.ts';
import {
  type Place,
  bodyObjects,
  huge,
  inheritedNames,
  nobodys,
  samples,
  textFields,
  unstorable,
  withAt,
  wrongTypes,
  takesNumbers,
} from '../../test/hostile/requests.ts';
import { type Implementations, api } from './api.ts';
import type { AccessLog } from './access-log.ts';
import type { AccountChecks } from './account-checks.ts';
import type { PatientsIn } from './logged-patients.ts';
import { log } from './logger.ts';

for (const level of ['info', 'error'] as const) vi.spyOn(log, level).mockImplementation(() => undefined);

/** Thrown when a request reaches a route's implementation. */
class Served extends Error {
  override readonly name = 'Served';
}
const serving = <F extends ServingFunction>(name: F): Implementations<F> =>
  Object.fromEntries(
    routeIds
      .filter((id) => routes[id].function === name)
      .map((id) => [
        id,
        async () => {
          throw new Served();
        },
      ]),
  ) as unknown as Implementations<F>;
const accessLog: AccessLog = { record: async () => undefined, write: async () => ({ done: true }) };
/** No route answers, so no answer reveals a patient. */
const nobody = () => [];
const of = <F extends ServingFunction>(name: F): PatientsIn<F> =>
  Object.fromEntries(routeIds.filter((id) => routes[id].function === name).map((id) => [id, nobody])) as unknown as PatientsIn<F>;
const nothingWritten = (): never => {
  throw new Error('nothing is written');
};
const accountChecks: AccountChecks = {
  requireStanding: async () => undefined,
  mergedInto: async () => undefined,
  mustStand: nothingWritten,
  callerMustStand: nothingWritten,
};
const recorded = <F extends ServingFunction>(name: F) => ({ accessLog, patientsIn: of(name), accountChecks });
const handlers = {
  health: api('health', routes, serving('health')),
  records: api('records', routes, serving('records'), recorded('records')),
  overview: api('overview', routes, serving('overview'), recorded('overview')),
  account: api('account', routes, serving('account'), recorded('account')),
  'staff-accounts': api('staff-accounts', routes, serving('staff-accounts'), recorded('staff-accounts')),
  appointments: api('appointments', routes, serving('appointments'), recorded('appointments')),
  chart: api('chart', routes, serving('chart'), recorded('chart')),
  prescriptions: api('prescriptions', routes, serving('prescriptions'), recorded('prescriptions')),
  laboratory: api('laboratory', routes, serving('laboratory'), recorded('laboratory')),
  'paper-checks': api('paper-checks', routes, serving('paper-checks')),
  portal: api('portal', routes, serving('portal'), recorded('portal')),
  proposals: api('proposals', routes, serving('proposals'), recorded('proposals')),
  tasks: api('tasks', routes, serving('tasks'), recorded('tasks')),
  'patient-exports': api('patient-exports', routes, serving('patient-exports'), recorded('patient-exports')),
  'patient-links': api('patient-links', routes, serving('patient-links'), recorded('patient-links')),
  'access-log': api('access-log', routes, serving('access-log'), recorded('access-log')),
  'symptom-check': api('symptom-check', routes, serving('symptom-check')),
};

interface Request {
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly params?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

const eventOf = (routeId: RouteId, { query, body, params, headers = {} }: Request): APIGatewayProxyEvent => {
  const { method, path } = routes[routeId];
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']): [string, string] => [name, params?.[name] ?? nobodys[name] ?? '']);
  return {
    httpMethod: method,
    resource: path,
    headers: { 'Content-Type': 'application/json', ...headers },
    pathParameters: named.length === 0 ? null : Object.fromEntries(named),
    queryStringParameters: query ?? null,
    multiValueQueryStringParameters: query && Object.fromEntries(Object.entries(query).map(([name, value]) => [name, [value]])),
    body: body === undefined ? null : JSON.stringify(body),
    isBase64Encoded: false,
    requestContext: { requestId: 'request-1', authorizer: { claims: { sub: 'user-1', 'cognito:groups': 'PATIENT,CLINICIAN,ADMIN' } } },
  } as unknown as APIGatewayProxyEvent;
};
const ask = (routeId: RouteId, request: Request) =>
  handlers[routes[routeId].function](eventOf(routeId, { ...samples[routeId], ...request }), {});

/** Expects a refusal that names the wrong field. */
async function expectRefused(routeId: RouteId, request: Request, field: string, status = 400): Promise<void> {
  const { statusCode, body } = await ask(routeId, request);
  const { details = [] } = ErrorEnvelope.parse(JSON.parse(body));
  expect([routeId, field, statusCode]).toEqual([routeId, field, status]);
  if (status === 400) expect(details.map(({ path }) => path)).toContain(field);
  expect(body.length).toBeLessThan(50_000);
}

const changed = (routeId: RouteId, place: Place, path: readonly (string | number)[], value: unknown): Request => ({
  [place]: withAt(samples[routeId][place] ?? null, path, value),
});

it.each(routeIds)('a valid request of %s reaches its implementation', async (routeId) => {
  // Routes validate cursors themselves, so even this cursor passes the parser.
  expect((await ask(routeId, {})).statusCode).toBe(500);
  expect(vi.mocked(log.error).mock.lastCall?.[1]).toMatchObject({ routeId, errorName: 'Served' });
});

/** Parameters that accept any word; the function answers NOT_FOUND for an unknown word. */
const wordlike = ['test'];

describe.each(textFields.map((field) => [`${field.routeId} ${field.place} ${field.path.join('.')}`, field] as const))(
  '%s',
  (_name, field) => {
    const { routeId, place, path, good } = field;
    const name = path.join('.');

    it('is refused by name when it is too long, not storable or not text', async () => {
      for (const text of Object.values(huge)) await expectRefused(routeId, changed(routeId, place, path, text(250_000)), name);
      for (const text of Object.values(unstorable)) await expectRefused(routeId, changed(routeId, place, path, text(good)), name);
      if (place === 'body')
        for (const value of Object.values(wrongTypes).filter((one) => !(typeof one === 'number' && takesNumbers.has(`${routeId} ${name}`))))
          await expectRefused(routeId, changed(routeId, place, path, value), name);
    });
  },
);

it.each(bodyObjects.map(({ routeId, path }) => [routeId, path] as const))(
  '%s refuses at %j every name that it does not know',
  async (routeId, path) => {
    for (const name of inheritedNames)
      await expectRefused(routeId, changed(routeId, 'body', [...path, name], 1), [...path, name].join('.'));
    const long = 'n'.repeat(240_000);
    await expectRefused(routeId, changed(routeId, 'body', [...path, long], 1), [...path, `${long.slice(0, limits.name)}…`].join('.'));
  },
);

it.each(routeIds)(
  '%s refuses names of a query that it does not know, names that are no ids, and headers of another form',
  async (routeId) => {
    const route: Route = routes[routeId];
    for (const name of inheritedNames)
      await expectRefused(routeId, { query: Object.fromEntries([...Object.entries(samples[routeId].query ?? {}), [name, '1']]) }, name);
    for (const [, name = ''] of route.path.matchAll(/\{(\w+)\}/g)) {
      const good = nobodys[name] ?? '';
      const others = wordlike.includes(name) ? [] : [good.slice(1), `${good}0`];
      const wrong = [...others, good.replace(/.$/, 'ſ'), good.replace(/.$/, '\u212A'), '', ' ', `${good}\n`];
      for (const value of [
        ...wrong,
        ...Object.values(unstorable).map((text) => text(good)),
        ...Object.values(huge).map((text) => text(250_000)),
      ])
        await expectRefused(routeId, { params: { [name]: value } }, name, 404);
    }
    const headers = ['x-request-id', ...(route.ifMatch ? ['if-match'] : [])];
    for (const name of headers)
      for (const value of ['', 'no such form', '\u0660'.repeat(8), ...Object.values(huge).map((text) => text(250_000))])
        await expectRefused(routeId, { headers: { [name]: value } }, name);
  },
);

it('names a hundred of very many wrong fields', async () => {
  const names = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`n${index}`, 0]));
  const { statusCode, body } = await ask('patients.create', { body: names });
  expect([statusCode, ErrorEnvelope.parse(JSON.parse(body)).details?.length]).toEqual([400, limits.refusalDetails]);
});

/**
 * The time that work takes, in ms: one run if that is within the limit, otherwise the fastest of several, because the processor may be
 * busy.
 */
async function least(work: () => unknown, limitMs: number): Promise<number> {
  let ms = Number.POSITIVE_INFINITY;
  for (let run = 0; run === 0 || (ms > limitMs && run < 12); run += 1) {
    const started = performance.now();
    await work();
    ms = Math.min(ms, performance.now() - started);
  }
  return ms;
}

const floods: Readonly<Record<string, unknown>> = {
  'a list of numbers': Array.from({ length: 120_000 }, () => 0),
  'a list of texts': Array.from({ length: 60_000 }, () => 'a'),
  'many names': Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`n${index}`, 0])),
  'lists in lists': JSON.parse(`${'['.repeat(3000)}${']'.repeat(3000)}`),
};

it('a refusal takes at most as long as a hundred short ones and ten parses of the request', async () => {
  const refusing = (routeId: RouteId, request: Request) => {
    const event = eventOf(routeId, { ...samples[routeId], ...request });
    return { event, work: () => handlers[routes[routeId].function](event, {}) };
  };
  const short: number[] = [];
  for (const { routeId, place, path } of textFields)
    short.push(await least(refusing(routeId, changed(routeId, place, path, 'x\u0000')).work, 0));
  const median = short.toSorted((a, b) => a - b)[Math.floor(short.length / 2)] ?? 0;
  const dear: { kind: string; ms: number; limitMs: number }[] = [];
  const parses = new Map<string, number>();
  const weigh = async (kind: string, routeId: RouteId, request: Request, sent: string): Promise<void> => {
    const { event, work } = refusing(routeId, request);
    const parse = () => least(() => JSON.parse(event.body ?? '0'), 0);
    const parsed = parses.get(sent) ?? (await parse());
    parses.set(sent, parsed);
    const limitOf = (parseMs: number) => 100 * median + 10 * parseMs;
    let limitMs = limitOf(parsed);
    let ms = await least(work, limitMs);
    // If the machine is busier than when the kind was parsed, compare both again side by side.
    for (let run = 0; run < 5 && ms > limitMs; run += 1) {
      limitMs = limitOf(await parse());
      ms = await least(work, limitMs);
    }
    dear.push({ kind: `${routeId}: ${kind}`, ms, limitMs });
  };
  for (const { routeId, place, path } of textFields)
    for (const [kind, text] of Object.entries(huge))
      await weigh(`${path.join('.')} of ${kind}`, routeId, changed(routeId, place, path, text(250_000)), `${place} ${kind}`);
  const longestText = Math.max(...dear.map(({ ms }) => ms));
  const lists = textFields.filter(({ path }) => path.includes(0)).map(({ routeId, path }) => ({ routeId, path: path.slice(0, -1) }));
  for (const { routeId, path } of [...bodyObjects, ...lists])
    for (const [kind, flood] of Object.entries(floods))
      await weigh(`${path.join('.')} of ${kind}`, routeId, changed(routeId, 'body', path, flood), kind);
  const longest = Math.max(...dear.map(({ ms }) => ms));
  console.log(
    `shortest refusals ${median.toFixed(3)} ms; 250 kB in one field at most ${longestText.toFixed(1)} ms, in very many ${longest.toFixed(1)} ms`,
  );
  expect(dear.filter(({ ms, limitMs }) => ms > limitMs)).toEqual([]);
});
