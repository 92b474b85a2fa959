import { expect, it } from 'vitest';
import { dateIn, partIn, partsOf, problemOf, valueOf } from './date-parts.ts';

it.each([
  ['2026-11-05', '2026-11-05'],
  ['5/11/2026', '2026-11-05'],
  ['05.11.2026', '2026-11-05'],
  [' 5 - 11 - 2026 ', '2026-11-05'],
  ['٥/١١/٢٠٢٦', '2026-11-05'],
  ['\u200f۵\u200f/۱۱/۲۰۲۶', '2026-11-05'],
  ['5 Nov 2026', '2026-11-05'],
  ['Nov 5, 2026', '2026-11-05'],
  ['5 نوفمبر 2026', '2026-11-05'],
  ['31/12/1988', '1988-12-31'],
])('%j as a whole is the date %s', (text, date) => {
  const typed = dateIn(text);
  expect(typed && valueOf(typed)).toBe(date);
});

it.each(['5', '05', '5/11', '5/11/26', '20261105', '974 5512 3456', '5/11/2026 7', 'Nov 2026', ''])('%j is no whole date', (text) => {
  expect(dateIn(text)).toBeUndefined();
});

it('a day above twelve never becomes a month', () => {
  expect(dateIn('05/17/2026')).toEqual({ day: '05', month: '17', year: '2026' });
  expect(problemOf('2026-17-05')).toEqual({ kind: 'no-month', parts: ['month'] });
});

it.each([
  ['٣', '3'],
  ['۳ ', '3'],
  ['1-2', '12'],
  ['مايو', 'مايو'],
])('%j typed into a part becomes %j', (text, part) => {
  expect(partIn(text)).toBe(part);
});

it.each([
  [{ day: '3', month: '2', year: '1988' }, '1988-02-03'],
  [{ day: '17', month: 'May', year: '1988' }, '1988-05-17'],
  [{ day: '17', month: 'مايو', year: '1988' }, '1988-05-17'],
  [{ day: '3', month: '', year: '' }, '--03'],
  [{ day: '', month: '', year: '' }, ''],
])('%o has the value %j, which keeps missing parts', (typed, value) => {
  expect(valueOf(typed)).toBe(value);
  expect(valueOf(partsOf(value))).toBe(value);
});

it.each([
  ['', undefined],
  ['1988-02-29', undefined],
  ['--03', { kind: 'incomplete', parts: ['month', 'year'] }],
  ['1988-02-', { kind: 'incomplete', parts: ['day'] }],
  ['1988-13-03', { kind: 'no-month', parts: ['month'] }],
  ['1988-Sumer-03', { kind: 'no-month', parts: ['month'] }],
  ['88-02-03', { kind: 'no-year', parts: ['year'] }],
  ['19880-02-03', { kind: 'no-year', parts: ['year'] }],
  ['1989-02-29', { kind: 'no-day', parts: ['day'], last: 28 }],
  ['1988-04-31', { kind: 'no-day', parts: ['day'], last: 30 }],
  ['1988-01-00', { kind: 'no-day', parts: ['day'], last: 31 }],
  ['1988-01-123', { kind: 'no-day', parts: ['day'], last: 31 }],
])('%j is wrong in %o', (value, problem) => {
  expect(problemOf(value)).toEqual(problem);
});
