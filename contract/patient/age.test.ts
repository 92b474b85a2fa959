import { expect, it } from 'vitest';
import { ageOn } from './age.ts';

it.each([
  ['1980-05-01', '2026-04-30', 45],
  ['1980-05-01', '2026-05-01', 46],
  ['2024-02-29', '2026-02-28', 1],
  ['2026-11-21', '2026-11-21', 0],
])('somebody born on %s is on %s %i years old', (born, day, age) => {
  expect(ageOn(born, day)).toBe(age);
});
