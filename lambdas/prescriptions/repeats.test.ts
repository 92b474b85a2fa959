import { expect, it, vi } from 'vitest';
import { agendaIndex } from '#contract/deployment/storage.ts';

vi.stubEnv('CLINICAL_TABLE_NAME', 'clinical');

/** The requests of the clinic, the oldest first, each with who prescribed and how it stands. */
let asked: readonly { readonly authorId: string; readonly status: string }[] = [];
const idOf = (at: number): string => `p${String(at).padStart(4, '0')}`;
const sortOf = (at: number): string => `2026-11-23T08:00:00.${idOf(at)}`;
const numberOf = (id: string): number => Number(id.slice(1));

vi.mock(import('../clinic/agenda.ts'), async (original) => ({
  ...(await original()),
  entriesOf: async (_index, _partition, range) =>
    asked
      .map((_, at) => ({
        version: 1,
        medicine: 'amlodipine',
        prescriptionId: idOf(at),
        state: 'asked',
        askedBy: 'a',
        relation: 'self',
        askedAt: sortOf(at),
        patientId: 'patient',
        [agendaIndex.sortKey]: sortOf(at),
      }))
      .filter((entry) => entry.askedAt >= (range?.from ?? ''))
      .slice(0, range?.max),
  patientsOf: vi.fn().mockResolvedValue(new Map([['patient', { id: 'patient', personalInfo: {} }]])),
}));
vi.mock(import('../clinic/roster.ts'), async (original) => ({ ...(await original()), readMembers: async () => ({ members: new Map() }) }));
vi.mock('./stored.ts', async (original) => ({
  ...(await original<object>()),
  prescriptionsAt: vi.fn(
    async (places: readonly { readonly id: string }[]) => new Map(places.map(({ id }) => [id, { id, ...asked[numberOf(id)] }])),
  ),
  doseTexts: () => ({ en: '', ar: '' }),
}));
const { repeatsWaitingFor } = await import('./repeats.ts');
const waitingFor = async (who: string) => (await repeatsWaitingFor(who)).map(({ id }) => numberOf(id));

const others = (count: number, one = { authorId: 'other', status: 'active' }) => Array.from({ length: count }, () => one);
const own = { authorId: 'own', status: 'active' };

it('a refill request is not crowded out by later ones of others, nor by those of medicines that were stopped', async () => {
  asked = [own, ...others(150), own, ...others(150, { authorId: 'own', status: 'stopped' }), own];
  expect(await waitingFor('own')).toEqual([0, 151, 302]);
  expect(await waitingFor('nobody')).toEqual([]);
});

it('of more than a hundred, those that have waited longest are listed', async () => {
  asked = others(230, own);
  expect(await waitingFor('own')).toEqual(Array.from({ length: 100 }, (_, at) => at));
});
