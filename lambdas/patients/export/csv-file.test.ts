import { expect, it } from 'vitest';
import { guarded } from './csv-file.ts';

it.each([
  ['=HYPERLINK("x")', '\'=HYPERLINK("x")'],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-1+2', "'-1+2"],
  ['+1+cmd', "'+1+cmd"],
  ['+974 5512 3456', '+974 5512 3456'],
  ['محمد', 'محمد'],
])('a cell of %s is written %s', (text, written) => {
  expect(guarded(text)).toBe(written);
});
