import type { Addendum } from '#contract/chart/encounters.ts';
import { getItem } from '#platform/dynamodb.ts';
import { env } from '../clinic/env.ts';
import { getCareItem } from '../clinic/items.ts';
import { patientPartition } from '../clinic/patient.ts';
import { StoredEncounter, StoredNote } from '../chart/stored.ts';

/** A visit, with its note if signed; addenda oldest first. */
export interface KeptVisit {
  readonly encounter: StoredEncounter;
  readonly note?: StoredNote;
  readonly addenda: readonly Addendum[];
}

/** Begins the keys of notes and, after the note's own, of their addenda. */
export const notePrefix = 'NOTE#';

/** A patient's visit with its signed note, without addenda; undefined if there is none. */
export async function keptVisit(patientId: string, id: string): Promise<KeptVisit | undefined> {
  const key = { pk: patientPartition(patientId), sk: `${notePrefix}${id}` };
  const [encounter, item] = await Promise.all([getCareItem('encounter', patientId, id), getItem(env.CLINICAL_TABLE_NAME, key)]);
  if (encounter === undefined) return undefined;
  const note = item && StoredNote.parse(item);
  return { encounter: StoredEncounter.parse(encounter), ...(note?.signedAt !== undefined && { note }), addenda: [] };
}
