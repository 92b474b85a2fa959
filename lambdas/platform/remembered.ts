const most = 20_000;

/** Caches a pure function of a word, such as recur in texts and registers; beyond 20,000 words it begins anew. */
export function remembered<T>(find: (word: string) => T): (word: string) => T {
  const answers = new Map<string, T>();
  return (word) => {
    const known = answers.get(word);
    if (known !== undefined) return known;
    const found = find(word);
    if (answers.size >= most) answers.clear();
    answers.set(word, found);
    return found;
  };
}
