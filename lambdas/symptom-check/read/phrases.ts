import { conjoined } from './forms.ts';
import type { Node } from './compile.ts';
import type { Word } from './text.ts';

/** A word of a text with the phrase elements that it can be. */
export interface Read extends Word {
  readonly elements: ReadonlySet<number>;
  /** It follows an "and" or an "or". */
  readonly joins: boolean;
}
/** Words of a text, by their numbers. */
export type Span = readonly number[];
export const first = (span: Span): number => span[0] ?? 0;
export const last = (span: Span): number => span.at(-1) ?? 0;

/** The position of a class of words in a text; its words together are one element of a phrase. */
export interface Together {
  readonly elements: ReadonlySet<number>;
  readonly spans: readonly Span[];
}

const mostSkipped = 3;

/** From this number of branches on, a node's successors are looked up and cached for recurring words. */
const many = 8;
const nextOf = new WeakMap<
  Node,
  { readonly all: ReadonlyMap<number, Node>; readonly known: WeakMap<ReadonlySet<number>, readonly Node[]> }
>();

/** The successors of a node for a set of elements. */
function following(node: Node, elements: ReadonlySet<number>): readonly Node[] {
  const { next = [] } = node;
  if (next.length < many) return next.flatMap(([element, then]) => (elements.has(element) ? [then] : []));
  let of = nextOf.get(node);
  if (of === undefined) nextOf.set(node, (of = { all: new Map(next), known: new WeakMap() }));
  let found = of.known.get(elements);
  if (found === undefined) {
    const { all } = of;
    of.known.set(elements, (found = [...elements].flatMap((element) => all.get(element) ?? [])));
  }
  return found;
}

/** The words matched by a phrase so far. */
interface Taken {
  readonly before: Taken | undefined;
  readonly span: Span;
  readonly length: number;
  readonly first: number;
  readonly last: number;
}
const spanOf = ({ before, span }: Taken): Span => (before === undefined ? span : [...spanOf(before), ...span]);

/** Every phrase of a tree in a text, with its matched words; if a phrase matches in several ways from one word, the longest match. */
export function phrasesIn(tree: Node, text: readonly Read[], together: readonly Together[] = []): Map<number, Span[]> {
  /** The elements at each position: the word itself, and the classes that begin there. */
  const standing = text.map(({ elements }, at): { elements: ReadonlySet<number>; span: Span }[] => [{ elements, span: [at] }]);
  for (const { elements, spans } of together) for (const span of spans) standing[first(span)]?.push({ elements, span });

  const found = new Map<number, Span[]>();
  for (const at of text.keys()) {
    const here = new Map<number, Taken>();
    const follow = (node: Node, from: number, before: Taken | undefined): void => {
      const word = text[from];
      if (word === undefined || node.next === undefined || word.part !== (text[before?.last ?? from] ?? word).part) return;
      for (const { elements, span } of standing[from] ?? []) {
        const thens = following(node, elements);
        if (thens.length === 0) continue;
        const end = last(span);
        const taken = { before, span, length: (before?.length ?? 0) + span.length, first: before?.first ?? first(span), last: end };
        for (const then of thens) go(then, end + 1, taken);
      }
    };
    const go = (node: Node, from: number, taken: Taken): void => {
      for (const end of node.ends ?? []) if ((here.get(end)?.length ?? 0) < taken.length) here.set(end, taken);
      follow(node, from, taken);
      if (node.gap === undefined) return;
      const denies = text[taken.first]?.negates === true;
      for (let skip = 0; skip <= mostSkipped && !(skip > 0 && text[from + skip - 1]?.negates === true); skip += 1) {
        // "ما فيها حرارة وتاكل" does not deny that she eats.
        if (denies && conjoined.test(text[from + skip]?.text ?? '')) break;
        if (skip === 0) go(node.gap, from, taken);
        else follow(node.gap, from + skip, taken);
      }
    };
    follow(tree, at, undefined);
    for (const [end, taken] of here) {
      const before = found.get(end);
      if (before === undefined) found.set(end, [spanOf(taken)]);
      else before.push(spanOf(taken));
    }
  }
  return found;
}
