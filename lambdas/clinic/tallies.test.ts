import { expect, test } from 'vitest';
import { addedTogether, tallyChanges } from './tallies.ts';
import { recordExists } from './items.ts';

test('additions to one count become one update, and every other item stays as it is, before them', () => {
  const visit = (by: string, counts: Record<string, number>) => tallyChanges('VISITS', [], [{ day: '2026-11-01', by, counts }]);
  const exists = recordExists('01JAB3CD4EF5GH6JK7MN8PQ9RS');
  const [first, second, third, ...more] = addedTogether([
    ...visit('a', { visits: 1 }),
    exists,
    ...visit('b', { visits: 1 }),
    ...visit('a', { visits: 1, 'wait-2': 1 }),
  ]);
  expect([first, more]).toEqual([exists, []]);
  expect(second?.Update).toMatchObject({ Key: { sk: '2026-11-01#a' }, ExpressionAttributeValues: { ':d0': 2, ':d1': 1 } });
  expect(third?.Update).toMatchObject({ Key: { sk: '2026-11-01#b' }, ExpressionAttributeValues: { ':d0': 1 } });
});
