import middy from '@middy/core';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import * as z from 'zod/mini';
import { type ErrorCode, type ErrorEnvelope, errors } from '#contract/base/errors.ts';
import { isUlid } from '#contract/base/ids.ts';
import { requestIdHeader } from '#contract/base/request-id.ts';
import type { Relation } from '#contract/links.ts';
import type { Route } from '#contract/route.ts';
import type { Duty } from '#contract/staff.ts';
import type { AnswerOf, BodyOf, Params, QueryOf, RouteId, Routes, RoutesOf, ServingFunction } from '#contract/routes/table.ts';
import { attemptedActions } from '#contract/access-log.ts';
import type { Access, AccessLog } from './access-log.ts';
import type { PatientsIn } from './logged-patients.ts';
import { type Caller, callerOf, isStaff } from './caller.ts';
import type { StaffChecks } from './staff.ts';
import type { TransactItem, TransactionOutcome } from './dynamodb.ts';
import { errorFacts, log } from './logger.ts';
import { Refusal } from './refusal.ts';
import { ifMatch, languageRead, parseBody, parseParams, parseQuery, requestKey } from './request-parts.ts';
import { conditioned, whileStanding } from './standing.ts';
import { type Usage, countingUsage, noUsage } from './usage.ts';

/** A request that has passed all checks of the contract. */
export interface ApiRequest<K extends RouteId> {
  readonly params: Params<K>;
  readonly query: QueryOf<K>;
  readonly body: BodyOf<K>;
  /** Present on every non-public route. */
  readonly caller: Routes[K]['access'] extends 'public' ? undefined : Caller;
  /** The caller's name for this request (x-request-id), repeated on a retry; undefined if none was sent. */
  readonly requestKey: string | undefined;
  /** The gateway's request id, which is in the logs. */
  readonly requestId: string;
  /** If-Match: the version that the caller saw, 'any' for *, undefined when not sent. */
  readonly ifMatch: number | 'any' | undefined;
  /** Present on every route that the access log records. */
  readonly write: Routes[K]['logged'] extends 'none' ? undefined : Write;
  /** Tells the access log that the caller asks by their link, and in what relation to the patient. */
  readonly actAs: (relation: Relation) => void;
}

/** Duties, one of which a caller needs for what a request writes, whatever its route asks for; administrators need them too. */
export interface Needed {
  readonly duties: readonly Duty[];
  /** What is said to a caller without them. */
  readonly refusal: Refusal;
}
/** What is known of a write only when the request is carried out. */
export interface WriteDetails {
  readonly needs?: Needed | undefined;
  /** Why it is done, for the access log. */
  readonly reason?: string;
}

/**
 * Writes all items with the event of this request and these patients, or nothing. `failed` counts the items as given. Every logged route
 * writes through here, so no write can happen without its event.
 */
export type Write = (items: readonly TransactItem[], patientIds: readonly string[], details?: WriteDetails) => Promise<TransactionOutcome>;

/** Wraps an answer given while work continues: it gets the route's `acceptedStatus`. */
export class Accepted<T> {
  readonly answer: T;
  constructor(answer: T) {
    this.answer = answer;
  }
}

type AcceptedOf<K extends RouteId> = Routes[K]['success'] extends { readonly acceptedStatus: number } ? Accepted<AnswerOf<K>> : never;

export type Implementations<F extends ServingFunction> = {
  readonly [K in RoutesOf<F>]: (request: ApiRequest<K>) => Promise<AnswerOf<K> | AcceptedOf<K>>;
};

/** Required for functions with a route that is not public: where events go, and whose data the answers reveal. */
interface Recorded<F extends ServingFunction> {
  readonly accessLog: AccessLog;
  readonly patientsIn: PatientsIn<F>;
  /** What is asked of callers, beyond their token. */
  readonly staffChecks: StaffChecks;
}
type Recording<F extends ServingFunction> = Routes[RoutesOf<F>]['access'] extends 'public' ? [] : [recorded: Recorded<F>];

type Implementation = (request: ApiRequest<RouteId>) => Promise<unknown>;
type PatientsOf = (answer: unknown, request: unknown) => readonly string[] | undefined;

/** Routes with their ids; those of other functions are not served. */
type Table = Readonly<Partial<Record<RouteId, Route>>>;
const routesOf = (functionName: ServingFunction, table: Table): ReadonlyMap<string, readonly [RouteId, Route]> =>
  new Map(
    (Object.entries(table) as [RouteId, Route][])
      .filter(([, route]) => route.function === functionName)
      .map(([id, route]) => [`${route.method} ${route.path}`, [id, route]]),
  );

/**
 * The handler of a function that serves routes of the contract: exactly one implementation per route. Requests are authorised and parsed
 * before the implementation runs, and its result is parsed too, so that nothing undeclared leaves. Whether the caller still stands is asked
 * beside the work: nothing leaves before it is known, refusals included, and nothing is written. Reads are logged before the answer,
 * writes in the same transaction. Middy runs the hooks; parsing and refusing are ours (docs/adr/0023).
 */
export function api<F extends ServingFunction>(
  functionName: F,
  table: Table & Pick<Routes, RoutesOf<F>>,
  implementations: Implementations<F>,
  ...recording: Recording<F>
) {
  const served = routesOf(functionName, table);
  const [{ accessLog, patientsIn, staffChecks } = {}]: readonly Partial<Recorded<F>>[] = recording;
  const patientsOf = new Map<string, PatientsOf>(Object.entries(patientsIn ?? {}));

  const record = async (access: Access | undefined): Promise<void> => {
    if (access !== undefined) await accessLog?.record(access, new Date());
  };

  const serve = async (routeId: RouteId, route: Route, event: APIGatewayProxyEvent, attempt: Attempt): Promise<APIGatewayProxyResult> => {
    const { status, acceptedStatus = status, schema } = route.success;
    const written: Set<string>[] = [];
    const write: Write = async (items, patientIds, { needs, reason } = {}) => {
      const access = accessOf([routeId, route], event, status, patientIds, attempt.relation);
      if (accessLog === undefined || staffChecks === undefined || access === undefined)
        throw new Error(`${routeId} writes without an access log`);
      const checks = writingChecks(route, access.caller, staffChecks, needs);
      const all = [...items, ...checks];
      const send = () => accessLog.write({ ...access, ...(reason !== undefined && { reason }) }, all, new Date());
      const outcome = await (checks.length > 0 ? conditioned(send) : send());
      if (outcome.done) written.push(new Set(patientIds));
      else if (checks.some((_, index) => outcome.failed.has(items.length + index))) {
        await staffChecks.requireStanding(access.caller);
        if (outcome.failed.has(items.length)) {
          if (needs !== undefined) throw needs.refusal;
          if (dutyOf(route, access.caller) !== undefined) throw new Refusal('FORBIDDEN', { reason: 'dutyMissing', patientIds });
        }
      }
      return outcome;
    };
    const work = async (): Promise<APIGatewayProxyResult> => {
      const request = {
        caller,
        query: parseQuery(route, event),
        body: parseBody(route, event),
        params: parseParams(event),
        requestKey: requestKey(event),
        requestId: event.requestContext.requestId,
        ifMatch: route.ifMatch ? ifMatch(event) : undefined,
        write: route.logged === 'none' ? undefined : write,
        actAs: (by: Relation) => {
          attempt.relation = by;
        },
      };
      attempt.body = request.body;
      attempt.hasBegun = true;
      // The compiler checked each implementation; here the route is known only at run time.
      const implementation = (implementations as unknown as Record<RouteId, Implementation>)[routeId];
      const result = await implementation(request as unknown as ApiRequest<RouteId>);
      // What was written was checked in its transaction.
      if (written.length === 0) await standing;
      const answer = z.parse(schema, result instanceof Accepted ? result.answer : result);
      const response = respond(result instanceof Accepted ? acceptedStatus : status, answer);
      const revealed = patientsOf.get(routeId)?.(answer, request);
      // The event of a write names the patients that it was given, and an answer may tell of more.
      const unnamed = written.length === 0 ? revealed : revealed?.filter((id) => !written.some((named) => named.has(id)));
      if (unnamed !== undefined && (written.length === 0 || unnamed.length > 0))
        await record(accessOf([routeId, route], event, response.statusCode, unnamed, attempt.relation));
      return response;
    };
    const caller = authorise(route, event);
    const standing = caller && staffChecks?.requireStanding(caller);
    // Awaited wherever something leaves; until then a rejection is nobody's.
    standing?.catch(() => undefined);
    try {
      if (route.method !== 'GET' && isForAdministrators(route)) await standing;
      return await whileStanding(standing, work);
    } catch (error) {
      if (written.length === 0) await standing;
      throw error;
    }
  };

  return middy<APIGatewayProxyEvent, APIGatewayProxyResult>({ timeoutEarlyInMillis: 0 })
    .use(requestLog(served))
    .use({ onError: (request) => void (request.response = refuse(request.error, request.event)) })
    .handler(async (event) => {
      const found = served.get(`${event.httpMethod} ${event.resource}`);
      if (found === undefined) throw new Refusal('NOT_FOUND');
      return countingUsage(usageOf(event), async () => {
        const attempt: Attempt = { hasBegun: false };
        try {
          return await serve(...found, event, attempt);
        } catch (error) {
          await record(refusedAccess(found, event, attempt, error));
          throw error;
        }
      });
    });
}

/** What the access log records about a request; undefined if the route is not logged or the caller is unknown. */
function accessOf(
  [routeId, { logged: action }]: readonly [RouteId, Route],
  event: APIGatewayProxyEvent,
  status: number,
  patientIds: readonly string[],
  relation?: Relation,
): Access | undefined {
  const caller = callerOf(event);
  return action === 'none' || caller === undefined
    ? undefined
    : { routeId, action, caller, relation, requestId: event.requestContext.requestId, patientIds, status };
}

/** What became known of a request before it was refused. */
interface Attempt {
  relation?: Relation;
  body?: unknown;
  /** It was understood, so a refusal may tell what the record holds. */
  hasBegun: boolean;
}
const About = z.object({ patientId: z.string() });

/** Refusals that are the same whatever a record holds. */
const telling = (code: ErrorCode): boolean => !untelling.includes(code);
const untelling: readonly ErrorCode[] = ['UNAUTHORIZED', 'NOT_FOUND', 'REQUEST_ID_REUSED', 'TOO_MANY_REQUESTS', 'EXPORT_LIMIT'];

/**
 * What the access log records about a refused request: an attempt on another's record, a wrong code, or a refusal that may tell what a
 * record holds, as it came from the work and not from the form of the request. It ignores other refusals.
 */
function refusedAccess(
  route: readonly [RouteId, Route],
  event: APIGatewayProxyEvent,
  attempt: Attempt,
  error: unknown,
): Access | undefined {
  if (!(error instanceof Refusal)) return undefined;
  const named = [event.pathParameters?.['id'] ?? '', z.safeParse(About, attempt.body).data?.patientId ?? ''];
  const patientIds = [...new Set([...error.patientIds, ...named.filter(isUlid)])];
  const access = accessOf(route, event, errors[error.code].status, patientIds, attempt.relation);
  const isAttempt = access !== undefined && attemptedActions.includes(access.action) && error.code !== 'VALIDATION_ERROR';
  return isAttempt || ((error.code === 'FORBIDDEN' || (attempt.hasBegun && telling(error.code))) && patientIds.length > 0)
    ? access
    : undefined;
}

const usages = new WeakMap<object, Usage>();
function usageOf(event: object): Usage {
  const usage = usages.get(event) ?? noUsage();
  usages.set(event, usage);
  return usage;
}

const requestLog = (
  served: ReadonlyMap<string, readonly [RouteId, Route]>,
): middy.MiddlewareObj<APIGatewayProxyEvent, APIGatewayProxyResult> => {
  const started = new WeakMap<object, number>();
  const facts = (event: APIGatewayProxyEvent) => ({
    requestId: event.requestContext.requestId,
    routeId: served.get(`${event.httpMethod} ${event.resource}`)?.[0] ?? 'none',
    durationMs: Math.round(performance.now() - (started.get(event) ?? performance.now())),
    ...usageOf(event),
  });
  return {
    before: ({ event }) => void started.set(event, performance.now()),
    after: ({ event, response }) => log.info('request-completed', { ...facts(event), status: response?.statusCode ?? 0 }),
    onError: ({ event, error, response }) => {
      const status = response?.statusCode ?? 500;
      if (error instanceof Refusal) log.info('request-refused', { ...facts(event), status, code: error.code });
      else log.error('request-failed', { ...facts(event), status, ...errorFacts(error) });
    },
  };
};

function authorise(route: Route, event: APIGatewayProxyEvent): Caller | undefined {
  if (route.access === 'public') return undefined;
  const caller = callerOf(event);
  if (caller === undefined) throw new Refusal('UNAUTHORIZED');
  if (!route.access.some((role) => caller.roles.has(role))) throw new Refusal('FORBIDDEN');
  return caller;
}

/** The duties, one of which a route asks of clinicians; administrators, where a route admits them, need none. */
const dutyOf = ({ duty, access }: Route, caller: Caller): readonly Duty[] | undefined =>
  duty === undefined || (caller.roles.has('ADMIN') && access.includes('ADMIN')) ? undefined : typeof duty === 'string' ? [duty] : duty;

/** Routes for administrators change the staff themselves, so their transactions cannot check it too: it is read before. */
const isForAdministrators = ({ access }: Route): boolean => access !== 'public' && access.every((role) => role === 'ADMIN');

/** What a write of the staff is conditioned on, whatever the token says; a patient's waits until it is known (./standing.ts). */
const writingChecks = (
  route: Route,
  caller: Caller,
  { mustStand, mustBeSignedIn }: StaffChecks,
  needs: Needed | undefined,
): readonly TransactItem[] =>
  isStaff(caller) && !isForAdministrators(route)
    ? [mustStand(caller.id, ...(needs?.duties ?? dutyOf(route, caller) ?? [])), mustBeSignedIn(caller)]
    : [];

const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
} as const;

function respond(statusCode: number, body: unknown): APIGatewayProxyResult {
  const version = typeof body === 'object' && body !== null && 'version' in body ? { etag: `"${String(body.version)}"` } : {};
  return { statusCode, headers: { ...headers, ...version }, body: JSON.stringify(body) };
}

/** The only place where failures become answers. An unexpected error becomes a 500 that hides its cause. */
function refuse(error: unknown, event: APIGatewayProxyEvent): APIGatewayProxyResult {
  const refusal = error instanceof Refusal ? error : new Refusal('INTERNAL_ERROR');
  const { requestId } = event.requestContext;
  const envelope: ErrorEnvelope = {
    success: false,
    message: refusal.messageIn(languageRead(event)),
    code: refusal.code,
    timestamp: new Date().toISOString(),
    requestId,
    ...(refusal.details && { details: [...refusal.details] }),
    ...(refusal.current !== undefined && { current: refusal.current }),
  };
  return {
    statusCode: errors[refusal.code].status,
    headers: { ...headers, [requestIdHeader]: requestId },
    body: JSON.stringify(envelope),
  };
}
