import { arabic, carries, stem } from './forms.ts';
import { read } from './text.ts';

/** A word without what is written onto it, more roughly than the lexicon knows it: here a wrong guess costs no more than a question. */
export const rootOf = (word: string): string =>
  arabic.test(word) ? word.replace(/^[وف]?(?:بال|كال|لل|ال)?(?=..)/, '').replace(/(?<=..)(?:ها|ني|ين|ات|هم|نا|[هياك])$/, '') : stem(word);

/** The roots of a text's words, each once. */
export const rootsOf = (text: string): ReadonlySet<string> =>
  new Set(
    read(text)
      .filter((word, at, all) => carries(word.text, all[at + 1]?.text))
      .map(({ text: word }) => rootOf(word))
      .filter((root) => root.length > 1),
  );
