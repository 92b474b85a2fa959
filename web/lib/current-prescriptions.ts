import { qatarDate } from '#contract/base/qatar-time.ts';
import { lastDayOf } from '#contract/prescriptions/course.ts';
import type { Prescription } from '#contract/prescriptions/prescriptions.ts';

/** The last day of a prescription whose days or supply are used up, although nobody ended it. */
export function endedOn(one: Prescription): string | undefined {
  const last = one.status === 'active' ? lastDayOf(one) : undefined;
  return last !== undefined && last < qatarDate(new Date()) ? last : undefined;
}

/** Whether a prescription is taken, or will be again; also if only its supply is used up, which does not end a treatment. */
export const isCurrent = (one: Prescription): boolean =>
  (one.status === 'active' || one.status === 'on-hold') && (one.dose.days === undefined || endedOn(one) === undefined);

const lastsUntil = (one: Prescription): string => endedOn(one) ?? '~';
/** What a patient takes: first what is in supply, then that of which the supply is used up, the longest ago last. */
export const currentOf = (all: readonly Prescription[]): Prescription[] =>
  all.filter(isCurrent).toSorted((one, other) => (lastsUntil(one) < lastsUntil(other) ? 1 : lastsUntil(one) > lastsUntil(other) ? -1 : 0));
