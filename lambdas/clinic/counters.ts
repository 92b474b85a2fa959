import { type PatientStatus, patientStatuses } from '#contract/patient/choices.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { type TransactItem, queryItems } from '#platform/dynamodb.ts';
import { env } from './env.ts';
import type { PatientRecord } from './patient.ts';

/**
 * Counts of patients by status, and of patients created this month. Updated in the patient's transaction, so they are exact without
 * counting; sharded, so that writers seldom collide.
 */
export interface PatientCounts {
  readonly byStatus: Readonly<Record<PatientStatus, number>>;
  readonly total: number;
  /** In the current month in Qatar. */
  readonly createdThisMonth: number;
}

const partition = 'COUNTERS#PATIENTS';
const shards = 16;

const monthAttribute = (month: string): string => `created-${month}`;
const monthOf = (at: Date): string => qatarDate(at).slice(0, 7);

/**
 * The effect of a write on the counts: records added and removed; a status change is both. Only the current month is counted, as no other
 * month is read.
 */
export function counterChange(
  change: { added?: readonly PatientRecord[]; removed?: readonly PatientRecord[] },
  now: Date,
): TransactItem | undefined {
  const month = monthOf(now);
  const deltas = new Map<string, number>();
  const add = (name: string, delta: number) => deltas.set(name, (deltas.get(name) ?? 0) + delta);
  for (const [patients, delta] of [
    [change.added ?? [], 1],
    [change.removed ?? [], -1],
  ] as const) {
    for (const patient of patients) {
      add(patient.status, delta);
      if (monthOf(new Date(patient.createdAt)) === month) add(monthAttribute(month), delta);
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

/** Reads the counts with one small query, however many patients there are. */
export async function readCounts(now: Date): Promise<PatientCounts> {
  const created = monthAttribute(monthOf(now));
  const items = await queryItems({
    TableName: env.CLINICAL_TABLE_NAME,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': partition },
    // These items still hold past months.
    ProjectionExpression: 'active, inactive, pending, suspended, #created',
    ExpressionAttributeNames: { '#created': created },
  });
  const sum = (name: string): number => items.reduce((total, item) => total + Number(item[name] ?? 0), 0);
  const byStatus = { active: sum('active'), inactive: sum('inactive'), pending: sum('pending'), suspended: sum('suspended') };
  return {
    byStatus,
    total: patientStatuses.reduce((total, status) => total + byStatus[status], 0),
    createdThisMonth: sum(created),
  };
}
