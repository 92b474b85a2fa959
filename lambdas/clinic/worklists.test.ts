import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it, vi } from 'vitest';
import { careLimits } from '#contract/base/care-limits.ts';
import { agendaIndex, workIndex } from '#contract/deployment/storage.ts';

vi.stubEnv('CLINICAL_TABLE_NAME', 'clinical');
vi.mock(import('#platform/cursor.ts'), () => ({
  cursorsOf: () => ({ seal: async (place: unknown) => JSON.stringify(place), open: async (cursor: string) => JSON.parse(cursor) }),
}));
const { dynamodb } = await import('#platform/dynamodb.ts');
const { readWork } = await import('./worklists.ts');

interface Values {
  readonly [name: string]: string;
  readonly ':partition': string;
  readonly ':from': string;
  readonly ':to': string;
}
interface Asked {
  readonly ExpressionAttributeValues: Values;
  readonly ScanIndexForward?: boolean;
  readonly Limit?: number;
  readonly Select?: string;
}
/** What each list holds, by its sort keys. */
let lists: Record<string, string[]> = {};
/** How often entries were counted. */
let counted = 0;
const table = mockClient(dynamodb);
beforeEach(() => {
  counted = 0;
  table.reset();
  table.on(QueryCommand).callsFake(({ ExpressionAttributeValues: values, ScanIndexForward = true, Limit, Select }: Asked) => {
    const all = (lists[values[':partition']] ?? []).filter((sort) => sort >= values[':from'] && sort <= values[':to']).toSorted();
    if (Select === 'COUNT') {
      counted += 1;
      return { Count: all.length };
    }
    const ordered = ScanIndexForward ? all : all.toReversed();
    return { Items: ordered.slice(0, Limit).map((sort) => ({ [workIndex.sortKey]: sort, [agendaIndex.sortKey]: sort })) };
  });
});

const page = careLimits.workPage;
const sorts = (count: number, from = 0): string[] => Array.from({ length: count }, (_, at) => String(from + at).padStart(5, '0'));
const own = { index: workIndex, partition: 'own' };
const takenOver = { index: workIndex, partition: 'taken over' };
const others = { index: agendaIndex, partition: 'others' };

type Groups = Parameters<typeof readWork>[0];
const isListed = (sort: string): boolean => !sort.endsWith('gone');
const read = (groups: Groups, cursor?: string, isLastFirst = false) =>
  readWork(groups, { list: 'work', cursor, isLastFirst }, (items) =>
    items.map((item) => String(item[workIndex.sortKey])).map((sort) => (isListed(sort) ? sort : undefined)),
  );
/** All pages of a list; `meanwhile` happens after the first. */
async function pagesOf(groups: Groups, isLastFirst = false, meanwhile: () => void = () => undefined): Promise<string[][]> {
  const pages: string[][] = [];
  let cursor: string | undefined;
  do {
    const next = await read(groups, cursor, isLastFirst);
    pages.push(next.rows);
    if (cursor === undefined) meanwhile();
    cursor = next.nextCursor;
  } while (cursor !== undefined);
  return pages;
}

it('a list of two pages and one entry ends with its last entry, and its number is counted, not what is loaded', async () => {
  lists = { own: sorts(2 * page + 1) };
  expect(await read([[own]])).toMatchObject({ rows: sorts(page), total: 2 * page + 1 });
  expect((await pagesOf([[own]])).map((rows) => rows.length)).toEqual([page, page, 1]);
});

it('a list of one page is counted by what it holds', async () => {
  lists = { own: sorts(page) };
  expect(await read([[own]])).toEqual({ rows: sorts(page), total: page });
  expect(counted).toBe(0);
});

it('the work of two people is one list in its order, from either end', async () => {
  const all = sorts(2 * page + 5);
  lists = { own: all.filter((_, at) => at % 3 === 0), 'taken over': all.filter((_, at) => at % 3 !== 0) };
  expect((await pagesOf([[own, takenOver]])).flat()).toEqual(all);
  expect((await pagesOf([[own, takenOver]], true)).flat()).toEqual(all.toReversed());
});

it('what comes first in rank comes before all else, over the pages', async () => {
  lists = { others: sorts(page + 3, 900), own: sorts(page) };
  expect((await pagesOf([[others], [own]])).flat()).toEqual([...sorts(page + 3, 900), ...sorts(page)]);
});

it('entries that come and go while somebody reads make no other appear twice or be missed', async () => {
  const all = sorts(3 * page);
  lists = { own: all.filter((_, at) => at % 2 === 0), 'taken over': all.filter((_, at) => at % 2 === 1) };
  const pages = await pagesOf([[own, takenOver]], false, () => {
    const last = all[page - 1] ?? '';
    lists = {
      own: [...(lists['own'] ?? []).filter((sort) => sort !== all[0]), '00000a'],
      'taken over': [...(lists['taken over'] ?? [])].filter((sort) => sort !== last),
    };
  });
  expect(pages.flat()).toEqual(all);
});

it('entries that a reader does not see make no page short', async () => {
  const seen = sorts(page + 2, 5000);
  lists = { own: [...sorts(3 * page).map((sort) => `${sort}gone`), ...seen] };
  expect((await pagesOf([[own]])).map((rows) => rows.length)).toEqual([page, 2]);
});
