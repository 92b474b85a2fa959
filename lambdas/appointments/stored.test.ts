import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, it, vi } from 'vitest';

vi.stubEnv('CLINICAL_TABLE_NAME', 'clinical');
const { dynamodb } = await import('#platform/dynamodb.ts');
const { requestsAwaiting } = await import('./stored.ts');

it('a request that nobody answered in time is still listed for a week', async () => {
  const table = mockClient(dynamodb);
  table.on(QueryCommand).resolves({ Items: [] });
  await requestsAwaiting(new Date('2026-11-23T08:00:00Z'));
  const [asked] = table.commandCalls(QueryCommand);
  expect(asked?.args[0].input.ExpressionAttributeValues).toMatchObject({ ':partition': 'REQUESTS', ':from': '2026-11-16T08:00:00.000Z' });
});
