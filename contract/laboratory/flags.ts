import { ageOn, daysOn, monthsOn } from '../patient/age.ts';
import { rangeFor } from './catalogue/catalogue.ts';
import { criticalOfNewborns, newbornDays } from './catalogue/newborn.ts';
import { type ResultCaution, type ResultFlag, isCritical } from './laboratory.ts';
import type { LabTest, Limits } from './catalogue/shape.ts';

type Comparator = '<' | '>' | undefined;

/** Whether a measured number is certainly below a limit: "<3" is below 3, though 3 is not. */
const isBelow = (value: number, comparator: Comparator, limit: number | undefined): boolean =>
  limit !== undefined && comparator !== '>' && (comparator === '<' ? value <= limit : value < limit);
const isAbove = (value: number, comparator: Comparator, limit: number | undefined): boolean =>
  limit !== undefined && comparator !== '<' && (comparator === '>' ? value >= limit : value > limit);
/** Whether a censored value may lie beyond a limit. */
const isOpen = (comparator: Comparator, { low, high }: Limits): boolean =>
  (comparator === '<' && low !== undefined) || (comparator === '>' && high !== undefined);

/** The range of a number for a person, by their age on the Qatar day of the specimen; undefined without one. */
export const rangeOn = (
  test: LabTest,
  person: { readonly dateOfBirth: string; readonly gender: string },
  day: string,
): Limits | undefined => {
  if (test.kind !== 'number') return undefined;
  const { dateOfBirth: born, gender: sex } = person;
  return rangeFor(test, { age: { years: ageOn(born, day), months: monthsOn(born, day), days: daysOn(born, day) }, sex });
};

/** A test as it is judged for somebody of an age: of newborns, by their own critical limits or by none. */
export const testAt = (id: string, test: LabTest, ageDays: number): LabTest =>
  test.kind === 'number' && ageDays < newbornDays ? { ...test, critical: criticalOfNewborns(id, test) } : test;

/** The flag of a result, by its range and its critical limits; undefined without anything to judge it by. */
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

/** The person of a result, at the time of the specimen. */
export interface Subject {
  readonly ageYears: number;
  readonly ageDays: number;
  readonly gender: string;
  /** The chart says so. `false` does not exclude a pregnancy. */
  readonly isPregnant: boolean;
}

/** Ages in years at which an unrecorded pregnancy is possible. */
const mayBePregnant = ({ gender, ageYears }: Subject): boolean => gender !== 'male' && ageYears >= 12 && ageYears <= 55;

/** The reason why the reader must judge a number themselves: the ranges are for adults who are not pregnant. */
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
