import { isFinding } from '../facts/facts.ts';
import { arabic, carries, stem } from './forms.ts';
import type { Finding } from '../knowledge/kinds/finding.ts';
import { type FindingId, findings } from '../knowledge/vocabulary.ts';
import { type Pointing, nearIndex } from './near-index.ts';
import { beforeMa } from './denials.ts';
import { type WordClass, words } from './words.ts';

/**
 * Phrases as a tree of their elements: a common beginning is matched once, however many phrases share it. An element is the number of a set
 * of words.
 */
export interface Node {
  /** The phrases that end here. */
  readonly ends?: number[];
  /** The branch after a gap of up to three words of any kind. */
  gap?: Node;
  readonly next?: [element: number, then: Node][];
}

/** The compiled lexicon. It is plain data, so that a function loads what was built from the patterns at bundling. */
export interface Lexicon {
  /** For the keys of words, and for classes of words as `{class}`, the elements that contain each. */
  readonly keys: readonly (readonly [key: string, ...elements: number[]])[];
  /** Phrases of the classes of words, whose ends are their numbers in `classNames`. */
  readonly classes: Node;
  readonly classNames: readonly WordClass[];
  /** The parts of the body among them. */
  readonly sites: readonly WordClass[];
  readonly phrases: Node;
  /**
   * Patterns by the number of their first phrase: their finding, and the phrases that must occur in the same clause; -1 - 2n is the phrase n
   * that must not, -2 - 2n one that must not in the sentence.
   */
  readonly patterns: readonly (readonly (readonly [finding: FindingId, ...rest: number[]])[])[];
  /** Phrases that only name a part of the body. */
  readonly sitePhrases: readonly number[];
  /** Findings without patterns, which words only come close to. */
  readonly near: readonly Pointing[];
}

/** A part of the body: a statement about one belongs to the nearest. */
const sites: readonly WordClass[] = [
  'chest',
  'belly',
  'back',
  'flank',
  'head',
  'neck',
  'jaw',
  'arm',
  'leg',
  'calf',
  'hand',
  'foot',
  'shoulder',
  'joint',
  'ankle',
  'eye',
  'ear',
  'nose',
  'throat',
  'tooth',
  'mouth',
  'face',
  'testicle',
  'penis',
  'vagina',
  'pelvis',
  'breast',
  'anus',
];

/** One position in a phrase: alternative words, or a gap. */
interface Element {
  readonly number: number;
  readonly isOptional: boolean;
  readonly isGap: boolean;
  readonly isSite: boolean;
}

/** The phrases of one clause: those that are said, and those that are not. */
interface Pattern {
  readonly said: readonly (readonly Element[])[];
  readonly unsaid: readonly { readonly phrase: readonly Element[]; readonly isWide: boolean }[];
}

const isClass = (name: string): name is WordClass => Object.hasOwn(words, name);
const classOf = (source: string): string | undefined => /^\{(\w+)\}$/.exec(source)?.[1];

function inserted<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const before = map.get(key);
  if (before !== undefined) return before;
  const made = make();
  map.set(key, made);
  return made;
}

/** A tree under construction. */
class Tree {
  readonly #ends: number[] = [];
  readonly #next = new Map<number, Tree>();
  #gap: Tree | undefined;

  add(phrase: readonly Element[], end: number): void {
    const [element, ...rest] = phrase;
    if (element === undefined) {
      this.#ends.push(end);
      return;
    }
    if (element.isOptional) this.add(rest, end);
    if (element.isGap) {
      this.#gap ??= new Tree();
      this.#gap.add(rest, end);
    } else inserted(this.#next, element.number, () => new Tree()).add(rest, end);
  }

  node(): Node {
    return {
      ...(this.#ends.length > 0 && { ends: [...new Set(this.#ends)] }),
      ...(this.#gap !== undefined && { gap: this.#gap.node() }),
      ...(this.#next.size > 0 && { next: Array.from(this.#next, ([element, then]): [number, Node] => [element, then.node()]) }),
    };
  }
}

/**
 * Builds the lexicon from the patterns that knowledge/kinds/finding.ts describes.
 * @throws Error on an unknown class of words
 */
function compile(): Lexicon {
  const keys = new Map<string, Set<number>>();
  const elements = new Map<string, number>();
  const elementOf = (source: string): Element => {
    const alternatives = source.replace(/\?$/, '').split('|');
    const classes = alternatives.map(classOf);
    if (classes.some((name) => name !== undefined && !isClass(name)))
      throw new Error(`A pattern names a class of words that is not there: ${source}`);
    const of = alternatives.map((one) => (/[={*]/.test(one) || arabic.test(one) ? one : stem(one)));
    const isGap = source === '..';
    const number = inserted(elements, of.join('|'), () => elements.size);
    if (!isGap) for (const key of of) inserted(keys, key, () => new Set<number>()).add(number);
    return { number, isOptional: source.endsWith('?'), isGap, isSite: classes.every((name) => sites.some((site) => site === name)) };
  };
  const known = new Map<string, readonly Element[]>();
  const phraseOf = (source: string): readonly Element[] =>
    inserted(known, source, () =>
      source
        .split(/\s+/)
        .filter((word, at, all) => word !== '' && carries(word, all[at + 1]) && !(word === 'ما' && beforeMa.has(all[at - 1] ?? '')))
        .map(elementOf),
    );
  const patternsOf = (says: string): Pattern[] =>
    says
      .split(',')
      .map((one) => {
        const [said = '', ...unsaid] = one.split(/(?=(?<!!)!)/);
        return {
          said: said.split('+').map((phrase) => phraseOf(phrase.trim())),
          unsaid: unsaid.map((phrase) => ({ phrase: phraseOf(phrase.replace(/^!+/, '').trim()), isWide: phrase.startsWith('!!') })),
        };
      })
      .filter(({ said, unsaid }) => [...said, ...unsaid.map(({ phrase }) => phrase)].every((phrase) => phrase.length > 0));

  const classNames = Object.keys(words).filter(isClass);
  const classTree = new Tree();
  for (const [number, name] of classNames.entries())
    for (const phrase of words[name].flatMap(patternsOf).flatMap(({ said }) => said)) classTree.add(phrase, number);

  const numbers = new Map<readonly Element[], number>();
  const phraseTree = new Tree();
  const patterns: [FindingId, ...number[]][][] = [];
  const numberOf = (phrase: readonly Element[]): number =>
    inserted(numbers, phrase, () => {
      phraseTree.add(phrase, numbers.size);
      patterns.push([]);
      return numbers.size;
    });
  for (const [id, { says = [] }] of Object.entries<Finding>(findings))
    for (const { said, unsaid } of says.flatMap(patternsOf)) {
      const [head, ...rest] = said.map(numberOf);
      if (head !== undefined && isFinding(id))
        patterns[head]?.push([id, ...rest, ...unsaid.map(({ phrase, isWide }) => -1 - 2 * numberOf(phrase) - Number(isWide))]);
    }
  return {
    keys: Array.from(keys, ([key, of]) => [key, ...of]),
    classes: classTree.node(),
    classNames,
    sites,
    phrases: phraseTree.node(),
    patterns,
    sitePhrases: [...numbers].flatMap(([phrase, number]) => (phrase.length === 1 && phrase[0]?.isSite === true ? [number] : [])),
    near: nearIndex(),
  };
}

export const lexicon: Lexicon = compile();
