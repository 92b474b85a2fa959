import { expect, it } from 'vitest';
import { ageOn, monthsOn } from './age.ts';

it.each([
  ['1980-05-01', '2026-04-30', 45],
  ['1980-05-01', '2026-05-01', 46],
  ['2024-02-29', '2026-02-28', 1],
  ['2026-11-21', '2026-11-21', 0],
])('somebody born on %s is on %s %i years old', (born, day, age) => {
  expect(ageOn(born, day)).toBe(age);
});

it('an age is in whole months', () => {
  const ages = [
    ['2020-01-31', '2020-02-29', 0],
    ['2020-01-31', '2020-03-01', 1],
    ['2020-12-15', '2021-01-14', 0],
    ['2020-12-15', '2021-01-15', 1],
    ['2020-03-10', '2026-03-10', 72],
    ['2020-03-10', '2026-03-09', 71],
  ] as const;
  for (const [born, day, months] of ages) expect([born, day, monthsOn(born, day)]).toEqual([born, day, months]);
});
