import { arabic, carries, learnKey, stem } from './forms.ts';
import { beforeMa } from './text.ts';
import { type WordClass, words } from './words.ts';

/** One place in a phrase: keys of which a word must have one, or classes of words. A gap stands for up to three words of any kind. */
export interface Element {
  readonly keys: readonly string[];
  readonly classes: readonly WordClass[];
  readonly optional: boolean;
  readonly gap: boolean;
}
export type Phrase = readonly Element[];
/** Phrases that stand in one clause, in any order; a single one is a phrase by itself. */
export type Pattern = readonly Phrase[];

const isClass = (name: string): name is WordClass => Object.hasOwn(words, name);

function elementOf(source: string): Element {
  const alternatives = source.replace(/\?$/, '').split('|');
  const classes = alternatives.flatMap((one) => {
    const [, name] = /^\{(\w+)\}$/.exec(one) ?? [];
    if (name === undefined) return [];
    if (!isClass(name)) throw new Error(`A pattern names a class of words that is not there: ${source}`);
    return [name];
  });
  const keys = alternatives.filter((one) => !one.startsWith('{')).map((one) => (/[=*]/.test(one) || arabic.test(one) ? one : stem(one)));
  for (const key of keys) learnKey(key);
  return { keys, classes, optional: source.endsWith('?'), gap: source === '..' };
}

/** The same phrase in many patterns is one, and is looked for once. */
const phrases = new Map<string, Phrase>();
function phraseOf(source: string): Phrase {
  const known = phrases.get(source);
  if (known !== undefined) return known;
  const phrase = source
    .split(/\s+/)
    .filter((word, at, all) => word !== '' && carries(word, all[at + 1]) && !(word === 'ما' && beforeMa.has(all[at - 1] ?? '')))
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
