import * as z from 'zod/mini';
import { readChartItem } from '../clinic/items.ts';
import type { PatientRecord } from '../clinic/patient.ts';

const Described = z.object({ allergies: z._default(z.array(z.object({ substance: z.string() })), []) });

/** An allergy that the chart describes and the next version of its record does not list any more. */
export async function describedAllergyGone(current: PatientRecord, next: PatientRecord): Promise<string | undefined> {
  const gone = current.medicalInfo.allergies.filter((one) => !next.medicalInfo.allergies.includes(one));
  if (gone.length === 0) return undefined;
  // Whoever describes another meanwhile changes the record's version, and with it fails what was decided here.
  const { allergies } = z.parse(Described, await readChartItem(current.id));
  return gone.find((one) => allergies.some(({ substance }) => substance === one));
}
