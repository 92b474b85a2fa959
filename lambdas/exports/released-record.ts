import { releasedAppointment } from '../appointments/stored.ts';
import { isReleasedVaccination, releasedResults } from '../portal/released.ts';
import { isReleasedPrescription } from '../prescriptions/stored.ts';
import type { StoredOrder } from '../laboratory/stored.ts';
import type { WholeRecord } from './whole-record.ts';

/** An order with its released results, without what the clinic wrote for itself. Nothing, if none of its results is released. */
function releasedOrder(order: StoredOrder, now: Date): StoredOrder[] {
  const released = releasedResults(order, now);
  if (released.length === 0) return [];
  const { note: _, repeatReason: __, statusReason: ___, ...rest } = order;
  return [
    {
      ...rest,
      // What is not released yet is still to come.
      status: released.length < order.results.length ? 'active' : order.status,
      results: released.map(({ test, isCorrected, verified: { comment: _comment, reason: _reason, ...verified } }) => ({
        test,
        status: isCorrected ? 'corrected' : 'final',
        verified,
      })),
      acknowledgements: [],
    },
  ];
}

/**
 * What linked accounts get of a record: what their pages show of it, and no more (docs/adr/0040). Each section is named, so that the compiler
 * asks for a new one, and none is released because nobody thought of it.
 */
export const releasedRecord = (record: WholeRecord, now: Date): Required<WholeRecord> => ({
  isReleased: true,
  patient: record.patient,
  staff: record.staff,
  symptomSessions: record.symptomSessions,
  alerts: [],
  // The record's list has them; what is known beyond it is the chart's.
  allergies: [],
  documents: [],
  problems: [],
  vitalSigns: [],
  visits: [],
  appointments: record.appointments.map(releasedAppointment),
  immunizations: record.immunizations.filter(isReleasedVaccination).map(({ note: _note, repeatReason: _reason, ...given }) => given),
  prescriptions: record.prescriptions
    .filter(isReleasedPrescription)
    .map(({ note: _note, reason: _reason, ...signed }) => ({ ...signed, overrides: [] })),
  laboratory: record.laboratory.flatMap((order) => releasedOrder(order, now)),
});
