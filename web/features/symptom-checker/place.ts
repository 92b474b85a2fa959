import * as z from 'zod/mini';
import { catch as either } from 'zod/mini';

const Place = z.object({
  sessionId: z.string(),
  /** Whether the advice is for whoever reads it. */
  forSelf: either(z.boolean(), true),
  /** What is ticked and not sent yet. */
  ticked: either(z.array(z.string()), []),
  /** The screen of quick checks that was skipped. */
  skipped: z.optional(z.number()),
});
/** Where somebody is in a check: what its session does not know. */
export type Place = z.output<typeof Place>;

/** What was kept; undefined for nothing, and for what is no place. */
export function placeOf(kept: string | null): Place | undefined {
  try {
    return Place.safeParse(JSON.parse(kept ?? '')).data;
  } catch {
    return undefined;
  }
}

/** For this tab alone: the next person at the same screen never sees it. */
const key = 'afiya.symptomSession';
export const keptPlace = (): Place | undefined => placeOf(sessionStorage.getItem(key));
export const keepPlace = (place: Place | undefined): void =>
  place === undefined ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, JSON.stringify(place));
