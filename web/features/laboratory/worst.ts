import { type LabOrder, isCritical, isNotable } from '#contract/laboratory/laboratory.ts';

type Result = LabOrder['results'][number];
/** A result with a value that counts. */
export type Verified = Result & { readonly verified: NonNullable<Result['verified']> };

export const isVerified = (one: Result): one is Verified => one.verified !== undefined;

/** How soon a result must be looked at: critical, outside its range, without a range, within, without a value. */
export function gravityOf(result: Result | undefined): number {
  if (result?.verified === undefined) return 4;
  const { flag, caution } = result.verified;
  return isCritical(flag) ? 0 : isNotable({ flag }) ? 1 : isNotable({ flag, caution }) ? 2 : 3;
}

/** Whether somebody may have acted on another value than the right one: it is doubted, or was corrected. */
const isRevised = ({ status }: Result): boolean => status === 'correcting' || status === 'corrected';
const placeOf = (result: Result): number => (isRevised(result) ? -1 : gravityOf(result));

/** The results of an order, those that must be looked at first, and revised ones before them; what is not verified last. */
export const worstFirst = (results: readonly Result[]): readonly Result[] =>
  results.toSorted((one, other) => placeOf(one) - placeOf(other));

/** The most values named of an order, unless more of them are critical. */
const shownMax = 6;

/**
 * The verified results that an order's line or alert names: every revised one, every critical one, then those outside their range, then
 * those without one; if there are none, the first. `others` is how many more must be looked at, `rest` how many need not.
 */
export function worstOf(
  results: readonly Result[],
  max = shownMax,
): { readonly shown: readonly Verified[]; readonly others: number; readonly rest: number } {
  const verified = worstFirst(results).filter(isVerified);
  const notable = verified.filter((one) => placeOf(one) < 3);
  const named = notable.length > 0 ? notable : verified;
  const pressing = verified.filter((one) => placeOf(one) <= 0).length;
  const shown = named.slice(0, Math.max(max, pressing));
  const others = Math.max(0, notable.length - shown.length);
  return { shown, others, rest: verified.length - shown.length - others };
}
