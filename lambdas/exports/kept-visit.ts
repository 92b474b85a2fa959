import type { Addendum } from '#contract/chart/encounters.ts';
import type { StoredEncounter, StoredNote } from '../chart/stored.ts';

/** A visit, with its note if signed; addenda oldest first. */
export interface KeptVisit {
  readonly encounter: StoredEncounter;
  readonly note?: StoredNote;
  readonly addenda: readonly Addendum[];
}
