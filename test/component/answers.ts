/**
 * The API as a component sees it: each answer that a test gives is parsed by its route's own schema, and so is each request, so that a fake
 * cannot drift from the contract.
 */
import type * as z from 'zod/mini';
import type { ErrorDetail } from '#contract/base/error-detail.ts';
import { type ErrorCode, errors } from '#contract/base/errors.ts';
import type { Language } from '#contract/base/language.ts';
import { type Reason, reasons } from '#contract/base/reasons.ts';
import { requestIdHeader } from '#contract/base/request-id.ts';
import type { Route } from '#contract/routes/route.ts';
import {
  type AnswerOf,
  type BodyOf,
  type Params,
  type QueryOf,
  type RouteId,
  type Routes,
  routeIds,
  routes,
} from '#contract/routes/table.ts';
import { emptyOf } from './empty.ts';

/** A request as the server would have parsed it. */
export interface Asked<K extends RouteId> {
  readonly params: Params<K>;
  readonly query: QueryOf<K>;
  readonly body: BodyOf<K>;
  readonly ifMatch: number | undefined;
  readonly requestId: string;
}

/** A refusal, as the API words it. */
export interface Refused {
  readonly refusal: ErrorCode;
  readonly reason?: Reason;
  readonly details?: readonly ErrorDetail[];
  readonly current?: unknown;
}
export const refuse = (refusal: ErrorCode, more: Omit<Refused, 'refusal'> = {}): Refused => ({ refusal, ...more });

/** No answer: the network is gone, or the server never gets to it. */
export const unreachable: unique symbol = Symbol('unreachable');

type Given<K extends RouteId> = z.input<Routes[K]['success']['schema']> | AnswerOf<K> | Refused | typeof unreachable;
/** What the API answers, by route: a value, or a function of the request. */
export type Answers = {
  readonly [K in RouteId]?: Given<K> | ((asked: Asked<K>) => Given<K> | Promise<Given<K>>);
};

type PoolRequest = Readonly<Record<string, unknown>>;
type PoolAnswer = object | typeof unreachable;
/** What the user pool answers, by operation. A `__type` is a refusal's name. */
export type PoolAnswers = Readonly<Record<string, (body: PoolRequest) => PoolAnswer | Promise<PoolAnswer>>>;

export const poolPath = '/user-pool';
export const apiPath = '/api';

interface Heard {
  readonly id: RouteId;
  // Each route's requests have their own shape.
  readonly asked: any; // oxlint-disable-line typescript/no-explicit-any
}
let answers: Answers = {};
/** What every page with settings asks: an account without an authenticator. */
const usualPool: PoolAnswers = { GetUser: () => ({ Username: 'user', UserAttributes: [] }) };
let pool: PoolAnswers = usualPool;
let elsewhere: Readonly<Record<string, (request: Request) => Response | Promise<Response>>> = {};
let heard: Heard[] = [];
let heardOfPool: (readonly [operation: string, body: PoolRequest])[] = [];
/** Until when nothing is answered. */
let held: Promise<void> | undefined;
let faults: string[] = [];
let config: unknown;

/** Forgets the last test's answers and requests, and returns what was wrong with them. */
export function answersAfresh(nextConfig: unknown): readonly string[] {
  const found = faults;
  [answers, pool, elsewhere, heard, heardOfPool, faults, config] = [{}, usualPool, {}, [], [], [], nextConfig];
  return found;
}

/** Requests that have not been answered yet. */
let underWay = 0;
const task = (): Promise<void> => new Promise((done) => setTimeout(done));
/**
 * Resolves when nothing is under way any more: what a test's last act still asks (new tokens after a change) must not reach the next test, which
 * does not answer it. Answers that a test withholds for good are not waited for.
 */
export async function quiet(): Promise<void> {
  const waited = performance.now() + withheldMs;
  for (let tasks = 0; tasks < calmTasks && performance.now() < waited; tasks = underWay === 0 ? tasks + 1 : 0) await task();
}
/** So many tasks in a row without a request are the end: a few lie between an answer and the request that follows from it. */
const calmTasks = 5;
const withheldMs = 300;

/** Adds answers, or replaces those of the same routes. */
export const answer = (more: Answers): void => void (answers = { ...answers, ...more });
export const answerPool = (more: PoolAnswers): void => void (pool = { ...pool, ...more });
/** Answers other addresses, such as those of files. */
export const answerElsewhere = (more: typeof elsewhere): void => void (elsewhere = { ...elsewhere, ...more });

/** Answers only after this has been done: a person's second press comes before the first one's answer. */
export async function answerAfter(doing: () => Promise<void>): Promise<void> {
  const done = Promise.withResolvers<void>();
  held = done.promise;
  try {
    await doing();
  } finally {
    done.resolve();
  }
}

/** The requests to a route so far. */
export const asked = <K extends RouteId>(id: K): readonly Asked<K>[] => heard.flatMap((one) => (one.id === id ? [one.asked] : []));

/** The requests to an operation of the user pool so far. */
export const askedPool = (operation: string): readonly PoolRequest[] =>
  heardOfPool.flatMap(([name, body]) => (name === operation ? [body] : []));

/** The log of a test's requests, for what a failed one leaves. */
export const requestLog = (): readonly Heard[] => heard;

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

function fault(what: string): never {
  faults.push(what);
  throw new TypeError(what);
}

const patterns = routeIds
  .map((id) => ({ id, method: routes[id].method, pattern: new RegExp(`^${routes[id].path.replace(/{(\w+)}/g, '(?<$1>[^/]+)')}$`) }))
  // `/patients/stats` is no patient.
  .toSorted((one, other) => Number(one.pattern.source.includes('?<')) - Number(other.pattern.source.includes('?<')));

const parse = (schema: z.ZodMiniType | undefined, value: unknown, what: string): unknown => {
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : fault(`${what}: ${JSON.stringify(parsed.error.issues)}`);
};

const refusalOf = ({ refusal, reason, details, current }: Refused, language: string | null): Response =>
  json(errors[refusal].status, {
    success: false,
    message: reason === undefined ? errors[refusal].message : reasons[reason][(language === 'ar' ? 'ar' : 'en') satisfies Language],
    code: refusal,
    timestamp: new Date().toISOString(),
    requestId: 'request-of-the-test',
    ...(details && { details }),
    ...(current !== undefined && { current }),
  });

async function ofApi(request: Request, url: URL): Promise<Response> {
  const path = url.pathname.slice(apiPath.length);
  const hit = patterns.find(({ method, pattern }) => method === request.method && pattern.test(path));
  if (hit === undefined) return fault(`no route: ${request.method} ${path}`);
  const { id, pattern } = hit;
  const route: Route = routes[id];
  const params = Object.fromEntries(
    Object.entries(pattern.exec(path)?.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
  );
  const text = await request.text();
  const version = request.headers.get('if-match');
  const one = {
    params,
    query: parse(route.query, Object.fromEntries(url.searchParams), `query of ${id}`),
    body: parse(route.body, text === '' ? undefined : JSON.parse(text), `body of ${id}`),
    ifMatch: version === null ? undefined : Number(version.replaceAll('"', '')),
    requestId: request.headers.get(requestIdHeader) ?? '',
  };
  heard.push({ id, asked: one });
  await held;
  const given: unknown = answers[id];
  const value: unknown = await (typeof given === 'function' ? given(one) : given);
  if (value === unreachable) throw new TypeError('Failed to fetch');
  if (value instanceof Object && 'refusal' in value) return refusalOf(value as Refused, request.headers.get('accept-language'));
  const { status, schema } = route.success;
  const body = value === undefined && given === undefined && route.method === 'GET' ? emptyOf(schema) : value;
  if (body === undefined) return fault(`the test does not answer ${id}`);
  parse(schema, body, `answer of ${id}`);
  return json(status, body);
}

async function ofPool(request: Request): Promise<Response> {
  const operation = request.headers.get('x-amz-target')?.split('.')[1] ?? '';
  const given = pool[operation];
  if (given === undefined) return fault(`the test does not answer the user pool's ${operation}`);
  const sent: PoolRequest = JSON.parse(await request.text());
  heardOfPool.push([operation, sent]);
  const body = await given(sent);
  if (typeof body === 'symbol') throw new TypeError('Failed to fetch');
  return json('__type' in body ? 400 : 200, body);
}

const real = globalThis.fetch;
/** Answers the requests of the site's code; the test runner's own pass. */
export function listen(): void {
  const respond = async (request: Request, ...[input, init]: Parameters<typeof fetch>): Promise<Response> => {
    const url = new URL(request.url);
    const other = elsewhere[url.origin === location.origin ? url.pathname : url.origin + url.pathname];
    if (other !== undefined) return other(request);
    if (url.origin !== location.origin) return fault(`the test does not answer ${url.href}`);
    if (url.pathname === '/config.json') return json(200, config);
    if (url.pathname === poolPath) return ofPool(request);
    if (url.pathname.startsWith(`${apiPath}/`)) return ofApi(request, url);
    return real(input, init);
  };
  globalThis.fetch = async (input, init) => {
    const request = new Request(input instanceof URL ? input.href : input, init);
    const givenUp = new Promise<never>((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason)));
    underWay += 1;
    return Promise.race([respond(request, input, init), givenUp]).finally(() => (underWay -= 1));
  };
}
