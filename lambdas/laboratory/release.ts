import { careLimits } from '#contract/base/care-limits.ts';
import type { Revision } from '#contract/portal/portal.ts';
import type { StoredOrder, StoredResult, Verified } from './stored.ts';

const dayMs = 86_400_000;

/** Whether the patient could see a value at a time: it was acknowledged after its verification, or enough days had passed. */
export const isReleasedAt = (
  { acknowledgements }: Pick<StoredOrder, 'acknowledgements'>,
  { verifiedAt }: Pick<Verified, 'verifiedAt'>,
  at: string,
): boolean =>
  acknowledgements.some((one) => one.at >= verifiedAt && one.at <= at) ||
  Date.parse(at) - Date.parse(verifiedAt) >= careLimits.resultReleaseDays * dayMs;

/**
 * What became of a value that the patient could see before it was doubted; undefined if they could not, or if nothing became of it. A
 * corrected value is shown by itself once it is released in its turn.
 */
export function revisionOf(order: StoredOrder, { status, entered, verified, earlier = [] }: StoredResult): Revision | undefined {
  if (verified === undefined) return undefined;
  const wasSeen = (value: Verified, doubtedAt: string | undefined): boolean =>
    doubtedAt !== undefined && isReleasedAt(order, value, doubtedAt);
  // A value was doubted when the one that replaced it was entered.
  const wasCorrected = earlier.some((value, index) => wasSeen(value, [verified, ...earlier][index]?.enteredAt));
  if (order.status === 'entered-in-error') return wasCorrected || wasSeen(verified, order.endedAt) ? 'withdrawn' : undefined;
  if (status === 'correcting') return wasCorrected || wasSeen(verified, entered?.enteredAt) ? 'checking' : undefined;
  return wasCorrected ? 'corrected' : undefined;
}
