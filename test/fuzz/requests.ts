import * as fc from 'fast-check';
import { type RouteId, routeIds, routes } from '../../contract/routes/table.ts';
import { type Place, bodyObjects, inheritedNames, nobodys, samples, textFields, withAt, wordsOfTheLanguage } from '../hostile/requests.ts';

/** The caller: a user with a role, no one, or a caller with a made-up token. */
const askers = ['ADMIN', 'CLINICIAN', 'PATIENT', 'nobody', 'garbage', 'forged'] as const;
export type Asker = (typeof askers)[number];

/** A request as sent over the wire. */
export interface FuzzRequest {
  readonly routeId: RouteId;
  readonly method: string;
  readonly path: string;
  readonly asker: Asker;
  readonly headers: Readonly<Record<string, string>>;
  readonly rawBody: string | undefined;
}

/** Existing ids and cursors: real ones exercise other paths through the product than made-up ones. */
export interface Known {
  readonly ids: readonly string[];
  readonly cursors: readonly string[];
}

/** Longer addresses and headers are refused before they reach the API. */
const addressMax = 4000;

const fixed = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  'x\uDC00y',
  '\u001B[31m',
  '\u202Egnp',
  '\u200B',
  '\uFEFF',
  '\uFFFF',
  '\u0130\u212A\u017F',
  'e\u0301',
  ...inheritedNames,
  ...wordsOfTheLanguage,
  ...Object.getOwnPropertyNames(Object.prototype),
  "' OR 1=1 --",
  '{"$gt":""}',
  '../../etc/passwd',
  '%00',
  '%2e%2e%2f',
  '${jndi:ldap://x}',
  '<script>alert(1)</script>',
  '=1+2',
  '\r\nX-A: b',
  '#',
  'NaN',
  '-1',
  '0',
  '1e999',
  '99999999999999999999',
  'null',
  'true',
  '[]',
  '2026-02-31',
  '2026-13-01',
  '1899-12-31',
  '2200-12-31',
  '9999-12-25',
  '9999-12-31',
  '0000-00-00',
  '+974 5555 1234',
  'a@b.c',
  '٢٨٤٦٣٤٠١٢٣٤',
  'CODE#ABCD2345',
  'REQUEST#1',
  'USER#1',
  'PATIENT#1',
  'DAY#2026-01-01',
  'COUNTERS#PATIENTS',
  'CURSOR-KEYS',
  'en',
  'ar',
  'csv',
  'ACTIVE',
  'All',
  'desc',
];
const repeated = fc
  .tuple(
    fc.constantFrom('a', '1', '.', '@', ' ', ',', '\u0301', 'ﷺ', '🙂', '"', '\\', '[', '1-', 'a@'),
    fc.constantFrom(27, 33, 201, 1025, 2001, 20_001, 120_000),
  )
  .map(([unit, times]) => unit.repeat(times));
const text = fc.oneof(
  { arbitrary: fc.constantFrom(...fixed), weight: 6 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 40 }), weight: 3 },
  { arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }), weight: 2 },
  { arbitrary: repeated, weight: 1 },
);
const json: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: text, weight: 6 },
  { arbitrary: fc.oneof(fc.integer(), fc.double(), fc.boolean(), fc.constantFrom(null, [], {}, [[]], -0)), weight: 3 },
  { arbitrary: fc.array(text, { maxLength: 120 }), weight: 1 },
  { arbitrary: fc.jsonValue({ maxDepth: 4 }), weight: 1 },
);
const name = fc.oneof(
  fc.constantFrom(...inheritedNames, 'search', 'limit', 'cursor', 'ids', 'id', 'version', 'personalInfo'),
  fc.string({ maxLength: 12 }),
);

type Change =
  | { readonly kind: 'field'; readonly at: number; readonly value: unknown }
  | { readonly kind: 'query'; readonly name: string; readonly value: string }
  | { readonly kind: 'name'; readonly at: number; readonly name: string; readonly value: unknown }
  | { readonly kind: 'body'; readonly value: unknown }
  | { readonly kind: 'raw'; readonly text: string }
  | { readonly kind: 'parameter'; readonly value: string }
  | { readonly kind: 'header'; readonly name: string; readonly value: string }
  | { readonly kind: 'method'; readonly method: string };
const change: fc.Arbitrary<Change> = fc.oneof(
  { arbitrary: fc.record({ kind: fc.constant('field' as const), at: fc.nat(), value: json }), weight: 8 },
  { arbitrary: fc.record({ kind: fc.constant('query' as const), name, value: text }), weight: 2 },
  { arbitrary: fc.record({ kind: fc.constant('name' as const), at: fc.nat(), name, value: json }), weight: 2 },
  { arbitrary: fc.record({ kind: fc.constant('body' as const), value: json }), weight: 1 },
  {
    arbitrary: fc.record({
      kind: fc.constant('raw' as const),
      text: fc.oneof(text, fc.constantFrom('{', '[', '{"a":1}x', '"\\ud800"', '[['.repeat(50_000))),
    }),
    weight: 1,
  },
  { arbitrary: fc.record({ kind: fc.constant('parameter' as const), value: text }), weight: 3 },
  {
    arbitrary: fc.record({
      kind: fc.constant('header' as const),
      name: fc.constantFrom(
        'x-request-id',
        'if-match',
        'content-type',
        'authorization',
        'accept',
        '__proto__',
        'constructor',
        'x-forwarded-for',
      ),
      value: text,
    }),
    weight: 2,
  },
  {
    arbitrary: fc.record({
      kind: fc.constant('method' as const),
      method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'),
    }),
    weight: 1,
  },
);

interface Plan {
  readonly route: number;
  readonly asker: Asker;
  readonly known: number;
  readonly changes: readonly Change[];
}
const plan: fc.Arbitrary<Plan> = fc.record({
  route: fc.nat(routeIds.length - 1),
  // Most callers are permitted, or little beyond authorization would be tried.
  asker: fc.oneof(
    { arbitrary: fc.constantFrom('ADMIN' as const, 'CLINICIAN' as const), weight: 6 },
    { arbitrary: fc.constantFrom(...askers), weight: 3 },
  ),
  known: fc.nat(3),
  changes: fc.array(change, { maxLength: 3 }),
});

const pick = <T>(all: readonly T[], at: number): T | undefined => all[at % Math.max(1, all.length)];
/** Reduces a text to what a header can carry. */
const headerText = (value: string): string => value.replaceAll(/[^\t\u0020-\u007E\u0080-\u00FF]/g, '?').slice(0, addressMax);

function made({ route, asker, known, changes }: Plan, { ids, cursors }: Known): FuzzRequest | undefined {
  const routeId = routeIds[route];
  if (routeId === undefined) return undefined;
  const sample = samples[routeId];
  const sent: Record<Place, unknown> = { body: sample.body, query: sample.query ?? {} };
  const params: Record<string, string> = { ...nobodys, ...(known > 0 && { id: pick(ids, known) ?? '' }) };
  const headers: Record<string, string> = {};
  let { method }: { method: string } = routes[routeId];
  let raw: string | undefined;
  const cursor = pick(cursors, known);
  if (known > 1 && sample.query && 'cursor' in sample.query && cursor !== undefined) sent.query = { limit: '5', cursor };
  const fields = textFields.filter((field) => field.routeId === routeId);
  const objects = bodyObjects.filter((object) => object.routeId === routeId);
  for (const one of changes) {
    if (one.kind === 'field') {
      const field = pick(fields, one.at);
      if (field) sent[field.place] = withAt(asJson(sent[field.place]), field.path, one.value);
    } else if (one.kind === 'name') {
      const object = pick(objects, one.at);
      if (object) sent.body = withAt(asJson(sent.body), [...object.path, one.name], one.value);
    } else if (one.kind === 'query') sent.query = withAt(asJson(sent.query), [one.name], one.value);
    else if (one.kind === 'body') sent.body = one.value;
    else if (one.kind === 'raw') raw = one.text;
    else if (one.kind === 'parameter') for (const parameter of Object.keys(params)) params[parameter] = one.value;
    else if (one.kind === 'header') headers[one.name] = headerText(one.value);
    else method = one.method;
  }
  const path = routes[routeId].path.replaceAll(/\{(\w+)\}/g, (_, parameter: string) =>
    encodeURIComponent((params[parameter] ?? '').slice(0, addressMax / 6).toWellFormed()),
  );
  const query = new URLSearchParams(
    Object.entries(Object(sent.query)).map(([key, value]): [string, string] => [
      key,
      (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, addressMax / 6),
    ]),
  ).toString();
  const bodiless = method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
  const rawBody = bodiless ? undefined : (raw ?? (sent.body === undefined ? undefined : JSON.stringify(sent.body)));
  return { routeId, method, path: query === '' ? path : `${path}?${query}`, asker, headers, rawBody };
}
const asJson = (value: unknown) => (value === undefined ? null : JSON.parse(JSON.stringify(value)));

/** Generates this many requests, the same for the same seed and the same known values. */
export const generated = (count: number, seed: number, known: Known): FuzzRequest[] =>
  fc.sample(plan, { numRuns: count, seed }).flatMap((one) => made(one, known) ?? []);
