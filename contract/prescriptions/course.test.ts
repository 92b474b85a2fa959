import { expect, it } from 'vitest';
import { lastDayOf } from './course.ts';

const dose = { quantity: 1, unit: 'tablet', frequency: 'daily', dispense: { quantity: 30, unit: 'tablet' }, repeats: 0 };
// Already the next day in Qatar.
const signedAt = '2025-11-01T22:30:00.000Z';

it.each([
  ['a course ends with its days', { days: 7 }, '2025-11-08'],
  ['each refill is another course', { days: 7, repeats: 2 }, '2025-11-22'],
  ['without days, what is handed out lasts as long as its doses', { repeats: 2 }, '2026-01-30'],
  ['twice a day, half as long', { frequency: 'twice' }, '2025-11-16'],
  ['a bottle that is handed out does not say how long it lasts', { unit: 'ml', dispense: { quantity: 1, unit: 'tablet' } }, undefined],
  ['nor does what is taken when needed', { asNeeded: { maxPerDay: 4 } }, undefined],
  ['nor what is not taken each day', { frequency: 'weekly' }, undefined],
  ['but its days do', { frequency: 'weekly', days: 28 }, '2025-11-29'],
])('%s', (_, part, last) => {
  expect(lastDayOf({ signedAt, dose: { ...dose, ...part } })).toBe(last);
});

it('a draft has no course', () => {
  expect(lastDayOf({ dose: { ...dose, days: 7 } })).toBeUndefined();
});
