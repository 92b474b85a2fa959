import * as z from 'zod/mini';
import type { Saying } from './say.ts';
import { formed } from './text.ts';

/** Letters and digits that cannot be confused when read aloud. There are 32, so each carries five random bits. */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * A code as typed, in either case, with or without spaces and hyphens. Latin letters that look like digits are read as digits; letters of
 * other alphabets are refused.
 */
export const oneTimeCode = (length: number, message: Saying) =>
  z.pipe(
    z.pipe(
      z.string(message).check(...formed(/^[0-9A-Za-z\s-]*$/, 32, message)),
      z.transform((text) => text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')),
    ),
    z.string().check(z.regex(new RegExp(`^[${codeAlphabet}]{${length}}$`), message)),
  );
