import { qatarDate } from '#contract/base/qatar-time.ts';
import { type Measure, bucketOf } from '#contract/base/time-buckets.ts';
import type { CheckRule } from '#contract/symptom-check/check-rules.ts';
import { type TransactItem, queryItems } from '#platform/dynamodb.ts';
import { env } from './env.ts';

/**
 * Counts of the clinic's work, updated in the transaction of that work. There is one small item per kind, day and person, so that reading
 * some days costs only those days and no two people write the same item. A record knows what it was counted as: a change moves the
 * difference, and the counts always equal a recount.
 */
const kinds = ['APPOINTMENTS', 'VISITS', 'LABORATORY', 'PRESCRIPTIONS', 'REGISTRATIONS'] as const;
export type TallyKind = (typeof kinds)[number];

/** How a record is counted: its day in Qatar, the person, and the amount of each count. */
export interface Tally {
  readonly day: string;
  readonly by: string;
  readonly counts: Readonly<Record<string, number>>;
}

const partitionOf = (kind: TallyKind): string => `STATS#${kind}`;
const TableName = env.CLINICAL_TABLE_NAME;

/** The updates that move a record's counts from before its change to after it. */
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
  return [...lines].flatMap(([sk, line]) => added({ pk: partitionOf(kind), sk }, [...line]));
}

/** The update that adds to the counts of an item; none if nothing changes. */
function added(key: Record<string, unknown>, counts: readonly (readonly [name: string, delta: number])[]): TransactItem[] {
  const changed = counts.filter(([, delta]) => delta !== 0);
  if (changed.length === 0) return [];
  return [
    {
      Update: {
        TableName,
        Key: key,
        UpdateExpression: `ADD ${changed.map((_, index) => `#n${index} :d${index}`).join(', ')}`,
        ExpressionAttributeNames: Object.fromEntries(changed.map(([name], index) => [`#n${index}`, name])),
        ExpressionAttributeValues: Object.fromEntries(changed.map(([, delta], index) => [`:d${index}`, delta])),
      },
    },
  ];
}

const addition = /^ADD (?:#\w+ :\w+(?:, |$))+$/;
/** Whether an item only adds to counts, so that another addition to the same counts can go with it. */
export const isAddition = ({ Update: update }: TransactItem): boolean =>
  update !== undefined && update.ConditionExpression === undefined && addition.test(update.UpdateExpression ?? '');

/** The items of several records with the additions to each counting item as one: a transaction may name an item once. */
export function addedTogether(items: readonly TransactItem[]): TransactItem[] {
  const others: TransactItem[] = [];
  const sums = new Map<string, { readonly key: Record<string, unknown>; readonly counts: Map<string, number> }>();
  for (const item of items) {
    if (item.Update?.Key === undefined || !isAddition(item)) {
      others.push(item);
      continue;
    }
    const { Key: key, UpdateExpression: expression = '', ExpressionAttributeNames: names = {} } = item.Update;
    const { ExpressionAttributeValues: values = {} } = item.Update;
    const name = `${key['pk']} ${key['sk']}`;
    const { counts } = sums.get(name) ?? { counts: new Map<string, number>() };
    sums.set(name, { key, counts });
    for (const [, of = '', by = ''] of expression.matchAll(/(#\w+) (:\w+)/g)) {
      const attribute = names[of] ?? '';
      counts.set(attribute, (counts.get(attribute) ?? 0) + Number(values[by]));
    }
  }
  return [...others, ...[...sums.values()].flatMap(({ key, counts }) => added(key, [...counts]))];
}

/** The tallies of a kind between two days, inclusive; without `to`, of all days from `from` on. */
export async function talliesOf(kind: TallyKind, from: string, to?: string): Promise<Tally[]> {
  const lines = await queryItems({
    TableName,
    KeyConditionExpression: to === undefined ? 'pk = :pk AND sk >= :from' : 'pk = :pk AND sk BETWEEN :from AND :to',
    // Every item of the last day sorts before the day with "$", because "$" follows "#".
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

/** The first day of a kind's tallies; undefined if nothing was counted yet. */
export async function firstDayOf(kind: TallyKind): Promise<string | undefined> {
  const [line] = await queryItems(
    { TableName, KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': partitionOf(kind) }, ProjectionExpression: 'sk' },
    1,
  );
  return line === undefined ? undefined : String(line['sk']).slice(0, 10);
}

/** The name of the count for a bucket of durations. */
export const timeName = (measure: Measure, bucket: number): string => `${measure}-${bucket}`;

/** Counts the duration between two times. */
export const timeCount = (measure: Measure, from: string, to: string): Record<string, number> => ({
  [timeName(measure, bucketOf((Date.parse(to) - Date.parse(from)) / 60_000))]: 1,
});

/** Counts a duration within one day in Qatar. A duration across midnight is ignored: someone forgot to record the end. */
export const timeOfDayCount = (measure: Measure, from: string, to: string): Record<string, number> =>
  qatarDate(new Date(from)) === qatarDate(new Date(to)) ? timeCount(measure, from, to) : {};

/** The name of the count of overridden findings of a check rule. */
export const overrideName = (rule: CheckRule): string => `override-${rule}`;
