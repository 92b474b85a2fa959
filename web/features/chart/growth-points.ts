import { qatarDate } from '#contract/base/qatar-time.ts';
import {
  type GrowthMeasure,
  type GrowthTable,
  daysOn,
  growthMeasures,
  lastAge,
  lmsAt,
  percentileOf,
  zScore,
} from '#contract/chart/growth/growth.ts';
import type { VitalSignsCourse } from '#contract/chart/vital-signs.ts';
import type { Locale } from '../../i18n/paraglide/runtime.js';
import { m } from '../../i18n/paraglide/messages.js';
import { formatNumber } from '../../lib/locale.ts';

/** Compared with other children until their 19th birthday. */
const grownMonths = 19 * 12;

/** A measurement of a child. */
export interface GrowthPoint {
  readonly at: string;
  /** The age in days at that time in Qatar. */
  readonly days: number;
  readonly ageMonths: number;
  readonly value: number;
}

type Courses = VitalSignsCourse['signs'];

/** The measurements of a child, earliest first. */
export const growthPoints = (courses: Courses, measure: GrowthMeasure, dateOfBirth: string): GrowthPoint[] =>
  (courses[measure] ?? [])
    .filter(({ ageMonths }) => ageMonths < grownMonths)
    .map((point) => ({ ...point, days: daysOn(dateOfBirth, qatarDate(new Date(point.at))) }));

/** What was measured of a child. */
export const measuredOf = (courses: Courses, dateOfBirth: string): GrowthMeasure[] =>
  growthMeasures.filter((measure) => growthPoints(courses, measure, dateOfBirth).length > 0);

type Sex = 'male' | 'female';

/** The tables, a small file for each: only the one that is drawn is loaded. */
const tables: Readonly<Record<GrowthMeasure, Readonly<Record<Sex, () => Promise<{ readonly table: GrowthTable }>>>>> = {
  weight: {
    male: () => import('#contract/chart/growth/weight-male.ts'),
    female: () => import('#contract/chart/growth/weight-female.ts'),
  },
  height: {
    male: () => import('#contract/chart/growth/height-male.ts'),
    female: () => import('#contract/chart/growth/height-female.ts'),
  },
  bmi: {
    male: () => import('#contract/chart/growth/bmi-male.ts'),
    female: () => import('#contract/chart/growth/bmi-female.ts'),
  },
  headCircumference: {
    male: () => import('#contract/chart/growth/head-male.ts'),
    female: () => import('#contract/chart/growth/head-female.ts'),
  },
};
export const tableOf = async (measure: GrowthMeasure, sex: Sex): Promise<GrowthTable> => (await tables[measure][sex]()).table;

const ordinalEnds: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };
/** A number as English counts in order (42nd), and as it is in Arabic. */
const ordinal = (locale: Locale, count: number): string =>
  locale === 'ar'
    ? formatNumber(locale, count)
    : `${count}${ordinalEnds[new Intl.PluralRules('en', { type: 'ordinal' }).select(count)] ?? 'th'}`;

/** The percentile of a measurement in words; undefined at an age without a table. */
export function sayPercentile(
  locale: Locale,
  table: GrowthTable,
  { days, value }: Pick<GrowthPoint, 'days' | 'value'>,
): string | undefined {
  const lms = lmsAt(table, days);
  if (lms === undefined) return undefined;
  const percentile = Math.round(percentileOf(zScore(lms, value)));
  if (percentile < 1) return m.growthBelow({ percentile: ordinal(locale, 1) });
  return percentile > 99
    ? m.growthAbove({ percentile: ordinal(locale, 99) })
    : m.growthPercentile({ percentile: ordinal(locale, percentile) });
}

/** The parts of childhood that are drawn, as paper charts have them, in days. */
const parts = [
  [0, 731],
  [0, 1827],
  [1827, Infinity],
] as const;

/** The part of childhood in which all measurements of its last one's age are drawn, within the table. */
export function windowOf(table: GrowthTable, points: readonly GrowthPoint[]): readonly [from: number, to: number] {
  const end = lastAge(table);
  const last = points.at(-1)?.days ?? 0;
  const [from, to] = parts.find(([, until]) => last < until) ?? [0, Infinity];
  return last > end ? [0, end] : [from, Math.min(to, end)];
}

const daysOfYear = 365.25;
/** Round ages between two, in months within the first two years and in years after, as many as fit. */
export function ageTicks(locale: Locale, [from, to]: readonly [number, number], count: number) {
  const isInMonths = to <= 731;
  const unit = isInMonths ? daysOfYear / 12 : daysOfYear;
  const step = (isInMonths ? [1, 2, 3, 6, 12] : [1, 2, 5]).find((one) => (to - from) / unit / one <= count) ?? 12;
  const first = Math.max(0, Math.ceil(from / unit / step - 0.01)) * step;
  const ticks: { at: number; text: string }[] = [];
  for (let age = first; age * unit <= to + 1; age += step) ticks.push({ at: age * unit, text: formatNumber(locale, age) });
  return { ticks, isInMonths };
}
