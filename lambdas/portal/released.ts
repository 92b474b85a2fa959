import { careLimits } from '#contract/base/care-limits.ts';
import type { StoredImmunization } from '../chart/stored.ts';
import type { StoredOrder, Verified } from '../laboratory/stored.ts';

const dayMs = 86_400_000;

/** A result that its patient may see: its test, and the value that counts. */
export interface ReleasedResult {
  readonly test: string;
  readonly verified: Verified;
  readonly isCorrected: boolean;
}

/** Whether somebody acknowledged a value after it was verified, or long enough passed; a correction is a value of its own. */
const isReleased = ({ acknowledgements }: StoredOrder, { verifiedAt }: Verified, now: Date): boolean =>
  acknowledgements.some(({ at }) => at >= verifiedAt) || now.getTime() - Date.parse(verifiedAt) >= careLimits.resultReleaseDays * dayMs;

/**
 * The results of an order that its patient may see: none of an order that was revoked or made in error, none that waits for verification, and
 * none that the laboratory is correcting.
 */
export const releasedResults = (order: StoredOrder, now: Date): ReleasedResult[] =>
  order.status !== 'active' && order.status !== 'completed'
    ? []
    : order.results.flatMap(({ test, status, verified }) =>
        verified === undefined || (status !== 'final' && status !== 'corrected') || !isReleased(order, verified, now)
          ? []
          : [{ test, verified, isCorrected: status === 'corrected' }],
      );

/** Whether a patient may see an entry as a vaccination: it was given. */
export const isReleasedVaccination = ({ status }: StoredImmunization): boolean => status === 'completed';
