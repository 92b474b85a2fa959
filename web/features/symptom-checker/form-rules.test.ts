import { describe, expect, it } from 'vitest';
import {
  type SymptomForm,
  asksAboutPregnancy,
  asksAboutSex,
  choosingAge,
  choosingWho,
  emptyForm,
  personOf,
  requestOf,
  symptomProblems,
} from './form-rules.ts';

it.each([
  ['   ', 'descriptionRequired'],
  ['  headache ', 'descriptionTooShort'],
  ['أ'.repeat(2001), 'descriptionTooLong'],
  ['chest pain', undefined],
  [` ${'أ'.repeat(2000)} `, undefined],
])('the description %j has the problem %s', (description, problem) => {
  expect(symptomProblems({ ...emptyForm, description }).description).toBe(problem);
});

it.each([
  ['', undefined],
  ['1', undefined],
  ['120', undefined],
  ['0', 'ageInvalid'],
  ['121', 'ageInvalid'],
  ['4.5', 'ageInvalid'],
  ['-', 'ageInvalid'],
  ['٣٥', undefined],
  ['۱۲۱', 'ageInvalid'],
  ['forty', 'ageInvalid'],
])('the age %j has the problem %s', (age, problem) => {
  expect(symptomProblems({ ...emptyForm, description: 'a sore throat', age }).age).toBe(problem);
});

it.each([
  ['', undefined],
  ['0', undefined],
  ['23', undefined],
  ['24', 'ageMonthsInvalid'],
  ['1.5', 'ageMonthsInvalid'],
])('the age of %j months has the problem %s', (age, problem) => {
  expect(symptomProblems({ ...emptyForm, description: 'a sore throat', age, ageUnit: 'months' }).age).toBe(problem);
});

const words = 'a sore throat since yesterday';
const formOf = (given: Partial<SymptomForm>): SymptomForm => ({ ...emptyForm, description: words, ...given });
const sent = (given: Partial<SymptomForm>) => requestOf(formOf(given), 'en').symptoms;
const isPregnancyAsked = (given: Partial<SymptomForm>): boolean => asksAboutPregnancy(formOf(given), personOf(formOf(given)));

it("a small child's age is sent in months only", () => {
  expect(sent({ age: '7', ageUnit: 'months' })).toMatchObject({ ageMonths: 7 });
  for (const other of ['age', 'ageGroup']) expect(sent({ age: '7', ageUnit: 'months' })).not.toHaveProperty(other);
  expect(isPregnancyAsked({ gender: 'female', age: '20', ageUnit: 'months' })).toBe(false);
});

it.each([
  [{ gender: 'female', age: '12' }, true],
  [{ gender: 'female', age: '55' }, true],
  [{ gender: 'female', age: '11' }, false],
  [{ gender: 'female', age: '56' }, false],
  [{ gender: 'female' }, false],
  [{ gender: 'female', ageGroup: '14-64' }, true],
  [{ gender: 'female', ageGroup: '5-13' }, false],
  [{ gender: 'female', ageGroup: '14-64', age: '60' }, false],
  [{ gender: 'male', ageGroup: '14-64' }, false],
  [{ description: 'my wife is 34 and has a sore throat' }, true],
  [{ description: 'my wife is 34 and has a sore throat', gender: 'none' }, false],
] as const)('of %o pregnancy is asked: %s', (given, asked) => {
  expect(isPregnancyAsked(given)).toBe(asked);
});

it.each([
  [{}, true],
  [{ ageGroup: '5-13' }, true],
  [{ ageGroup: '1-4' }, false],
  [{ ageGroup: '1-4', age: '18', ageUnit: 'months' }, false],
  [{ ageGroup: '1-4', age: '30' }, true],
  [{ description: 'my son is 2 years old and has a fever' }, true],
] as const)('of %o the sex is asked: %s', (given, asked) => {
  expect(asksAboutSex(formOf(given), personOf(formOf(given)))).toBe(asked);
});

it('sends only given answers', () => {
  const least = { description: words, severity: 5, duration: '' };
  expect(requestOf(formOf({ description: ` ${words} ` }), 'en')).toEqual({ symptoms: least, language: 'en' });
  expect(requestOf(formOf({ who: 'other', age: '30', gender: 'female', pregnant: true }), 'ar')).toEqual({
    symptoms: { ...least, age: 30, gender: 'female', pregnant: true, forSelf: false },
    language: 'ar',
  });
});

it.each([
  [
    { who: 'me', ageGroup: '14-64' },
    { forSelf: true, ageGroup: '14-64' },
  ],
  [{ who: 'child' }, { forSelf: false, ageGroup: 'child' }],
  [
    { who: 'child', ageGroup: 'none' },
    { forSelf: false, ageGroup: 'child' },
  ],
  [
    { who: 'child', ageGroup: '1-4', age: '3' },
    { forSelf: false, age: 3 },
  ],
  [{ who: 'other' }, { forSelf: false }],
  [{ description: 'my son is 2 years old and has a fever' }, { forSelf: false, ageGroup: '1-4', gender: 'male' }],
  [{ description: 'my baby has a fever' }, { forSelf: false, ageGroup: 'child' }],
  [{ description: 'my son is 17 years old and has a fever' }, { forSelf: false, ageGroup: '14-64', gender: 'male' }],
  // No age that the child's chips have; the server reads the words.
  [
    { description: 'my son is 17 years old and has a fever', who: 'child' },
    { forSelf: false, gender: 'male' },
  ],
] as const)('of %o sends %o', (given, expected) => {
  const { description: _description, severity: _severity, duration: _duration, ...person } = sent(given);
  expect(person).toEqual(expected);
});

it('an answer that is no longer asked is dropped', () => {
  expect(sent({ age: '30', gender: 'male', pregnant: true })).not.toHaveProperty('pregnant');
  expect(sent({ ageGroup: '1-4', gender: 'male' })).not.toHaveProperty('gender');
});

describe('what the words say', () => {
  const description = 'my son is 2 years old and has a fever';

  it('is shown where nobody chose, as taken from them', () => {
    const { told, ...person } = personOf(formOf({ description }));
    expect(person).toMatchObject({ who: 'child', ageGroup: '1-4', gender: 'male' });
    expect([...told]).toEqual(['who', 'ageGroup', 'gender']);
  });

  it.each([
    [{ who: 'other' }, { who: 'other', ageGroup: '1-4', gender: 'male' }],
    [{ who: 'me' }, { who: 'me', ageGroup: undefined, gender: undefined }],
    [{ ageGroup: '5-13' }, { who: 'child', ageGroup: '5-13', gender: 'male' }],
    [
      { ageGroup: 'none', gender: 'none' },
      { who: 'child', ageGroup: undefined, gender: undefined },
    ],
    [{ gender: 'female' }, { who: 'child', ageGroup: '1-4', gender: 'female' }],
    [{ age: '7' }, { who: 'child', ageGroup: '5-13', gender: 'male' }],
    [{ age: '200' }, { who: 'child', ageGroup: '1-4', gender: 'male' }],
  ] as const)('never overrides %o', (given, expected) => {
    expect(personOf(formOf({ description, ...given }))).toMatchObject(expected);
  });

  it('takes no chip away: only a choice does', () => {
    expect(personOf(formOf({ description })).groups).toHaveLength(6);
    expect(personOf(formOf({ who: 'child' })).groups).toEqual(['under-3-months', '3-11-months', '1-4', '5-13']);
    expect(personOf(formOf({ who: 'me' })).groups).toEqual(['5-13', '14-64', '65-and-over']);
  });
});

it('the chip follows an exact age, and an exact age goes with another chip', () => {
  for (const [age, ageUnit, group] of [
    ['2', 'months', 'under-3-months'],
    ['11', 'months', '3-11-months'],
    ['23', 'months', '1-4'],
    ['13', 'years', '5-13'],
    ['64', 'years', '14-64'],
    ['120', 'years', '65-and-over'],
  ] as const)
    expect(personOf(formOf({ age, ageUnit, ageGroup: '5-13' })).ageGroup).toBe(group);
  expect(choosingAge('1-4')).toEqual({ ageGroup: '1-4', age: '' });
  expect(choosingWho('child', formOf({ ageGroup: '65-and-over' }))).toEqual({ who: 'child', ageGroup: '' });
  expect(choosingWho('other', formOf({ ageGroup: '65-and-over' }))).toEqual({ who: 'other' });
});
