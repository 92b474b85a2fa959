import * as z from 'zod/mini';

/** What is wrong with a field: a message in English, and, if `messages.ts` has it, its code and the parts of its text. */
export const ErrorDetail = z.object({
  path: z.string(),
  message: z.string(),
  code: z.optional(z.string()),
  parts: z.optional(z.unknown()),
});
export type ErrorDetail = z.output<typeof ErrorDetail>;
