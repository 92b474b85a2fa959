import { expect, it } from 'vitest';
import { labTests } from './catalogue/catalogue.ts';
import { type Subject, cautionOf, flagOf, rangeOn, testAt } from './flags.ts';

const flag = (id: string, value: number | string, comparator?: '<' | '>', range?: { low?: number; high?: number }) => {
  const test = labTests.get(id);
  if (test === undefined) throw new Error(`no test ${id}`);
  return flagOf(test, value, comparator, range);
};
const range = { low: 3.5, high: 5.1 };
const ofNewborn = (id: string) => {
  const test = labTests.get(id);
  if (test === undefined) throw new Error(`no test ${id}`);
  return testAt(id, test, 1);
};

it('flags the position of a number; range limits count as within, critical limits as critical', () => {
  const flags = [2.7, 2.8, 2.9, 3.4, 3.5, 5.1, 5.2, 6.1, 6.2, 7].map((value) => flag('potassium', value, undefined, range));
  expect(flags).toEqual([
    'critical-low',
    'critical-low',
    'low',
    'low',
    'within',
    'within',
    'high',
    'high',
    'critical-high',
    'critical-high',
  ]);
});

it('a range is that of the age on the day of the specimen', () => {
  const test = labTests.get('hemoglobin');
  if (test === undefined) throw new Error('no test');
  const person = { dateOfBirth: '2008-11-28', gender: 'female' };
  expect(rangeOn(test, person, '2026-11-27')).toBeUndefined();
  expect(rangeOn(test, person, '2026-11-28')).toEqual({ low: 12, high: 15 });
  expect(rangeOn(test, { ...person, gender: 'male' }, '2026-11-28')).toEqual({ low: 13, high: 17 });
});

it('gives no flag to a number without a range, unless it is critical', () => {
  expect([flag('potassium', 5.6), flag('potassium', 6.5)]).toEqual([undefined, 'critical-high']);
  expect([flag('paracetamol', 20), flag('paracetamol', 150)]).toEqual([undefined, 'critical-high']);
});

it('treats a value beyond the measuring range as no more than "below" or "above"', () => {
  expect(flag('tsh', 0.01, '<', { low: 0.27, high: 4.2 })).toBe('low');
  expect(flag('tsh', 100, '>', { low: 0.27, high: 4.2 })).toBe('high');
  expect(flag('troponin-t', 3, '<', { high: 14 })).toBe('within');
  expect(flag('troponin-t', 10, '>', { high: 14 })).toBeUndefined();
  expect(flag('troponin-t', 100, '>', { high: 14 })).toBe('critical-high');
  expect(flag('potassium', 4, '<', range)).toBeUndefined();
  expect(flag('potassium', 3.5, '<', range)).toBe('low');
});

it('judges words by the catalogue, and never judges text', () => {
  expect([flag('hbsag', 'negative'), flag('hbsag', 'positive'), flag('malaria', 'positive')]).toEqual(['within', 'abnormal', 'critical']);
  expect([flag('blood-group', 'o-positive'), flag('blood-film', 'Blasts')]).toEqual([undefined, undefined]);
  expect(['no-growth', 'preliminary-growth', 'growth'].map((word) => flag('culture-blood', word))).toEqual([
    'within',
    'critical',
    'critical',
  ]);
  expect([flag('culture-urine', 'growth'), flag('culture-csf', 'growth')]).toEqual(['abnormal', 'critical']);
  expect([flag('gram-stain', 'positive'), flag('acid-fast', 'positive')]).toEqual(['critical', 'critical']);
});

it('a newborn is judged by limits of its own or, without them, by none; everybody else by those of adults', () => {
  const at = (id: string, ageDays: number, value: number): string | undefined => {
    const test = labTests.get(id);
    if (test === undefined) throw new Error(`no test ${id}`);
    return flagOf(testAt(id, test, ageDays), value, undefined, undefined);
  };
  // Usual on the third day of life, and critical in an adult.
  for (const [id, value] of [
    ['hemoglobin', 20.5],
    ['hematocrit', 61],
    ['potassium', 6.3],
    ['glucose-random', 2.4],
    ['lactate', 4.5],
    ['phosphate', 2.9],
  ] as const)
    expect([id, at(id, 3, value), at(id, 28, value)?.startsWith('critical')]).toEqual([id, undefined, true]);
  // Dangerous at any age.
  for (const [id, value] of [
    ['hemoglobin', 8],
    ['hematocrit', 72],
    ['potassium', 7.9],
    ['glucose-random', 1.6],
    ['sodium', 118],
    ['platelets', 20],
    ['bilirubin-total', 300],
    ['gas-ph', 7.1],
  ] as const)
    expect([id, at(id, 3, value)?.startsWith('critical')]).toEqual([id, true]);
  expect(at('hemoglobin', 30, 8)).toBeUndefined();
});

it("cautions the reader of a child's, a pregnant woman's and a newborn's number", () => {
  const woman: Subject = { ageYears: 30, ageDays: 11_000, gender: 'female', isPregnant: false };
  const child: Subject = { ageYears: 4, ageDays: 1500, gender: 'male', isPregnant: false };
  const caution = (id: string, value: number, of: Subject, within?: { low?: number; high?: number }) => {
    const test = labTests.get(id);
    if (test === undefined) throw new Error(`no test ${id}`);
    return cautionOf(id, test, flagOf(test, value, undefined, within), within, of);
  };
  expect([caution('potassium', 5.6, child), caution('cortisol', 300, child)]).toEqual(['no-range-age', 'no-range']);
  expect(caution('potassium', 6.9, child)).toBeUndefined();
  // Within the range of others, the caution always names pregnancy; outside the range, only for a known pregnancy.
  expect([4.2, 5.6].map((value) => caution('potassium', value, woman, range))).toEqual(['pregnancy', undefined]);
  expect([4.2, 5.6].map((value) => caution('potassium', value, { ...woman, isPregnant: true }, range))).toEqual(['pregnancy', 'pregnancy']);
  for (const of of [
    { ...woman, ageYears: 56 },
    { ...woman, gender: 'male' },
  ])
    expect(caution('potassium', 4.2, of, range)).toBeUndefined();
  const newborn = { ...child, ageYears: 0, ageDays: 1 };
  expect([120, 300].map((value) => caution('bilirubin-total', value, newborn))).toEqual(['treatment-chart', 'treatment-chart']);
  expect(caution('bilirubin-total', 120, { ...newborn, ageDays: 28 })).toBe('no-range-age');
  expect(cautionOf('hemoglobin', ofNewborn('hemoglobin'), undefined, undefined, newborn)).toBe('no-range-age');
});
