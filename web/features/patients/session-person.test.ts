import { expect, it } from 'vitest';
import { SymptomSessionLook } from '#contract/symptom-check/symptom-check.ts';
import { contradicts } from './session-person.ts';

it.each([
  ['no age and no sex', {}, false],
  ['the same', { age: 41, gender: 'female' }, false],
  ['a year less', { age: 40 }, false],
  ['two years less', { age: 39 }, true],
  ['a child', { age: null, ageMonths: 14 }, true],
  ['somebody of a group of her age', { ageGroup: '14-64' }, false],
  ['an old person', { ageGroup: '65-and-over' }, true],
  ['a child whose age was not given', { ageGroup: 'child' }, true],
  ['somebody of a group that is not known', { ageGroup: 'ageless' }, false],
  ['a man', { age: 41, gender: 'male' }, true],
  ['a sex that was left open', { gender: '' }, false],
  ['another sex, which may be anybody’s', { gender: 'other' }, false],
])('a check about %s of a woman of 41', (_, person, expected) => {
  const look = SymptomSessionLook.parse({ checkedAt: '2026-11-22T09:00:00Z', person, words: 'headache' });
  expect(contradicts(look, { dateOfBirth: '1985-03-14', gender: 'female' })).toBe(expected);
});
