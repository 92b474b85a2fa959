import { expect, it, vi } from 'vitest';

vi.stubEnv('CLINICAL_TABLE_NAME', 'clinical');
const { withWork } = await import('./roster.ts');

it('work is looked for at present accounts, and at former ones that handed theirs over', () => {
  const member = (id: string, more: { readonly deactivatedAt?: string; readonly standInId?: string } = {}) => ({
    id,
    version: 1,
    name: { en: id, ar: id },
    duties: [],
    ...more,
  });
  const deactivatedAt = '2026-11-01T09:00:00.000Z';
  const all = [member('here'), member('left', { deactivatedAt }), member('handed-over', { deactivatedAt, standInId: 'here' })];
  expect(withWork({ members: new Map(all.map((one) => [one.id, one])) })).toEqual(['here', 'handed-over']);
});
