/** A list in parts of at most `size`, in its order: what one request of a service takes. None of an empty list. */
export const parts = <T>(all: readonly T[], size: number): T[][] =>
  all.length === 0 ? [] : Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));
