import { describe, expect, it } from 'vitest';
import { monthsOn } from '../../patient/age.ts';
import { table as bmiFemale } from './bmi-female.ts';
import { table as bmiMale } from './bmi-male.ts';
import { curvePoints, daysOn, growthCurves, lastAge, lmsAt, percentileOf, valueAt, zScore } from './growth.ts';
import { table as headFemale } from './head-female.ts';
import { table as headMale } from './head-male.ts';
import { table as heightFemale } from './height-female.ts';
import { table as heightMale } from './height-male.ts';
import { table as weightFemale } from './weight-female.ts';
import { table as weightMale } from './weight-male.ts';

/**
 * The 3rd, 50th and 97th percentile at ages in years, as computed from WHO's tables by others: the chart data of
 * @rcpch/digital-growth-charts-react-component-library 7.5 (Royal College of Paediatrics and Child Health), rounded to its z of 1.88.
 */
const published = [
  [weightMale, 0.5, 6.4388, 7.934, 9.7243],
  [weightMale, 1, 7.8451, 9.6479, 11.8327],
  [weightMale, 4, 12.9021, 16.3489, 20.852],
  [weightMale, 9, 21.6029, 28.1092, 38.5616],
  [weightFemale, 1, 7.1416, 8.9481, 11.3332],
  [weightFemale, 3, 10.9607, 13.8503, 17.8367],
  [weightFemale, 7, 17.0486, 22.374, 30.7555],
  [heightMale, 0.25, 57.5842, 61.4292, 65.2742],
  [heightMale, 3, 89.1116, 96.0835, 103.0554],
  [heightMale, 15, 154.2799, 168.958, 183.6361],
  [heightFemale, 1.5, 75.2463, 80.7079, 86.1695],
  [heightFemale, 12, 138.3675, 151.2327, 164.0979],
  [heightFemale, 18, 150.6297, 163.0595, 175.4893],
  [bmiMale, 1, 14.514, 16.7981, 19.6243],
  [bmiMale, 7, 13.2647, 15.4832, 18.7555],
  [bmiMale, 18, 17.4961, 21.7077, 28.6476],
  [bmiFemale, 0.5, 14.2947, 16.9083, 20.0826],
  [bmiFemale, 4, 12.9455, 15.2602, 18.2968],
  [bmiFemale, 15, 16.0742, 20.2125, 27.5591],
  [headMale, 0.5, 41.0349, 43.3306, 45.6263],
  [headMale, 4, 47.4615, 50.2115, 52.9615],
  [headFemale, 1, 42.3405, 44.8965, 47.4525],
] as const;

/**
 * Days of the first weeks between two of ours, from WHO's tables by day (weianthro.txt of WorldHealthOrganization/anthro): age, M.
 * Our straight lines are within a tenth of a standard deviation of them.
 */
const byDay = [
  [3, 3.3627],
  [10, 3.5941],
  [38, 4.7778],
  [101, 6.5914],
  [400, 9.9065],
  [551, 10.9596],
] as const;

describe("WHO's tables", () => {
  it('give the percentiles that others publish', () => {
    for (const [table, years, ...values] of published) {
      const lms = lmsAt(table, Math.round(years * 365.25));
      expect(lms).toBeDefined();
      if (lms === undefined) continue;
      const scores = values.map((value) => zScore(lms, value));
      for (const [index, z] of [-1.88, 0, 1.88].entries()) expect(Math.abs((scores[index] ?? NaN) - z)).toBeLessThan(0.02);
    }
  });

  it('are near the tables by day between their ages', () => {
    for (const [days, median] of byDay) {
      const lms = lmsAt(weightMale, days);
      expect(Math.abs(lms === undefined ? NaN : zScore(lms, median))).toBeLessThan(0.1);
    }
  });

  it('cover weight to 10 years, head circumference to 5, height and BMI to 19, and nothing beyond', () => {
    const years = (table: typeof weightMale) => Math.round((lastAge(table) / 365.25) * 100) / 100;
    expect([weightFemale, headMale, heightMale, bmiFemale].map(years)).toEqual([10, 5, 19, 19]);
    expect([-1, lastAge(headMale) + 1].map((days) => lmsAt(headMale, days))).toEqual([undefined, undefined]);
    expect([0, lastAge(headMale)].map((days) => lmsAt(headMale, days)?.m)).toEqual([34.4618, 50.7375]);
    for (const { l, m, s } of [weightMale, weightFemale, heightMale, heightFemale, bmiMale, bmiFemale, headMale, headFemale])
      expect([l === 1 ? m.length : l.length, s.length]).toEqual([m.length, m.length]);
  });

  it('measure children lying until the second birthday and standing from then on, 0.7 cm shorter', () => {
    const [lying, standing] = [730, 731].map((days) => lmsAt(heightMale, days)?.m ?? NaN);
    expect((lying ?? 0) - (standing ?? 0)).toBeCloseTo(0.7);
  });
});

describe('a percentile', () => {
  it('is the share of children below a z-score', () => {
    expect(growthCurves.map(({ z }) => Math.round(percentileOf(z) * 100) / 100)).toEqual([3, 15, 50, 85, 97]);
    expect([-9, 9].map((z) => Math.round(percentileOf(z)))).toEqual([0, 100]);
  });

  it('belongs to the value that it came from', () => {
    for (const [table, days] of [
      [weightMale, 500],
      [heightFemale, 4000],
      [bmiFemale, 60],
    ] as const) {
      const lms = lmsAt(table, days);
      if (lms === undefined) throw new Error('no table');
      expect(zScore(lms, valueAt(lms, 1.3))).toBeCloseTo(1.3, 9);
    }
    // Without skewness the power becomes a logarithm, without a jump.
    const at = (l: number) => zScore({ l, m: 10, s: 0.1 }, 12);
    expect(at(0)).toBeCloseTo(at(1e-5), 4);
  });

  it('has a curve from the first to the last age asked for', () => {
    const points = curvePoints(weightMale, 0, 10, 40);
    expect(points.map(([days]) => days)).toEqual([10, 14, 21, 28, 35, 40]);
    expect(points[1]?.[1]).toBe(3.7529);
  });
});

it('an age in days counts the days of leap years, and is whole on birthdays', () => {
  expect(daysOn('2024-02-29', '2025-02-28')).toBe(365);
  expect(daysOn('2024-02-29', '2025-03-01')).toBe(366);
  expect(daysOn('2020-01-01', '2025-01-01')).toBe(1827);
  expect(daysOn('2026-11-27', '2026-11-27')).toBe(0);
  // A child born on a leap day is a year old on the first of March.
  expect([monthsOn('2024-02-29', '2025-02-28'), monthsOn('2024-02-29', '2025-03-01')]).toEqual([11, 12]);
});
