import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { labTests, orderSets } from './catalogue.ts';
import { otherNames } from './other-names.ts';
import { findLabTests } from './search.ts';

const first = (text: string): string | undefined => {
  const [found] = findLabTests(text, 1);
  return found && (found.kind === 'set' ? `set:${found.id}` : found.id);
};

it.each([
  ['Hb', 'hemoglobin'],
  ['hb a2', 'hb-a2'],
  ['CBC', 'set:blood-count'],
  ['fbc', 'set:blood-count'],
  ['LFT', 'set:liver'],
  ['RFT', 'set:electrolytes'],
  ['sugar', 'glucose-fasting'],
  ['صورة دم', 'set:blood-count'],
  ['718-7', 'hemoglobin'],
])('%s finds %s first', (text, id) => {
  expect(first(text)).toBe(id);
});

it('other names are of tests and sets that there are', () => {
  const known = new Set([...labTests.keys(), ...Object.keys(orderSets).map((id) => `set:${id}`)]);
  expect(Object.keys(otherNames).filter((id) => !known.has(id))).toEqual([]);
});

// Written down before the search, which found 58 of them on the first run: all but what stool and H pylori mean.
const others = z.parse(
  z.array(z.tuple([z.string(), z.string()])),
  JSON.parse(readFileSync(new URL('others-words.json', import.meta.url), 'utf8')),
);
it('finds what others type among the first five', () => {
  const missed = others.filter(
    ([text, id]) => !findLabTests(text, 5).some((one) => (one.kind === 'set' ? `set:${one.id}` : one.id) === id),
  );
  expect(missed.map(([text]) => text)).toEqual([]);
});
