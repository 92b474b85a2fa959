import { foldedText, withoutArticle } from './names.ts';
import { inOneSpelling } from './spelling.ts';

const isArabic = /^[\u0621-\u06D5]/;
/** From so many letters on, a word is also found within another: "dialysis" in "hemodialysis". */
const withinFrom = 4;

/** A text as words are looked for in it: without case, letter forms and digits of a script, in one spelling. */
export const wordForm = (text: string): string => inOneSpelling(foldedText(text));

/** The words of a search of texts, in that form; an Arabic one without its article. */
export const soughtWords = (search: string): string[] =>
  search
    .split(/\s+/)
    .map((word) => withoutArticle(wordForm(word)))
    .filter(Boolean);

/** Whether a text in that form has a sought word: at the beginning of one of its words or, if it is long or Arabic, anywhere. */
export const hasWord = (text: string, word: string): boolean =>
  word.length >= withinFrom || isArabic.test(word) ? text.includes(word) : `-${text}`.includes(`-${word}`);

/** Longer sentences are cut in an excerpt. */
const excerptMax = 200;
const sentenceEnd = /(?<=[.!?؟。;؛])\s+|\n+/;

/** Where, among the words of a sentence, most of the sought ones stand closest together. */
interface Place {
  readonly sentence: readonly string[];
  readonly found: number;
  readonly first: number;
  readonly last: number;
}

function placeIn(text: string, words: readonly string[]): Place {
  const sentence = text.split(/\s+/).filter(Boolean);
  const forms = sentence.map(wordForm);
  const had = words.filter((word) => forms.some((form) => hasWord(form, word)));
  let best: Place = { sentence, found: had.length, first: 0, last: Infinity };
  const seen = new Map<string, number>();
  forms.forEach((form, last) => {
    for (const word of had) if (hasWord(form, word)) seen.set(word, last);
    const first = Math.min(...seen.values());
    if (seen.size === had.length && last - first < best.last - best.first) best = { sentence, found: had.length, first, last };
  });
  return best;
}

/** As much of a sentence around a place as an excerpt has room for; "…" says where it was cut. */
function around({ sentence, first, last }: Place): string {
  const lengthOf = (from: number, to: number): number => sentence.slice(from, to + 1).join(' ').length;
  let [from, to] = [first, Math.min(last, sentence.length - 1)];
  for (let grew = true; grew;) {
    grew = false;
    if (to < sentence.length - 1 && lengthOf(from, to + 1) <= excerptMax) [to, grew] = [to + 1, true];
    if (from > 0 && lengthOf(from - 1, to) <= excerptMax) [from, grew] = [from - 1, true];
  }
  const shown = Array.from(sentence.slice(from, to + 1).join(' '));
  const end = to < sentence.length - 1 || shown.length > excerptMax ? '…' : '';
  return `${from > 0 ? '…' : ''}${shown.slice(0, excerptMax).join('')}${end}`;
}

/** The sentence with most of these words, where they stand closest together; undefined if no sentence has one. */
export function excerptOf(texts: readonly string[], words: readonly string[]): string | undefined {
  const places = texts
    .flatMap((text) => text.split(sentenceEnd))
    .map((sentence) => placeIn(sentence, words))
    .filter(({ found }) => found > 0);
  const [best] = places.toSorted((one, other) => other.found - one.found || one.last - one.first - (other.last - other.first));
  return best === undefined ? undefined : around(best);
}
