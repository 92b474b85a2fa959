import { expect, it } from 'vitest';
import { lastDayAsChild, lastDayOfCarer } from './links.ts';

it.each([
  ['2010-06-14', '2028-06-13'],
  ['2010-01-01', '2027-12-31'],
  ['2010-03-01', '2028-02-29'],
  ['2008-02-29', '2026-02-28'],
])('a person born on %s is a child until %s', (born, last) => expect(lastDayAsChild(born)).toBe(last));

it.each([
  ['2026-11-29', '2031-11-29'],
  ['2028-02-29', '2033-03-01'],
])('a carer may be given access on %s until %s', (today, last) => expect(lastDayOfCarer(today)).toBe(last));
