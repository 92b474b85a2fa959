import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { Route } from '#contract/routes/route.ts';
import type { Duty } from '#contract/staff/roster.ts';
import { type Caller, callerOf, isStaff } from './caller.ts';
import type { TransactItem } from './dynamodb.ts';
import { Refusal } from './refusal.ts';
import type { AccountChecks } from './account-checks.ts';

/** The caller, if the route admits one; undefined for a public route. Refuses UNAUTHORIZED and FORBIDDEN. */
export function authorise(route: Route, event: APIGatewayProxyEvent): Caller | undefined {
  if (route.access === 'public') return undefined;
  const caller = callerOf(event);
  if (caller === undefined) throw new Refusal('UNAUTHORIZED');
  if (!route.access.some((role) => caller.roles.has(role))) throw new Refusal('FORBIDDEN');
  return caller;
}

/** The duties, one of which a route asks of clinicians; administrators, where a route admits them, need none. */
export const dutyOf = ({ duty, access }: Route, caller: Caller): readonly Duty[] | undefined =>
  duty === undefined || (caller.roles.has('ADMIN') && access.includes('ADMIN')) ? undefined : typeof duty === 'string' ? [duty] : duty;

/** Routes for administrators change the staff themselves, so their transactions cannot check it too: it is read before. */
export const isForAdministrators = ({ access }: Route): boolean => access !== 'public' && access.every((role) => role === 'ADMIN');

/** What a write of the staff is conditioned on, whatever the token says; a patient's waits until it is known (./standing.ts). */
export const writingChecks = (
  route: Route,
  caller: Caller,
  { mustStand, mustBeSignedIn }: AccountChecks,
  duties: readonly Duty[] | undefined,
): readonly TransactItem[] =>
  isStaff(caller) && !isForAdministrators(route)
    ? [mustStand(caller.id, ...(duties ?? dutyOf(route, caller) ?? [])), mustBeSignedIn(caller)]
    : [];
