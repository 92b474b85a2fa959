import { expect, it } from 'vitest';
import { labTests } from '#contract/laboratory/catalogue/catalogue.ts';
import { plainTests } from './plain-tests.ts';

it('every test that can be ordered has words for its patient, and no two of them the same name', () => {
  expect(Object.keys(plainTests).toSorted()).toEqual([...labTests.keys()].toSorted());
  for (const language of ['en', 'ar'] as const) {
    const names = [...labTests].map(([id, { name }]) => (plainTests[id]?.name ?? name)[language]);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  }
});

it('what a test is takes a sentence or two, and never speaks of the reader', () => {
  const wordsMax = 14;
  for (const [id, { meaning }] of Object.entries(plainTests)) {
    const sentences = meaning.en.split(/(?<=[.?!])\s+/);
    expect([id, sentences.length <= 2, sentences.every((one) => one.split(' ').length <= wordsMax)]).toEqual([id, true, true]);
    expect([id, /\byou (?:have|are)\b/i.test(meaning.en)]).toEqual([id, false]);
  }
});
