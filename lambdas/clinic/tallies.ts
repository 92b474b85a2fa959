import { qatarDate } from '#contract/base/qatar-time.ts';
import { type Measure, bucketOf } from '#contract/base/time-buckets.ts';
import type { CheckRule } from '#contract/symptom-check/check-rules.ts';
import { type TransactItem, queryItems } from '#platform/dynamodb.ts';
import { env } from './env.ts';

/**
 * What the clinic does, counted in the transaction that does it: one small item for each kind, day and person, so that figures of some days
 * cost their days and no two people write the same item. An item knows what it counts for, so a change moves the difference, and the counts
 * are always those of a recount.
 */
const kinds = ['APPOINTMENTS', 'VISITS', 'LABORATORY', 'PRESCRIPTIONS', 'REGISTRATIONS'] as const;
export type TallyKind = (typeof kinds)[number];

/** What an item counts for: on which day in Qatar, of whom, and how often each. */
export interface Tally {
  readonly day: string;
  readonly by: string;
  readonly counts: Readonly<Record<string, number>>;
}

const partitionOf = (kind: TallyKind): string => `STATS#${kind}`;
const TableName = env.CLINICAL_TABLE_NAME;

/** What moves an item's counts from those before its change to those after. */
export function tallyChanges(kind: TallyKind, before: readonly Tally[], after: readonly Tally[]): TransactItem[] {
  const lines = new Map<string, Map<string, number>>();
  for (const [tallies, sign] of [
    [before, -1],
    [after, 1],
  ] as const) {
    for (const { day, by, counts } of tallies) {
      const sk = `${day}#${by}`;
      const line = lines.get(sk) ?? new Map<string, number>();
      for (const [name, count] of Object.entries(counts)) line.set(name, (line.get(name) ?? 0) + sign * count);
      lines.set(sk, line);
    }
  }
  return [...lines].flatMap(([sk, line]) => {
    const changed = [...line].filter(([, delta]) => delta !== 0);
    if (changed.length === 0) return [];
    return [
      {
        Update: {
          TableName,
          Key: { pk: partitionOf(kind), sk },
          UpdateExpression: `ADD ${changed.map((_, index) => `#n${index} :d${index}`).join(', ')}`,
          ExpressionAttributeNames: Object.fromEntries(changed.map(([name], index) => [`#n${index}`, name])),
          ExpressionAttributeValues: Object.fromEntries(changed.map(([, delta], index) => [`:d${index}`, delta])),
        },
      },
    ];
  });
}

/** The tallies of a kind from one day to another, both included; without `to`, of all days from then on. */
export async function talliesOf(kind: TallyKind, from: string, to?: string): Promise<Tally[]> {
  const lines = await queryItems({
    TableName,
    KeyConditionExpression: to === undefined ? 'pk = :pk AND sk >= :from' : 'pk = :pk AND sk BETWEEN :from AND :to',
    // Every line of the last day sorts before the day with "$", which follows "#".
    ExpressionAttributeValues: { ':pk': partitionOf(kind), ':from': from, ...(to !== undefined && { ':to': `${to}$` }) },
  });
  return lines.map((line) => {
    const { pk: _, sk, ...counts } = line;
    return {
      day: String(sk).slice(0, 10),
      by: String(sk).slice(11),
      counts: Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, Number(count)])),
    };
  });
}

/** The name under which times of a bucket are counted. */
export const timeName = (measure: Measure, bucket: number): string => `${measure}-${bucket}`;

/** The count of the time between two instants. */
export const timeCount = (measure: Measure, from: string, to: string): Record<string, number> => ({
  [timeName(measure, bucketOf((Date.parse(to) - Date.parse(from)) / 60_000))]: 1,
});

/** The same within one day in Qatar: a time across midnight is that of somebody who forgot to say that it was over. */
export const timeOfDayCount = (measure: Measure, from: string, to: string): Record<string, number> =>
  qatarDate(new Date(from)) === qatarDate(new Date(to)) ? timeCount(measure, from, to) : {};

/** The name of the count of overridden findings of a rule. */
export const overrideName = (rule: CheckRule): string => `override-${rule}`;
