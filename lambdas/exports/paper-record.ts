import * as z from 'zod/mini';
import { encodeTime } from 'ulid';
import { qatarDate, qatarMidnight } from '#contract/base/qatar-time.ts';
import type { CareKind } from '#contract/chart/timeline.ts';
import { keyAttributes, plainItem } from '#platform/attributes.ts';
import { batchGet, queryItems } from '#platform/dynamodb.ts';
import { type ChartItem, openChart } from '../chart/chart-item.ts';
import { StoredEncounter, StoredVitalSigns } from '../chart/stored.ts';
import { env } from '../clinic/env.ts';
import { careKey, getCareItem, prefixOf, timelinePrefix } from '../clinic/items.ts';
import { patientPartition } from '../clinic/patient.ts';
import type { StoredMember } from '../clinic/roster.ts';
import { StoredOrder } from '../laboratory/stored.ts';
import { StoredPrescription } from '../prescriptions/stored.ts';
import type { Printed } from './printable.ts';
import { type WholeRecord, staffNames } from './whole-record.ts';

/** What a paper says beside the entries that it prints: of a record of ten years no more is read than of a new one. */
export interface PaperRecord extends Pick<WholeRecord, 'patient' | 'staff' | 'vitalSigns' | 'prescriptions' | 'laboratory'> {
  /** The last value of each vital sign. */
  readonly last: ChartItem['vitals'];
  /** When the visit began that a letter is of. */
  readonly seenAt?: string;
}

/** Throws NOT_FOUND. */
export async function paperRecord(patientId: string, printed: Printed, members: ReadonlyMap<string, StoredMember>): Promise<PaperRecord> {
  const [{ patient, chart }, done, seenAt] = await Promise.all([
    openChart(patientId),
    printed.kind === 'visit'
      ? aroundVisit(patientId, printed.visit.encounter.startedAt)
      : { vitalSigns: [], prescriptions: [], laboratory: [] },
    'letter' in printed ? beginningOf(patientId, printed.letter.encounterId) : undefined,
  ]);
  return { patient, staff: staffNames(members), last: chart.vitals, ...done, ...(seenAt !== undefined && { seenAt }) };
}

async function beginningOf(patientId: string, encounterId: string): Promise<string | undefined> {
  const visit = await getCareItem('encounter', patientId, encounterId);
  return visit && StoredEncounter.parse(visit).startedAt;
}

const dayMs = 24 * 3_600_000;
/** What is signed or sent at a visit may have been a draft for so long. */
const draftMs = 31 * dayMs;

/** All that can belong to a visit's day, and little more. */
async function aroundVisit(
  patientId: string,
  startedAt: string,
): Promise<Pick<PaperRecord, 'vitalSigns' | 'prescriptions' | 'laboratory'>> {
  const from = qatarMidnight(qatarDate(new Date(startedAt)));
  const to = from + dayMs;
  const created = (kind: CareKind, since: number) =>
    between(patientId, prefixOf(kind) + encodeTime(since), prefixOf(kind) + encodeTime(to));
  const [rows, recorded, prescriptions, laboratory] = await Promise.all([
    between(patientId, `${timelinePrefix}${new Date(from).toISOString()}`, `${timelinePrefix}${new Date(to).toISOString()}`),
    created('vital-signs', from),
    created('prescription', from - draftMs),
    created('laboratory', from - draftMs),
  ]);
  // Measured on that day, and recorded on another.
  const known = new Set(recorded.map(({ id }) => id));
  const late = z.parse(z.array(Row), rows).filter(({ kind, id }) => kind === 'vital-signs' && !known.has(id));
  const keys = late.map(({ id }) => keyAttributes(careKey('vital-signs', patientId, id)));
  const measured = [...recorded, ...(await batchGet(env.CLINICAL_TABLE_NAME, keys)).map(plainItem)];
  return {
    vitalSigns: z.parse(z.array(StoredVitalSigns), measured).toSorted((one, other) => one.measuredAt.localeCompare(other.measuredAt)),
    prescriptions: z.parse(z.array(StoredPrescription), prescriptions).filter(({ signedAt }) => signedAt !== undefined),
    laboratory: z.parse(z.array(StoredOrder), laboratory),
  };
}
const Row = z.object({ kind: z.string(), id: z.string() });

/** The items under a patient between two sort keys. */
const between = (patientId: string, from: string, to: string): Promise<Record<string, unknown>[]> =>
  queryItems({
    TableName: env.CLINICAL_TABLE_NAME,
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':pk': patientPartition(patientId), ':from': from, ':to': to },
    ConsistentRead: true,
  });
