import { describe, expect, it } from 'vitest';
import type { PortalReport } from '#contract/portal/portal.ts';
import { isLittleOutside, latestByDay } from './latest.ts';

const name = { en: 'Test', ar: 'تحليل' };
const report = (takenOn: string, values: Readonly<Record<string, number>>, awaited = 0, unit = 'mmol/L'): PortalReport => ({
  id: takenOn,
  takenOn,
  results: Object.entries(values).map(([test, value]) => ({ test, name, value, unit })),
  awaited,
});

describe('the results of a person', () => {
  it('are each test once, on the day of its latest value, with the values before', () => {
    const days = latestByDay([
      report('2026-11-20', { potassium: 3.1 }, 1),
      report('2026-06-03', { potassium: 4.2, sodium: 140 }),
      report('2026-01-03', { potassium: 4 }),
    ]);
    expect(days.map(({ on, others, awaited }) => [on, others.map(({ result }) => result.test), awaited])).toEqual([
      ['2026-11-20', ['potassium'], 1],
      ['2026-06-03', ['sodium'], 0],
    ]);
    expect(days[0]?.others[0]?.earlier).toEqual([
      { on: '2026-06-03', value: 4.2 },
      { on: '2026-01-03', value: 4 },
    ]);
  });

  it('are not compared in different units', () => {
    const [day] = latestByDay([report('2026-11-20', { glucose: 5 }), report('2026-06-03', { glucose: 90 }, 0, 'mg/dL')]);
    expect(day?.others[0]?.earlier).toEqual([]);
  });

  it('begin with those outside their ranges', () => {
    const flagged = (['within', 'high', undefined, 'low'] as const).map((flag, at) => ({ test: `test ${at}`, name, value: at, flag }));
    const [day] = latestByDay([{ id: 'order', takenOn: '2026-11-20', results: flagged, awaited: 0 }]);
    expect(day?.outside.map(({ result }) => result.flag)).toEqual(['high', 'low']);
    expect(day?.others.map(({ result }) => result.flag)).toEqual(['within', undefined]);
  });
});

it.each([
  [3.4, { low: 3.5, high: 5.1 }, true],
  [3.1, { low: 3.5, high: 5.1 }, false],
  [5.2, { low: 3.5, high: 5.1 }, true],
  [4, { low: 3.5, high: 5.1 }, false],
  [15, { high: 14 }, false],
])('%d is only a little outside of %o: %s', (value, range, expected) => {
  expect(isLittleOutside(value, range)).toBe(expected);
});
