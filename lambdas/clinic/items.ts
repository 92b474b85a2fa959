import type { Texts } from '#contract/base/language.ts';
import { agendaIndex, workIndex } from '#contract/deployment/storage.ts';
import { type CareKind, careKinds } from '#contract/chart/timeline.ts';
import { type TransactItem, getItem, queryItems } from '#platform/dynamodb.ts';
import { readPage } from '#platform/pages.ts';
import { env } from './env.ts';
import { patientPartition } from './patient.ts';
import { profileKey } from './store.ts';
import { nextVersion } from './versioned.ts';

/**
 * Records of a patient's care. Every item is stored under its patient, so that deleting the patient finds it. It has a version, so that no
 * writer overwrites a change they have not seen. Items are not deleted: a wrong item becomes `entered-in-error`, with a reason.
 */
export interface CareItem {
  readonly id: string;
  readonly version: number;
  readonly patientId: string;
  readonly status: string;
}

/** The prefix of a kind's sort keys. */
export const prefixOf = (kind: CareKind): string => careKinds[kind].prefix;

const TableName = env.CLINICAL_TABLE_NAME;
/** The key of a care item. */
export const careKey = (kind: CareKind, patientId: string, id: string) => ({
  pk: patientPartition(patientId),
  sk: `${prefixOf(kind)}${id}`,
});

/** The lists of an item: the partition of an index and the sort key in it. */
export interface Lists {
  readonly agenda?: readonly [partition: string, sort: string];
  readonly work?: readonly [partition: string, sort: string];
}

/** Puts an item as new or in place of its earlier version. The condition fails if another write came first. */
export const careItem = (kind: CareKind, before: CareItem | undefined, after: CareItem, { agenda, work }: Lists = {}): TransactItem =>
  nextVersion(careKey(kind, after.patientId, after.id), before, {
    ...after,
    ...(agenda && { [agendaIndex.partitionKey]: agenda[0], [agendaIndex.sortKey]: agenda[1] }),
    ...(work && { [workIndex.partitionKey]: work[0], [workIndex.sortKey]: work[1] }),
  });

/** A condition check that the patient's record still exists, so that nothing is written under a deleted record. */
export const recordExists = (patientId: string): TransactItem => ({
  ConditionCheck: { TableName, Key: profileKey(patientId), ConditionExpression: 'attribute_exists(pk)' },
});

/** A stored item, read consistently; undefined if missing. The caller parses it. */
export const getCareItem = (kind: CareKind, patientId: string, id: string): Promise<Record<string, unknown> | undefined> =>
  getItem(TableName, careKey(kind, patientId, id));

/** A query of a patient's items of a kind, newest first, read consistently; of those up to an id. */
const careQuery = (kind: CareKind, patientId: string, upTo = '~') => ({
  TableName,
  KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
  ExpressionAttributeValues: { ':pk': patientPartition(patientId), ':from': prefixOf(kind), ':to': `${prefixOf(kind)}${upTo}` },
  ConsistentRead: true,
  ScanIndexForward: false,
});

/** A patient's items of a kind as stored, newest first: all of them, or at most `max`. */
export const careItemsOf = (kind: CareKind, patientId: string, max?: number): Promise<Record<string, unknown>[]> =>
  queryItems(careQuery(kind, patientId), max);

/** A patient's items of a kind that were made before one of them, newest first, at most `max`. */
export const careItemsBefore = async (kind: CareKind, patientId: string, id: string, max: number): Promise<Record<string, unknown>[]> =>
  (await queryItems(careQuery(kind, patientId, id), max + 1)).filter((item) => item['id'] !== id).slice(0, max);

/**
 * A page of a patient's items of a kind, newest first: the rows that `rowOf` makes of them, without those for which it has none. `list`
 * names the list if a kind has several. Throws a refusal of the field `cursor` for the cursor of another list or patient.
 */
export const careItemPage = <Row>(
  {
    kind,
    patientId,
    cursor,
    size,
    list = kind,
    from,
  }: {
    readonly kind: CareKind;
    readonly patientId: string;
    readonly cursor: string | undefined;
    readonly size: number;
    readonly list?: string;
    /** The entry at which the history begins, by default its newest. */
    readonly from?: string | undefined;
  },
  rowOf: (item: Record<string, unknown>) => Row | undefined,
): Promise<{ readonly rows: Row[]; readonly nextCursor?: string }> =>
  readPage(
    careQuery(kind, patientId, from),
    { list: from === undefined ? `${list} ${patientId}` : `${list} ${patientId} ${from}`, cursor, size },
    (items) => items.map(rowOf),
  );

export const timelinePrefix = 'TIMELINE#';

/**
 * The row of an item in its patient's timeline, for the item's own transaction. It is small, so that a page of 25 costs the same with 500
 * visits as with five. An item's `at` must not change, because it is part of the row's key.
 */
export const timelineRow = (
  kind: CareKind,
  { patientId, id, status }: CareItem,
  { at, title, by }: { readonly at: string; readonly title: Texts; readonly by: string },
): TransactItem => ({
  Put: {
    TableName,
    Item: { pk: patientPartition(patientId), sk: `${timelinePrefix}${at}#${id}`, kind, id, at, title, status, by },
  },
});

/**
 * The key of the chart item, which a chart reads first, with the record: current problems, medicines, last measurements. Each writer keeps
 * its own attributes there, in the transaction of its write.
 */
export const chartKey = (patientId: string) => ({ pk: patientPartition(patientId), sk: 'CHART' });
/** The chart item, read consistently, for callers that parse a part of it; empty if it does not exist. */
export async function readChartItem(patientId: string): Promise<Record<string, unknown>> {
  return (await getItem(TableName, chartKey(patientId))) ?? {};
}
