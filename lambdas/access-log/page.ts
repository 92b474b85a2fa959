/** Entries of a page. */
export const shownMax = 50;
/** Maximum entries read per request, however few match. The answer says how far it got, and its cursor continues from there. */
const readMax = 1000;
const queriesMax = 32;
/** Entries of one query when not every entry matches. */
export const searchedAtOnce = 200;

export interface Page<T> {
  readonly events: readonly T[];
  readonly nextCursor?: string;
  /** How far back the search got, if it stopped before the page was full. */
  readonly searchedBackTo?: string;
}

/** What one query returned. */
export interface Read<T> {
  readonly events: readonly T[];
  /** The id before which the next read starts; undefined if nothing is left. */
  readonly next: string | undefined;
}

interface Search<T> {
  readonly matching: (events: readonly T[]) => readonly T[];
  /** The id before which the page after this entry starts. */
  readonly placeOf: (event: T) => string;
  readonly timeOf: (place: string) => Date;
  readonly seal: (place: string) => Promise<string>;
}

/** The first page of matching entries, latest first. It stops before the page is full once it has read `readMax` entries. */
export async function pageOf<T>(reads: AsyncIterable<Read<T>>, { matching, placeOf, timeOf, seal }: Search<T>): Promise<Page<T>> {
  const found: T[] = [];
  let readSoFar = 0;
  let queries = 0;
  for await (const { events, next } of reads) {
    found.push(...matching(events));
    const last = found[shownMax - 1];
    if (found.length > shownMax && last !== undefined) return { events: found.slice(0, shownMax), nextCursor: await seal(placeOf(last)) };
    if (next === undefined) break;
    readSoFar += events.length;
    queries += 1;
    if (found.length === shownMax) return { events: found, nextCursor: await seal(next) };
    if (readSoFar >= readMax || queries === queriesMax)
      return { events: found, nextCursor: await seal(next), searchedBackTo: timeOf(next).toISOString() };
  }
  return { events: found };
}
