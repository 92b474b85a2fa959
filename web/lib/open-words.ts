import { hasKey } from './has-key.ts';

/** What a table has for a word of an answer; undefined for a word that a newer server sent. */
export const entryFor = <Known extends string, Entry>(table: Readonly<Record<Known, Entry>>, word: string): Entry | undefined =>
  hasKey(table, word) ? table[word] : undefined;

/** A word of an answer in the page's language; one that this build does not know is shown as it came. */
export const wordFor = <Known extends string>(words: Readonly<Record<Known, () => string>>, word: string): string =>
  entryFor(words, word)?.() ?? word;
