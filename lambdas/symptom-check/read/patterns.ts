import { arabic, carries, learnKey, stem } from './forms.ts';
import { type WordClass, words } from './words.ts';

/** One place in a phrase: keys of which a word must have one, or a class of words. A gap stands for up to three words of any kind. */
export interface Element {
  readonly keys: readonly string[];
  readonly ofClass: WordClass | undefined;
  readonly optional: boolean;
  readonly gap: boolean;
}
export type Phrase = readonly Element[];
/** Phrases that stand in one clause, in any order; a single one is a phrase by itself. */
export type Pattern = readonly Phrase[];

const isClass = (name: string): name is WordClass => Object.hasOwn(words, name);

function elementOf(source: string): Element {
  const [, name] = /^\{(\w+)\}\??$/.exec(source) ?? [];
  if (name !== undefined) {
    if (!isClass(name)) throw new Error(`A pattern names a class of words that is not there: ${source}`);
    return { keys: [], ofClass: name, optional: source.endsWith('?'), gap: false };
  }
  const keys = source
    .replace(/\?$/, '')
    .split('|')
    .map((one) => (/[=*]/.test(one) || arabic.test(one) ? one : stem(one)));
  for (const key of keys) learnKey(key);
  return { keys, ofClass: undefined, optional: source.endsWith('?'), gap: source === '..' };
}

/** The same phrase in many patterns is one, and is looked for once. */
const phrases = new Map<string, Phrase>();
function phraseOf(source: string): Phrase {
  const known = phrases.get(source);
  if (known !== undefined) return known;
  const phrase = source
    .split(/\s+/)
    .filter((word, at, all) => word !== '' && carries(word, all[at + 1]))
    .map(elementOf);
  phrases.set(source, phrase);
  return phrase;
}

/** The patterns of a text as knowledge/kinds.ts describes them. Throws on a class of words that is not there. */
export const patternsOf = (says: string): Pattern[] =>
  says
    .split(',')
    .map((one) => one.split('+').map((phrase) => phraseOf(phrase.trim())))
    .filter((pattern) => pattern.every((phrase) => phrase.length > 0));
