import { expect, it } from 'vitest';
import { wordsOf } from './fields.ts';

it.each([
  ['Father', { en: 'Father', ar: 'الأب' }],
  ['wife', { en: 'wife', ar: 'الزوجة' }],
  ['أخت', { en: 'Sister', ar: 'أخت' }],
  ['الابن', { en: 'Son', ar: 'الابن' }],
  ['stepfather', undefined],
  ['constructor', undefined],
])('the relationship “%s” is %o in the reader’s language', (written, words) => {
  expect(wordsOf('contactRelationship', written)).toEqual(words);
});

it('a name is the same in every language', () => {
  expect(wordsOf('firstName', 'Son')).toBeUndefined();
});
