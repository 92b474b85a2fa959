import { expect, it } from 'vitest';
import { selectedOf } from './use-selected.ts';

const rows = (ids: string) => Array.from(ids, (id) => ({ id }));

it('selects the first, and keeps what is selected while it waits', () => {
  expect(selectedOf(undefined, rows('abc'), rows('abc'))).toBe('a');
  expect(selectedOf('b', rows('abc'), rows('cab'))).toBe('b');
  expect(selectedOf(undefined, [], [])).toBeUndefined();
});

it('goes on to the next that waits when one is done, also while it is still shown; after the last, back', () => {
  expect(selectedOf('b', rows('abcd'), rows('ad'))).toBe('d');
  expect(selectedOf('c', rows('abc'), rows('ab'))).toBe('b');
  expect(selectedOf('c', rows('abc'), [])).toBeUndefined();
});

it('starts again at the first when the selected one is not in the list any more', () => {
  expect(selectedOf('x', rows('ab'), rows('ab'))).toBe('a');
});
