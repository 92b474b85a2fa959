import { type Doubt, doubtOf } from '#contract/patient/despite.ts';
import { Refusal } from '#platform/refusal.ts';
import type { PatientRecord } from './patient.ts';

/**
 * Asks before something new for a patient who died, or whose record is not active.
 * @throws Refusal RECORD_DOUBTFUL, whose detail is the doubt, unless the request names it (`despite`)
 */
export function requireDespite(record: PatientRecord, despite: Doubt | undefined): void {
  const doubt = doubtOf(record);
  if (doubt === undefined || doubt === despite) return;
  throw new Refusal('RECORD_DOUBTFUL', { details: [{ path: 'despite', message: doubt }] });
}
