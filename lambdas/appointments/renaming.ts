import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { type TransactItem, dynamodb, transact, transactionItemsMax } from '#platform/dynamodb.ts';
import { errorFacts, log } from '#platform/logger.ts';
import { finishMarked } from '../clinic/marked.ts';
import { stillAt, untilWritten } from '../clinic/versioned.ts';
import { env } from '../clinic/env.ts';
import type { PatientRecord } from '../clinic/patient.ts';
import { getPatient, profileKey } from '../clinic/store.ts';
import { type StoredAppointment, appointmentKey, appointmentsFrom, keptOf, tallyChangesOf } from './stored.ts';

/**
 * The second half of correcting a name, a birth date, a gender or a date of death. The record already has it; the patient's appointments from today on get it
 * in chunks, because they may exceed a transaction. A marker, written with the first half and removed last, lets a later run resume after a crash.
 * Every write is conditioned on the record's version, so that the last correction wins.
 */
const markers = 'RENAMINGS';
const TableName = env.CLINICAL_TABLE_NAME;
const markerKey = (patientId: string) => ({ pk: markers, sk: patientId });

type Kept = StoredAppointment['patient'];
const parts = [
  'firstName',
  'lastName',
  'nameArabic',
  'dateOfBirth',
  'dateOfBirthAccuracy',
  'gender',
  'dateOfDeath',
] as const satisfies readonly (keyof Kept)[];
const isSame = (one: Kept, other: Kept): boolean => parts.every((part) => one[part] === other[part]);

/** The marker of a correction, for its transaction, and the work after the transaction. */
export function renaming(now: Date) {
  let isRenamed = false;
  return {
    /** Writes the marker if what appointments keep of the record changes. */
    marker: (before: PatientRecord, after: PatientRecord): TransactItem[] => {
      isRenamed = !isSame(keptOf(before), keptOf(after));
      return isRenamed ? [renamingMarker(after.id)] : [];
    },
    /** Corrects the appointments. The scheduled run retries failures; the record itself is already correct. */
    finish: async (patientId: string): Promise<void> => {
      if (!isRenamed) return;
      try {
        await finishRenaming(patientId, now);
      } catch (error) {
        log.warn('renaming-unfinished', errorFacts(error));
      }
    },
  };
}

/** The marker by which the scheduled run gives a patient's appointments from today on what the record says now. */
export const renamingMarker = (patientId: string): TransactItem => ({ Put: { TableName, Item: markerKey(patientId) } });

/** Corrects a patient in the appointments from today on, then removes the marker. Safe to repeat. Throws CONFLICT if the record keeps changing. */
export async function finishRenaming(patientId: string, now: Date): Promise<void> {
  await untilWritten(async () => {
    const patient = await getPatient(patientId);
    if (patient !== undefined) return (await isFinished(patient, now)) || undefined;
    await dynamodb.send(new DeleteCommand({ TableName, Key: markerKey(patientId) }));
    return true;
  });
}

/** Whether everything was written before the record changed. */
async function isFinished(patient: PatientRecord, now: Date): Promise<boolean> {
  const { id } = patient;
  const kept = keptOf(patient);
  const isUnchanged: TransactItem = { ConditionCheck: { TableName, Key: profileKey(id), ...stillAt(patient) } };
  const wrong = (await appointmentsFrom(id, qatarDate(now))).filter((one) => !isSame(one.patient, kept));
  // Each may change a tally, too.
  const chunk = Math.floor((transactionItemsMax - 1) / 2);
  for (let first = 0; first < wrong.length; first += chunk) {
    const before = wrong.slice(first, first + chunk);
    const after = before.map((one) => ({ ...one, patient: kept }));
    if (!(await transact([isUnchanged, ...after.map(named), ...tallyChangesOf(before, after)])).done) return false;
  }
  return (await transact([isUnchanged, { Delete: { TableName, Key: markerKey(id) } }])).done;
}

/** One that is completed is counted by birth date and gender, so it must be as it was read. */
const named = ({ patientId, id, patient, status, version }: StoredAppointment): TransactItem => ({
  Update: {
    TableName,
    Key: appointmentKey(patientId, id),
    UpdateExpression: 'SET patient = :patient ADD version :one',
    ConditionExpression: status === 'fulfilled' ? 'version = :version' : 'attribute_exists(pk) AND #status <> :completed',
    ExpressionAttributeValues: {
      ':patient': patient,
      ':one': 1,
      ...(status === 'fulfilled' ? { ':version': version } : { ':completed': 'fulfilled' }),
    },
    ...(status !== 'fulfilled' && { ExpressionAttributeNames: { '#status': 'status' } }),
  },
});

/**
 * Finishes interrupted corrections until all were tried or `until` passes; returns their number. Throws if a correction could not be
 * finished.
 */
export const finishRenamings = (now: Date, until: () => boolean): Promise<number> =>
  finishMarked(
    markers,
    async (id) => {
      await finishRenaming(id, now);
      return true;
    },
    until,
    'names could not be corrected in all appointments',
  );
