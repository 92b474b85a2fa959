import { detailOf } from '#contract/base/messages.ts';
import { say } from '#contract/base/say.ts';
import { chartDuties } from '#contract/chart/entry.ts';
import { type FieldName, fieldOf, readerOf } from '#contract/patient/fields.ts';
import { clinicalFields } from '#contract/patient/places.ts';
import type { Needed } from '#platform/api.ts';
import { Refusal } from '#platform/refusal.ts';
import type { PatientRecord } from './patient.ts';

/** The clinical fields in which two versions of a record differ, ignoring the order of lists. */
export const clinicalChanges = (current: PatientRecord, next: PatientRecord): FieldName[] =>
  clinicalFields.filter((name) => {
    const [before, after] = [current, next].map((record) => [readerOf(name, 'stored')(record)].flat().toSorted().join('\n'));
    return before !== after;
  });

/** The duties that a caller needs to change these fields, as in the chart; undefined if none of them is clinical. */
export function neededFor(names: readonly FieldName[]): Needed | undefined {
  const clinical = names.filter((name) => clinicalFields.some((one) => one === name));
  if (clinical.length === 0) return undefined;
  const details = clinical.map((name) => detailOf(fieldOf(name).path, say('chartDutyOnly')));
  return { duties: chartDuties, refusal: new Refusal('FORBIDDEN', { details }) };
}
