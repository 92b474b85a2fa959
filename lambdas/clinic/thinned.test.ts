import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { thinned } from './thinned.ts';

const course = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 4_000 }), fc.integer({ min: 0, max: 1_000 })), { minLength: 1, maxLength: 900 })
  .map((all) =>
    all
      .toSorted(([one], [other]) => one - other)
      .map(([day, value]) => ({ at: new Date(Date.UTC(2016, 0, 1) + day * 86_400_000).toISOString(), value })),
  );

describe('a course that is thinned', () => {
  it('is short, in order, and keeps its lowest, highest, first and last values', () => {
    fc.assert(
      fc.property(course, fc.integer({ min: 8, max: 300 }), (points, most) => {
        const kept = thinned(points, most, ({ value }) => value);
        const values = kept.map(({ value }) => value);
        expect(kept.length).toBeLessThanOrEqual(Math.max(most, 0));
        expect(kept).toEqual(points.filter((point) => kept.includes(point)));
        expect(Math.min(...values)).toBe(Math.min(...points.map(({ value }) => value)));
        expect(Math.max(...values)).toBe(Math.max(...points.map(({ value }) => value)));
        expect(kept[0]).toBe(points[0]);
        expect(kept.slice(-2)).toEqual(points.slice(-2));
      }),
    );
  });

  it('is whole if it is short', () => {
    const points = [{ at: '2026-01-01T08:00:00.000Z', value: 1 }];
    expect(thinned(points, 300, ({ value }) => value)).toBe(points);
  });
});
