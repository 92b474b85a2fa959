import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { encodeTime } from 'ulid';
import { beforeEach, expect, it, vi } from 'vitest';
import type { EventFilter } from './stored-events.ts';

vi.stubEnv('ACCESS_LOG_TABLE_NAME', 'log');
const mocked = async () => mockClient((await import('#platform/dynamodb.ts')).dynamodb);
let client: Awaited<ReturnType<typeof mocked>>;

const action = 'export';
const days = ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02', '2026-03-03'];
/** Four events a day of one person about one patient: two exports, two looks. */
const events = days.flatMap((day) =>
  [9, 11, 13, 15].map((hour, index) => {
    const at = `${day}T${String(hour).padStart(2, '0')}:00:00.000Z`;
    const sk = `${encodeTime(Date.parse(at))}ABCDEFGHJKMNPQRS`;
    return { day, sk, at, action: index % 2 === 0 ? action : 'read', requestId: 'r', status: 200, actorId: 'a1', actorRoles: ['ADMIN'] };
  }),
);
const idsOf = (from: string, to: string): string[] =>
  events
    .filter((event) => event.action === action && event.day >= from && event.day <= to)
    .map(({ sk }) => sk)
    .toReversed();

interface Query {
  readonly ExpressionAttributeValues: Readonly<Record<string, string>>;
  readonly ExclusiveStartKey?: { readonly sk: string };
  readonly Limit: number;
  readonly ScanIndexForward?: boolean;
}
/** The day on which events began to be copied to the lists by action, if they are; of that day, only the last one was. */
let begun: string | undefined;
const itemsOf = (pk: string): { readonly sk: string }[] => {
  if (pk === 'BY-ACTION') return begun === undefined ? [] : days.filter((day) => day >= String(begun)).map((sk) => ({ sk }));
  const [, listed, all] = /^(?:ACTION#(\w+)#)?(.+)$/.exec(pk) ?? [];
  return events
    .filter(({ day }) => !all?.startsWith('DAY#') || all === `DAY#${day}`)
    .filter((event) => listed === undefined || (event.action === listed && event.at >= `${begun}T13:00`));
};
beforeEach(async () => {
  // A process remembers since when there are lists.
  vi.resetModules();
  client = await mocked();
  client.on(QueryCommand).callsFake((input: Query) => {
    const { ExpressionAttributeValues: of, ExclusiveStartKey: after, Limit, ScanIndexForward } = input;
    const inRange = ({ sk }: { sk: string }) => sk >= (of[':from'] ?? '') && sk <= (of[':to'] ?? '~');
    if (after !== undefined && !inRange(after)) throw new Error('The provided starting key is outside query boundaries');
    const found = itemsOf(of[':pk'] ?? '').filter(inRange);
    if (ScanIndexForward === false) found.reverse();
    const rest = found.filter(({ sk }) => after === undefined || sk < after.sk);
    const page = rest.slice(0, Limit);
    return { Items: page, ...(rest.length > page.length && { LastEvaluatedKey: page.at(-1) }) };
  });
});

/** The exports that a search finds, two parts at a time, each time going on where it ended, and the partitions that it read. */
async function search(filter: EventFilter, limit = 3) {
  const { readsOf, matching } = await import('./stored-events.ts');
  const found: string[] = [];
  let start: string | undefined;
  for (let time = 1; time < 50; time += 1) {
    let parts = 0;
    for await (const { events: read, next } of readsOf(filter, new Date('2026-03-03T20:00:00.000Z'), start, limit)) {
      found.push(...matching(filter, read).map(({ sk }) => sk));
      start = next;
      parts += 1;
      if (parts === 2) break;
    }
    if (start === undefined) break;
  }
  const read = client.commandCalls(QueryCommand).map(({ args: [{ input }] }) => String(input.ExpressionAttributeValues?.[':pk']));
  return { found, read: [...new Set(read)].filter((pk) => pk !== 'BY-ACTION') };
}

const [from, to] = [days[0] ?? '', days.at(-1) ?? ''];

it('of a release that had no lists by action, all events are looked through', async () => {
  begun = undefined;
  expect(await search({ patientId: 'p1', action })).toEqual({ found: idsOf(from, to), read: ['PATIENT#p1'] });
});

it.each([undefined, ...days])('an action is found once each time, in its lists as far back as they go: since %s', async (since) => {
  for (const limit of [1, 2, 3, 50])
    for (const filter of [{ patientId: 'p1' }, { actorId: 'a1' }, { from }, { patientId: 'p1', from: '2026-02-28', to: '2026-03-02' }]) {
      begun = since;
      const { found } = await search({ ...filter, action }, limit);
      expect([filter, limit, found]).toEqual([filter, limit, idsOf(filter.from ?? from, filter.to ?? to)]);
    }
});

it.each<readonly [EventFilter, readonly string[]]>([
  [{ patientId: 'p1', action, from: '2026-03-02' }, ['ACTION#export#PATIENT#p1']],
  [{ patientId: 'p1', action }, ['ACTION#export#PATIENT#p1', 'PATIENT#p1']],
  [{ actorId: 'a1', action, to: '2026-03-01' }, ['ACTOR#a1']],
  [{ action, from: '2026-03-01' }, ['ACTION#export#DAY#2026-03-03', 'ACTION#export#DAY#2026-03-02', 'DAY#2026-03-01']],
  [{ patientId: 'p1', action: 'read' }, ['PATIENT#p1']],
  [{ patientId: 'p1' }, ['PATIENT#p1']],
])('%j is read in %j, where the copies began on 1 March', async (filter, expected) => {
  begun = '2026-03-01';
  expect((await search(filter, 50)).read).toEqual(expected);
});
