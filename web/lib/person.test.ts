import { expect, it } from 'vitest';
import { ageIn, calledBy, initialOf } from './person.ts';

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

it.each([
  ['مريم خالد الكواري', 'مريم'],
  ['عبد الله بن جاسم آل ثاني', 'عبد الله'],
  [undefined, 'Mariam'],
])('in Arabic, a person named %s is called %s', (nameArabic, called) => {
  expect(calledBy({ firstName: 'Mariam', lastName: 'Al-Kuwari', ...(nameArabic && { nameArabic }) }, 'ar')).toBe(called);
});

it('a circle has the first letter of the name', () => {
  expect([initialOf('noora'), initialOf('مريم'), initialOf('')]).toEqual(['N', 'م', '']);
});
