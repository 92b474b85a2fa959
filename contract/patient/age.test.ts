import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ageOn, monthsOn } from './age.ts';

it.each([
  ['1980-05-01', '2026-04-30', 45],
  ['1980-05-01', '2026-05-01', 46],
  ['2024-02-29', '2026-02-28', 1],
  ['2026-11-21', '2026-11-21', 0],
])('a person born on %s is, on %s, %i years old', (born, day, age) => {
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

it('the age in months counts each calendar month completed since birth, whatever its length', () => {
  const day = fc
    .date({ min: new Date('1990-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10));
  /** The date some months later, which need not exist: 31 April sorts after 30 April and before 1 May. */
  const later = (date: string, months: number) => {
    const month = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-${date.slice(8)}`;
  };
  fc.assert(
    fc.property(fc.tuple(day, day), (days) => {
      const [born = '', on = ''] = days.toSorted();
      const months = monthsOn(born, on);
      expect([later(born, months) <= on, later(born, months + 1) > on]).toEqual([true, true]);
      expect(ageOn(born, on)).toBe(Math.floor(months / 12));
    }),
  );
});
