import { expect, it } from 'vitest';
import { isMentalHealthLineOpen } from './contacts.ts';

it.each([
  ['2026-11-28T05:00:00Z', true],
  ['2026-11-28T04:59:00Z', false],
  ['2026-11-28T14:59:00Z', true],
  ['2026-11-28T15:00:00Z', false],
  // A Friday.
  ['2026-11-27T09:00:00Z', false],
  ['2026-11-26T22:30:00Z', false],
])('the mental health line at %s is open: %s', (at, expected) => {
  expect(isMentalHealthLineOpen(new Date(at))).toBe(expected);
});
