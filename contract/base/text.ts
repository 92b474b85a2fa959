import * as z from 'zod/mini';
import { type Saying, say } from './say.ts';
import { hasVisibleLetter, seen, seenProse } from './seen.ts';

/**
 * Text that can be stored. A lone surrogate would be stored as a different character, and files cannot hold control characters or
 * noncharacters; line breaks and tabs are allowed only in multi-line text.
 */
const oneLine = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\uFFFE\uFFFF]*$/u;
const manyLines = /^(?:[^\p{Cc}\p{Cs}\uFFFE\uFFFF]|[\n\r\t])*$/u;

/** Code units allowed per character before trimming and composition. */
const unitsMax = 4;

/**
 * A check whose failure skips the text's remaining checks but not its object's, so a refusal names every wrong field. `documented` is for
 * the OpenAPI document.
 */
function stopping(
  holds: (text: string) => boolean,
  message: Saying,
  documented: { readonly maximum?: number; readonly patterns?: ReadonlySet<RegExp> } = {},
): z.core.$ZodCheck<string> {
  const check = z.check<string>(({ value, issues }) => {
    if (!holds(value)) issues.push({ code: 'custom', message, input: value });
  });
  check._zod.onattach.push((schema) => Object.assign(schema._zod.bag, documented));
  return check;
}
const matching = (pattern: RegExp, message: Saying): z.core.$ZodCheck<string> =>
  stopping((text) => pattern.test(text), message, { patterns: new Set([pattern]) });

interface TextRules {
  readonly lines?: 'one' | 'many';
  /** Replaces the standard message `tooLong`. */
  readonly tooLong?: Saying;
}

/**
 * More marks in a row than any word has. Normalization sorts the marks over one letter, in time that grows with the square of their number.
 */
const marksMax = 30;
const tooManyMarks = new RegExp(`\\p{M}{${marksMax + 1}}`, 'u');

/**
 * The checks that a string schema applies to all text from outside: trimmed, without marks that nobody sees, NFC, storable. Length comes first and the first failure ends
 * the checks, since the others read every character.
 */
export const storable = (label: string, max: number, rules: TextRules = {}) => {
  const tooLong = rules.tooLong ?? say('tooLong', { field: label, max });
  return [
    stopping((text) => text.length <= max * unitsMax, tooLong),
    // First of those that read the text: what nobody sees must not part marks that are then sorted together.
    z.overwrite<string>(rules.lines === 'many' ? seenProse : seen),
    stopping((text) => !tooManyMarks.test(text), say('notStorable', { field: label })),
    z.normalize('NFC'),
    stopping((text) => Array.from(text).length <= max, tooLong, { maximum: max }),
    matching(rules.lines === 'many' ? manyLines : oneLine, say('notStorable', { field: label })),
  ] as const;
};

/** The checks of fixed-form text such as an id. Text longer than the form allows is not matched against the pattern. */
export const formed = (pattern: RegExp, max: number, message: Saying) =>
  [stopping((text) => text.length <= max, message, { maximum: max }), matching(pattern, message)] as const;

/** Required text, of one line unless it may have many; trimmed, NFC. A missing, empty or blank value is refused with `required`. */
export const requiredText = (
  label: string,
  max: number,
  required: Saying = say('required', { field: label }),
  lines: 'one' | 'many' = 'one',
) =>
  z
    .string({ error: ({ input }) => (input === undefined || input === null ? required : say('notText', { field: label })) })
    .check(...storable(label, max, { lines }), z.minLength(1, required));

/** Optional text; trimmed, NFC. On an update, absent leaves the stored value and null or "" clears it: both parse to null. */
export const optionalText = (label: string, max: number, lines: 'one' | 'many' = 'one') =>
  z.optional(
    z.pipe(
      z.nullable(z.string(say('notText', { field: label })).check(...storable(label, max, { lines }))),
      z.transform((value) => value || null),
    ),
  );

/** A required name of one line: with a letter that can be seen, or `none`, which says that there is no such name. */
export const requiredName = (label: string, max: number, required?: Saying, none = '') =>
  requiredText(label, max, required).check(
    z.refine((name) => name === '' || name === none || hasVisibleLetter(name), say('nameWithoutLetter')),
  );

/** An optional name of one line: empty, or with a letter that can be seen. */
export const optionalName = (label: string, max: number) =>
  optionalText(label, max).check(z.refine((name) => !name || hasVisibleLetter(name), say('nameWithoutLetter')));

/** The message for a value that is not among the choices. */
export const notOneOf = (label: string, choices: readonly string[]): Saying =>
  say('notOneOf', { field: label, choices: choices.join(', ') });

/** An optional choice; null or "" clears it. */
export const optionalChoice = <const T extends readonly string[]>(label: string, choices: T) =>
  z.optional(
    z.pipe(
      z.nullable(z.enum([...choices, ''] as [...T, ''], notOneOf(label, choices))),
      z.transform((value): T[number] | null => value || null),
    ),
  );

/** A list whose entries are checked only if their number is within the limit. */
export const boundedList = <T extends z.ZodMiniType>(
  entry: T,
  max: number,
  messages: { readonly noList: Saying; readonly tooMany: Saying },
) =>
  z.pipe(
    z.transform((list: z.input<T>[], context) => {
      if (Array.isArray(list) && list.length > max) context.issues.push({ code: 'custom', message: messages.tooMany, input: list });
      return list;
    }),
    z.array(entry, messages.noList).check(z.maxLength(max, messages.tooMany)),
  );

/** Arabic-Indic and Persian digits as 0-9; everything else unchanged. */
export const latinDigits = (text: string): string =>
  text.replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/** A whole number written in a query string. */
export const integerText = (label: string, min: number, max: number) => {
  const message = say('notWhole', { field: label, min, max });
  return z.pipe(
    z.pipe(z.string(message).check(...formed(/^\d{1,10}$/, 10, message)), z.transform(Number)),
    z.number().check(z.minimum(min, message), z.maximum(max, message)),
  );
};
