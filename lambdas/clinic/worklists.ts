import { careLimits } from '#contract/base/care-limits.ts';
import type { agendaIndex, workIndex } from '#contract/deployment/storage.ts';
import { countItems, queryItems } from '#platform/dynamodb.ts';
import { type Page, type RowsOf, walkPage } from '#platform/pages.ts';
import { beginning, end } from './agenda.ts';
import { env } from './env.ts';

/** A partition of an index that holds work in the order in which it is done, or a part of one. */
export interface Worklist {
  readonly index: typeof agendaIndex | typeof workIndex;
  readonly partition: string;
  readonly from?: string;
  readonly to?: string;
  /** A condition on what is listed, with its names and values. */
  readonly only?: {
    readonly expression: string;
    readonly names?: Readonly<Record<string, string>>;
    readonly values: Readonly<Record<string, unknown>>;
  };
}

const queryOf = ({ index, partition, from = beginning, to = end, only }: Worklist) => ({
  TableName: env.CLINICAL_TABLE_NAME,
  IndexName: index.name,
  KeyConditionExpression: '#partition = :partition AND #sort BETWEEN :from AND :to',
  ...(only && { FilterExpression: only.expression }),
  ExpressionAttributeNames: { '#partition': index.partitionKey, '#sort': index.sortKey, ...only?.names },
  ExpressionAttributeValues: { ':partition': partition, ':from': from, ':to': to, ...only?.values },
});

/** How many entries some lists have. */
export async function countWork(lists: readonly Worklist[]): Promise<number> {
  const counts = await Promise.all(lists.map((list) => countItems(queryOf(list))));
  return counts.reduce((sum, count) => sum + count, 0);
}

interface Order {
  readonly isLastFirst?: boolean;
}

/** The next entries of lists that are merged in their order, after a sort key. */
async function nextOf(lists: readonly Worklist[], after: string | undefined, max: number, { isLastFirst = false }: Order) {
  const beyond = after === undefined ? {} : isLastFirst ? { to: after } : { from: after };
  const found = await Promise.all(
    lists.map(async (list) => {
      // The entry at that place is found once more.
      const entries = await queryItems({ ...queryOf({ ...list, ...beyond }), ScanIndexForward: !isLastFirst }, max + 1);
      return entries.map((entry) => ({ entry, sort: String(entry[list.index.sortKey]) }));
    }),
  );
  return found
    .flat()
    .filter(({ sort }) => sort !== after)
    .toSorted((one, other) => (one.sort < other.sort === isLastFirst ? 1 : -1))
    .slice(0, max);
}

interface AskedWork extends Order {
  /** The list with its reader: it takes only its own cursors. */
  readonly list: string;
  readonly cursor: string | undefined;
  /** How many there are, if that is known without counting the entries. */
  readonly count?: () => Promise<number>;
}

/**
 * A page of work: groups of lists one after the other, the lists of a group merged in their order. Nothing appears twice or is missed when
 * entries come and go meanwhile. The first page has the number of all entries, which are counted only if it does not hold them.
 */
export async function readWork<Row>(
  groups: readonly (readonly Worklist[])[],
  { list, cursor, count = () => countWork(groups.flat()), ...order }: AskedWork,
  rowsOf: RowsOf<Row>,
): Promise<Page<Row>> {
  const page = await walkPage({ list, cursor, size: careLimits.workPage }, async (start, wanted) => {
    const kept: { readonly row: Row; readonly place: string }[] = [];
    const [begun = '0', ...sort] = start?.split(' ') ?? [];
    let after = start && sort.join(' ');
    for (let group = Number(begun); group < groups.length && kept.length < wanted; group += 1) {
      for (let isMore = true; isMore && kept.length < wanted;) {
        const missing = wanted - kept.length;
        const next = await nextOf(groups[group] ?? [], after, missing, order);
        const rows = await rowsOf(next.map(({ entry }) => entry));
        next.forEach((one, at) => {
          const row = rows[at];
          if (row !== undefined) kept.push({ row, place: `${group} ${one.sort}` });
        });
        isMore = next.length === missing;
        after = next.at(-1)?.sort;
      }
      after = undefined;
    }
    return kept;
  });
  if (cursor !== undefined) return page;
  return { ...page, total: page.nextCursor === undefined ? page.rows.length : await count() };
}
