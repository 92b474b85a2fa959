import type { QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { cursorRefused } from '#contract/base/cursor.ts';
import { tables } from '#contract/deployment/storage.ts';
import { cursorsOf } from './cursor.ts';
import { queryItems } from './dynamodb.ts';
import { wrongField } from './refusal.ts';

const place = z.strictObject({ list: z.string(), after: z.record(z.string(), z.string()) });
const sealers = new Map<string, ReturnType<typeof cursorsOf<typeof place>>>();
/** The cursors of a kind of list, the first word of its name. Each kind has its own key, which the function that serves it makes. */
function cursorsIn(list: string) {
  const [kind = list] = list.split(' ');
  const known = sealers.get(kind) ?? cursorsOf(kind, place);
  sealers.set(kind, known);
  return known;
}

/** Which page of a list is asked for. */
export interface Asked {
  /** The name of the list and, after spaces, whatever narrows it, such as its patient or reader: it takes only its own cursors. */
  readonly list: string;
  readonly cursor: string | undefined;
  readonly size: number;
  /** Of a list that leaves many items out: how many are read at first, then twice as many each time, and at most for one page. */
  readonly search?: { readonly first: number; readonly atMost: number };
}

type Item = Record<string, unknown>;
type Query = Omit<QueryCommandInput, 'Limit' | 'ExclusiveStartKey' | 'Select'>;

/** A page as a route answers it. */
export interface Page<Row> {
  readonly rows: Row[];
  readonly nextCursor?: string;
  readonly total?: number;
}

/** The rows of items, undefined for an item that this reader's list leaves out. */
export type RowsOf<Row> = (items: readonly Item[]) => Promise<readonly (Row | undefined)[]> | readonly (Row | undefined)[];

/** The key after which a page begins. */
async function startOf({ list, cursor }: Asked): Promise<Readonly<Record<string, string>> | undefined> {
  if (cursor === undefined) return undefined;
  const start = await cursorsIn(list).open(cursor);
  if (start.list !== list) throw wrongField('cursor', cursorRefused);
  return start.after;
}

/**
 * A page of a list that is put together from more than one query. `read` answers rows after a place, each with its own place, in the list's
 * order: as many as are wanted, or fewer where the list ends. Throws a refusal of the field `cursor` for the cursor of another list.
 */
export async function walkPage<Row>(
  asked: Asked,
  read: (after: string | undefined, wanted: number) => Promise<readonly { readonly row: Row; readonly place: string }[]>,
): Promise<Page<Row>> {
  const found = await read((await startOf(asked))?.['place'], asked.size + 1);
  const page = found.slice(0, asked.size);
  const last = page.at(-1);
  return {
    rows: page.map(({ row }) => row),
    ...(found.length > page.length &&
      last !== undefined && { nextCursor: await cursorsIn(asked.list).seal({ list: asked.list, after: { place: last.place } }) }),
  };
}

/**
 * A page of a query's items in its order. `rowsOf` answers a row for each item, or undefined for an item that this reader's list leaves out;
 * the query is read on until the page is full, so that a page is short only where the list ends. An item that was written or removed
 * meanwhile makes no other appear twice or be missed. A `search` may end before its page is full, after the item `searchedTo`. `index` is the index of the query, if it has one.
 * Throws a refusal of the field `cursor` for the cursor of another list.
 */
export async function readPage<Row>(
  query: Query,
  asked: Asked,
  rowsOf: RowsOf<Row>,
  index?: { readonly name: string; readonly partitionKey: string; readonly sortKey: string },
): Promise<Page<Row> & { readonly searchedTo?: Item }> {
  const { partitionKey, sortKey } = tables.clinical;
  const named = [partitionKey, sortKey, ...(index === undefined ? [] : [index.partitionKey, index.sortKey])];
  const keyOf = (item: Item): Record<string, string> => Object.fromEntries(named.map((name) => [name, String(item[name])]));
  const kept: { readonly row: Row; readonly item: Item }[] = [];
  const seal = (item: Item) => cursorsIn(asked.list).seal({ list: asked.list, after: keyOf(item) });
  const { size, search } = asked;
  let wanted = search?.first ?? size + 1;
  let mayRead = search?.atMost ?? Infinity;
  let start: QueryCommandInput['ExclusiveStartKey'] = await startOf(asked);
  for (;;) {
    const items = await queryItems({ ...query, ...(index && { IndexName: index.name }) }, wanted, start);
    const rows = await rowsOf(items);
    items.forEach((item, at) => {
      const row = rows[at];
      if (row !== undefined) kept.push({ row, item });
    });
    const last = items.at(-1);
    if (kept.length > size || items.length < wanted || last === undefined) break;
    mayRead -= items.length;
    if (mayRead === 0) return { rows: kept.map(({ row }) => row), nextCursor: await seal(last), searchedTo: last };
    start = keyOf(last);
    if (search !== undefined) wanted = Math.min(wanted * 2, mayRead);
  }
  const page = kept.slice(0, size);
  const last = page.at(-1);
  return {
    rows: page.map(({ row }) => row),
    ...(kept.length > page.length && last !== undefined && { nextCursor: await seal(last.item) }),
  };
}
