import { expect, it } from 'vitest';
import { knownRowsMax } from '#contract/base/known-rows.ts';
import { allRows, knownIn } from './known-rows.ts';

const row = (name: string) => ({ name });

it('a list is put together from what is here and what was answered, in the order of the answer', () => {
  const before = { rows: [row('a'), row('b'), row('c')], marks: ['A', 'B', 'C'] };
  // "b" is gone, "c" has changed, "d" is new and comes first.
  const answer = { rows: [row('d'), row('c, changed')], marks: ['D', 'A', 'C2'] };
  expect(allRows(answer, before)).toEqual([row('d'), row('a'), row('c, changed')]);
});

it('an answer without marks, or the first one, is the list', () => {
  const rows = [row('a'), row('b')];
  expect(allRows({ rows, marks: undefined }, { rows: [row('x')], marks: ['X'] })).toEqual(rows);
  expect(allRows({ rows, marks: ['A', 'B'] }, { rows: undefined, marks: undefined })).toEqual(rows);
});

it('a request names the marks that are here, as many as it may', () => {
  expect(knownIn(undefined)).toBeUndefined();
  expect(knownIn([], [])).toBeUndefined();
  expect(knownIn(['AAAAAAAA'], undefined, ['BBBBBBBB'])).toBe('AAAAAAAABBBBBBBB');
  expect(knownIn(Array.from({ length: 300 }, () => 'AAAAAAAA'))).toHaveLength(8 * knownRowsMax);
});
