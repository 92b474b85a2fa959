import { arabic, carries, stem } from './forms.ts';
import { read } from './text.ts';

/** A word without attached parts, more roughly than in the lexicon: a wrong guess here costs only a question. */
export const rootOf = (word: string): string =>
  arabic.test(word) ? word.replace(/^[وف]?(?:بال|كال|لل|ال)?(?=..)/, '').replace(/(?<=..)(?:ها|ني|ين|ات|هم|نا|[هياك])$/, '') : stem(word);

/** The distinct roots of a text's words. */
export const rootsOf = (text: string): ReadonlySet<string> =>
  new Set(
    read(text)
      .filter((word, at, all) => carries(word.text, all[at + 1]?.text))
      .map(({ text: word }) => rootOf(word))
      .filter((root) => root.length > 1),
  );
