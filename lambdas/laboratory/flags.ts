import { type ResultCaution, type ResultFlag, isCritical } from '#contract/laboratory/laboratory.ts';
import type { LabTest, Limits } from '#contract/laboratory/catalogue/shape.ts';

type Comparator = '<' | '>' | undefined;

/** Whether a measured number surely lies below a limit: "<3" lies below 3, though 3 does not. */
const isBelow = (value: number, comparator: Comparator, limit: number | undefined): boolean =>
  limit !== undefined && comparator !== '>' && (comparator === '<' ? value <= limit : value < limit);
const isAbove = (value: number, comparator: Comparator, limit: number | undefined): boolean =>
  limit !== undefined && comparator !== '<' && (comparator === '>' ? value >= limit : value > limit);
/** Whether it may lie on the wrong side of a limit that nothing says it keeps. */
const isOpen = (comparator: Comparator, { low, high }: Limits): boolean =>
  (comparator === '<' && low !== undefined) || (comparator === '>' && high !== undefined);

/** How a result lies to its range and to what endangers life; undefined where there is nothing to judge it by. */
export function flagOf(test: LabTest, value: number | string, comparator: Comparator, range: Limits | undefined): ResultFlag | undefined {
  if (test.kind === 'choice') {
    if (test.critical.includes(String(value))) return 'critical';
    if (test.expected.length === 0) return undefined;
    return test.expected.includes(String(value)) ? 'within' : 'abnormal';
  }
  if (test.kind === 'text' || typeof value !== 'number') return undefined;
  const { low, high } = test.critical;
  if (value === low || isBelow(value, comparator, low)) return 'critical-low';
  if (value === high || isAbove(value, comparator, high)) return 'critical-high';
  if (range === undefined) return undefined;
  if (isBelow(value, comparator, range.low)) return 'low';
  if (isAbove(value, comparator, range.high)) return 'high';
  return isOpen(comparator, range) ? undefined : 'within';
}

/** Of whom a result is, when its specimen was taken. */
export interface Subject {
  readonly ageYears: number;
  readonly ageDays: number;
  readonly gender: string;
  /** The chart says so; nothing says that somebody is not. */
  readonly isPregnant: boolean;
}

/** Days of life within which bilirubin is read on a treatment chart by the hour (NICE CG98). */
const newbornDays = 28;
/** Ages in years at which a pregnancy may be there unsaid. */
const mayBePregnant = ({ gender, ageYears }: Subject): boolean => gender !== 'male' && ageYears >= 12 && ageYears <= 55;

/** Why whoever reads a number must judge it by themselves; the ranges are of adults who are not pregnant. */
export function cautionOf(
  id: string,
  test: LabTest,
  flag: ResultFlag | undefined,
  range: Limits | undefined,
  subject: Subject,
): ResultCaution | undefined {
  if (test.kind !== 'number') return undefined;
  if (id === 'bilirubin-total' && subject.ageDays < newbornDays) return 'treatment-chart';
  if (isCritical(flag)) return undefined;
  if (range === undefined) return subject.ageYears < 18 && test.ranges.length > 0 ? 'no-range-age' : 'no-range';
  return subject.isPregnant || (flag === 'within' && mayBePregnant(subject)) ? 'pregnancy' : undefined;
}
