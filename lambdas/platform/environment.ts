import * as z from 'zod/mini';
import { Environment, type Variable } from '#contract/environment.ts';

/**
 * These variables of the function's environment, parsed once when it starts; one that is missing stops it there, named, not at some later
 * request. The function has them in its row of contract/functions.ts.
 */
export function environment<M extends { readonly [V in Variable]?: true }>(read: M & Record<Exclude<keyof M, Variable>, never>) {
  return z.parse(z.pick(Environment, read), process.env);
}
