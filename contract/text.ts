import * as z from 'zod/mini';

/** Control characters and lone surrogates would be stored as something other than what was typed. */
const oneLine = /^[^\p{Cc}\p{Cs}]*$/u;
const manyLines = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u;

const checks = (label: string, max: number, pattern: RegExp) =>
  [
    z.trim(),
    z.normalize('NFC'),
    z.maxLength(max, `${label} must be at most ${max} characters`),
    z.regex(pattern, `${label} contains characters that cannot be stored`),
  ] as const;

/** One line of text that must be there; trimmed, NFC. A missing, empty or blank value answers "<label> is required". */
export const requiredText = (label: string, max: number) =>
  z
    .string({ error: (issue) => (issue.input === undefined || issue.input === null ? `${label} is required` : `${label} must be text`) })
    .check(...checks(label, max, oneLine), z.minLength(1, `${label} is required`));

/** Text that may be absent; trimmed, NFC. On an update, absent leaves the stored value and null or "" clears it: both parse to null. */
export const optionalText = (label: string, max: number, lines: 'one' | 'many' = 'one') =>
  z.optional(
    z.pipe(
      z.nullable(z.string(`${label} must be text`).check(...checks(label, max, lines === 'one' ? oneLine : manyLines))),
      z.transform((value) => value || null),
    ),
  );

/** A choice that may be absent; null or "" clears it. */
export const optionalChoice = <const T extends readonly string[]>(label: string, choices: T) =>
  z.optional(
    z.pipe(
      z.nullable(z.enum([...choices, ''] as [...T, ''], `${label} must be one of ${choices.join(', ')}`)),
      z.transform((value): T[number] | null => value || null),
    ),
  );

/** Arabic-Indic and Persian digits as 0-9; everything else unchanged. */
export const latinDigits = (text: string): string =>
  text.replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/** A whole number written in a query string. */
export const integerText = (label: string, min: number, max: number) => {
  const message = `${label} must be a whole number from ${min} to ${max}`;
  return z.pipe(
    z.pipe(z.string(message).check(z.regex(/^\d{1,10}$/, message)), z.transform(Number)),
    z.number().check(z.minimum(min, message), z.maximum(max, message)),
  );
};
