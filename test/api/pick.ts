/** Any one of a list; undefined of an empty one. */
export const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)];
