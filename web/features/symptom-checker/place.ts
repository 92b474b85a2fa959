import * as z from 'zod/mini';
import { catch as either } from 'zod/mini';

const Place = z.object({
  sessionId: z.string(),
  /** Whether the advice is for the reader. */
  forSelf: either(z.boolean(), true),
  /** What is ticked but not sent yet. */
  ticked: either(z.array(z.string()), []),
  /** The skipped screen of quick checks. */
  skipped: z.optional(z.number()),
});
/** Where a visitor is in a check: what the session on the server does not hold. */
export type Place = z.output<typeof Place>;

/** Parses a stored place; undefined if missing or invalid. */
export function placeOf(kept: string | null): Place | undefined {
  try {
    return Place.safeParse(JSON.parse(kept ?? '')).data;
  } catch {
    return undefined;
  }
}

/** For this tab only: the next person at the same screen never sees it. */
const key = 'afiya.symptomSession';
export const keptPlace = (): Place | undefined => placeOf(sessionStorage.getItem(key));
export const keepPlace = (place: Place | undefined): void =>
  place === undefined ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, JSON.stringify(place));
