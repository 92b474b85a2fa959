import { expect, it } from 'vitest';
import { unknownRows } from './known-rows.ts';

const rows = [
  { id: '1', patient: { firstName: 'Amal' } },
  { id: '2', patient: { firstName: 'Noor' } },
];

it('leaves out the rows that the caller knows, and keeps the order of all', () => {
  const { marks } = unknownRows(rows);
  expect(unknownRows(rows)).toEqual({ rows, marks });
  expect(unknownRows(rows, marks[0])).toEqual({ rows: rows.slice(1), marks });
  expect(unknownRows(rows, marks.join(''))).toEqual({ rows: [], marks });
});

it('answers a row of which anything has changed', () => {
  const known = unknownRows(rows).marks.join('');
  const renamed = [{ id: '1', patient: { firstName: 'Amaal' } }, rows[1]];
  expect(unknownRows(renamed, known).rows).toEqual(renamed.slice(0, 1));
});

it('gives marks in which nothing can be read, all of one length', () => {
  for (const mark of unknownRows(rows).marks) expect(mark).toMatch(/^[\w-]{8}$/);
});
