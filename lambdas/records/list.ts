import { QueryCommand, type QueryCommandInput, type QueryCommandOutput } from '@aws-sdk/client-dynamodb';
import * as z from 'zod/mini';
import { isUlid } from '#contract/base/ids.ts';
import { limits } from '#contract/base/limits.ts';
import { say } from '#contract/base/say.ts';
import { type PatientStatus, patientStatuses } from '#contract/patient/choices.ts';
import type { PatientListQuery, PatientSort, SortOrder } from '#contract/patient/list.ts';
import { everyPatient, listIndexes, wholeIndexes } from '#contract/deployment/storage.ts';
import { cursorsOf } from '#platform/cursor.ts';
import { type Attributes, plainItem } from '#platform/attributes.ts';
import { dynamodb } from '#platform/dynamodb.ts';
import { wrongField } from '#platform/refusal.ts';
import { byteOrder } from '../clinic/byte-order.ts';
import type { PatientCounts } from '../clinic/counters.ts';
import { env } from '../clinic/env.ts';
import { type PatientRecord, idLength } from '../clinic/patient.ts';
import { getPatients, recordFrom, recordProjection } from '../clinic/store.ts';

/**
 * Lists without a Scan. The list of newest patients comes from one partition, with their records. Any other list merges at most four
 * partitions, one per status, which are read in parallel as keys. A page is found from the nearest of three places: the start of the list,
 * its end, or a cursor.
 */
export interface ListShape {
  readonly statuses: readonly PatientStatus[];
  readonly sortBy: PatientSort;
  readonly sortOrder: SortOrder;
}

/** A patient of a list: the id and, if the list was read with records, the record. */
export interface Listed {
  readonly id: string;
  readonly patient?: PatientRecord;
}

/** A place in a list: a patient's key and status (sorting by status needs both). */
interface Place {
  readonly status: PatientStatus;
  readonly key: string;
}
type ListedPlace = Listed & Place;

/** Ascending order of a list; ids make every key unique. */
const compare = (sortBy: ListShape['sortBy'], a: Place, b: Place): number =>
  (sortBy === 'status' ? byteOrder(a.status, b.status) : 0) || byteOrder(a.key, b.key);

/** A partition of an index. */
interface Source {
  readonly index: (typeof listIndexes)[keyof typeof listIndexes] | (typeof wholeIndexes)[keyof typeof wholeIndexes];
  readonly value: PatientStatus | typeof everyPatient;
}

/** Where a list is read. `skipped` places before it are read as keys, a tenth of the size of records. */
function sourcesOf({ sortBy, statuses }: ListShape, skipped: number): readonly Source[] {
  if (sortBy === 'createdAt' && statuses.length === patientStatuses.length && skipped === 0) {
    return [{ index: wholeIndexes.createdAt, value: everyPatient }];
  }
  // Within a status, patients sort by creation.
  const index = listIndexes[sortBy === 'status' ? 'createdAt' : sortBy];
  return statuses.map((value) => ({ index, value }));
}

/** Keys per read when walking to a far page. */
const keysMax = 5000;
/** Records per read of a whole list: some hundred kilobytes. */
const recordsMax = 500;

/** Where reading starts: after a place in reading direction, or at it. */
interface Start {
  readonly place: Place;
  readonly inclusive: boolean;
}

/** The places of a partition in list order, read on demand or, for a whole list, one read ahead. */
function placesIn({ index, value }: Source, sortBy: ListShape['sortBy'], ascending: boolean, start: Start | undefined) {
  const { partitionKey, sortKey } = index;
  const carried = index.carries === 'records';
  const condition = startCondition(sortBy, value, ascending, start);
  const asked: QueryCommandInput = {
    TableName: env.CLINICAL_TABLE_NAME,
    IndexName: index.name,
    KeyConditionExpression: `${partitionKey} = :partition${typeof condition === 'object' ? ` AND ${sortKey} ${condition.operator} :key` : ''}`,
    ExpressionAttributeValues: { ':partition': { S: value }, ...(typeof condition === 'object' && { ':key': { S: condition.key } }) },
    ...projectionOf(sortKey, carried),
    ScanIndexForward: ascending,
  };
  const ask = (wanted: number, ExclusiveStartKey: Attributes | undefined): Promise<QueryCommandOutput> =>
    dynamodb.send(
      new QueryCommand({
        ...asked,
        Limit: Math.min(wanted, carried ? recordsMax : keysMax),
        ...(ExclusiveStartKey !== undefined && { ExclusiveStartKey }),
      }),
    );
  const placeOf = (item: Attributes): ListedPlace => {
    const key = item[sortKey]?.S ?? '';
    const place = { key, id: key.slice(-idLength) };
    if (value !== everyPatient) return { ...place, status: value };
    const patient = recordFrom(plainItem(item));
    return { ...place, status: patient.status, patient };
  };
  let buffer: ListedPlace[] = [];
  let position = 0;
  let resume: Attributes | undefined;
  let ahead: Promise<QueryCommandOutput> | undefined;
  let exhausted = condition === 'nothing';
  return {
    peek: (): ListedPlace | undefined => buffer[position],
    next: (): void => void (position += 1),
    isDry: (): boolean => position === buffer.length && !exhausted,
    fill: async (wanted: number): Promise<void> => {
      const { Items: items = [], LastEvaluatedKey: last } = await (ahead ?? ask(wanted, resume));
      resume = last;
      exhausted = last === undefined;
      // Requested before these items are converted, so that both run in parallel.
      ahead = exhausted || Number.isFinite(wanted) ? undefined : ask(wanted, resume);
      // Awaited later; until then, this handler keeps a rejection from counting as unhandled.
      ahead?.catch(() => undefined);
      buffer = items.map(placeOf);
      position = 0;
    },
  };
}

/** The key of a place, and its record if carried: `id` is the key of one index, and part of every record. */
const projectionOf = (key: string, carried: boolean) =>
  carried
    ? { ...recordProjection, ProjectionExpression: `${recordProjection.ProjectionExpression}${key === 'id' ? '' : `, ${key}`}` }
    : { ProjectionExpression: key };

function startCondition(
  sortBy: ListShape['sortBy'],
  source: Source['value'],
  ascending: boolean,
  start: Start | undefined,
): 'everything' | 'nothing' | { operator: string; key: string } {
  if (start === undefined) return 'everything';
  if (sortBy === 'status' && source !== start.place.status) {
    return byteOrder(source, start.place.status) > 0 === ascending ? 'everything' : 'nothing';
  }
  return { operator: (ascending ? '>' : '<') + (start.inclusive ? '=' : ''), key: start.place.key };
}

type ByStatus = PatientCounts['byStatus'];

const totalOf = ({ statuses }: ListShape, counts: ByStatus): number => statuses.reduce((sum, status) => sum + counts[status], 0);
/** How many of a list's next `left` places to read from a source at once. */
type Expected = (source: Source, left: number) => number;
const asMany: Expected = (_, left) => left;
/** A status has its share of the list's next places, nearly: some keys more are cheaper than another read. */
const byShare =
  (counts: ByStatus, total: number): Expected =>
  ({ value }, left) => {
    const share = value === everyPatient ? left : (left * counts[value]) / total;
    return Math.min(left, Math.ceil(share * 1.1) + 20);
  };

/**
 * The places of a list, ascending or descending from a start, read on demand. `wanted` is how many will be needed, if known.
 */
async function* places(
  sources: readonly Source[],
  sortBy: ListShape['sortBy'],
  ascending: boolean,
  start: Start | undefined,
  wanted: number,
  expected: Expected = asMany,
): AsyncGenerator<ListedPlace> {
  const partitions = sources.map((source) => ({ ...placesIn(source, sortBy, ascending, start), source }));
  const direction = ascending ? 1 : -1;
  for (let walked = 0; ; walked += 1) {
    const dry = partitions.filter((one) => one.isDry());
    const left = Math.max(1, wanted - walked);
    if (dry.length > 0) await Promise.all(dry.map((one) => one.fill(expected(one.source, left))));
    let first: (typeof partitions)[number] | undefined;
    let least: ListedPlace | undefined;
    for (const partition of partitions) {
      const place = partition.peek();
      if (place === undefined) continue;
      if (least === undefined || direction * compare(sortBy, place, least) < 0) {
        first = partition;
        least = place;
      }
    }
    if (first === undefined || least === undefined) return;
    yield least;
    first.next();
  }
}

/** `take` places after skipping `skip`. */
async function taken(found: AsyncIterable<ListedPlace>, skip: number, take: number): Promise<ListedPlace[]> {
  const kept: ListedPlace[] = [];
  let walked = 0;
  for await (const place of found) {
    walked += 1;
    if (walked > skip) kept.push(place);
    if (walked === skip + take) break;
  }
  return kept;
}

/** `take` places of a list after skipping `skip`. */
const walk = (
  shape: ListShape,
  ascending: boolean,
  start: Start | undefined,
  skip: number,
  take: number,
  expected?: Expected,
): Promise<ListedPlace[]> => taken(places(sourcesOf(shape, skip), shape.sortBy, ascending, start, skip + take, expected), skip, take);

/** The patients of part of a list, at most 100, in order, without those deleted in between. */
export async function patientsOf(listed: readonly Listed[]): Promise<PatientRecord[]> {
  const carried = listed.flatMap(({ patient }) => patient ?? []);
  return carried.length === listed.length ? carried : getPatients(listed.map(({ id }) => id));
}

/** A whole list, `size` patients at a time. */
export const wholeList = (shape: ListShape, size: number): AsyncGenerator<Listed[]> =>
  inPortions(places(sourcesOf(shape, 0), shape.sortBy, shape.sortOrder === 'asc', undefined, Number.POSITIVE_INFINITY), size);

async function* inPortions(listed: AsyncIterable<Listed>, size: number): AsyncGenerator<Listed[]> {
  let portion: Listed[] = [];
  for await (const one of listed) {
    portion.push(one);
    if (portion.length === size) {
      yield portion;
      portion = [];
    }
  }
  if (portion.length > 0) yield portion;
}

/** Patients by time of change: one partition, so the order within a list is irrelevant. */
const changes = (ascending: boolean, start: Start | undefined, wanted: number): AsyncGenerator<ListedPlace> =>
  places([{ index: wholeIndexes.updatedAt, value: everyPatient }], 'createdAt', ascending, start, wanted);

/** Patients changed at or after a time (ISO), `size` at a time, in order of change. */
export const changedSince = (time: string, size: number): AsyncGenerator<Listed[]> =>
  inPortions(changes(true, { place: { status: 'active', key: time }, inclusive: true }, Number.POSITIVE_INFINITY), size);

/** The last changed patients, latest first. */
export const lastChanged = async (take: number): Promise<PatientRecord[]> =>
  patientsOf(await taken(changes(false, undefined, take), 0, take));

/** DynamoDB's limit on a sort key. */
const keyBytesMax = 1024;

/**
 * A boundary between two patients of a list, as the client carries it: `offset` patients come before it, and the patient at
 * `place` is the last of those ('next') or the first after them ('previous'). It belongs to one filter, sort and page size.
 */
const Cursor = z.strictObject({
  list: z.string(),
  side: z.enum(['next', 'previous']),
  offset: z.int().check(z.minimum(0)),
  status: z.enum(patientStatuses),
  key: z.string().check(z.refine((key) => isUlid(key.slice(-idLength)) && Buffer.byteLength(key) <= keyBytesMax)),
});
type Cursor = z.output<typeof Cursor>;
const cursors = cursorsOf('patients', Cursor);

const listName = (shape: ListShape, limit: number): string => [shape.sortBy, shape.sortOrder, shape.statuses.join('+'), limit].join(' ');

async function readCursor(text: string, list: string): Promise<Cursor> {
  const cursor = await cursors.open(text);
  if (cursor.list !== list) throw wrongField('cursor', say('cursorOfOtherList'));
  return cursor;
}

const placeOf = ({ status, key }: Place): Place => ({ status, key });

export interface ListPage {
  readonly patients: readonly PatientRecord[];
  readonly page: number;
  readonly total: number;
  readonly nextCursor?: string;
  readonly previousCursor?: string;
}

/**
 * One page of a list, by number, by cursor, or both. `readCounts` runs in parallel if the page can be read without it; `reveals` is told the
 * page's patients before their records are read.
 */
export async function pageOf(
  shape: ListShape,
  query: Pick<PatientListQuery, 'limit' | 'cursor'> & { page: number | undefined },
  readCounts: () => Promise<Pick<PatientCounts, 'byStatus'>>,
  reveals: (ids: readonly string[]) => void,
): Promise<ListPage> {
  const { limit } = query;
  const list = listName(shape, limit);
  const cursor = query.cursor === undefined ? undefined : await readCursor(query.cursor, list);
  const page = query.page ?? (cursor === undefined ? 1 : Math.max(1, Math.ceil(cursor.offset / limit) + (cursor.side === 'next' ? 1 : 0)));
  const from = (page - 1) * limit;
  const read = readCounts();
  const counts = page === 1 || cursor !== undefined ? undefined : (await read).byStatus;
  const [listed, { byStatus }] = await Promise.all([placesFrom(shape, from, limit, counts, cursor), read]);
  const total = totalOf(shape, byStatus);
  if (listed.some(({ patient }) => patient === undefined)) reveals(listed.map(({ id }) => id));
  const first = listed[0];
  const last = listed.at(-1);
  const until = from + listed.length;
  return {
    patients: await patientsOf(listed),
    page,
    total,
    ...(last && until < total && { nextCursor: await cursors.seal({ list, side: 'next', offset: until, ...placeOf(last) }) }),
    ...(first && from > 0 && { previousCursor: await cursors.seal({ list, side: 'previous', offset: from, ...placeOf(first) }) }),
  };
}

async function placesFrom(
  shape: ListShape,
  from: number,
  limit: number,
  counts: ByStatus | undefined,
  cursor: Cursor | undefined,
): Promise<ListedPlace[]> {
  const ascending = shape.sortOrder === 'asc';
  const total = counts === undefined ? Number.POSITIVE_INFINITY : totalOf(shape, counts);
  const expected = counts === undefined || shape.sortBy === 'status' ? undefined : byShare(counts, total);
  if (from >= total) return [];
  const until = Math.min(from + limit, total);
  const ways: { distance: number; walk: () => Promise<ListedPlace[]> }[] = [
    { distance: from, walk: () => walk(shape, ascending, undefined, from, limit, expected) },
  ];
  if (Number.isFinite(total)) {
    ways.push({
      distance: total - until,
      walk: async () => (await walk(shape, !ascending, undefined, total - until, until - from, expected)).toReversed(),
    });
  }
  if (cursor !== undefined) {
    const place = { status: cursor.status, key: cursor.key };
    if (from >= cursor.offset) {
      const start = { place, inclusive: cursor.side === 'previous' };
      ways.push({ distance: from - cursor.offset, walk: () => walk(shape, ascending, start, from - cursor.offset, limit) });
    } else if (from + limit <= cursor.offset) {
      const skip = cursor.offset - (from + limit);
      const start = { place, inclusive: cursor.side === 'next' };
      ways.push({ distance: skip, walk: async () => (await walk(shape, !ascending, start, skip, limit)).toReversed() });
    }
  }
  const nearest = ways.reduce((best, way) => (way.distance < best.distance ? way : best));
  if (nearest.distance > limits.pageDistanceMax) throw wrongField('page', say('pageTooFar'));
  return nearest.walk();
}
