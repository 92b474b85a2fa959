import * as z from 'zod/mini';

/** Of what was not written here but brought in: from which system, and its author as that system names them. */
export const BroughtIn = z.object({ from: z.string(), author: z.optional(z.string()) });
export type BroughtIn = z.output<typeof BroughtIn>;
