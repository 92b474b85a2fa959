import * as z from 'zod/mini';
import { Environment, type Variable } from '#contract/deployment/environment.ts';

/**
 * These environment variables, parsed once at start, so that a missing one fails there, by name, and not in some later request. The
 * function's row in contract/deployment/functions.ts lists them.
 */
export function environment<M extends { readonly [V in Variable]?: true }>(read: M & Record<Exclude<keyof M, Variable>, never>) {
  return z.parse(z.pick(Environment, read), process.env);
}
