import * as z from 'zod/mini';
import { say } from '#contract/base/say.ts';
import { LastValue } from '#contract/chart/chart.ts';
import { GivenDose } from '#contract/chart/immunizations.ts';
import { keyAttributes, plainItem } from '#platform/attributes.ts';
import { type TransactItem, batchGet } from '#platform/dynamodb.ts';
import { bytesOf } from '#platform/item-size.ts';
import { found, wrongField } from '#platform/refusal.ts';
import { chartKey } from '../clinic/items.ts';
import { env } from '../clinic/env.ts';
import type { PatientRecord } from '../clinic/patient.ts';
import { profileKey, recordFrom } from '../clinic/store.ts';
import { StoredAllergy, StoredProblem } from './stored.ts';

/**
 * The chart item, which a chart reads first, with the record (docs/adr/0032). Each part has its own version, so that writers of different
 * parts do not conflict, and a change is conditioned on the part that it replaces.
 */
const ChartItem = z.object({
  vitals: z._default(z.record(z.string(), LastValue), {}),
  vitalsVersion: z._default(z.int(), 0),
  problems: z._default(z.array(StoredProblem), []),
  problemsVersion: z._default(z.int(), 0),
  allergies: z._default(z.array(StoredAllergy), []),
  allergiesVersion: z._default(z.int(), 0),
  doses: z._default(z.array(GivenDose), []),
  dosesVersion: z._default(z.int(), 0),
  /** Each clinician's open visit. */
  visits: z._default(z.record(z.string(), z.string()), {}),
  visitsVersion: z._default(z.int(), 0),
});
export type ChartItem = z.output<typeof ChartItem>;

/** The chart in a stored item, or an empty chart without an item. Throws if the item is not a chart. */
export const chartFrom = (item: unknown): ChartItem => z.parse(ChartItem, item ?? {});

/** A record with its chart. */
export interface Opened {
  readonly patient: PatientRecord;
  readonly chart: ChartItem;
}

const TableName = env.CLINICAL_TABLE_NAME;

/** A record and its chart in one request, read consistently. Throws NOT_FOUND. */
export async function openChart(patientId: string): Promise<Opened> {
  const keys = [profileKey(patientId), chartKey(patientId)].map(keyAttributes);
  const items = (await batchGet(TableName, keys, { ConsistentRead: true })).map(plainItem);
  const { sk: profile } = profileKey(patientId);
  const record = found(
    items.find(({ sk }) => sk === profile),
    'patientNotFound',
  );
  return { patient: recordFrom(record), chart: chartFrom(items.find(({ sk }) => sk !== profile)) };
}

const partNames = ['vitals', 'problems', 'allergies', 'doses', 'visits'] as const;
type Part = (typeof partNames)[number];

/**
 * Maximum bytes of the parts with free text. Together with 100 kB of prescriptions (../prescriptions/prescribe.ts) and the small parts,
 * they stay below an item's 400 kB, so that long texts in one part never block writes to another.
 */
const bytesMax = { problems: 180_000, allergies: 80_000 } as const;
const tooLong = { problems: ['note', 'Note'], allergies: ['reaction', 'Reaction'] } as const;

/** The bytes of a part, without the counts, which never refuse a write. */
const sizeOf = (entries: readonly (StoredProblem | StoredAllergy)[]): number =>
  bytesOf(entries.map((one) => ({ ...one, seen: undefined })));

/** Throws a refusal if a part has more text than fits, unless it is not longer than before. */
function requireRoom(part: keyof typeof bytesMax, before: ChartItem, after: Partial<ChartItem>): void {
  const size = sizeOf(after[part] ?? []);
  const [path, field] = tooLong[part];
  if (size > bytesMax[part] && size > sizeOf(before[part])) throw wrongField(path, say('noRoom', { field }));
}

/**
 * Replaces parts of the chart; the condition fails if another write changed one of them in between. Throws a refusal of texts that do not
 * fit.
 */
export function chartParts(patientId: string, before: ChartItem, after: Partial<Pick<ChartItem, Part>>): TransactItem {
  requireRoom('problems', before, after);
  requireRoom('allergies', before, after);
  const parts = partNames
    .filter((part) => after[part] !== undefined)
    .map((part, index) => ({ part, value: after[part], index, seen: before[`${part}Version`] }));
  return {
    Update: {
      TableName,
      Key: chartKey(patientId),
      UpdateExpression: `SET ${parts.map(({ index }) => `#part${index} = :after${index}, #version${index} = :next${index}`).join(', ')}`,
      ConditionExpression: parts
        .map(({ index, seen }) => (seen === 0 ? `attribute_not_exists(#version${index})` : `#version${index} = :seen${index}`))
        .join(' AND '),
      ExpressionAttributeNames: Object.fromEntries(
        parts.flatMap(({ part, index }) => [
          [`#part${index}`, part],
          [`#version${index}`, `${part}Version`],
        ]),
      ),
      ExpressionAttributeValues: Object.fromEntries(
        parts.flatMap(({ value, index, seen }) => [
          [`:after${index}`, value],
          [`:next${index}`, seen + 1],
          ...(seen > 0 ? [[`:seen${index}`, seen]] : []),
        ]),
      ),
    },
  };
}
