import { expect, it } from 'vitest';
import { timeIn } from './time-in.ts';

it.each([
  ['9:05', '09:05'],
  ['14.30', '14:30'],
  ['2:30 PM', '14:30'],
  ['12:00 am', '00:00'],
  ['2:30 م', '14:30'],
  ['9:00 ص', '09:00'],
  ['٩:٠٥', '09:05'],
  ['9:07', undefined],
  ['24:00', undefined],
  ['9', undefined],
  ['', undefined],
])('%s is %s', (typed, time) => {
  expect(timeIn(typed)).toBe(time);
});
