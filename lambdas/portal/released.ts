import { careLimits } from '#contract/base/care-limits.ts';
import type { StoredImmunization } from '../chart/stored.ts';
import type { StoredOrder, Verified } from '../laboratory/stored.ts';

const dayMs = 86_400_000;

/** A result that its patient may see: its test and its value. */
export interface ReleasedResult {
  readonly test: string;
  readonly verified: Verified;
  readonly isCorrected: boolean;
}

/** Whether a value was acknowledged after its verification, or enough days have passed. A correction is a new value. */
const isReleased = ({ acknowledgements }: StoredOrder, { verifiedAt }: Verified, now: Date): boolean =>
  acknowledgements.some(({ at }) => at >= verifiedAt) || now.getTime() - Date.parse(verifiedAt) >= careLimits.resultReleaseDays * dayMs;

/**
 * The results of an order that its patient may see. Excluded are orders revoked or made in error, unverified results, and results under
 * correction.
 */
export const releasedResults = (order: StoredOrder, now: Date): ReleasedResult[] =>
  order.status !== 'active' && order.status !== 'completed'
    ? []
    : order.results.flatMap(({ test, status, verified }) =>
        verified === undefined || (status !== 'final' && status !== 'corrected') || !isReleased(order, verified, now)
          ? []
          : [{ test, verified, isCorrected: status === 'corrected' }],
      );

/** Whether a patient sees an entry as a vaccination: only if it was given. */
export const isReleasedVaccination = ({ status }: StoredImmunization): boolean => status === 'completed';
