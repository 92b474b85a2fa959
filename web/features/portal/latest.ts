import type { PortalReport, PortalResult, RevisedResult } from '#contract/portal/portal.ts';

/** A number on a day. */
export interface Measured {
  readonly on: string;
  readonly value: number;
}

/** The latest result of a test, with the numbers before it, latest first. */
export interface LatestResult {
  readonly on: string;
  readonly result: PortalResult;
  readonly earlier: readonly Measured[];
}

/** The latest results of a day, and how many of its orders are still awaited. */
export interface ResultDay {
  readonly on: string;
  /** Those that are outside their ranges, then the others. */
  readonly outside: readonly LatestResult[];
  readonly others: readonly LatestResult[];
  /** Of which values were shown that no longer are. */
  readonly revised: readonly RevisedResult[];
  readonly awaited: number;
}

/** Each test once, by the day of its latest result. Numbers in another unit are not comparable, and are left out. */
export function latestByDay(reports: readonly PortalReport[]): readonly ResultDay[] {
  const all = reports.toSorted((one, other) => (one.takenOn < other.takenOn ? 1 : one.takenOn > other.takenOn ? -1 : 0));
  const tests = new Map<string, { on: string; result: PortalResult; earlier: Measured[] }>();
  for (const { takenOn: on, results } of all)
    for (const result of results) {
      const latest = tests.get(result.test);
      if (latest === undefined) tests.set(result.test, { on, result, earlier: [] });
      else if (typeof result.value === 'number' && result.unit === latest.result.unit && result.comparator === undefined)
        latest.earlier.push({ on, value: result.value });
    }
  return [...new Set(all.map(({ takenOn }) => takenOn))]
    .map((on) => {
      const results = [...tests.values()].filter((one) => one.on === on);
      return {
        on,
        outside: results.filter(isOutside),
        others: results.filter((one) => !isOutside(one)),
        revised: all.flatMap(({ takenOn, revised = [] }) => (takenOn === on ? revised : [])),
        awaited: all.reduce((sum, { takenOn, awaited }) => sum + (takenOn === on ? awaited : 0), 0),
      };
    })
    .filter(({ outside, others, revised, awaited }) => outside.length > 0 || others.length > 0 || revised.length > 0 || awaited > 0);
}

const isOutside = ({ result: { flag } }: LatestResult): boolean => flag !== undefined && flag !== 'within';

/** Up to this share of its range's width, a value is only a little outside. */
const littleShare = 0.1;

/** Whether a value is close to a range with two limits. With one limit, nothing says how far is far. */
export function isLittleOutside(value: number, { low, high }: NonNullable<PortalResult['range']>): boolean {
  if (low === undefined || high === undefined) return false;
  const beyond = Math.max(low - value, value - high);
  return beyond > 0 && beyond <= (high - low) * littleShare;
}
