import type { SearchFacts } from '../clinic/search-terms.ts';
import { familyWithoutArticle, nameWords, soundKey, soundsAlike } from '../clinic/names.ts';

/** A name as a list sorts by it. */
type SortedName = Pick<SearchFacts, 'firstName' | 'lastName'>;

const wordsOf = ({ firstName, lastName }: SortedName): string[] => [
  ...new Set([...nameWords(firstName), ...nameWords(lastName).map(familyWithoutArticle)]),
];

/**
 * What those share who have one whole name and year of birth: the sounds of all its words, and the Arabic name as it is written. A single
 * Arabic word may be a part of the name only.
 */
export function namesakeTokens({ words, dateOfBirth, ...name }: Pick<SearchFacts, 'words' | 'dateOfBirth' | keyof SortedName>): {
  readonly sound: string;
  readonly arabic: string | undefined;
} {
  const year = dateOfBirth.slice(0, 4);
  const arabic = words.filter((word) => /^\p{Script=Arabic}+$/u.test(word));
  return {
    sound: `s${year}${wordsOf(name).map(soundKey).join('')}`,
    arabic: arabic.length > 1 ? `a${year}${arabic.join('')}` : undefined,
  };
}

/** Whether two whole names can be spellings of one, word by word: more than an equal sound, which Hassan and Hussein share. */
export function isSameName(one: SortedName, other: SortedName): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  return words.length === others.length && words.every((word, index) => soundsAlike(word, others[index] ?? ''));
}
