import type { APIGatewayProxyEvent } from 'aws-lambda';
import { Role } from '#contract/role.ts';

/** Who calls, as the gateway's authorizer verified it. */
export interface Caller {
  /** The user's id in the user pool (`sub`). */
  readonly id: string;
  readonly roles: ReadonlySet<Role>;
}

/**
 * The caller of a request that came through the Cognito authorizer; undefined when there is none.
 * API Gateway hands the groups on as one string, comma-separated or, from some token shapes, as "[A B]".
 */
export function callerOf(event: APIGatewayProxyEvent): Caller | undefined {
  const claims: unknown = event.requestContext.authorizer?.['claims'];
  if (typeof claims !== 'object' || claims === null) return undefined;
  const { sub, 'cognito:groups': groups } = claims as Record<string, unknown>;
  if (typeof sub !== 'string' || sub === '') return undefined;
  const names = typeof groups === 'string' ? groups.split(/[\s,[\]]+/) : [];
  return { id: sub, roles: new Set(names.flatMap((name) => Role.safeParse(name).data ?? [])) };
}

/** Whether the caller works with every patient's record, not only with their own. */
export const isStaff = (caller: Caller): boolean => caller.roles.has('CLINICIAN') || caller.roles.has('ADMIN');
