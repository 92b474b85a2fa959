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
interface Asked {
  readonly Limit: number;
  readonly FilterExpression?: string;
  readonly ExclusiveStartKey?: { readonly at: number };
}

it('lists an open proposal, however many were made and withdrawn after it', async () => {
  const later = Array.from({ length: 155 }, (_, at) => proposal(`${999 - at}`, 'withdrawn'));
  const all = [...later, proposal('01', 'open'), proposal('00', 'withdrawn')];
  const table = mockClient(dynamodb);
  table.on(GetCommand).resolves({ Item: { waiting: 1 } });
  table.on(QueryCommand).callsFake(({ Limit, FilterExpression, ExclusiveStartKey }: Asked) => {
    const from = ExclusiveStartKey?.at ?? 0;
    const next = from + Limit;
    const isWanted = ({ state }: { readonly state: string }) => FilterExpression !== '#state = :open' || state === 'open';
    return { Items: all.slice(from, next).filter(isWanted), ...(next < all.length && { LastEvaluatedKey: { at: next } }) };
  });
  expect(await proposalsOf('p', { state: 'open' })).toMatchObject({ rows: [{ id: '01' }], total: 1 });
});
