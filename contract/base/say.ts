// The catalogue itself is loaded only where a message is told: checks need no more than its codes.
import type { MessageCode, messages } from './messages.ts';

type PartOf<Text extends string> = Text extends `${string}{${infer Part}}${infer Rest}` ? Part | PartOf<Rest> : never;
type PartsOf<Code extends MessageCode> = PartOf<(typeof messages)[Code]['en']>;
type Given<Part extends string> = [Part] extends [never] ? [] : [parts: Readonly<Record<Part, string | number>>];

declare const isSaying: unique symbol;
/** A message as a check carries it: its code and parts, in one text, because that is what a schema can carry. */
export type Saying = string & { readonly [isSaying]: true };

/** The message of a code, with the parts that its text has. */
export const say = <Code extends MessageCode>(code: Code, ...[parts]: Given<PartsOf<Code>>): Saying =>
  [code, ...(parts === undefined ? [] : [JSON.stringify(parts)])].join(' ') as Saying;
