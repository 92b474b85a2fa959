import { expect, it } from 'vitest';
import { readQid } from './qid.ts';

it.each([
  ['27963400117', { birthYear: 1979, nationality: '634' }],
  [' ٣٠٥٣٥٦١٢٣٤٥ ', { birthYear: 2005, nationality: '356' }],
  ['17963400117', 'unusual'],
  ['97963400117', 'unusual'],
  ['2796340011', undefined],
  ['279634001177', undefined],
  ['2796340O117', undefined],
  ['', undefined],
])('%s', (text, facts) => {
  expect(readQid(text)).toEqual(facts);
});
