import { describe, expect, it } from 'vitest';
import { groups, labTests, orderSets, rangeFor } from './catalogue.ts';
import { testsWithInterval, unlikely } from './possible.ts';
import type { NumberTest } from './shape.ts';

const all = [...labTests];
const numbers = all.flatMap(([id, test]): [string, NumberTest][] => (test.kind === 'number' ? [[id, test]] : []));
const sexes = ['male', 'female', 'other'] as const;

/** LOINC's check digit (mod 10). */
const checkDigit = (digits: string): number => {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, index) => {
      const value = index % 2 === 0 ? Number(digit) * 2 : Number(digit);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return (10 - (sum % 10)) % 10;
};

describe('the catalogue', () => {
  it('names about 150 tests or more in both languages, each once, with ids that a request may carry', () => {
    expect(all.length).toBeGreaterThanOrEqual(150);
    expect(labTests.size).toBe(groups.reduce((sum, { tests }) => sum + Object.keys(tests).length, 0));
    for (const language of ['en', 'ar'] as const) {
      const names = all.map(([, { name }]) => name[language]);
      expect(new Set(names).size).toBe(names.length);
      expect(names.filter((name) => name.trim() === '')).toEqual([]);
    }
    expect(all.filter(([id]) => !/^[a-z0-9-]{1,40}$/.test(id))).toEqual([]);
    expect(all.filter(([, { name }]) => !/[\u0600-\u06FF]/.test(name.ar))).toEqual([]);
  });

  it('has one valid LOINC code for each test', () => {
    expect(new Set(all.map(([, { loinc }]) => loinc)).size).toBe(all.length);
    expect(all.filter(([, { loinc }]) => !/^\d{3,5}-\d$/.test(loinc) || checkDigit(loinc.slice(0, -2)) !== Number(loinc.at(-1)))).toEqual(
      [],
    );
  });

  it('has at most one range per person, for all ages that its ranges cover', () => {
    for (const [id, { ranges }] of numbers) {
      for (const { low, high, from, to } of ranges) {
        expect([id, low !== undefined || high !== undefined, low === undefined || high === undefined || low < high, from <= to]).toEqual([
          id,
          true,
          true,
          true,
        ]);
      }
      for (const sex of sexes) {
        const own = ranges.filter((range) => range.sex === undefined || range.sex === sex);
        for (let age = 0; age <= 120; age += 1)
          expect([id, sex, age, own.filter(({ from, to }) => from <= age && age <= to).length <= 1]).toEqual([id, sex, age, true]);
        // A sex with a range has ranges for every age from 18 on, without a gap.
        if (own.length > 0) {
          const covered = own.reduce((years, { from, to }) => years + to - from + 1, 0);
          expect([id, sex, Math.min(...own.map(({ from }) => from)), covered]).toEqual([id, sex, 18, 103]);
        }
      }
    }
  });

  it('calls critical only values beyond every range, and within what can be measured', () => {
    for (const [id, { ranges, critical, decimals }] of numbers) {
      for (const { low, high } of ranges) {
        expect([id, critical.low === undefined || low === undefined || critical.low < low]).toEqual([id, true]);
        expect([id, critical.high === undefined || high === undefined || critical.high > high]).toEqual([id, true]);
      }
      for (const limit of [...ranges, critical].flatMap(({ low, high }) => [low, high])) {
        expect([id, limit === undefined || Number(limit.toFixed(decimals)) === limit]).toEqual([id, true]);
      }
    }
  });

  it('has a plausible interval for each number, beyond all its ranges and critical limits', () => {
    expect(testsWithInterval.toSorted()).toEqual(numbers.map(([id]) => id).toSorted());
    for (const [id, { ranges, critical, canBeNegative }] of numbers) {
      for (const limit of [...ranges, critical].flatMap(({ low, high }) => [low, high]))
        expect([id, limit, limit === undefined ? undefined : unlikely(id, limit)]).toEqual([id, limit, undefined]);
      expect([id, unlikely(id, -0.001) === undefined]).toEqual([id, canBeNegative]);
      expect([id, unlikely(id, 10_000_000) === undefined]).toEqual([id, false]);
    }
  });

  it('doubts a usual value in another unit, but no value that people survive', () => {
    // Glucose, creatinine, urea and calcium in mg/dL, hemoglobin in g/L, sodium with a digit too many.
    const slips: readonly (readonly [string, number])[] = [
      ['glucose-random', 110],
      ['glucose-fasting', 95],
      ['hemoglobin', 135],
      ['sodium', 1400],
      ['potassium', 42],
      ['creatinine', 1],
      ['calcium', 9.5],
      ['inr', 0.1],
      ['hba1c', 48],
      ['gas-ph', 74],
    ];
    expect(slips.filter(([id, value]) => unlikely(id, value) === undefined)).toEqual([]);
    const lived: readonly (readonly [string, number])[] = [
      ['glucose-random', 79],
      ['glucose-random', 0.4],
      ['hemoglobin', 1.5],
      ['sodium', 95],
      ['sodium', 209],
      ['potassium', 10.5],
      ['creatinine', 2500],
      ['gas-ph', 6.6],
    ];
    expect(lived.filter(([id, value]) => unlikely(id, value) !== undefined)).toEqual([]);
  });

  it('calls any growth critical in sterile specimens, and only abnormal elsewhere', () => {
    const critical = all.flatMap(([id, test]) =>
      id.startsWith('culture-') && test.kind === 'choice' && test.critical.length > 0 ? [id] : [],
    );
    expect(critical).toEqual(['culture-blood', 'culture-csf']);
    for (const id of critical)
      expect(labTests.get(id)).toMatchObject({ critical: ['preliminary-growth', 'growth'], expected: ['no-growth'] });
    for (const id of ['gram-stain', 'acid-fast', 'malaria']) expect(labTests.get(id)).toMatchObject({ critical: ['positive'] });
  });

  it('expects or flags only existing choices', () => {
    for (const [id, test] of all) {
      if (test.kind === 'choice')
        expect([id, [...test.expected, ...test.critical].filter((word) => !Object.hasOwn(test.choices, word))]).toEqual([id, []]);
    }
  });

  it('has order sets of existing tests, each once, that fit one order', () => {
    for (const { tests } of Object.values(orderSets)) {
      expect(tests.filter((test) => !labTests.has(test))).toEqual([]);
      expect(new Set(tests).size).toBe(tests.length);
      expect(tests.length).toBeLessThanOrEqual(30);
    }
  });

  it('finds the range by age and sex, and none for a person without a range', () => {
    const of = (id: string, age: number, sex: string) => {
      const test = labTests.get(id);
      return test?.kind === 'number' ? rangeFor(test, { age: { years: age, months: age * 12, days: age * 366 }, sex }) : 'no number';
    };
    expect(of('testosterone', 49, 'male')).toEqual({ low: 8.64, high: 29 });
    expect(of('testosterone', 50, 'male')).toEqual({ low: 6.68, high: 25.7 });
    expect(of('hemoglobin', 30, 'female')).toEqual({ low: 12, high: 15 });
    expect(of('hemoglobin', 30, 'other')).toBeUndefined();
    expect(of('hemoglobin', 17, 'female')).toBeUndefined();
    expect(of('sodium', 30, 'other')).toEqual({ low: 135, high: 145 });
    expect(of('psa', 60, 'female')).toBeUndefined();
  });

  it('finds a range in days or months by its unit', () => {
    const test = labTests.get('hemoglobin');
    if (test?.kind !== 'number') throw new Error('no number');
    const own = {
      ...test,
      ranges: [
        { unit: 'days', from: 0, to: 27, low: 14, high: 22 },
        { unit: 'months', from: 1, to: 11, low: 9.5, high: 13 },
      ] as const,
    };
    const at = (years: number, months: number, days: number) => rangeFor(own, { age: { years, months, days }, sex: 'male' })?.low;
    expect([at(0, 0, 3), at(0, 0, 27), at(0, 1, 31), at(0, 11, 360), at(1, 12, 366)]).toEqual([14, 14, 9.5, 9.5, undefined]);
  });
});
