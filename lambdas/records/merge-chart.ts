import * as z from 'zod/mini';
import { careLimits } from '#contract/base/care-limits.ts';
import { LastValue } from '#contract/chart/chart.ts';
import type { TransactItem } from '#platform/dynamodb.ts';
import { bytesOf } from '#platform/item-size.ts';
import { lastValues } from '../chart/rules.ts';
import type { StoredVitalSigns } from '../chart/stored.ts';
import { env } from '../clinic/env.ts';
import { chartKey } from '../clinic/items.ts';
import type { Listed } from './merge-record.ts';

/** What a merge does with two charts (../clinic/items.ts), and what an undo does. */

const entry = z.looseObject({ id: z.string() });
type Entry = z.output<typeof entry>;
const list = z._default(z.array(entry), []);
const version = z._default(z.int(), 0);
/** The chart item with all its parts; one with a part that is not named here is not merged. */
export const WholeChart = z.strictObject({
  pk: z.optional(z.string()),
  sk: z.optional(z.string()),
  vitals: z._default(z.record(z.string(), LastValue), {}),
  vitalsVersion: version,
  problems: list,
  problemsVersion: version,
  allergies: list,
  allergiesVersion: version,
  doses: list,
  dosesVersion: version,
  visits: z._default(z.record(z.string(), z.string()), {}),
  visitsVersion: version,
  prescriptions: list,
  prescriptionsVersion: version,
});
export type WholeChart = z.output<typeof WholeChart>;

const listNames = ['problems', 'allergies', 'doses', 'prescriptions'] as const;
const partNames = ['vitals', ...listNames, 'visits'] as const;
type Parts = Pick<WholeChart, (typeof partNames)[number]>;

const newestFirst = (one: Entry, other: Entry): number => (one.id < other.id ? 1 : -1);
const under = (entries: readonly Entry[], patientId: string): Entry[] =>
  entries.map((one) => (one['patientId'] === undefined ? one : { ...one, patientId }));

const isLater = (one: LastValue, other: LastValue | undefined): boolean =>
  other === undefined || `${one.measuredAt}#${one.entryId}` > `${other.measuredAt}#${other.entryId}`;

/** The parts of both charts in one: every entry of both, and of each vital sign the later value. */
export function unitedChart(stays: WholeChart, goes: WholeChart, patientId: string): Parts {
  const later = Object.entries(goes.vitals).filter(([sign, value]) => isLater(value, stays.vitals[sign]));
  return {
    vitals: { ...stays.vitals, ...Object.fromEntries(later) },
    problems: [...stays.problems, ...under(goes.problems, patientId)].toSorted(newestFirst),
    allergies: [...stays.allergies, ...under(goes.allergies, patientId)],
    doses: [...stays.doses, ...goes.doses],
    prescriptions: [...stays.prescriptions, ...goes.prescriptions],
    visits: stays.visits,
  };
}

/** The parts of a united chart that hold more than a chart may, by the name of their field. */
export function overfull({ problems, allergies, doses, prescriptions }: Parts): string[] {
  return [
    ...(problems.length > careLimits.problemsMax || bytesOf(problems) > bytesMax.problems ? ['Problems'] : []),
    ...(bytesOf(allergies) > bytesMax.allergies ? ['Allergies'] : []),
    ...(doses.length > careLimits.dosesMax ? ['Vaccinations'] : []),
    ...(bytesOf(prescriptions) > bytesMax.prescriptions ? ['Prescriptions'] : []),
  ];
}
/** As the writers of these parts hold them (../chart/chart-item.ts, ../prescriptions/prescribe.ts). */
const bytesMax = { problems: 180_000, allergies: 80_000, prescriptions: 100_000 } as const;

/** The measurements of a record that were read, newest first. */
type Measured = readonly StoredVitalSigns[];

/** The last values of a record's own measurements; `known` are values of measurements too old to be among those that were read. */
function ownVitals(measured: Measured, known: Readonly<Record<string, LastValue>>): Record<string, LastValue> {
  const read = new Set(measured.map(({ id }) => id));
  const older = Object.fromEntries(Object.entries(known).filter(([, { entryId }]) => !read.has(entryId)));
  const [first, ...others] = measured;
  return first === undefined ? older : lastValues(older, first, others);
}

/** The parts of both charts after an undo: each entry follows its own record. */
export function dividedChart(
  current: WholeChart,
  before: { readonly stays: WholeChart; readonly goes: WholeChart },
  came: ReadonlySet<string>,
  measured: { readonly stays: Measured; readonly goes: Measured },
  goesId: string,
): { stays: Parts; goes: Parts } {
  const isOwn = ({ id }: Entry): boolean => !came.has(id);
  const gone = (entries: readonly Entry[]): Entry[] => under(entries, goesId).filter((one) => came.has(one.id));
  const stayed = Object.fromEntries(Object.entries(current.vitals).filter(([, { entryId }]) => !came.has(entryId)));
  return {
    stays: {
      vitals: ownVitals(measured.stays, { ...before.stays.vitals, ...stayed }),
      problems: current.problems.filter(isOwn),
      allergies: current.allergies.filter(isOwn),
      doses: current.doses.filter(isOwn),
      prescriptions: current.prescriptions.filter(isOwn),
      visits: Object.fromEntries(Object.entries(current.visits).filter(([, id]) => !came.has(id))),
    },
    goes: {
      vitals: ownVitals(measured.goes, before.goes.vitals),
      problems: gone(current.problems),
      allergies: gone(current.allergies),
      doses: gone(current.doses),
      prescriptions: gone(current.prescriptions),
      visits: Object.fromEntries(Object.entries(current.visits).filter(([, id]) => came.has(id))),
    },
  };
}

/** The entries that a chart lists, by id. */
export const entryIds = (chart: WholeChart): string[] => [
  ...listNames.flatMap((name) => chart[name].map(({ id }) => id)),
  ...Object.values(chart.vitals).map(({ entryId }) => entryId),
  ...Object.values(chart.visits),
];

const textOf = (value: unknown): string[] => (typeof value === 'string' ? [value] : []);
/** What a chart has on the record's own lists. */
export const listedIn = ({ allergies, prescriptions }: Pick<Parts, 'allergies' | 'prescriptions'>): Listed => ({
  substances: allergies.flatMap(({ substance }) => textOf(substance)),
  lines: prescriptions.flatMap(({ line }) => textOf(line)),
});

const TableName = env.CLINICAL_TABLE_NAME;
type Version = `${keyof Parts}Version`;
const versionOf = (part: keyof Parts): Version => `${part}Version`;

/** The condition that no part of a chart was written since it was read. */
function unchanged(chart: WholeChart) {
  const seen = partNames.filter((part) => chart[versionOf(part)] > 0);
  return {
    ConditionExpression: partNames
      .map((part) => (chart[versionOf(part)] === 0 ? `attribute_not_exists(${versionOf(part)})` : `${versionOf(part)} = :seen_${part}`))
      .join(' AND '),
    ...(seen.length > 0 && {
      ExpressionAttributeValues: Object.fromEntries(seen.map((part) => [`:seen_${part}`, chart[versionOf(part)]])),
    }),
  };
}

/** Puts a chart's parts in place of the chart that was read, each in its next version; parts that nobody ever wrote stay absent. */
export function chartItems(patientId: string, seen: WholeChart, parts: Parts): TransactItem[] {
  const written = partNames.filter((part) => seen[versionOf(part)] > 0 || Object.keys(parts[part]).length > 0);
  if (written.length === 0) return [];
  const item: TransactItem = {
    Put: {
      TableName,
      Item: {
        ...chartKey(patientId),
        ...Object.fromEntries(
          written.flatMap((part) => [
            [part, parts[part]],
            [versionOf(part), seen[versionOf(part)] + 1],
          ]),
        ),
      },
      ...unchanged(seen),
    },
  };
  return [item];
}

/** Removes a chart that was read. */
export const chartRemoval = (patientId: string, seen: WholeChart): TransactItem => ({
  Delete: { TableName, Key: chartKey(patientId), ...unchanged(seen) },
});
