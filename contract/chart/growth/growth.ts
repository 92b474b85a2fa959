/**
 * Growth of children by age and sex: the WHO Child Growth Standards (2006) to 5 years, and the WHO Reference (2007) from 61 months to 19
 * years, for weight to 10. The files beside this one have the numbers L, M and S of its tables at the ages below, as published by WHO:
 * https://www.who.int/tools/child-growth-standards and https://www.who.int/tools/growth-reference-data-for-5to19-years (docs/adr/0087).
 *
 * A value's z-score is ((value / M)^L - 1) / (L * S). A child's early birth is not corrected for.
 */

/** What is compared with other children; BMI is derived from weight and height. */
export const growthMeasures = ['weight', 'height', 'bmi', 'headCircumference'] as const;
export type GrowthMeasure = (typeof growthMeasures)[number];

/** L, M and S at each of `growthAges`, or at the first of them; an `l` of 1 holds at all ages. */
export interface GrowthTable {
  readonly l: readonly number[] | 1;
  readonly m: readonly number[];
  readonly s: readonly number[];
}

interface Lms {
  readonly l: number;
  readonly m: number;
  readonly s: number;
}

const upTo = (first: number, last: number, step: number): number[] =>
  Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step);
const daysOfMonth = (month: number): number => Math.round(month * 30.4375);

/**
 * The ages of the tables, in days: every week to 13 weeks, every month to 2 years, every third month after. A child of 2 years is in the
 * tables twice, because until then its length is measured lying, and from then on its height standing, which is 0.7 cm less.
 */
const growthAges: readonly number[] = [
  ...upTo(0, 91, 7),
  ...upTo(4, 23, 1).map(daysOfMonth),
  730,
  ...upTo(24, 60, 3).map(daysOfMonth),
  ...[61, ...upTo(63, 228, 3)].map(daysOfMonth),
];

const dayMs = 86_400_000;
/** Days from a birth date to a day, both YYYY-MM-DD. */
export const daysOn = (dateOfBirth: string, day: string): number => (Date.parse(day) - Date.parse(dateOfBirth)) / dayMs;

/** The last age, in days, that a table covers. */
export const lastAge = ({ m }: GrowthTable): number => growthAges[m.length - 1] ?? 0;

/** L, M and S at an age in days, in a straight line between two ages of the table; undefined outside them. */
export function lmsAt({ l, m, s }: GrowthTable, days: number): Lms | undefined {
  const after = growthAges.findIndex((age) => age >= days);
  if (days < 0 || after === -1 || after >= m.length) return undefined;
  const before = Math.max(0, after - 1);
  const [from = 0, to = 0] = [growthAges[before], growthAges[after]];
  const part = to === from ? 0 : (days - from) / (to - from);
  const between = (column: readonly number[]): number => {
    const [first = 0, second = 0] = [column[before], column[after]];
    return first + (second - first) * part;
  };
  return { l: l === 1 ? 1 : between(l), m: between(m), s: between(s) };
}

/** How many standard deviations a value is from the median. */
export const zScore = ({ l, m, s }: Lms, value: number): number =>
  Math.abs(l) < 1e-6 ? Math.log(value / m) / s : ((value / m) ** l - 1) / (l * s);

/** The value at a z-score. */
export const valueAt = ({ l, m, s }: Lms, z: number): number => (Math.abs(l) < 1e-6 ? m * Math.exp(s * z) : m * (1 + l * s * z) ** (1 / l));

/** The share of children below a z-score, 0 to 100 (Abramowitz and Stegun 26.2.17, exact to 7 digits). */
export function percentileOf(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 100 * (z < 0 ? tail : 1 - tail);
}

/** The percentiles that are drawn, with their z-scores. */
export const growthCurves = [
  { percentile: 3, z: -1.88079 },
  { percentile: 15, z: -1.03643 },
  { percentile: 50, z: 0 },
  { percentile: 85, z: 1.03643 },
  { percentile: 97, z: 1.88079 },
] as const;

/** The points of a curve at the table's ages between two ages in days, and at these two. */
export const curvePoints = (table: GrowthTable, z: number, from: number, to: number): (readonly [days: number, value: number])[] =>
  [from, ...growthAges.filter((age) => age > from && age < to), to].flatMap((days) => {
    const lms = lmsAt(table, days);
    return lms === undefined ? [] : [[days, valueAt(lms, z)] as const];
  });
