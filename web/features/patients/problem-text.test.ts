import { afterEach, expect, it } from 'vitest';
import { detailOf } from '#contract/base/messages.ts';
import { reasons } from '#contract/base/reasons.ts';
import { say } from '#contract/base/say.ts';
import { ApiError } from '../../lib/api.ts';
import { overwriteGetLocale } from '../../i18n/paraglide/runtime.js';
import { createOf, fieldNames, newValues, valuesFrom } from './patient-form.ts';
import { failureText, problemText } from '../../lib/problem-text.ts';

const inArabic = () => overwriteGetLocale(() => 'ar');
afterEach(() => overwriteGetLocale(() => 'en'));
const arabicOnly = /^[^A-Za-z]+$/;

const wrongForms = ['', 'x', 'x'.repeat(20_001), '\u0000', '2999-01-01', '1800-01-01', 'x,'.repeat(101), '2001-02-30'].map((text) =>
  valuesFrom(() => text),
);
const problems = [newValues('QA'), ...wrongForms].flatMap((values) => {
  const checked = createOf(values);
  return 'problems' in checked ? fieldNames.flatMap((name) => checked.problems[name] ?? []) : [];
});

it('every problem of the rules has its own text in both languages', () => {
  expect(new Set(problems.map(({ message }) => message)).size).toBeGreaterThan(25);
  inArabic();
  for (const problem of problems) {
    expect(problemText(problem)).toMatch(arabicOnly);
    expect([problem.message, problemText(problem)]).not.toEqual([problem.message, problemText({ message: 'something else' })]);
  }
});

it("the English texts are the product's", () => {
  for (const problem of problems) {
    if (/required|invalid|Invalid|QID must|past/.test(problem.message)) expect(problemText(problem)).toBe(problem.message);
  }
  const { path: _, ...tooLong } = detailOf('personalInfo.firstName', say('tooLong', { field: 'First name', max: 100 }));
  expect(tooLong.message).toBe('First name must be at most 100 characters');
  expect(problemText(tooLong)).toBe('At most 100 characters');
  expect(problemText({ message: 'Only the server knows' })).toBe('Only the server knows');
});

it.each([
  [new ApiError(500), 'Failed'],
  [new ApiError(409, 'CONFLICT', 'Being changed'), 'Being changed'],
  [new ApiError(422, 'A_NEWER_CODE', 'Too many files'), 'Too many files'],
  [new ApiError(422, 'API_ERROR', 'Too many files'), 'Too many files'],
  [new ApiError(0, 'NETWORK_ERROR'), 'Failed. Network error. Please check your connection and try again.'],
  [new ApiError(0, 'TIMEOUT'), 'Failed. Request timed out. Please try again.'],
  [new Error('anything'), 'Failed'],
])('%s reads "%s"', (error, said) => {
  expect(failureText(error, 'Failed')).toBe(said);
});

it('without an answer, the Arabic text does not claim that symptoms were analysed', () => {
  inArabic();
  expect(failureText(new ApiError(0, 'NETWORK_ERROR'), 'تعذّر')).toBe('تعذّر. خطأ في الشبكة. يرجى التحقق من اتصالك والمحاولة مرة أخرى.');
  expect(failureText(new ApiError(0, 'TIMEOUT'), 'تعذّر')).toBe('تعذّر. انتهت مهلة الطلب. يرجى المحاولة مرة أخرى.');
});

it("a reason is shown in the server's words, in Arabic too", () => {
  const said = (message: string) => failureText(new ApiError(409, 'CONFLICT', message), 'تعذّر');
  inArabic();
  expect(said(reasons.addressTaken.ar)).toBe(reasons.addressTaken.ar);
  expect(said(reasons.addressTaken.en)).toMatch(arabicOnly);
});

it.each([
  'CONFLICT',
  'PAYLOAD_TOO_LARGE',
  'EXPORT_EMPTY',
  'EXPORT_TOO_LARGE',
  'EXPORT_LIMIT',
  'TOO_MANY_REQUESTS',
  'SERVICE_UNAVAILABLE',
  'INTERNAL_ERROR',
  'REQUEST_ID_REUSED',
  'A_NEWER_CODE',
  'API_ERROR',
])('%s has an Arabic text', (code) => {
  inArabic();
  expect(failureText(new ApiError(500, code, 'In English'), 'تعذّر')).toMatch(/^[^A-Za-z]+$/);
});
