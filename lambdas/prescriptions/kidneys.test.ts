import { expect, it } from 'vitest';
import { estimatedGfr } from '#contract/laboratory/egfr.ts';
import { type KidneyTests, kidneysOf } from './kidneys.ts';

const now = new Date('2026-11-29T08:00:00Z');
const man = { dateOfBirth: '1966-05-02', gender: 'male' };
const on = (value: number | string, at = '2026-11-20T08:00:00Z') => ({ value, at });
const chart = (problems: Parameters<typeof kidneysOf>[0], tests: KidneyTests = {}, person = man) => kidneysOf(problems, tests, person, now);

it('computes the filtration rate of adults by CKD-EPI 2021', () => {
  // Values of the National Kidney Foundation's calculator.
  expect(estimatedGfr(88.42, { age: 50, sex: 'male' })).toBe(92);
  expect(estimatedGfr(88.42, { age: 50, sex: 'female' })).toBe(69);
  expect(estimatedGfr(142, { age: 60, sex: 'male' })).toBe(49);
  expect(estimatedGfr(50, { age: 17, sex: 'male' })).toBeUndefined();
  expect(estimatedGfr(90, { age: 50, sex: 'other' })).toBeUndefined();
});

it.each([
  [{ text: 'Chronic kidney disease, stage 3a', code: 'GB61.2' }, true, undefined],
  [{ text: 'Kidneys', code: 'GB61.4' }, true, true],
  [{ text: 'Kidneys', icd10: 'N18.9' }, true, undefined],
  [{ text: 'Kidneys', icd10: 'N18.5' }, true, true],
  [{ text: 'CKD 4' }, true, true],
  [{ text: 'قصور كلوي' }, true, undefined],
  [{ text: 'مرض الكلى المزمن، المرحلة 5' }, true, true],
  [{ text: 'On hemodialysis' }, true, true],
  // Stages 1 and 2 do not say that the function is reduced, nor that it is not.
  [{ text: 'Kidneys', icd10: 'N18.2' }, undefined, undefined],
  [{ text: 'Kidneys', code: 'GB61.0' }, undefined, undefined],
] as const)('the problem %j says reduced: %s, grave: %s', (problem, isReduced, isGrave) => {
  const found = chart([problem]);
  expect([found?.isReduced, found?.isGrave, found?.said.en]).toEqual([isReduced, isGrave, problem.text]);
});

it('other problems say nothing', () => {
  for (const text of ['Kidney stone', 'Hypertension', 'Pyelonephritis', 'حصوة الكلى', 'Renal colic'])
    expect(chart([{ text }])).toBeUndefined();
});

it('results say it by number, the latest first', () => {
  expect(chart([], { creatinine: on(142) })).toEqual({
    said: {
      en: 'eGFR 49 (2026-11-20), from creatinine 142 µmol/L',
      ar: expect.stringContaining('eGFR 49 (2026-11-20)'),
    },
    isReduced: true,
  });
  expect(chart([], { creatinine: on(600) })).toMatchObject({ isReduced: true, isGrave: true });
  expect(chart([], { creatinine: on(80) })).toMatchObject({ isReduced: false });
  expect(chart([], { egfr: on(14), creatinine: on(80, '2026-10-01T08:00:00Z') })).toMatchObject({ isReduced: true, isGrave: true });
  expect(chart([], { egfr: on(14, '2026-10-01T08:00:00Z'), creatinine: on(80) })).toMatchObject({ isReduced: false });
});

it('a good result is believed for a year, and does not undo a disease; a number tells its stage better', () => {
  expect(chart([], { egfr: on(90, '2025-06-01T08:00:00Z') })?.isReduced).toBeUndefined();
  expect(chart([], { egfr: on(40, '2020-06-01T08:00:00Z') })?.isReduced).toBe(true);
  const disease = { text: 'CKD', icd10: 'N18.4' };
  expect(chart([disease], { egfr: on(65) })).toMatchObject({ isReduced: true });
  expect(chart([disease], { egfr: on(65) })).not.toHaveProperty('isGrave');
});

it('says what it cannot judge', () => {
  const child = { dateOfBirth: '2018-01-01', gender: 'male' };
  expect(chart([], { creatinine: on(142) }, child)).toEqual({
    said: { en: 'creatinine 142 µmol/L (2026-11-20)', ar: expect.stringContaining('142 µmol/L') },
  });
  expect(chart([])).toBeUndefined();
});
