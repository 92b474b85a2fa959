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
  ['once a week, a dose lasts a week', { frequency: 'weekly', dispense: { quantity: 4, unit: 'tablet' } }, '2025-11-29'],
  [
    'three times a week, twelve doses last four weeks',
    { frequency: 'thrice-weekly', dispense: { quantity: 12, unit: 'tablet' } },
    '2025-11-29',
  ],
  ['a single dose does not say it', { frequency: 'once' }, undefined],
  ['days go before what is handed out', { frequency: 'weekly', days: 14 }, '2025-11-15'],
])('%s', (_, part, last) => {
  expect(lastDayOf({ signedAt, dose: { ...dose, ...part } })).toBe(last);
});

it('a draft has no course', () => {
  expect(lastDayOf({ dose: { ...dose, days: 7 } })).toBeUndefined();
});
