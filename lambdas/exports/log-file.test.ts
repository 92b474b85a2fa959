import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it, vi } from 'vitest';
import { limits } from '#contract/base/limits.ts';
import { dynamodb } from '#platform/dynamodb.ts';
import { logFile } from './log-file.ts';

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

it.each([
  ['a busy day', { Items: Array.from({ length: 100 }, () => event), LastEvaluatedKey: { pk: 'DAY#2026-03-02', sk: event.sk } }, 3],
  ['empty days', { Items: [] }, 251],
])('%s: stops at its limit instead of leaving some out', async (_, answer, queries) => {
  client.on(QueryCommand).resolves(answer);
  const nearlyAll = { count: 1, processed: limits.exportLog - 250 };
  const readAll = async () => {
    for await (const chunk of fileOf({ ...day, from: '2020-01-01' }, nearlyAll)) expect(chunk.length).toBeGreaterThan(0);
  };
  await expect(readAll()).rejects.toMatchObject({ problem: 'too-many' });
  // The last chunk detects it.
  expect(client.commandCalls(QueryCommand)).toHaveLength(queries);
});
