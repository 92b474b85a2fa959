// Types only: checks need just the codes, so the catalogue is loaded only where messages are rendered.
import type { MessageCode, messages } from './messages.ts';

type PartOf<Text extends string> = Text extends `${string}{${infer Part}}${infer Rest}` ? Part | PartOf<Rest> : never;
type PartsOf<Code extends MessageCode> = PartOf<(typeof messages)[Code]['en']>;
type Given<Part extends string> = [Part] extends [never] ? [] : [parts: Readonly<Record<Part, string | number>>];

declare const isSaying: unique symbol;
/** A message as a check carries it: code and parts in one string, because a schema can carry nothing else. */
export type Saying = string & { readonly [isSaying]: true };

/** The message with this code, and the parts that its text contains. */
export const say = <Code extends MessageCode>(code: Code, ...[parts]: Given<PartsOf<Code>>): Saying =>
  [code, ...(parts === undefined ? [] : [JSON.stringify(parts)])].join(' ') as Saying;
