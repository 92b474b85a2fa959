import * as z from 'zod/mini';
import { readChartItem } from '../clinic/items.ts';
import type { PatientRecord } from '../clinic/patient.ts';

const Described = z.object({ allergies: z._default(z.array(z.object({ substance: z.string() })), []) });

/** An allergy with a chart entry that the next version of its record no longer lists. */
export async function describedAllergyGone(current: PatientRecord, next: PatientRecord): Promise<string | undefined> {
  const gone = current.medicalInfo.allergies.filter((one) => !next.medicalInfo.allergies.includes(one));
  if (gone.length === 0) return undefined;
  // Adding an entry in between changes the record's version, so the write based on this result fails.
  const { allergies } = z.parse(Described, await readChartItem(current.id));
  return gone.find((one) => allergies.some(({ substance }) => substance === one));
}
