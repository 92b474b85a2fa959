import { expect, it } from 'vitest';
import { ageIn } from './person.ts';

it.each([
  ['1980-05-01', '2026-05-01', 46, 'year'],
  ['2024-11-22', '2026-11-22', 2, 'year'],
  ['2024-11-23', '2026-11-22', 23, 'month'],
  ['2026-10-22', '2026-11-22', 1, 'month'],
  ['2026-10-23', '2026-11-22', 30, 'day'],
  ['2026-11-22', '2026-11-22', 0, 'day'],
])('a person born on %s is, on %s, %i %ss old', (born, day, value, unit) => {
  expect(ageIn(born, day)).toEqual({ [unit]: value });
});
