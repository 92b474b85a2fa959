import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, it, vi } from 'vitest';

vi.stubEnv('CLINICAL_TABLE_NAME', 'clinical');
const { dynamodb } = await import('#platform/dynamodb.ts');
const { proposalsOf } = await import('./stored.ts');

const proposal = (id: string, state: 'open' | 'withdrawn') => ({
  id,
  state,
  version: 1,
  patientId: 'p',
  field: 'medications',
  value: 'Metformin',
  proposedBy: 'a',
  relation: 'self',
  proposedAt: '2026-11-23T08:00:00Z',
});

it('lists an open proposal first, however many were made and withdrawn after it', async () => {
  const later = Array.from({ length: 55 }, (_, at) => proposal(`${99 - at}`, 'withdrawn'));
  const all = [...later, proposal('01', 'open'), proposal('00', 'withdrawn')];
  const table = mockClient(dynamodb);
  table.on(GetCommand).resolves({ Item: { waiting: 1 } });
  table
    .on(QueryCommand)
    .callsFake(({ Limit, ExclusiveStartKey }: { readonly Limit: number; readonly ExclusiveStartKey?: { readonly at: number } }) => {
      const from = ExclusiveStartKey?.at ?? 0;
      const next = from + Limit;
      return { Items: all.slice(from, next), ...(next < all.length && { LastEvaluatedKey: { at: next } }) };
    });
  const found = await proposalsOf('p');
  expect([found.length, found[0]?.id, found[1]?.id]).toEqual([50, '01', '99']);
  // With none open, only the latest are read.
  table.on(GetCommand).resolves({});
  table.resetHistory();
  await proposalsOf('p');
  expect(table.commandCalls(QueryCommand)).toHaveLength(1);
});
