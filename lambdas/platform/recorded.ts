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

/** What became known of a request before it was refused. */
export interface Attempt {
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
export function refusedAccess(
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
