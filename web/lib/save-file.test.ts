import { expect, it } from 'vitest';
import { withEnding } from './save-file.ts';

it('a title that is the name of a file is saved under it', () => {
  expect(['x', 'x.pdf', 'Report.PDF', 'scan.jpg'].map((title) => withEnding(title, 'pdf'))).toEqual([
    'x.pdf',
    'x.pdf',
    'Report.PDF',
    'scan.jpg.pdf',
  ]);
});
