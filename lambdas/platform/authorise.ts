import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { Route } from '#contract/routes/route.ts';
import type { Duty } from '#contract/staff/roster.ts';
import { type Caller, callerOf, isStaff } from './caller.ts';
import type { TransactItem } from './dynamodb.ts';
import { Refusal } from './refusal.ts';
import type { AccountChecks } from './account-checks.ts';

/** The caller, if the route admits them; undefined for a public route. Throws UNAUTHORIZED and FORBIDDEN. */
export function authorise(route: Route, event: APIGatewayProxyEvent): Caller | undefined {
  if (route.access === 'public') return undefined;
  const caller = callerOf(event);
  if (caller === undefined) throw new Refusal('UNAUTHORIZED');
  if (!route.access.some((role) => caller.roles.has(role))) throw new Refusal('FORBIDDEN');
  return caller;
}

/** The duties of which a route requires one. Patients need none where the route admits them, nor do administrators. */
export const dutyOf = ({ duty, access }: Route, caller: Caller): readonly Duty[] | undefined =>
  duty === undefined || !isStaff(caller) || (caller.roles.has('ADMIN') && access.includes('ADMIN'))
    ? undefined
    : typeof duty === 'string'
      ? [duty]
      : duty;

/** Whether a caller with these duties may call a route. */
export const mayCall = (route: Route, caller: Caller, duties: readonly string[]): boolean => {
  const oneOf = dutyOf(route, caller);
  const isAdmitted = route.access === 'public' || route.access.some((role) => caller.roles.has(role));
  return isAdmitted && (oneOf === undefined || oneOf.some((duty) => duties.includes(duty)));
};

/**
 * Whether only administrators may call a route. Such routes change the staff items, which a transaction cannot also check, so the check is
 * a read before the write.
 */
export const isForAdministrators = ({ access }: Route): boolean => access !== 'public' && access.every((role) => role === 'ADMIN');

/**
 * The condition check of a staff member's write, whatever the token says. A patient's write waits for the account check instead
 * (./standing.ts).
 */
export const writingChecks = (
  route: Route,
  caller: Caller,
  { callerMustStand }: AccountChecks,
  duties: readonly Duty[] | undefined,
): readonly TransactItem[] =>
  isStaff(caller) && !isForAdministrators(route) ? [callerMustStand(caller, ...(duties ?? dutyOf(route, caller) ?? []))] : [];
