import * as z from 'zod/mini';
import { type Saying, say } from './say.ts';

/**
 * Text that may be stored. A lone surrogate would be stored as another character than was typed, and no file could hold a control
 * character or a code point that is none; line breaks and tabs only stand where there may be many lines.
 */
const oneLine = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\uFFFE\uFFFF]*$/u;
const manyLines = /^(?:[^\p{Cc}\p{Cs}\uFFFE\uFFFF]|[\n\r\t])*$/u;

/** Code units for each character that a text may have, before it is trimmed and composed. */
const unitsMax = 4;

/**
 * A check after which no other of the same text is made when it fails; those of the object around it still are, so that a refusal names
 * every wrong field. `documented` is for the OpenAPI document.
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
  /** What is said instead of `tooLong`. */
  readonly tooLong?: Saying;
}

/**
 * The checks of every text that comes from outside, for a string schema of its own: trimmed, NFC, storable. The length is looked at first,
 * and a check that fails is the last: all that follow read every character.
 */
export const storable = (label: string, max: number, rules: TextRules = {}) => {
  const tooLong = rules.tooLong ?? say('tooLong', { field: label, max });
  return [
    stopping((text) => text.length <= max * unitsMax, tooLong),
    z.trim(),
    z.normalize('NFC'),
    stopping((text) => Array.from(text).length <= max, tooLong, { maximum: max }),
    matching(rules.lines === 'many' ? manyLines : oneLine, say('notStorable', { field: label })),
  ] as const;
};

/** The checks of a text of one fixed form, such as an id: what is longer than the form allows is not even compared with it. */
export const formed = (pattern: RegExp, max: number, message: Saying) =>
  [stopping((text) => text.length <= max, message, { maximum: max }), matching(pattern, message)] as const;

/** One line of text that must be there; trimmed, NFC. A missing, empty or blank value answers `required`. */
export const requiredText = (label: string, max: number, required: Saying = say('required', { field: label })) =>
  z
    .string({ error: ({ input }) => (input === undefined || input === null ? required : say('notText', { field: label })) })
    .check(...storable(label, max), z.minLength(1, required));

/** Text that may be absent; trimmed, NFC. On an update, absent leaves the stored value and null or "" clears it: both parse to null. */
export const optionalText = (label: string, max: number, lines: 'one' | 'many' = 'one') =>
  z.optional(
    z.pipe(
      z.nullable(z.string(say('notText', { field: label })).check(...storable(label, max, { lines }))),
      z.transform((value) => value || null),
    ),
  );

/** What is said of a value that is none of some. */
export const notOneOf = (label: string, choices: readonly string[]): Saying =>
  say('notOneOf', { field: label, choices: choices.join(', ') });

/** A choice that may be absent; null or "" clears it. */
export const optionalChoice = <const T extends readonly string[]>(label: string, choices: T) =>
  z.optional(
    z.pipe(
      z.nullable(z.enum([...choices, ''] as [...T, ''], notOneOf(label, choices))),
      z.transform((value): T[number] | null => value || null),
    ),
  );

/** A list whose entries are looked at only when there are not too many of them. */
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
