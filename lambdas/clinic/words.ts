import { foldedText, withoutArticle } from './names.ts';

const isArabic = /^[\u0621-\u06D5]/;
/** From so many letters on, a word is also found within another: "dialysis" in "hemodialysis". */
const withinFrom = 4;

/** The words of a search of texts, folded; an Arabic one without its article. */
export const soughtWords = (search: string): string[] =>
  search
    .split(/\s+/)
    .map((word) => withoutArticle(foldedText(word)))
    .filter(Boolean);

/** Whether a folded text has a sought word: at the beginning of one of its words or, if it is long or Arabic, anywhere. */
export const hasWord = (folded: string, word: string): boolean =>
  word.length >= withinFrom || isArabic.test(word) ? folded.includes(word) : `-${folded}`.includes(`-${word}`);
