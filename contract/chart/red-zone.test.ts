import { describe, expect, it } from 'vitest';
import { doubtful, redZoneOf, redZonesOf, weightJump } from './red-zone.ts';

const years = (count: number): number => count * 12;

describe('the red zone', () => {
  /**
   * The last value on either side that is not red, and the first that is red: [sign, age in months, red low, calm low, calm high, red
   * high].
   */
  const edges: readonly (readonly [string, number, number | undefined, number | undefined, number | undefined, number | undefined])[] = [
    ['systolic', 0, 59, 60, 119, 120],
    ['systolic', 1, 69, 70, 129, 130],
    ['systolic', 11, 69, 70, 129, 130],
    ['systolic', 12, 71, 72, 139, 140],
    ['systolic', years(5), 79, 80, 139, 140],
    ['systolic', years(6), 81, 82, 149, 150],
    ['systolic', years(9), 87, 88, 149, 150],
    ['systolic', years(10), 89, 90, 149, 150],
    ['systolic', years(13), 89, 90, 179, 180],
    ['systolic', years(16), 90, 91, 179, 180],
    ['systolic', years(90), 90, 91, 179, 180],
    ['diastolic', 0, undefined, 0, 89, 90],
    ['diastolic', years(1), undefined, 0, 99, 100],
    ['diastolic', years(6), undefined, 0, 109, 110],
    ['diastolic', years(13), undefined, 0, 119, 120],
    ['diastolic', years(40), undefined, 0, 119, 120],
    ['pulse', 0, 79, 80, 180, 181],
    ['pulse', 3, 74, 75, 180, 181],
    ['pulse', years(2), 59, 60, 140, 141],
    ['pulse', years(6), 59, 60, 130, 131],
    ['pulse', years(10), 49, 50, 130, 131],
    ['pulse', years(16), 40, 41, 130, 131],
    ['respiratoryRate', 0, 19, 20, 59, 60],
    ['respiratoryRate', years(1), 9, 10, 49, 50],
    ['respiratoryRate', years(3), 9, 10, 39, 40],
    ['respiratoryRate', years(5), 9, 10, 28, 29],
    ['respiratoryRate', years(6), 9, 10, 26, 27],
    ['respiratoryRate', years(8), 9, 10, 24, 25],
    ['respiratoryRate', years(16), 8, 9, 24, 25],
    ['temperature', 2, 35.9, 36, 37.9, 38],
    ['temperature', 3, 35, 35.1, 39.9, 40],
    ['temperature', years(50), 35, 35.1, 39.9, 40],
    ['oxygenSaturation', 0, 91, 92, 100, undefined],
    ['oxygenSaturation', years(50), 91, 92, 100, undefined],
    ['glucose', 0, 1.9, 2, 14.9, 15],
    ['glucose', 1, 2.9, 3, 14.9, 15],
    ['glucose', years(16), 2.9, 3, 24.9, 25],
    ['weight', 0, 0.9, 1, 6.9, 7],
    ['weight', 6, 4, 4.1, 15.9, 16],
    ['weight', years(3), 8, 8.1, 27.9, 28],
    ['weight', years(16), 30, 30.1, 249.9, 250],
  ];
  it.each(edges)('of %s at %i months begins at its documented limit', (sign, ageMonths, redLow, calmLow, calmHigh, redHigh) => {
    if (redLow !== undefined) expect(redZoneOf(sign, redLow, ageMonths)).toBe('low');
    if (redHigh !== undefined) expect(redZoneOf(sign, redHigh, ageMonths)).toBe('high');
    for (const calm of [calmLow, calmHigh])
      if (calm !== undefined) expect([calm, redZoneOf(sign, calm, ageMonths)]).toEqual([calm, undefined]);
  });

  it('includes the dangerous values that a clinic must not overlook, and no pain, height or head value', () => {
    const adult = redZonesOf({ systolic: 250, diastolic: 140, oxygenSaturation: 71, temperature: 41.5, glucose: 1.6 }, years(45));
    expect(adult).toEqual({ systolic: 'high', diastolic: 'high', oxygenSaturation: 'low', temperature: 'high', glucose: 'low' });
    expect(redZonesOf({ systolic: 188, diastolic: 114, oxygenSaturation: 91 }, years(60))).toEqual({
      systolic: 'high',
      oxygenSaturation: 'low',
    });
    expect(redZonesOf({ weight: 140 }, years(3))).toEqual({ weight: 'high' });
    expect(redZonesOf({ pain: 10, height: 15, headCircumference: 10 }, years(3))).toEqual({});
    expect(redZonesOf({ systolic: 113, diastolic: 67, pulse: 72, temperature: 36.8, oxygenSaturation: 98 }, years(30))).toEqual({});
  });
});

describe('a doubtful value', () => {
  const at = new Date('2026-11-24T09:00:00.000Z');
  const before = (value: number, days: number) => ({ value, measuredAt: new Date(at.getTime() - days * 86_400_000).toISOString() });

  it("is a weight that changed by a fifth in a month, or an infant's that grew by half or fell by a tenth", () => {
    expect([60, 61, 90, 91].map((value) => weightJump(value, before(75.5, 30), at, years(40)))).toEqual([
      'low',
      undefined,
      undefined,
      'high',
    ]);
    expect(weightJump(60, before(75.5, 32), at, years(40))).toBeUndefined();
    expect([2.9, 3.0, 4.7, 5.1].map((value) => weightJump(value, before(3.3, 10), at, 0))).toEqual(['low', undefined, undefined, 'high']);
    expect(weightJump(75, undefined, at, years(40))).toBeUndefined();
  });

  it('is a weight and height that do not fit one body, or a weight that does not fit the age', () => {
    expect(doubtful({ weight: 400, height: 30 }, { ageMonths: years(30), at })).toEqual(['weight', 'height']);
    expect(doubtful({ weight: 70, height: 170 }, { ageMonths: years(30), at })).toEqual([]);
    expect(doubtful({ weight: 140, height: 95 }, { ageMonths: years(3), at })).toEqual(['weight', 'height']);
    expect(doubtful({ weight: 31 }, { ageMonths: years(3), at })).toEqual(['weight']);
    expect(doubtful({ weight: 3.3, height: 50 }, { ageMonths: 0, at })).toEqual([]);
    expect(doubtful({ weight: 57 }, { ageMonths: years(30), lastWeight: before(75, 3), at })).toEqual(['weight']);
    expect(doubtful({ systolic: 250 }, { ageMonths: years(30), at })).toEqual([]);
  });

  it.each([
    ['glucose in mg/dL', { glucose: 95 }, years(30), ['glucose']],
    ['a high glucose', { glucose: 32 }, years(30), []],
    ['a pressure in centimeters', { systolic: 12, diastolic: 8 }, years(30), ['systolic']],
    ['no pressure in an arrest, or a low one', { systolic: 0, diastolic: 0 }, years(30), []],
    ['a shock', { systolic: 42, diastolic: 20 }, years(30), []],
    ['a height in inches', { height: 69 }, years(30), ['height']],
    ['a small adult', { height: 112 }, years(30), []],
    ['a head of 10 cm', { headCircumference: 10 }, years(30), ['headCircumference']],
    ['an adult head', { headCircumference: 57 }, years(30), []],
    ['a newborn', { height: 50, headCircumference: 35 }, 0, []],
    ['a premature newborn', { height: 32, headCircumference: 23 }, 0, []],
    ['a tall child of 11 months', { height: 82, headCircumference: 49 }, 11, []],
    ['a tall child of 3', { height: 114 }, years(4) - 1, []],
  ] as const)('%s: %j', (_, values, ageMonths, found) => {
    expect(doubtful(values, { ageMonths, at })).toEqual(found);
  });

  it('is a height that shrank, or grew faster than a child can', () => {
    const jumps = (height: number, last: number, days: number, ageMonths: number): boolean =>
      doubtful({ height }, { ageMonths, lastHeight: before(last, days), at }).length > 0;
    expect([jumps(90, 120, 0, years(7)), jumps(140, 120, 0, years(7)), jumps(121, 120, 0, years(7))]).toEqual([true, true, false]);
    expect([jumps(126, 120, 365, years(7)), jumps(145, 120, 365, years(7))]).toEqual([false, true]);
    expect([jumps(60, 50, 60, 2), jumps(70, 50, 60, 2)]).toEqual([false, true]);
    expect([jumps(168, 172, 3650, years(70)), jumps(150, 172, 3650, years(70)), jumps(182, 172, 365, years(40))]).toEqual([
      false,
      true,
      true,
    ]);
    // Older values are entered later, too.
    expect([jumps(114, 120, -365, years(6)), jumps(130, 120, -365, years(6))]).toEqual([false, true]);
  });
});
