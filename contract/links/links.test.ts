import { expect, it } from 'vitest';
import { lastDayAsChild } from './links.ts';

it.each([
  ['2010-06-14', '2028-06-13'],
  ['2010-01-01', '2027-12-31'],
  ['2010-03-01', '2028-02-29'],
  ['2008-02-29', '2026-02-28'],
])('a person born on %s is a child until %s', (born, last) => expect(lastDayAsChild(born)).toBe(last));
