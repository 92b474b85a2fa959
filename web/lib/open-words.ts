import type { Texts } from '#contract/base/language.ts';
import { hasKey } from './has-key.ts';
import { said } from './said.ts';

/** A table's entry for a word of an answer; undefined for an unknown word of a newer server. */
export const entryFor = <Known extends string, Entry>(table: Readonly<Record<Known, Entry>>, word: string): Entry | undefined =>
  hasKey(table, word) ? table[word] : undefined;

/** A word of an answer in the page's language; a word that this build does not know is shown as sent. */
export const wordFor = <Known extends string>(words: Readonly<Record<Known, () => string>>, word: string): string =>
  entryFor(words, word)?.() ?? word;

/** The same of a table of the contract. */
export function saidWord<Known extends string>(words: Readonly<Record<Known, Texts>>, word: string): string {
  const texts = entryFor(words, word);
  return texts === undefined ? word : said(texts);
}
