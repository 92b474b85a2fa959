import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it, vi } from 'vitest';

vi.stubEnv('ACCESS_LOG_TABLE_NAME', 'log');
const { dynamodb } = await import('#platform/dynamodb.ts');
const { readsOf } = await import('./stored-events.ts');
const client = mockClient(dynamodb);

/** Whether the lists by action have all events. */
let isComplete = false;
beforeEach(() => {
  client.reset();
  client.on(QueryCommand).callsFake(({ ExpressionAttributeValues }: { ExpressionAttributeValues: Record<string, string> }) => ({
    Items: isComplete && ExpressionAttributeValues[':pk'] === 'BY-ACTION' ? [{ pk: 'BY-ACTION', sk: 'COMPLETE' }] : [],
  }));
});
/** The partitions of the log that a search reads. */
async function partitions(filter: Parameters<typeof readsOf>[0]): Promise<unknown[]> {
  for await (const { events } of readsOf(filter, new Date('2026-03-02T12:00:00.000Z'), undefined, 50)) expect(events).toEqual([]);
  const read = client.commandCalls(QueryCommand).map(({ args: [{ input }] }) => input.ExpressionAttributeValues?.[':pk']);
  return read.filter((pk) => pk !== 'BY-ACTION');
}

it('until the events of earlier days are there too, the whole log is read', async () => {
  isComplete = false;
  expect(await partitions({ patientId: 'p1', action: 'export' })).toEqual(['PATIENT#p1']);
});

it('an action of one patient, person or day is read where only it is, once it is all there', async () => {
  isComplete = true;
  expect(await partitions({ patientId: 'p1', action: 'export' })).toEqual(['ACTION#export#PATIENT#p1']);
});

it.each([
  [{ actorId: 'a1', action: 'delete' }, ['ACTION#delete#ACTOR#a1']],
  [{ action: 'merge', from: '2026-03-01' }, ['ACTION#merge#DAY#2026-03-02', 'ACTION#merge#DAY#2026-03-01']],
  [{ patientId: 'p1', action: 'read' }, ['PATIENT#p1']],
  [{ patientId: 'p1' }, ['PATIENT#p1']],
] as const)('%j is read in %j', async (filter, expected) => {
  isComplete = true;
  expect(await partitions(filter)).toEqual(expected);
});
