import type * as z from 'zod/mini';
import type { AccessAction } from './access-log.ts';
import type { ErrorCode } from './errors.ts';
import type { FunctionName } from './functions.ts';
import type { Role } from './role.ts';

type Schema = z.ZodMiniType;

/**
 * One call of the API, as data: the gateway's method, the function's router, the typed client, the request validation and the
 * OpenAPI document all come from it.
 */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the API's base, parameters in braces. */
  readonly path: `/${string}`;
  readonly summary: string;
  /** Who may call: nobody is asked, or any of these groups. The function decides what each group sees. */
  readonly access: 'public' | readonly Role[];
  readonly function: FunctionName;
  /** What the access log says of a call; 'none' where the answer tells nothing of a patient (docs/adr/0011). */
  readonly logged: AccessAction | 'none';
  readonly query?: Schema;
  readonly body?: Schema;
  /** Status and schema of the answer that is not a refusal. */
  readonly success: {
    readonly status: 200 | 201;
    readonly schema: Schema;
    /** The status when the work goes on after the answer. */ readonly acceptedStatus?: 202;
  };
  /** Codes beside those that any route may answer (`commonErrors`). */
  readonly errors: readonly ErrorCode[];
  /** The route takes If-Match with the version that the caller saw. */
  readonly ifMatch?: true;
}
