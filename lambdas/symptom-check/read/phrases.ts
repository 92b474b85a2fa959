import { conjoined } from './forms.ts';
import type { Phrase } from './patterns.ts';
import type { Word } from './text.ts';
import type { WordClass } from './words.ts';

/** A word of a text with the keys that it answers to. */
export interface Read extends Word {
  readonly forms: ReadonlySet<string>;
  /** It comes after an "and" or an "or". */
  readonly joins: boolean;
}
/** Words of a text, by their numbers. */
export type Span = readonly number[];
export type Classes = ReadonlyMap<WordClass, readonly Span[]>;
export const first = (span: Span): number => span[0] ?? 0;
export const last = (span: Span): number => span.at(-1) ?? 0;

/** Phrases as a tree of their elements: what begins alike is looked at once, however many there are. */
interface Node<T> {
  readonly ends: T[];
  /** By the key of a word, or `{class}`. */
  readonly next: Map<string, Set<Node<T>>>;
  /** By the whole element, for phrases that go on alike. */
  readonly children: Map<string, Node<T>>;
  gap: Node<T> | undefined;
}
const emptyNode = <T>(): Node<T> => ({ ends: [], next: new Map(), children: new Map(), gap: undefined });
const mostSkipped = 3;

/** Finds phrases in texts, each with what it stands for. */
export class Phrases<T> {
  readonly #root = emptyNode<T>();

  add(phrase: Phrase, means: T): void {
    this.#add(this.#root, phrase, 0, means);
  }

  #add(node: Node<T>, phrase: Phrase, at: number, means: T): void {
    const element = phrase[at];
    if (element === undefined) {
      node.ends.push(means);
      return;
    }
    if (element.optional) this.#add(node, phrase, at + 1, means);
    if (element.gap) {
      node.gap ??= emptyNode();
      this.#add(node.gap, phrase, at + 1, means);
      return;
    }
    const keys = [...element.keys, ...element.classes.map((name) => `{${name}}`)];
    const name = keys.join('|');
    let child = node.children.get(name);
    if (child === undefined) {
      child = emptyNode();
      node.children.set(name, child);
      for (const key of keys) {
        const before = node.next.get(key);
        if (before === undefined) node.next.set(key, new Set([child]));
        else before.add(child);
      }
    }
    this.#add(child, phrase, at + 1, means);
  }

  /** Every phrase in a text, with the words that it takes; for one that can be read in several ways from a word, the longest. */
  in(text: readonly Read[], classes: Classes = new Map()): Map<T, Span[]> {
    const classesAt: [string, Span][][] = text.map(() => []);
    for (const [name, spans] of classes) for (const span of spans) classesAt[first(span)]?.push([`{${name}}`, span]);
    const found = new Map<T, Span[]>();
    for (const at of text.keys()) {
      const here = new Map<T, Span>();
      const go = (node: Node<T>, from: number, taken: Span): void => {
        for (const means of node.ends) if ((here.get(means)?.length ?? 0) < taken.length) here.set(means, taken);
        this.#follow(node, text, classesAt, from, taken, go);
        if (node.gap === undefined) return;
        const denies = text[first(taken)]?.negates === true;
        for (let skip = 0; skip <= mostSkipped && !(skip > 0 && text[from + skip - 1]?.negates === true); skip += 1) {
          // "ما فيها حرارة وتاكل" does not deny that she eats.
          if (denies && conjoined.test(text[from + skip]?.text ?? '')) break;
          if (skip === 0) go(node.gap, from, taken);
          else this.#follow(node.gap, text, classesAt, from + skip, taken, go);
        }
      };
      this.#follow(this.#root, text, classesAt, at, [], go);
      for (const [means, span] of here) {
        const before = found.get(means);
        if (before === undefined) found.set(means, [span]);
        else before.push(span);
      }
    }
    return found;
  }

  #follow(
    node: Node<T>,
    text: readonly Read[],
    classesAt: readonly (readonly [string, Span][])[],
    from: number,
    taken: Span,
    go: (node: Node<T>, from: number, taken: Span) => void,
  ): void {
    const word = text[from];
    if (word === undefined || word.part !== (text[taken.at(-1) ?? from] ?? word).part) return;
    // Two keys of one word can lead to the same.
    let reached: Set<Node<T>> | undefined;
    for (const form of word.forms) {
      const children = node.next.get(form);
      if (children !== undefined) reached = reached === undefined ? children : new Set([...reached, ...children]);
    }
    if (reached !== undefined) {
      const more = [...taken, from];
      for (const child of reached) go(child, from + 1, more);
    }
    for (const [name, span] of classesAt[from] ?? [])
      for (const child of node.next.get(name) ?? []) go(child, last(span) + 1, [...taken, ...span]);
  }
}
