import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Texts } from '#contract/base/language.ts';
import { agendaIndex, workIndex } from '#contract/deployment/storage.ts';
import { type CareKind, careKinds } from '#contract/chart/timeline.ts';
import { type TransactItem, dynamodb, queryItems } from '#platform/dynamodb.ts';
import { env } from './env.ts';
import { patientPartition } from './patient.ts';
import { profileKey } from './store.ts';
import { nextVersion } from './versioned.ts';

/**
 * What is recorded about a patient's care. Every item lies under its patient, so deleting the patient finds it, and has a version, so that
 * nobody overwrites what they have not seen. Nothing is deleted: what was wrong becomes `entered-in-error`, with a reason.
 */
export interface CareItem {
  readonly id: string;
  readonly version: number;
  readonly patientId: string;
  readonly status: string;
}

/** What the sort keys of a kind begin with. */
export const prefixOf = (kind: CareKind): string => careKinds[kind].prefix;

const TableName = env.CLINICAL_TABLE_NAME;
const keyOf = (kind: CareKind, patientId: string, id: string) => ({ pk: patientPartition(patientId), sk: `${prefixOf(kind)}${id}` });

/** The lists that an item is on: each a partition of an index, with what it sorts by. */
export interface Lists {
  readonly agenda?: readonly [partition: string, sort: string];
  readonly work?: readonly [partition: string, sort: string];
}

/** Writes an item in place of its earlier version, or as a new one; its condition fails if somebody else came first. */
export const careItem = (kind: CareKind, before: CareItem | undefined, after: CareItem, { agenda, work }: Lists = {}): TransactItem =>
  nextVersion(keyOf(kind, after.patientId, after.id), before, {
    ...after,
    ...(agenda && { [agendaIndex.partitionKey]: agenda[0], [agendaIndex.sortKey]: agenda[1] }),
    ...(work && { [workIndex.partitionKey]: work[0], [workIndex.sortKey]: work[1] }),
  });

/** The check that the patient's record is still there: nothing may be written under a deleted one. */
export const recordExists = (patientId: string): TransactItem => ({
  ConditionCheck: { TableName, Key: profileKey(patientId), ConditionExpression: 'attribute_exists(pk)' },
});

/** An item as stored, read consistently; undefined if missing. The caller parses it. */
export async function getCareItem(kind: CareKind, patientId: string, id: string): Promise<Record<string, unknown> | undefined> {
  const { Item: item } = await dynamodb.send(new GetCommand({ TableName, Key: keyOf(kind, patientId, id), ConsistentRead: true }));
  return item;
}

/** A patient's items of a kind, the last made first, at most `max`, as stored. */
export async function careItemsOf(kind: CareKind, patientId: string, max: number): Promise<Record<string, unknown>[]> {
  const items = await queryItems(
    {
      TableName,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': patientPartition(patientId), ':prefix': prefixOf(kind) },
      ConsistentRead: true,
      ScanIndexForward: false,
    },
    max,
  );
  return items;
}

export const timelinePrefix = 'TIMELINE#';

/**
 * The row of an item in its patient's timeline, for the item's own transaction. It is small, so that a page of 25 costs as little with 500
 * visits as with five. `at` must stay the same for an item, as it is part of the row's key.
 */
export const timelineRow = (
  kind: CareKind,
  { patientId, id, status }: CareItem,
  { at, title }: { readonly at: string; readonly title: Texts },
): TransactItem => ({
  Put: {
    TableName,
    Item: { pk: patientPartition(patientId), sk: `${timelinePrefix}${at}#${id}`, kind, id, at, title, status },
  },
});

/**
 * The item that a chart opens with, beside the record itself: current problems, medicines, last measurements. Each writer keeps its own
 * attributes there in the transaction of what it writes.
 */
export const chartKey = (patientId: string) => ({ pk: patientPartition(patientId), sk: 'CHART' });
/** That item, read consistently, for who parses a part of it; empty while nothing is in it. */
export async function readChartItem(patientId: string): Promise<Record<string, unknown>> {
  const { Item: item = {} } = await dynamodb.send(new GetCommand({ TableName, Key: chartKey(patientId), ConsistentRead: true }));
  return item;
}
