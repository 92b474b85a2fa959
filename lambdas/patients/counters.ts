import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { type PatientStatus, patientStatuses, qatarDate } from '#contract/patient.ts';
import { type TransactItem, dynamodb } from '#platform/dynamodb.ts';
import { env } from './env.ts';
import type { PatientRecord } from './patient.ts';

/**
 * How many patients there are, by status and by month of creation. Changed in the same transaction as the patient, so never
 * counted and never wrong; spread over shards, so that writers seldom meet on one.
 */
export interface PatientCounts {
  readonly byStatus: Readonly<Record<PatientStatus, number>>;
  readonly total: number;
  /** By month in Qatar, as "2026-11". */
  readonly createdIn: (month: string) => number;
}

const partition = 'COUNTERS#PATIENTS';
const shards = 32;

const monthAttribute = (month: string): string => `created-${month}`;
const monthOf = (patient: PatientRecord): string => qatarDate(new Date(patient.createdAt)).slice(0, 7);

/** What a write does to the counts: records added, and removed. A change of status is both. */
export function counterChange(change: { added?: readonly PatientRecord[]; removed?: readonly PatientRecord[] }): TransactItem | undefined {
  const deltas = new Map<string, number>();
  const add = (name: string, delta: number) => deltas.set(name, (deltas.get(name) ?? 0) + delta);
  for (const [patients, delta] of [
    [change.added ?? [], 1],
    [change.removed ?? [], -1],
  ] as const) {
    for (const patient of patients) {
      add(patient.status, delta);
      add(monthAttribute(monthOf(patient)), delta);
    }
  }
  const changed = [...deltas].filter(([, delta]) => delta !== 0);
  if (changed.length === 0) return undefined;
  return {
    Update: {
      TableName: env.CLINICAL_TABLE_NAME,
      Key: { pk: partition, sk: String(Math.floor(Math.random() * shards)).padStart(2, '0') },
      UpdateExpression: `ADD ${changed.map((_, index) => `#n${index} :d${index}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(changed.map(([name], index) => [`#n${index}`, name])),
      ExpressionAttributeValues: Object.fromEntries(changed.map(([, delta], index) => [`:d${index}`, delta])),
    },
  };
}

/** Reads the counts: one small query, the same for any number of patients. */
export async function readCounts(): Promise<PatientCounts> {
  const { Items: items = [] } = await dynamodb.send(
    new QueryCommand({
      TableName: env.CLINICAL_TABLE_NAME,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': partition },
    }),
  );
  const sum = (name: string): number => items.reduce((total, item) => total + Number(item[name] ?? 0), 0);
  const byStatus = { active: sum('active'), inactive: sum('inactive'), pending: sum('pending'), suspended: sum('suspended') };
  return {
    byStatus,
    total: patientStatuses.reduce((total, status) => total + byStatus[status], 0),
    createdIn: (month) => sum(monthAttribute(month)),
  };
}
