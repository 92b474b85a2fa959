import * as z from 'zod/mini';
import { catch as either } from 'zod/mini';
import { saidAnswers } from '#contract/symptom-check/said.ts';

const Sayings = z.record(z.string(), z.optional(z.enum(saidAnswers)));
/** What somebody says of each statement that they were asked. */
export type Sayings = z.output<typeof Sayings>;

const Place = z.object({
  sessionId: z.string(),
  /** Whether the advice is for the reader. */
  forSelf: either(z.boolean(), true),
  /** What is said of the current statements but not sent yet. */
  said: either(Sayings, {}),
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
