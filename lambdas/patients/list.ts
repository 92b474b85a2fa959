import { QueryCommand, paginateQuery } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { isUlid } from '#contract/ids.ts';
import { type PatientStatus, patientStatuses } from '#contract/patient/choices.ts';
import type { PatientListQuery, PatientSort, SortOrder } from '#contract/patient/list.ts';
import { cursorsOf } from '#platform/cursor.ts';
import { dynamodb } from '#platform/dynamodb.ts';
import { wrongField } from '#platform/refusal.ts';
import { byteOrder } from './byte-order.ts';
import { env } from './env.ts';
import { idLength } from './patient.ts';
import { listIndexes } from './store.ts';

/**
 * Lists without a Scan: each status is one partition of an index that holds keys only, and a page is the merge of at most
 * four of them. A page is found from the nearest of three places: the start of the list, its end, or a cursor.
 */
export interface ListShape {
  readonly statuses: readonly PatientStatus[];
  readonly sortBy: PatientSort | 'updatedAt';
  readonly sortOrder: SortOrder;
}

/** A place in a list: the key of a patient there, and in which status (sorting by status needs both). */
interface Place {
  readonly status: PatientStatus;
  readonly key: string;
}

/** Ascending order of a list; ids make every key unique. */
const compare = (sortBy: ListShape['sortBy'], a: Place, b: Place): number =>
  (sortBy === 'status' ? byteOrder(a.status, b.status) : 0) || byteOrder(a.key, b.key);

/** Sorting by status is by creation within each status. */
const indexOf = (sortBy: ListShape['sortBy']) => listIndexes[sortBy === 'status' ? 'createdAt' : sortBy];

/** One index page of keys at the most, when a far page has to be walked to. */
const chunkMax = 5000;

/** Where reading starts: strictly beyond a place in the direction of reading, or including it. */
interface Start {
  readonly place: Place;
  readonly inclusive: boolean;
}

/** The keys of one status in list order, read as they are asked for. */
function partition(shape: ListShape, status: PatientStatus, ascending: boolean, start: Start | undefined) {
  const index = indexOf(shape.sortBy);
  const condition = startCondition(shape.sortBy, status, ascending, start);
  let buffer: string[] = [];
  let position = 0;
  let resume: Record<string, unknown> | undefined;
  let exhausted = condition === 'nothing';
  return {
    status,
    peek: (): string | undefined => buffer[position],
    next: (): void => void (position += 1),
    isDry: (): boolean => position === buffer.length && !exhausted,
    fill: async (wanted: number): Promise<void> => {
      const answer = await dynamodb.send(
        new QueryCommand({
          TableName: env.CLINICAL_TABLE_NAME,
          IndexName: index.name,
          KeyConditionExpression:
            typeof condition === 'object' ? `patientStatus = :status AND #key ${condition.operator} :key` : 'patientStatus = :status',
          ExpressionAttributeNames: { '#key': index.key },
          ExpressionAttributeValues: { ':status': status, ...(typeof condition === 'object' && { ':key': condition.key }) },
          ProjectionExpression: '#key',
          ScanIndexForward: ascending,
          Limit: Math.min(wanted, chunkMax),
          ExclusiveStartKey: resume,
        }),
      );
      buffer = (answer.Items ?? []).map((item) => String(item[index.key]));
      position = 0;
      resume = answer.LastEvaluatedKey;
      exhausted = resume === undefined;
    },
  };
}

function startCondition(
  sortBy: ListShape['sortBy'],
  status: PatientStatus,
  ascending: boolean,
  start: Start | undefined,
): 'everything' | 'nothing' | { operator: string; key: string } {
  if (start === undefined) return 'everything';
  if (sortBy === 'status' && status !== start.place.status) {
    return byteOrder(status, start.place.status) > 0 === ascending ? 'everything' : 'nothing';
  }
  return { operator: (ascending ? '>' : '<') + (start.inclusive ? '=' : ''), key: start.place.key };
}

/**
 * The places of a list, one after the other, ascending or descending from a start: keys only, read as they are asked for.
 * `wanted` is how many will be asked for, when that is known.
 */
async function* places(shape: ListShape, ascending: boolean, start: Start | undefined, wanted: number): AsyncGenerator<Place> {
  const partitions = shape.statuses.map((status) => partition(shape, status, ascending, start));
  const direction = ascending ? 1 : -1;
  for (let walked = 0; ; walked += 1) {
    const dry = partitions.filter((source) => source.isDry());
    if (dry.length > 0) await Promise.all(dry.map((source) => source.fill(Math.max(1, wanted - walked))));
    let first: (typeof partitions)[number] | undefined;
    let least: Place | undefined;
    for (const source of partitions) {
      const key = source.peek();
      if (key === undefined) continue;
      const place = { status: source.status, key };
      if (least === undefined || direction * compare(shape.sortBy, place, least) < 0) {
        first = source;
        least = place;
      }
    }
    if (first === undefined || least === undefined) return;
    yield least;
    first.next();
  }
}

/** `take` places after skipping `skip`. */
async function walk(shape: ListShape, ascending: boolean, start: Start | undefined, skip: number, take: number): Promise<Place[]> {
  const taken: Place[] = [];
  let walked = 0;
  for await (const place of places(shape, ascending, start, skip + take)) {
    walked += 1;
    if (walked > skip) taken.push(place);
    if (walked === skip + take) break;
  }
  return taken;
}

/** The ids of a whole list, `size` at a time. */
export async function* allIds(shape: ListShape, size: number): AsyncGenerator<string[]> {
  let ids: string[] = [];
  for await (const place of places(shape, shape.sortOrder === 'asc', undefined, Number.POSITIVE_INFINITY)) {
    ids.push(idAt(place));
    if (ids.length === size) {
      yield ids;
      ids = [];
    }
  }
  if (ids.length > 0) yield ids;
}

/** The ids of the patients that were changed at a time (ISO) or after it, `size` at a time, in no order. */
export async function* idsChangedSince(time: string, statuses: readonly PatientStatus[], size: number): AsyncGenerator<string[]> {
  const { name, key } = listIndexes.updatedAt;
  for (const status of statuses) {
    const pages = paginateQuery(
      { client: dynamodb, pageSize: size },
      {
        TableName: env.CLINICAL_TABLE_NAME,
        IndexName: name,
        KeyConditionExpression: 'patientStatus = :status AND #key >= :time',
        ExpressionAttributeNames: { '#key': key },
        ExpressionAttributeValues: { ':status': status, ':time': time },
        ProjectionExpression: '#key',
      },
    );
    for await (const { Items: items = [] } of pages) if (items.length > 0) yield items.map((item) => String(item[key]).slice(-idLength));
  }
}

/** The ids at the beginning of a list. */
export async function firstIds(shape: ListShape, take: number): Promise<string[]> {
  return (await walk(shape, shape.sortOrder === 'asc', undefined, 0, take)).map(idAt);
}

const idAt = (place: Place): string => place.key.slice(-idLength);

/** DynamoDB's own bound on a sort key. */
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
  if (cursor.list !== list) throw wrongField('cursor', 'cursor belongs to a list with another filter, sort or limit');
  return cursor;
}

/** Further than this from the start, the end and the cursor, a page is refused: walk there by cursors, or filter. */
const walkMax = 100_000;

export interface PageOfIds {
  readonly ids: readonly string[];
  readonly page: number;
  readonly total: number;
  readonly nextCursor?: string;
  readonly previousCursor?: string;
}

/** One page of a list, by number, by cursor, or both. `readTotal` is asked at once where the page can be read without knowing it. */
export async function pageOfIds(
  shape: ListShape,
  query: Pick<PatientListQuery, 'limit' | 'cursor'> & { page: number | undefined },
  readTotal: () => Promise<number>,
): Promise<PageOfIds> {
  const { limit } = query;
  const list = listName(shape, limit);
  const cursor = query.cursor === undefined ? undefined : await readCursor(query.cursor, list);
  const page = query.page ?? (cursor === undefined ? 1 : Math.max(1, Math.ceil(cursor.offset / limit) + (cursor.side === 'next' ? 1 : 0)));
  const from = (page - 1) * limit;
  const totalRead = readTotal();
  const total = page === 1 || cursor !== undefined ? Number.POSITIVE_INFINITY : await totalRead;
  const [places, finalTotal] = await Promise.all([from >= total ? [] : placesFrom(shape, from, limit, total, cursor), totalRead]);
  const first = places[0];
  const last = places.at(-1);
  const until = from + places.length;
  return {
    ids: places.map(idAt),
    page,
    total: finalTotal,
    ...(last && until < finalTotal && { nextCursor: await cursors.seal({ list, side: 'next', offset: until, ...last }) }),
    ...(first && from > 0 && { previousCursor: await cursors.seal({ list, side: 'previous', offset: from, ...first }) }),
  };
}

async function placesFrom(shape: ListShape, from: number, limit: number, total: number, cursor: Cursor | undefined): Promise<Place[]> {
  const ascending = shape.sortOrder === 'asc';
  const until = Math.min(from + limit, total);
  const ways: { distance: number; walk: () => Promise<Place[]> }[] = [
    { distance: from, walk: () => walk(shape, ascending, undefined, from, limit) },
  ];
  if (Number.isFinite(total)) {
    ways.push({
      distance: total - until,
      walk: async () => (await walk(shape, !ascending, undefined, total - until, until - from)).toReversed(),
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
  if (nearest.distance > walkMax) throw wrongField('page', 'page is too far to jump to; filter the list, or go on from a nearer page');
  return nearest.walk();
}
