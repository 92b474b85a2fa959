import type { APIGatewayProxyEvent } from 'aws-lambda';
import { Role, secondFactorMissing } from '#contract/base/role.ts';

/** The caller, as verified by the gateway's authorizer. */
export interface Caller {
  /** The user's id in the user pool (`sub`). */
  readonly id: string;
  readonly roles: ReadonlySet<Role>;
  /** The time of sign-in (`auth_time`). A refreshed token keeps it. */
  readonly signedInAtEpochSeconds: number;
}

/**
 * The caller of a request that came through the Cognito authorizer; undefined without one. API Gateway passes groups as one string,
 * comma-separated or, for some token shapes, as "[A B]".
 * - A caller in none of the product's groups counts as a PATIENT, who sees nothing without a link.
 * - A staff member without the required second factor has no role, so no route admits them.
 */
export function callerOf(event: APIGatewayProxyEvent): Caller | undefined {
  const claims: unknown = event.requestContext.authorizer?.['claims'];
  if (typeof claims !== 'object' || claims === null) return undefined;
  const { sub, 'cognito:groups': groups, auth_time: signedInAt, [secondFactorMissing]: lacksProof } = claims as Record<string, unknown>;
  if (typeof sub !== 'string' || sub === '') return undefined;
  const names = typeof groups === 'string' ? groups.split(/[\s,[\]]+/) : [];
  const known = names.flatMap((name) => Role.safeParse(name).data ?? []);
  const roles: readonly Role[] = lacksProof !== undefined ? [] : known.length === 0 ? ['PATIENT'] : known;
  return { id: sub, roles: new Set(roles), signedInAtEpochSeconds: Number(signedInAt ?? 0) };
}

/** Whether the caller may work with all patients' records. */
export const isStaff = (caller: Caller): boolean => caller.roles.has('CLINICIAN') || caller.roles.has('ADMIN');
