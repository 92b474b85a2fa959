import middy from '@middy/core';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import * as z from 'zod/mini';
import type { ErrorCode } from '#contract/base/errors.ts';
import type { Relation } from '#contract/links/links.ts';
import type { Route } from '#contract/routes/route.ts';
import type { AnswerOf, BodyOf, Params, QueryOf, RouteId, Routes, RoutesOf, ServingFunction } from '#contract/routes/table.ts';
import type { Duty } from '#contract/staff/roster.ts';
import type { Access, AccessLog } from './access-log.ts';
import { refuse, respond } from './answer.ts';
import { authorise, dutyOf, isForAdministrators, writingChecks } from './authorise.ts';
import { type Caller, callerOf, isStaff } from './caller.ts';
import type { TransactItem, TransactionOutcome } from './dynamodb.ts';
import type { ChangeAction } from '#contract/access-log/access-log.ts';
import type { PatientsIn } from './logged-patients.ts';
import { type Attempt, accessOf, patientsAsked, refusedAccess } from './recorded.ts';
import { Refusal, found, merged } from './refusal.ts';
import { requestLog, usageOf } from './request-log.ts';
import { ifMatch, parseBody, parseParams, parseQuery, requestKey, visitorOf } from './request-parts.ts';
import type { AccountChecks } from './account-checks.ts';
import { conditioned, standingBy, whileStanding } from './standing.ts';
import { countingUsage } from './usage.ts';

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
  /** The caller's network address, for the one who needs it. */
  readonly visitor: () => string;
  /** If-Match: the version that the caller saw, 'any' for *, undefined when not sent. */
  readonly ifMatch: number | 'any' | undefined;
  /** Present on every route that the access log records. */
  readonly write: Routes[K]['logged'] extends 'none' ? undefined : Write;
  /** Tells the access log that the caller uses a link, and the caller's relation to the patient. */
  readonly actAs: (relation: Relation) => void;
  /**
   * Names the patients of a read as soon as they are found, so that the access log's event is written while their records are read. The event
   * may then name a patient whose record is deleted in that moment, or an answer that fails.
   */
  readonly reveals: (patientIds: readonly string[]) => void;
}

/** Duties of which the caller needs one to write, whatever duty the route itself requires. Administrators need one too. */
export interface Needed {
  readonly duties: readonly Duty[];
  /** The refusal for a caller without any of these duties. */
  readonly refusal: Refusal;
}
/** Details of a write that are known only while the request runs. */
interface WriteDetails {
  readonly needs?: Needed | undefined;
  /** The reason for the write, for the access log. */
  readonly reason?: string;
  /** What the access log calls the write, where that tells more than the route's own word. */
  readonly action?: ChangeAction | undefined;
}

/**
 * Writes all items together with this request's access-log event for these patients, or nothing. `failed` gives positions in `items`. Every
 * logged route writes through this function, so no write can lack its event.
 */
export type Write = (items: readonly TransactItem[], patientIds: readonly string[], details?: WriteDetails) => Promise<TransactionOutcome>;

/** Wraps an answer that is sent while work continues. Its status is the route's `acceptedStatus`. */
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

/** Required for functions with a non-public route: the access log, and the patients whose data the answers reveal. */
interface Recorded<F extends ServingFunction> {
  readonly accessLog: AccessLog;
  readonly patientsIn: PatientsIn<F>;
  /** Checks on callers beyond their token. */
  readonly accountChecks: AccountChecks;
}
type Recording<F extends ServingFunction> = Routes[RoutesOf<F>]['access'] extends 'public' ? [] : [recorded: Recorded<F>];

type Implementation = (request: ApiRequest<RouteId>) => Promise<unknown>;
type PatientsOf = (answer: unknown, request: unknown) => readonly string[] | undefined;

/** The codes with which a record that is not there is refused. */
const mergedLooksLike: readonly ErrorCode[] = ['NOT_FOUND', 'CONFLICT'];

/** Routes with their ids; those of other functions are not served. */
type Table = Readonly<Partial<Record<RouteId, Route>>>;
const routesOf = (functionName: ServingFunction, table: Table): ReadonlyMap<string, readonly [RouteId, Route]> =>
  new Map(
    (Object.entries(table) as [RouteId, Route][])
      .filter(([, route]) => route.function === functionName)
      .map(([id, route]) => [`${route.method} ${route.path}`, [id, route]]),
  );

/**
 * The handler of a function that serves routes of the contract, with exactly one implementation per route.
 * - Requests are authorised and parsed before the implementation runs. Its result is parsed too, so that no undeclared field leaves.
 * - The caller's account is checked in parallel with the work. No answer, refusal or write is sent before that check has passed.
 * - Reads are logged before the answer, writes in their own transaction.
 * Middy runs the hooks; parsing and refusing are our code (docs/adr/0023).
 */
export function api<F extends ServingFunction>(
  functionName: F,
  table: Table & Pick<Routes, RoutesOf<F>>,
  implementations: Implementations<F>,
  ...recording: Recording<F>
) {
  const served = routesOf(functionName, table);
  const recorded: Partial<Recorded<F>> = recording[0] ?? {};
  const { accessLog, patientsIn, accountChecks } = recorded;
  const patientsOf = new Map<string, PatientsOf>(Object.entries(patientsIn ?? {}));

  const record = async (access: Access | undefined): Promise<void> => {
    if (access !== undefined) await accessLog?.record(access, new Date());
  };

  /** The refusal of staff's request on a record that was merged, in place of one that only says that something is not there, or changed. */
  const mergedRecord = async (event: APIGatewayProxyEvent, { body, hasBegun }: Attempt, error: unknown): Promise<Refusal | undefined> => {
    const caller = callerOf(event);
    if (!hasBegun || accountChecks === undefined || caller === undefined || !isStaff(caller)) return undefined;
    if (!(error instanceof Refusal) || !mergedLooksLike.includes(error.code)) return undefined;
    const [id] = patientsAsked(event, body);
    const into = id === undefined ? undefined : await accountChecks.mergedInto(id);
    return into === undefined ? undefined : merged(into);
  };

  /** Authorises, parses, runs, records and answers. The account check runs in parallel and is awaited before anything leaves. */
  const serve = async (routeId: RouteId, route: Route, event: APIGatewayProxyEvent, attempt: Attempt): Promise<APIGatewayProxyResult> => {
    const { status, acceptedStatus = status, schema } = route.success;
    const accessTo = (patientIds: readonly string[], answered: number) =>
      accessOf([routeId, route], event, answered, patientIds, attempt.relation);

    const caller = authorise(route, event);
    const standing =
      caller && accountChecks && standingBy(() => accountChecks.requireStanding(caller, route.method === 'GET', dutyOf(route, caller)));

    /** The patients of each event that is written before the answer's own. */
    const named: Set<string>[] = [];
    let isWritten = false;
    let early: Promise<void> | undefined;
    const write: Write = async (items, patientIds, { needs, reason, action } = {}) => {
      const access = accessTo(patientIds, status);
      if (accessLog === undefined || accountChecks === undefined || access === undefined)
        throw new Error(`${routeId} writes without an access log`);
      const checks = writingChecks(route, access.caller, accountChecks, needs?.duties);
      const send = () =>
        accessLog.write(
          { ...access, ...(reason !== undefined && { reason }), ...(action && { action }) },
          [...items, ...checks],
          new Date(),
        );
      const outcome = await (checks.length > 0 ? conditioned(send) : send());
      if (outcome.done) {
        isWritten = true;
        named.push(new Set(patientIds));
      } else if (checks.some((_, index) => outcome.failed.has(items.length + index))) {
        await accountChecks.requireStanding(access.caller);
        if (needs !== undefined) throw needs.refusal;
        if (dutyOf(route, access.caller) !== undefined) throw new Refusal('FORBIDDEN', { reason: 'dutyMissing', patientIds });
      }
      return outcome;
    };

    const parse = () => ({
      caller,
      query: parseQuery(route, event),
      body: parseBody(route, event),
      params: parseParams(event),
      requestKey: requestKey(event),
      requestId: event.requestContext.requestId,
      visitor: () => visitorOf(event),
      ifMatch: route.ifMatch ? ifMatch(event) : undefined,
      write: route.logged === 'none' ? undefined : write,
      actAs: (by: Relation) => {
        attempt.relation = by;
      },
      reveals: (patientIds: readonly string[]) => {
        named.push(new Set(patientIds));
        early = (standing?.() ?? Promise.resolve()).then(() => record(accessTo(patientIds, status)));
        // Awaited before the answer.
        early.catch(() => undefined);
      },
    });
    const recordRevealed = async (revealed: readonly string[] | undefined, answered: number): Promise<void> => {
      await early;
      // Events written so far name the patients passed to `write` or `reveals`; the answer may reveal more.
      const unnamed = revealed?.filter((id) => !named.some((ids) => ids.has(id)));
      if (unnamed !== undefined && (named.length === 0 || unnamed.length > 0)) await record(accessTo(unnamed, answered));
    };
    const work = async (): Promise<APIGatewayProxyResult> => {
      const request = parse();
      attempt.body = request.body;
      attempt.hasBegun = true;
      // The compiler checked each implementation; here the route is known only at run time.
      const implementation = (implementations as unknown as Record<RouteId, Implementation>)[routeId];
      const result = await implementation(request as unknown as ApiRequest<RouteId>);
      // A write's transaction has already checked the account.
      if (!isWritten) await standing?.();
      const answer = z.parse(schema, result instanceof Accepted ? result.answer : result);
      const response = respond(result instanceof Accepted ? acceptedStatus : status, answer);
      await recordRevealed(patientsOf.get(routeId)?.(answer, request), response.statusCode);
      return response;
    };

    try {
      if (route.method !== 'GET' && isForAdministrators(route)) await standing?.();
      return await whileStanding(standing, work);
    } catch (error) {
      if (!isWritten) await standing?.();
      await early;
      throw error;
    }
  };

  return middy<APIGatewayProxyEvent, APIGatewayProxyResult>({ timeoutEarlyInMillis: 0 })
    .use(requestLog(served))
    .use({ onError: (request) => void (request.response = refuse(request.error, request.event)) })
    .handler(async (event) => {
      const route = found(served.get(`${event.httpMethod} ${event.resource}`));
      return countingUsage(usageOf(event), async () => {
        const attempt: Attempt = { hasBegun: false };
        try {
          return await serve(...route, event, attempt);
        } catch (error) {
          await record(refusedAccess(route, event, attempt, error));
          throw (await mergedRecord(event, attempt, error)) ?? error;
        }
      });
    });
}
