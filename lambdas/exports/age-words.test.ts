import { expect, it } from 'vitest';
import { ageWords, bornWords, marked } from './age-words.ts';

it.each([
  ['1990-03-01', '36', '36'],
  ['2024-11-29', '2', '2'],
  ['2024-11-30', '23 months', '23 شهراً'],
  ['2026-03-20', '8 months', '8 أشهر'],
  ['2026-11-26', '3 days', '3 أيام'],
  ['2026-11-29', '0 day', '0 يوم'],
])('born on %s, a paper of 2026-11-29 says "%s" and "%s"', (born, en, ar) => {
  expect([ageWords(born, '2026-11-29', 'en'), ageWords(born, '2026-11-29', 'ar')]).toEqual([en, ar]);
});

it('a birth date of which only the year is known is printed as the year, marked; a whole one as it is', () => {
  const estimated = { dateOfBirth: '1950-07-01', dateOfBirthAccuracy: 'estimated' };
  expect([bornWords(estimated, 'en'), bornWords(estimated, 'ar')]).toEqual(['1950, estimated', '1950، تقديري']);
  expect([marked('76', estimated, 'en'), marked('76', estimated, 'ar')]).toEqual(['76, estimated', '76، تقديري']);
  expect([bornWords({ dateOfBirth: '1950-07-01' }, 'ar'), marked('76', { dateOfBirth: '1950-07-01' }, 'ar')]).toEqual(['1950-07-01', '76']);
});
