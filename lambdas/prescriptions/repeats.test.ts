import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it, vi } from 'vitest';
import { careLimits } from '#contract/base/care-limits.ts';
import { agendaIndex, workIndex } from '#contract/deployment/storage.ts';

vi.stubEnv('CLINICAL_TABLE_NAME', 'clinical');
vi.mock(import('#platform/cursor.ts'), () => ({ cursorsOf: () => ({ seal: async () => 'more', open: vi.fn() }) }));

/** Who has left, each with who took over. */
const left: Readonly<Record<string, string | undefined>> = { retired: 'own' };
vi.mock(import('../clinic/agenda.ts'), async (original) => ({
  ...(await original()),
  patientsOf: vi.fn().mockResolvedValue(new Map([['patient', { id: 'patient', personalInfo: {} }]])),
}));
vi.mock(import('../clinic/roster.ts'), async (original) => ({
  ...(await original()),
  readMembers: vi.fn().mockResolvedValue({
    members: new Map(Object.entries(left).map(([id, standInId]) => [id, { id, deactivatedAt: '2026-01-01', standInId }])),
  }),
}));
vi.mock('./stored.ts', async (original) => ({
  ...(await original<object>()),
  prescriptionsAt: vi.fn(
    async (places: readonly { readonly id: string }[]) =>
      new Map(places.map(({ id }) => [id, { id, status: id.startsWith('s') ? 'stopped' : 'active' }])),
  ),
  doseTexts: () => ({ en: '', ar: '' }),
}));
const { dynamodb } = await import('#platform/dynamodb.ts');
const { repeatsWaitingFor } = await import('./repeats.ts');
const { nobody, repeatsFor } = await import('./waiting.ts');

/** The prescriptions of the requests that await somebody, the oldest first. */
let asked: Readonly<Record<string, readonly string[]>> = {};
const table = mockClient(dynamodb);
beforeEach(() => {
  table.reset();
  table
    .on(QueryCommand)
    .callsFake(
      ({
        ExpressionAttributeValues,
        Limit,
        Select,
      }: {
        readonly ExpressionAttributeValues: Record<string, string>;
        readonly Limit?: number;
        readonly Select?: string;
      }) => {
        const all = asked[ExpressionAttributeValues[':partition'] ?? ''] ?? [];
        if (Select === 'COUNT') return { Count: all.length };
        const Items = all.slice(0, Limit).map((prescriptionId) => ({
          version: 1,
          medicine: 'amlodipine',
          prescriptionId,
          state: 'asked',
          askedBy: 'a',
          relation: 'self',
          askedAt: '2026-11-23T08:00:00Z',
          patientId: 'patient',
          // Answered by an earlier version of the product, which does not know this list.
          ...(!prescriptionId.startsWith('a') && { [agendaIndex.partitionKey]: 'REPEATS' }),
          [workIndex.sortKey]: prescriptionId.slice(1),
        }));
        return { Items };
      },
    );
});

it('lists refill requests for one’s own prescriptions, for those taken over and for nobody’s, and no others', async () => {
  asked = {
    [repeatsFor('own')]: ['p1', 's2', 'a3', 'p6'],
    [repeatsFor('retired')]: ['p4'],
    [repeatsFor(nobody)]: ['p5'],
    [repeatsFor('other')]: ['p0'],
  };
  const { rows } = await repeatsWaitingFor('own', undefined);
  expect(rows.map(({ id }) => id)).toEqual(['p1', 'p4', 'p5', 'p6']);
  expect((await repeatsWaitingFor('other', undefined)).rows.map(({ id }) => id)).toEqual(['p0', 'p5']);
});

it('of more than a page, all are counted', async () => {
  const count = 6 * careLimits.workPage + 15;
  asked = { [repeatsFor('own')]: Array.from({ length: count }, (_, at) => `p${String(at).padStart(4, '0')}`) };
  const { rows, total } = await repeatsWaitingFor('own', undefined);
  expect([rows.length, total]).toEqual([careLimits.workPage, count]);
});
