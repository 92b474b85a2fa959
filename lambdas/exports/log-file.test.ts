import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it, vi } from 'vitest';
import { dynamodb } from '#platform/dynamodb.ts';
import { logFile, lookup } from './log-file.ts';

vi.mock('../access-log/names.ts', () => ({
  namesOf: async (ids: readonly string[]) => new Map(ids.map((id) => [id, `Name of ${id}`])),
  patientsNamed: async () => [],
}));
const client = mockClient(dynamodb);
beforeEach(() => client.reset());

const event = {
  sk: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  at: '2026-03-02T09:00:00.000Z',
  action: 'read',
  actorId: 'a-1',
  actorRoles: [],
  requestId: 'r-1',
};
const day = { from: '2026-03-02', to: '2026-03-02' };
const fileOf = (filter: typeof day, written = { count: 0, processed: 0 }) =>
  logFile(filter, 'en', new Date('2026-03-02T12:00:00.000Z'), written);

it('reads a portion only after the previous one is consumed', async () => {
  const last = { LastEvaluatedKey: { pk: 'DAY#2026-03-02', sk: event.sk } };
  client.on(QueryCommand).callsFake(({ Limit: limit }) => ({ Items: Array.from({ length: limit }, () => event), ...last }));
  const file = fileOf(day);
  for (let chunk = 0; chunk < 5; chunk += 1) await file.next();
  // The first two chunks are the mark and the titles.
  expect(client.commandCalls(QueryCommand)).toHaveLength(3);
  for (const { args } of client.commandCalls(QueryCommand)) expect(args[0].input.Limit).toBeLessThanOrEqual(100);
});

it('leaves nothing out of a day with more entries than any list shows', async () => {
  const portions = 600;
  let read = 0;
  client.on(QueryCommand).callsFake(({ Limit: limit }) => {
    read += 1;
    const Items = Array.from({ length: limit }, () => event);
    return { Items, ...(read < portions && { LastEvaluatedKey: { pk: 'DAY#2026-03-02', sk: event.sk } }) };
  });
  const written = { count: 0, processed: 0 };
  for await (const chunk of fileOf(day, written)) expect(chunk.length).toBeGreaterThan(0);
  expect(written.count).toBe(60_000);
});

it('keeps the names of a few thousand people at a time, however long it is', async () => {
  let asked = 0;
  const known = lookup(async (ids) => {
    asked += ids.length;
    return new Map(ids.map((id) => [id, id]));
  });
  for (let portion = 0; portion < 300; portion += 1) {
    const ids = Array.from({ length: 100 }, (_, at) => `${portion} ${at}`);
    const names = await known(ids);
    expect(names.size).toBeLessThan(6000);
    expect(names.get(`${portion} 99`)).toBe(`${portion} 99`);
  }
  expect(asked).toBe(30_000);
});
