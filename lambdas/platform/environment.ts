import * as z from 'zod/mini';

/** The function's environment, parsed once when it starts; a missing variable stops it there, named, not at some later request. */
export function environment<S extends Record<string, z.ZodMiniType>>(shape: S): z.output<z.ZodMiniObject<S>> {
  return z.parse(z.object(shape), process.env);
}

/** A variable that must be there. */
export const variable = z.string().check(z.minLength(1));
