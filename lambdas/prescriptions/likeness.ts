/** The number of wrong letters allowed in a word. Shorter words are too similar to one another. */
const mayBeWrong = (letters: number): number => (letters < 5 ? 0 : letters < 8 ? 1 : 2);

/**
 * The number of wrong letters in a word, at most `max`: missing, extra, replaced, or two neighbors swapped (Damerau). Undefined above
 * `max`.
 */
export function wrongLetters(word: string, other: string, max: number): number | undefined {
  if (Math.abs(word.length - other.length) > max) return undefined;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= word.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = word[row - 1] === other[at - 1];
      let least = Math.min((last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (isSame ? 0 : 1));
      if (word[row - 1] === other[at - 2] && word[row - 2] === other[at - 1]) least = Math.min(least, (before[at - 2] ?? 0) + 1);
      next.push(least);
    }
    if (Math.min(...next) > max) return undefined;
    [before, last] = [last, next];
  }
  const wrong = last[other.length] ?? 0;
  return wrong <= max ? wrong : undefined;
}

/** The letters of a word as bits; two letters may share a bit. */
const lettersIn = (word: string): number => Array.from(word).reduce((bits, letter) => bits | (1 << ((letter.codePointAt(0) ?? 0) % 31)), 0);
function bitsIn(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/**
 * Finds the meaning of the known word nearest to a misspelled word; undefined if none is near, or words with different meanings are equally
 * near.
 */
export function nearestAmong<Meaning extends { readonly key: string }>(words: Iterable<readonly [name: string, meaning: Meaning]>) {
  const known = Array.from(words, ([name, meaning]) => ({ name, meaning, letters: lettersIn(name) }));
  return (word: string): Meaning | undefined => {
    if (!/^\p{L}+$/u.test(word)) return undefined;
    const itsLetters = lettersIn(word);
    let max = mayBeWrong(word.length);
    let found: Meaning | undefined;
    let isOne = false;
    for (const { name, meaning, letters } of known) {
      // A wrong letter adds at most one missing and one extra letter. Most words differ by more, and a list may have thousands of words.
      if (bitsIn(letters ^ itsLetters) > 2 * max) continue;
      const wrong = wrongLetters(word, name, Math.min(max, mayBeWrong(name.length)));
      if (wrong === undefined) continue;
      isOne = wrong < max || found === undefined ? true : isOne && meaning.key === found.key;
      [max, found] = [wrong, meaning];
    }
    return isOne ? found : undefined;
  };
}
