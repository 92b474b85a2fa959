import * as z from 'zod/mini';
import { type EnteredChange, type EnteredMedicines, enteredDecisions } from '#contract/prescriptions/entered.ts';
import { queryItems } from '#platform/dynamodb.ts';
import { notFound } from '#platform/refusal.ts';
import { ulid } from '#platform/ulid.ts';
import { env } from '../clinic/env.ts';
import { recordExists } from '../clinic/items.ts';
import { patientPartition } from '../clinic/patient.ts';
import { readMembers } from '../clinic/roster.ts';
import { existingPatient, recordChange } from '../clinic/store.ts';
import { nextVersion, untilWritten } from '../clinic/versioned.ts';
import type { Asked } from '../clinic/remember.ts';
import { textsIn } from './rules.ts';
import { readChart } from './stored.ts';

/** What was decided about a medicine that was entered as text; decisions are only added. */
const StoredDecision = z.object({
  text: z.string(),
  decision: z.enum(enteredDecisions),
  reason: z.optional(z.string()),
  at: z.string(),
  by: z.string(),
});

const prefix = 'MEDICINE#';
const decisionsOf = async (patientId: string) =>
  z.parse(
    z.array(StoredDecision),
    await queryItems({
      TableName: env.CLINICAL_TABLE_NAME,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': patientPartition(patientId), ':prefix': prefix },
      ConsistentRead: true,
      ScanIndexForward: false,
    }),
  );

/** A patient's medicines that were entered as text. Throws NOT_FOUND. */
export async function enteredOf(patientId: string): Promise<EnteredMedicines> {
  const [record, chart, decisions, { members }] = await Promise.all([
    existingPatient(patientId),
    readChart(patientId),
    decisionsOf(patientId),
    readMembers(),
  ]);
  const decided = ({ at, by }: z.output<typeof StoredDecision>) => {
    const name = members.get(by)?.name;
    return { at, by: { id: by, ...(name && { name }) } };
  };
  return {
    entered: textsIn(record, chart).map((text) => {
      const last = decisions.find((one) => one.text === text);
      return { text, ...(last?.decision === 'continued' && { continued: decided(last) }) };
    }),
    stopped: decisions
      .filter(({ decision }) => decision === 'stopped')
      .map((one) => ({ text: one.text, ...(one.reason !== undefined && { reason: one.reason }), ...decided(one) })),
  };
}

/** Confirms or stops a medicine that was entered as text. Throws NOT_FOUND if the list has no such medicine. */
export const changeEntered = (
  patientId: string,
  { text, decision, reason }: EnteredChange,
  { by, now, once, write }: Asked,
): Promise<boolean> =>
  untilWritten(
    async () => {
      const [record, chart] = await Promise.all([existingPatient(patientId), readChart(patientId)]);
      if (!textsIn(record, chart).includes(text)) throw notFound('entryNotFound');
      const at = now.toISOString();
      const medications = record.medicalInfo.medications.filter((one) => one !== text);
      const next = { ...record, version: record.version + 1, updatedAt: at, medicalInfo: { ...record.medicalInfo, medications } };
      const kept = { text, decision, at, by, ...(reason && { reason }) };
      const items = [
        nextVersion({ pk: patientPartition(patientId), sk: `${prefix}${ulid(now.getTime())}` }, undefined, kept),
        ...(decision === 'stopped' ? recordChange(record, next) : [recordExists(patientId)]),
        ...once.items,
      ];
      return (await write(items, [patientId])).done ? true : undefined;
    },
    { once, present: async () => true },
  );
