import { type LabOrder, isCritical, isNotable } from '#contract/laboratory/laboratory.ts';

type Result = LabOrder['results'][number];
/** A result with a value that counts. */
export type Verified = Result & { readonly verified: NonNullable<Result['verified']> };

export const isVerified = (one: Result): one is Verified => one.verified !== undefined;
/** How soon a value must be looked at: critical, outside its range, without a range, within. */
export const gravityOf = ({ verified: { flag, caution } }: Verified): number =>
  isCritical(flag) ? 0 : isNotable({ flag }) ? 1 : isNotable({ flag, caution }) ? 2 : 3;

/** The most values named of an order, unless more of them are critical. */
const shownMax = 6;

/**
 * The verified results that an order's line or alert names: every critical one, then those outside their range, then those without one;
 * if there are none, the first. `others` is how many more must be looked at.
 */
export function worstOf(results: readonly Result[]): { readonly shown: readonly Verified[]; readonly others: number } {
  const verified = results.filter(isVerified).toSorted((one, other) => gravityOf(one) - gravityOf(other));
  const notable = verified.filter((one) => gravityOf(one) < 3);
  const named = notable.length > 0 ? notable : verified;
  const critical = verified.filter((one) => gravityOf(one) === 0).length;
  const shown = named.slice(0, Math.max(shownMax, critical));
  return { shown, others: Math.max(0, notable.length - shown.length) };
}
