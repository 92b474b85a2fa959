import type { APIGatewayProxyEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { attemptedActions } from '#contract/access-log/access-log.ts';
import { type ErrorCode, errors } from '#contract/base/errors.ts';
import { isUlid } from '#contract/base/ids.ts';
import type { Relation } from '#contract/links/links.ts';
import type { Route } from '#contract/routes/route.ts';
import type { RouteId } from '#contract/routes/table.ts';
import type { Access } from './access-log.ts';
import { callerOf } from './caller.ts';
import { Refusal } from './refusal.ts';

/** What the access log records about a request; undefined if the route is not logged or the caller is unknown. */
export function accessOf(
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

/** What is known of a request when it is refused. */
export interface Attempt {
  relation?: Relation;
  body?: unknown;
  /** The request was parsed, so a refusal may reveal what the record holds. */
  hasBegun: boolean;
}
const About = z.object({ patientId: z.string() });

/** The patients that a request names in its path or body. */
export const patientsAsked = (event: APIGatewayProxyEvent, body: unknown): string[] =>
  [event.pathParameters?.['id'] ?? '', z.safeParse(About, body).data?.patientId ?? ''].filter(isUlid);

/** Whether a refusal may reveal what a record holds. The codes below are the same whatever the record holds. */
const telling = (code: ErrorCode): boolean => !untelling.includes(code);
const untelling: readonly ErrorCode[] = ['UNAUTHORIZED', 'NOT_FOUND', 'REQUEST_ID_REUSED', 'TOO_MANY_REQUESTS', 'EXPORT_LIMIT'];

/**
 * The access-log entry of a refused request. Undefined unless it is one of these:
 * - an attempt on another person's record, also by an account that was closed,
 * - a wrong code,
 * - a refusal by the implementation (not the parser) that may reveal what a record holds.
 */
export function refusedAccess(
  route: readonly [RouteId, Route],
  event: APIGatewayProxyEvent,
  attempt: Attempt,
  error: unknown,
): Access | undefined {
  if (!(error instanceof Refusal)) return undefined;
  const patientIds = [...new Set([...error.patientIds, ...patientsAsked(event, attempt.body)])];
  const access = accessOf(route, event, errors[error.code].status, patientIds, attempt.relation);
  const isAttempt = access !== undefined && attemptedActions.includes(access.action) && error.code !== 'VALIDATION_ERROR';
  const isKeptOut = error.code === 'FORBIDDEN' || error.reason === 'accountClosed';
  return isAttempt || ((isKeptOut || (attempt.hasBegun && telling(error.code))) && patientIds.length > 0) ? access : undefined;
}
