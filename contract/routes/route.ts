import type * as z from 'zod/mini';
import type { AccessAction } from '../access-log/access-log.ts';
import type { ErrorCode } from '../base/errors.ts';
import type { FunctionName } from '../deployment/functions.ts';
import type { Role } from '../base/role.ts';
import type { Duty } from '../staff/roster.ts';

type Schema = z.ZodMiniType;

interface AnyRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the API's base, parameters in braces. */
  readonly path: `/${string}`;
  readonly summary: string;
  /** Who may call: everyone, or these groups. The function decides what each group sees. */
  readonly access: 'public' | readonly Role[];
  readonly function: FunctionName;
  /** What the access log records of a call; 'none' when the answer reveals nothing about a patient (docs/adr/0011). */
  readonly logged: AccessAction | 'none';
  readonly query?: Schema;
  readonly body?: Schema;
  /** Status and schema of a successful answer. */
  readonly success: {
    readonly status: 200 | 201;
    readonly schema: Schema;
    /** The status if work continues after the answer. */ readonly acceptedStatus?: 202;
  };
  /** Error codes besides those of every route (`commonErrors`). */
  readonly errors: readonly ErrorCode[];
  /** The route accepts If-Match with the version that the caller saw. */
  readonly ifMatch?: true;
}

/**
 * The duty, or duties of which one is enough, that a CLINICIAN also needs. It is checked in the write's transaction, otherwise with the
 * caller's account. Who was refused is logged.
 */
type Dutiful = { readonly duty?: never } | { readonly duty: Duty | readonly Duty[]; readonly logged: AccessAction };

/**
 * One API call, as data: the source of the gateway's method, the function's router, the typed client, request validation and the OpenAPI document.
 */
export type Route = AnyRoute & Dutiful;
