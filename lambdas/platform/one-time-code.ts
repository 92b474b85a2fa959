import { randomBytes } from 'node:crypto';
import { codeAlphabet } from '#contract/base/one-time-code.ts';

/** A new code, with five random bits per character. */
export const newCode = (length: number): string => Array.from(randomBytes(length), (byte) => codeAlphabet[byte & 31]).join('');
