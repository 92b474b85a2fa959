import { expect, it } from 'vitest';
import { asksAboutPregnancy, emptyForm, requestOf, symptomProblems } from './form-rules.ts';

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

it("a small child's age is sent in months only", () => {
  const { symptoms } = requestOf({ ...emptyForm, description: 'a sore throat', age: '7', ageUnit: 'months' }, 'en');
  expect(symptoms).toMatchObject({ ageMonths: 7 });
  expect(symptoms).not.toHaveProperty('age');
  expect(asksAboutPregnancy({ ...emptyForm, gender: 'female', age: '20', ageUnit: 'months' })).toBe(false);
});

it.each([
  ['female', '12', true],
  ['female', '55', true],
  ['female', '11', false],
  ['female', '56', false],
  ['female', '', false],
  ['male', '30', false],
] as const)('of %s aged %j pregnancy is asked: %s', (gender, age, asked) => {
  expect(asksAboutPregnancy({ ...emptyForm, gender, age })).toBe(asked);
});

it('sends only given answers', () => {
  const form = { ...emptyForm, description: ' a sore throat ' };
  const least = { description: 'a sore throat', severity: 5, duration: '', forSelf: true };
  expect(requestOf(form, 'en')).toEqual({ symptoms: least, language: 'en' });
  expect(requestOf({ ...form, age: '30', gender: 'female', pregnant: true, forSelf: false }, 'ar')).toEqual({
    symptoms: { ...least, age: 30, gender: 'female', pregnant: true, forSelf: false },
    language: 'ar',
  });
});

it('an answer about pregnancy is dropped when it is no longer asked', () => {
  const { symptoms } = requestOf({ ...emptyForm, age: '30', gender: 'male', pregnant: true }, 'en');
  expect(symptoms).not.toHaveProperty('pregnant');
});
