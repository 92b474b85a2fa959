import { describe, expect, it, vi } from 'vitest';
import { table as headFemale } from '#contract/chart/growth/head-female.ts';
import { table as heightMale } from '#contract/chart/growth/height-male.ts';
import { table as weightMale } from '#contract/chart/growth/weight-male.ts';
import type { VitalSigns } from '#contract/chart/vital-signs.ts';

vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => undefined });
vi.stubGlobal('document', { getElementById: () => null, documentElement: {} });
const { ageTicks, growthPoints, measuredOf, sayPercentile, windowOf } = await import('./growth-points.ts');

const entry = (measuredAt: string, given: Partial<VitalSigns>): VitalSigns => ({
  id: measuredAt,
  version: 1,
  createdBy: 'huda',
  createdAt: measuredAt,
  changedAt: measuredAt,
  status: 'final',
  measuredAt,
  ageMonths: 12,
  values: {},
  ...given,
});

describe('measurements of a child', () => {
  it('have the age in days of their day in Qatar, earliest first', () => {
    // 22:30 on the birthday in Greenwich is already the day after in Qatar.
    const entries = [entry('2026-03-01T22:30:00Z', { values: { weight: 9 } }), entry('2026-02-28T20:00:00Z', { values: { weight: 8.9 } })];
    expect(growthPoints(entries, 'weight', '2025-03-01').map(({ days, value }) => [days, value])).toEqual([
      [364, 8.9],
      [366, 9],
    ]);
  });

  it('are not those in error, nor those from the 19th birthday on', () => {
    const entries = [
      entry('2026-01-01T10:00:00Z', { values: { weight: 90 }, status: 'entered-in-error' }),
      entry('2026-01-02T10:00:00Z', { values: { weight: 9, height: 74 }, bmi: 16.4 }),
      entry('2026-01-03T10:00:00Z', { values: { headCircumference: 45 }, ageMonths: 228 }),
    ];
    expect(measuredOf(entries, '2025-01-01')).toEqual(['weight', 'height', 'bmi']);
    expect(growthPoints(entries, 'bmi', '2025-01-01').map(({ value }) => value)).toEqual([16.4]);
  });
});

it('a percentile is said in words, as English counts in order, and at its ends as below or above', () => {
  const say = (value: number, days = 365) => sayPercentile('en', weightMale, { days, value });
  expect([say(9.65), say(9.45), say(7.75), say(5), say(20)]).toEqual([
    '50th percentile',
    '42nd percentile',
    '2nd percentile',
    'below the 1st percentile',
    'above the 99th percentile',
  ]);
  expect(say(30, 4000)).toBeUndefined();
  expect(sayPercentile('en', headFemale, { days: 1826, value: 50 })).toBe('52nd percentile');
});

describe('the drawn part of childhood', () => {
  const at = (days: number) => ({ at: '', days, ageMonths: 0, value: 1 });
  it('is that of the last measurement, to the end of the table', () => {
    expect(windowOf(heightMale, [at(10)])).toEqual([0, 731]);
    expect(windowOf(heightMale, [at(10), at(800)])).toEqual([0, 1827]);
    expect(windowOf(heightMale, [at(10), at(1827)])).toEqual([1827, 6940]);
    expect(windowOf(weightMale, [at(2000)])).toEqual([1827, 3653]);
    expect(windowOf(headFemale, [at(2000)])).toEqual([0, 1826]);
  });

  it('names round ages: months in the first two years, years after', () => {
    const texts = (from: number, to: number, count: number) => ageTicks('en', [from, to], count).ticks.map(({ text }) => text);
    expect(texts(0, 731, 5)).toEqual(['0', '6', '12', '18', '24']);
    expect(texts(0, 1827, 6)).toEqual(['0', '1', '2', '3', '4', '5']);
    expect(texts(1827, 6940, 8)).toEqual(['6', '8', '10', '12', '14', '16', '18']);
  });
});
