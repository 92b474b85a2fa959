import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api.ts';
import { analysisErrorOf, fieldProblemsOf } from './analysis-error.ts';

it.each([
  [new ApiError(0, 'TIMEOUT'), 'timeout'],
  [new ApiError(0, 'NETWORK_ERROR'), 'network'],
  [new ApiError(0, 'CORS_ERROR'), 'configuration'],
  [new ApiError(503, 'SERVICE_UNAVAILABLE'), 'failed'],
  [new Error('anything'), 'failed'],
])('%s has the text %s', (error, said) => {
  expect(analysisErrorOf(error)).toBe(said);
});

const refused = (...paths: string[]) =>
  new ApiError(
    400,
    'VALIDATION_ERROR',
    'Wrong',
    paths.map((path) => ({ path, message: `${path} is wrong` })),
  );

it('an error of a field is shown beside it', () => {
  expect(fieldProblemsOf(refused('symptoms.age', 'symptoms.description'))).toEqual({
    age: 'symptoms.age is wrong',
    description: 'symptoms.description is wrong',
  });
});

it('an error of the months is shown beside the age', () => {
  expect(fieldProblemsOf(refused('symptoms.ageMonths'))).toEqual({ age: 'symptoms.ageMonths is wrong' });
});

it('any other error is not shown beside a field', () => {
  expect(fieldProblemsOf(refused('symptoms.age', 'language'))).toEqual({});
  expect(fieldProblemsOf(new ApiError(500))).toEqual({});
});
