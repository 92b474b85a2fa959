/** Random choices that are the same on every run. */
export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  number(): number;
  /** A whole number between the first and the last, inclusive. */
  whole(first: number, last: number): number;
  chance(probability: number): boolean;
  pick<T>(choices: readonly [T, ...T[]]): T;
  weighted<T>(choices: readonly [readonly [weight: number, value: T], ...(readonly [weight: number, value: T])[]]): T;
}

/** mulberry32: numbers from 0 (inclusive) to 1 (exclusive), the same from the same state; small, fast and even enough for names and dates. */
export function mulberry32(first: number): () => number {
  let state = first;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const randomOf = (seed: number): Random => {
  const number = mulberry32(Math.imul(seed + 1, 0x9e3779b1));
  return {
    number,
    whole: (first, last) => first + Math.floor(number() * (last - first + 1)),
    chance: (probability) => number() < probability,
    pick: (choices) => choices[Math.floor(number() * choices.length)] ?? choices[0],
    weighted: (choices) => {
      let left = number() * choices.reduce((sum, [weight]) => sum + weight, 0);
      for (const [weight, value] of choices) if ((left -= weight) < 0) return value;
      return choices[0][1];
    },
  };
};
