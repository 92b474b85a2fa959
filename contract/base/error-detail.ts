import * as z from 'zod/mini';

/** An error of one field: a message in English and, if the message is in `messages.ts`, its code and the parts of its text. */
export const ErrorDetail = z.object({
  path: z.string(),
  message: z.string(),
  code: z.optional(z.string()),
  parts: z.optional(z.unknown()),
});
export type ErrorDetail = z.output<typeof ErrorDetail>;
