import * as z from 'zod/mini';
import { Environment, type Variable } from '#contract/deployment/environment.ts';

/**
 * These environment variables, parsed once at start, so that a missing variable fails at start, by name. The function's row in
 * contract/deployment/functions.ts lists the variables.
 */
export function environment<M extends { readonly [V in Variable]?: true }>(read: M & Record<Exclude<keyof M, Variable>, never>) {
  return z.parse(z.pick(Environment, read), process.env);
}
