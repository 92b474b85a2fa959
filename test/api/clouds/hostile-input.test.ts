import { afterAll, beforeAll, expect, it } from 'vitest';
import { ErrorEnvelope } from '#contract/base/errors.ts';
import { type RouteId, routeIds, routes } from '#contract/routes/table.ts';
import type { Route } from '#contract/routes/route.ts';
import {
  bodyObjects,
  huge,
  inheritedNames,
  nobodys,
  samples,
  takesNumbers,
  textFields,
  unstorable,
  withAt,
  wordsOfTheLanguage,
  wrongTypes,
} from '../../hostile/requests.ts';
import { type Stored, tablesOf } from '../../hostile/tables.ts';
import { type Answer, call, tokensOf } from '../client.ts';
import { clinicOf } from '../clinic.ts';
import { withCloud } from '../cloud.ts';
import { isOthersDuty } from '../dutiful.ts';

/** A separate cloud, so that only these requests change stored data. */
const endpoints = withCloud({ patients: 20 });
let tables: ReturnType<typeof tablesOf>;
let before: Stored;
const tokens = new Map<RouteId, string>();
beforeAll(async () => {
  for (const id of routeIds) {
    const route: Route = routes[id];
    const { access } = route;
    const role = access === 'public' ? undefined : (['ADMIN', 'CLINICIAN', 'PATIENT'] as const).find((one) => access.includes(one));
    // The first clinician prescribes; what is the laboratory's alone is refused to them before anything else.
    const isOfLaboratory = role === 'CLINICIAN' && isOthersDuty(route);
    if (isOfLaboratory) tokens.set(id, (await clinicOf(endpoints).member('lab')).token);
    else if (role !== undefined) tokens.set(id, (await tokensOf(role, endpoints())).access);
  }
  tables = tablesOf(endpoints());
  before = await tables.look();
});
afterAll(() => tables.close());

const addressed = (id: RouteId, params: Readonly<Record<string, string>>, query: object): string => {
  const path = routes[id].path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  const text = new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])).toString();
  return text === '' ? path : `${path}?${text}`;
};

interface Request {
  readonly query?: object;
  readonly body?: unknown;
  readonly params?: Readonly<Record<string, string>>;
  readonly headers?: Record<string, string>;
}
const ask = (id: RouteId, { query, body, params, headers = {} }: Request): Promise<Answer> =>
  call(
    routes[id].method,
    addressed(id, { ...nobodys, ...params }, query ?? samples[id].query ?? {}),
    { token: tokens.get(id), body: body ?? samples[id].body, headers },
    endpoints().apiUrl,
  );

function expectRefused(id: RouteId, { status, body }: Answer, field: string, wanted = 400): void {
  const { details = [] } = ErrorEnvelope.parse(body);
  expect([id, field, status]).toEqual([id, field, wanted]);
  if (wanted === 400) expect(details.map(({ path }) => path)).toContain(field);
}

/** The largest request: a body of 256 kB, and 16 kB of address and headers together. */
const mostOf = { body: 250_000, query: 6000 } as const;

it('no field of any route accepts text that is too long, not storable or not text', async () => {
  for (const { routeId, place, path, good } of textFields) {
    const name = path.join('.');
    const send = async (value: unknown): Promise<void> =>
      expectRefused(routeId, await ask(routeId, { [place]: withAt(samples[routeId][place] ?? null, path, value) }), name);
    await send(huge['letters']?.(mostOf[place]));
    await send(huge['digits before a letter']?.(mostOf[place]));
    // An address cannot carry half a surrogate pair: it is decoded as another character.
    for (const [kind, text] of Object.entries(unstorable)) if (place === 'body' || !kind.includes('half')) await send(text(good));
    if (place === 'body')
      for (const value of Object.values(wrongTypes))
        if (typeof value !== 'number' || !takesNumbers.has(`${routeId} ${path.join('.')}`)) await send(value);
  }
});

it('half a character is refused as it is written in JSON', async () => {
  const rawBody = JSON.stringify(samples['symptomCheck.create'].body).replace('headache', String.raw`\ud800`);
  expect(rawBody).toContain(String.raw`\ud800`);
  const answer = await call('POST', '/public/symptom-check', { rawBody }, endpoints().apiUrl);
  expectRefused('symptomCheck.create', answer, 'symptoms.description');
});

it('a property name of every JavaScript object is unknown in every body and query', async () => {
  for (const name of inheritedNames) {
    for (const { routeId, path } of bodyObjects)
      expectRefused(
        routeId,
        await ask(routeId, { body: withAt(samples[routeId].body ?? null, [...path, name], 1) }),
        [...path, name].join('.'),
      );
    for (const id of routeIds) {
      const query = Object.fromEntries([...Object.entries(samples[id].query ?? {}), [name, '1']]);
      expectRefused(id, await ask(id, { query }), name);
      if (routes[id].method === 'GET')
        expect((await ask(id, { query: {}, headers: Object.fromEntries([[name, 'x']]) })).status).toBeLessThan(500);
    }
  }
});

it('an invalid id matches nothing', async () => {
  for (const id of routeIds)
    for (const [, name = ''] of routes[id].path.matchAll(/\{(\w+)\}/g)) {
      const good = nobodys[name] ?? '';
      const wrong = [
        good.slice(1),
        `${good}0`,
        'a'.repeat(2100),
        `CODE#${good}`,
        good.replace(/.$/, '\u212A'),
        '\u0000',
        '\u001B',
        ' ',
        "'",
        '__proto__',
      ];
      for (const value of wrong) expectRefused(id, await ask(id, { params: { [name]: encodeURIComponent(value) } }), name, 404);
    }
});

it('a malformed header is refused by name', async () => {
  for (const id of routeIds) {
    const names = ['x-request-id', ...('ifMatch' in routes[id] ? ['if-match'] : [])];
    for (const name of names)
      for (const value of ['x', 'a b c d e f', '__proto__ x', 'a'.repeat(129), '1'.repeat(8000) + 'x'])
        expectRefused(id, await ask(id, { headers: { [name]: value } }), name);
  }
});

it('none of these requests changed stored data', async () => {
  const { items } = before;
  expect(items).toBeGreaterThan(100);
  expect(await tables.look()).toEqual(before);
});

it('a property name of every JavaScript object is ordinary text', async () => {
  const { body } = await ask('patients.list', { query: { limit: '1' } });
  const params = { id: body.patients[0].id };
  for (const { routeId, place, path } of textFields)
    for (const word of wordsOfTheLanguage) {
      const { status } = await ask(routeId, { params, [place]: withAt(samples[routeId][place] ?? null, path, word) });
      expect([routeId, path.join('.'), word, status < 500]).toEqual([routeId, path.join('.'), word, true]);
    }
});
