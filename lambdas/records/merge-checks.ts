import type { QueryCommandOutput } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { ErrorDetail } from '#contract/base/error-detail.ts';
import { limits } from '#contract/base/limits.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { agendaIndex } from '#contract/deployment/storage.ts';
import { fieldOf } from '#contract/patient/fields.ts';
import {
  type MergeObstacle,
  type MergePreview,
  type MergeWarning,
  type MergedKind,
  mergeObstacles,
  mergedKinds,
} from '#contract/patient/merge.ts';
import { keyAttributes, plainItem } from '#platform/attributes.ts';
import { batchGet, queryItems } from '#platform/dynamodb.ts';
import { bytesOf } from '#platform/item-size.ts';
import { found } from '#platform/refusal.ts';
import { env } from '../clinic/env.ts';
import { chartKey } from '../clinic/items.ts';
import { type PatientRecord, answerOf, patientPartition } from '../clinic/patient.ts';
import { mergeMarkerKey, profileKey, recordFrom } from '../clinic/store.ts';
import { WholeChart, overfull, unitedChart } from './merge-chart.ts';
import { type Item, kindOf, mergeKinds } from './merge-kinds.ts';
import { StoredItem, pageUnder } from './partition.ts';
import { comparedParts, mergedRecord, warningsOf } from './merge-record.ts';

/** What a merge needs to know of one record. */
export interface Side {
  readonly patient: PatientRecord;
  readonly chart: WholeChart;
  /** Whether the chart has parts that no merge knows. */
  readonly isUnknown: boolean;
  /** The sheets from today on that hold a time, without that of the waiting list. */
  readonly days: readonly Item[];
  readonly counts: ReadonlyMap<MergedKind, number>;
  readonly facts: Facts;
}
interface Facts {
  hasCritical: boolean;
  hasUnknown: boolean;
  /** The accounts that see the record. */
  accounts: string[];
  ownAccount: string | undefined;
  /** Medicines of which more is asked for: all, and those that wait for an answer. */
  repeats: string[];
  asked: string[];
  /** Whether another record came within the days of an undo. */
  received: boolean;
  isMerging: boolean;
}

const Link = z.object({ userId: z.string(), relation: z.string() });
const Repeat = z.object({ medicine: z.string(), state: z.string() });
const Received = z.object({ undoUntil: z.string() });

/** What is read of every item to learn from it; the sheets of days, whose attributes are their times, are read whole. */
const learnt = [...Object.keys(Link.shape), ...Object.keys(Repeat.shape), ...Object.keys(Received.shape), agendaIndex.partitionKey];

function learn(facts: Facts, item: Item, now: Date): void {
  const [kind, second = '', third] = item.sk.split('#');
  if (kindOf(item.sk) === undefined) facts.hasUnknown = true;
  if (kind === 'LABCRITICAL') facts.hasCritical = true;
  if (kind === 'LINK') {
    const { userId, relation } = z.parse(Link, item);
    facts.accounts.push(userId);
    if (relation === 'self') facts.ownAccount = userId;
  }
  if (kind === 'REPEAT') {
    const { medicine, state } = z.parse(Repeat, item);
    facts.repeats.push(medicine);
    // A signature that answers a request takes it off the list.
    if (state === 'asked' && item[agendaIndex.partitionKey] !== undefined) facts.asked.push(medicine);
  }
  if (kind === 'MERGED' && second !== '' && third === undefined) facts.received ||= z.parse(Received, item).undoUntil > now.toISOString();
}

/** Reads a record with everything under it, page by page; keeps the counts and the facts. Throws NOT_FOUND. */
export async function sideOf(id: string, now: Date): Promise<Side> {
  const read = await batchGet(env.CLINICAL_TABLE_NAME, [profileKey(id), chartKey(id), mergeMarkerKey(id)].map(keyAttributes), {
    ConsistentRead: true,
  });
  const items = read.map(plainItem);
  const profile = found(
    items.find(({ sk }) => sk === profileKey(id).sk),
    'patientNotFound',
  );
  const chart = WholeChart.safeParse(items.find(({ sk }) => sk === chartKey(id).sk) ?? {});
  const facts: Facts = {
    hasCritical: false,
    hasUnknown: false,
    accounts: [],
    ownAccount: undefined,
    repeats: [],
    asked: [],
    received: false,
    isMerging: items.some(({ pk }) => pk === mergeMarkerKey(id).pk),
  };
  const counts = new Map<MergedKind, number>();
  let from: QueryCommandOutput['LastEvaluatedKey'];
  do {
    const page = await pageUnder(patientPartition(id), from, { only: learnt });
    for (const item of page.items) {
      learn(facts, item, now);
      const name = kindOf(item.sk);
      const kind = name === undefined ? undefined : countedAs(name);
      if (kind !== undefined) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
    from = page.next;
  } while (from !== undefined);
  const days = await daysFrom(id, qatarDate(now));
  return { patient: recordFrom(profile), chart: chart.data ?? z.parse(WholeChart, {}), isUnknown: !chart.success, days, counts, facts };
}

/** The sheets of a patient that hold a time, from a day on. One of which all times were cancelled stays behind empty. */
async function daysFrom(id: string, day: string): Promise<Item[]> {
  const found = await queryItems({
    TableName: env.CLINICAL_TABLE_NAME,
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':pk': patientPartition(id), ':from': `SHEET#${day}`, ':to': 'SHEET#9' },
    ConsistentRead: true,
  });
  return z.parse(z.array(StoredItem), found).filter((sheet) => stepsOf(sheet).length > 0);
}

const countedAs = (name: keyof typeof mergeKinds): MergedKind | undefined => {
  const kind = mergeKinds[name];
  return 'countedAs' in kind ? kind.countedAs : undefined;
};

const stepsOf = (day: Item | undefined): string[] => Object.keys(day ?? {}).filter((name) => /^t\d{4}$/.test(name));
/** The days on which both hold a time. */
const overlaps = (stays: Side, goes: Side): boolean =>
  goes.days.some((day) => {
    const taken = new Set(stepsOf(stays.days.find(({ sk }) => sk === day.sk)));
    return stepsOf(day).some((step) => taken.has(step));
  });

/** Coming days, and steps of one, that the first transaction can unite. */
const [daysMax, stepsMax] = [30, 90];
const historyMax = limits.medicalHistory;
const snapshotBytesMax = 300_000;

/** An obstacle as a field's error: its code, and its text in English. */
export const obstacle = (path: string, code: MergeObstacle): ErrorDetail => ({ path, message: mergeObstacles[code].en, code });

/** Why one record does not go into another, by field. */
function obstaclesTo(stays: Side, goes: Side, now: Date): ErrorDetail[] {
  const [mine, theirs] = [stays.patient, goes.patient];
  const merged = mergedRecord(mine, theirs, [], now.toISOString());
  const { allergies, medications, medicalHistory = '', bloodType } = merged.medicalInfo;
  const differs = (one: string | undefined, other: string | undefined): boolean => Boolean(one) && Boolean(other) && one !== other;
  const tooMuch = [
    ...(allergies.length > limits.listEntries ? ['Allergies'] : []),
    ...(medications.length > limits.listEntries ? ['Medications'] : []),
    ...(medicalHistory.length > historyMax ? ['Medical history'] : []),
    ...overfull(unitedChart(stays.chart, goes.chart, mine.id)),
    ...(bytesOf([mine, theirs, merged, stays.chart, goes.chart]) > snapshotBytesMax ? ['Record'] : []),
  ];
  const found: readonly (readonly [boolean, string, MergeObstacle])[] = [
    [differs(mine.personalInfo.nationalId, theirs.personalInfo.nationalId), fieldOf('nationalId').path, 'qids'],
    [differs(mine.medicalInfo.bloodType, theirs.medicalInfo.bloodType) && bloodType !== undefined, fieldOf('bloodType').path, 'bloodTypes'],
    [Object.keys(goes.chart.visits).length > 0, 'visits', 'openVisit'],
    [goes.facts.hasCritical, 'laboratory', 'critical'],
    [goes.facts.asked.some((medicine) => stays.facts.repeats.includes(medicine)), 'prescriptions', 'repeat'],
    [differs(stays.facts.ownAccount, goes.facts.ownAccount), 'links', 'accounts'],
    [overlaps(stays, goes), 'appointments', 'overlap'],
    [goes.days.length > daysMax || goes.days.some((day) => stepsOf(day).length > stepsMax), 'appointments', 'manyDays'],
    [goes.facts.received, 'mergedId', 'recent'],
    [stays.isUnknown || goes.isUnknown || goes.facts.hasUnknown, 'mergedId', 'unknown'],
  ];
  return [
    ...found.flatMap(([is, path, saying]) => (is ? [obstacle(path, saying)] : [])),
    ...tooMuch.map((part) => obstacle(part, 'tooMuch')),
  ];
}

/** Why two records are not merged, by field, and whether the other one can go. */
export function obstaclesOf(stays: Side, goes: Side, now: Date): ErrorDetail[] {
  const obstacles = obstaclesTo(stays, goes, now);
  const isOtherWay = obstacles.length > 0 && obstaclesTo(goes, stays, now).length === 0;
  return isOtherWay ? [...obstacles, obstacle('mergedId', 'otherWay')] : obstacles;
}

/** What contradicts between two records, and has to be confirmed. */
export const contradictionsOf = (stays: Side, goes: Side): MergeWarning[] => [
  ...warningsOf(stays.patient, goes.patient),
  ...([...stays.facts.accounts, ...goes.facts.accounts].some(
    (account) => !stays.facts.accounts.includes(account) || !goes.facts.accounts.includes(account),
  )
    ? (['accounts'] as const)
    : []),
];

/** What a merge would do. */
export function previewOf(stays: Side, goes: Side, now: Date): MergePreview {
  return {
    stays: answerOf(stays.patient),
    goes: answerOf(goes.patient),
    ...comparedParts(stays.patient, goes.patient),
    warnings: contradictionsOf(stays, goes),
    obstacles: obstaclesOf(stays, goes, now),
    counts: mergedKinds.flatMap((kind) => {
      const count = goes.counts.get(kind) ?? 0;
      return count === 0 ? [] : [{ kind, count }];
    }),
  };
}
