import * as z from 'zod/mini';
import { Addendum } from '#contract/chart/encounters.ts';
import { queryItems } from '#platform/dynamodb.ts';
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

/** A visit of these items: its own, its note and the note's addenda, oldest first. */
export function visitFrom(encounter: StoredEncounter, [own, ...addenda]: readonly unknown[]): KeptVisit {
  const note = own === undefined ? undefined : StoredNote.parse(own);
  return { encounter, ...(note?.signedAt !== undefined && { note }), addenda: z.parse(z.array(Addendum), addenda) };
}

/** A patient's visit with its signed note; undefined if there is none. */
export async function keptVisit(patientId: string, id: string): Promise<KeptVisit | undefined> {
  const notes = queryItems({
    TableName: env.CLINICAL_TABLE_NAME,
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :note)',
    ExpressionAttributeValues: { ':pk': patientPartition(patientId), ':note': `${notePrefix}${id}` },
    ConsistentRead: true,
  });
  const [encounter, items] = await Promise.all([getCareItem('encounter', patientId, id), notes]);
  return encounter && visitFrom(StoredEncounter.parse(encounter), items);
}
