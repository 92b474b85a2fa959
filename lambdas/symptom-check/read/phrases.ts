import { conjoined } from './forms.ts';
import type { Node } from './compile.ts';
import type { Word } from './text.ts';

/** A word of a text with the elements of phrases that it can be. */
export interface Read extends Word {
  readonly elements: ReadonlySet<number>;
  /** It comes after an "and" or an "or". */
  readonly joins: boolean;
}
/** Words of a text, by their numbers. */
export type Span = readonly number[];
export const first = (span: Span): number => span[0] ?? 0;
export const last = (span: Span): number => span.at(-1) ?? 0;

/** Several words that stand together as one element, where a class of words has such a phrase. */
export interface Together {
  readonly elements: readonly number[];
  readonly spans: readonly Span[];
}

const mostSkipped = 3;
/** From so many on, what follows is looked up instead of looked through. */
const many = 8;
const lookedUp = new WeakMap<Node, ReadonlyMap<number, Node>>();
function following(node: Node): ReadonlyMap<number, Node> {
  const before = lookedUp.get(node);
  if (before !== undefined) return before;
  const map = new Map(node.next);
  lookedUp.set(node, map);
  return map;
}

/** Every phrase of a tree in a text, with the words that it takes; for one that can be read in several ways from a word, the longest. */
export function phrasesIn(tree: Node, text: readonly Read[], together: readonly Together[] = []): Map<number, Span[]> {
  const togetherAt: Map<number, Span[]>[] = text.map(() => new Map());
  for (const { elements, spans } of together)
    for (const span of spans)
      for (const element of elements) {
        const here = togetherAt[first(span)];
        const before = here?.get(element);
        if (before === undefined) here?.set(element, [span]);
        else before.push(span);
      }

  const follow = (node: Node, from: number, taken: Span, go: (node: Node, from: number, taken: Span) => void): void => {
    const word = text[from];
    if (word === undefined || node.next === undefined || word.part !== (text[taken.at(-1) ?? from] ?? word).part) return;
    const spans = togetherAt[from];
    const step = (element: number, then: Node): void => {
      if (word.elements.has(element)) go(then, from + 1, [...taken, from]);
      for (const span of spans?.get(element) ?? []) go(then, last(span) + 1, [...taken, ...span]);
    };
    if (node.next.length < many) {
      for (const [element, then] of node.next) step(element, then);
      return;
    }
    const next = following(node);
    for (const element of new Set([...word.elements, ...(spans?.keys() ?? [])])) {
      const then = next.get(element);
      if (then !== undefined) step(element, then);
    }
  };

  const found = new Map<number, Span[]>();
  for (const at of text.keys()) {
    const here = new Map<number, Span>();
    const go = (node: Node, from: number, taken: Span): void => {
      for (const end of node.ends ?? []) if ((here.get(end)?.length ?? 0) < taken.length) here.set(end, taken);
      follow(node, from, taken, go);
      if (node.gap === undefined) return;
      const denies = text[first(taken)]?.negates === true;
      for (let skip = 0; skip <= mostSkipped && !(skip > 0 && text[from + skip - 1]?.negates === true); skip += 1) {
        // "ما فيها حرارة وتاكل" does not deny that she eats.
        if (denies && conjoined.test(text[from + skip]?.text ?? '')) break;
        if (skip === 0) go(node.gap, from, taken);
        else follow(node.gap, from + skip, taken, go);
      }
    };
    follow(tree, at, [], go);
    for (const [end, span] of here) {
      const before = found.get(end);
      if (before === undefined) found.set(end, [span]);
      else before.push(span);
    }
  }
  return found;
}
