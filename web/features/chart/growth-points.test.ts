import { describe, expect, it, vi } from 'vitest';
import { table as headFemale } from '#contract/chart/growth/head-female.ts';
import { table as heightMale } from '#contract/chart/growth/height-male.ts';
import { table as weightMale } from '#contract/chart/growth/weight-male.ts';

vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => undefined });
vi.stubGlobal('document', { getElementById: () => null, documentElement: {} });
const { ageTicks, growthPoints, measuredOf, sayPercentile, windowOf } = await import('./growth-points.ts');

const point = (at: string, value: number, ageMonths = 12) => ({ at, value, ageMonths });

describe('measurements of a child', () => {
  it('have the age in days of their day in Qatar', () => {
    // 22:30 on the birthday in Greenwich is already the day after in Qatar.
    const courses = { weight: [point('2026-02-28T20:00:00Z', 8.9), point('2026-03-01T22:30:00Z', 9)] };
    expect(growthPoints(courses, 'weight', '2025-03-01').map(({ days, value }) => [days, value])).toEqual([
      [364, 8.9],
      [366, 9],
    ]);
  });

  it('are not those from the 19th birthday on', () => {
    const at = '2026-01-02T10:00:00Z';
    const courses = { weight: [point(at, 9)], height: [point(at, 74)], bmi: [point(at, 16.4)], headCircumference: [point(at, 45, 228)] };
    expect(measuredOf(courses, '2025-01-01')).toEqual(['weight', 'height', 'bmi']);
    expect(growthPoints(courses, 'bmi', '2025-01-01').map(({ value }) => value)).toEqual([16.4]);
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
