import type { Revision } from '#contract/portal/portal.ts';
import type { StoredImmunization } from '../chart/stored.ts';
import { isReleasedAt, revisionOf } from '../laboratory/release.ts';
import type { StoredOrder, Verified } from '../laboratory/stored.ts';

/** A result that its patient may see: its test and its value. */
export interface ReleasedResult {
  readonly test: string;
  readonly verified: Verified;
  readonly isCorrected: boolean;
}

/**
 * The results of an order that its patient may see. Excluded are orders revoked or made in error, unverified results, and results under
 * correction.
 */
export const releasedResults = (order: StoredOrder, now: Date): ReleasedResult[] =>
  order.status !== 'active' && order.status !== 'completed'
    ? []
    : order.results.flatMap(({ test, status, verified }) =>
        verified === undefined || (status !== 'final' && status !== 'corrected') || !isReleasedAt(order, verified, now.toISOString())
          ? []
          : [{ test, verified, isCorrected: status === 'corrected' }],
      );

/** The tests of an order whose released values were taken back, with what became of each, so that none vanishes without a word. */
export function revisedResults(order: StoredOrder, now: Date): { readonly test: string; readonly revision: Revision }[] {
  const released = new Set(releasedResults(order, now).map(({ test }) => test));
  return order.results.flatMap((result) => {
    const revision = released.has(result.test) ? undefined : revisionOf(order, result);
    return revision === undefined ? [] : [{ test: result.test, revision }];
  });
}

/** Whether a patient sees an entry as a vaccination: only if it was given. */
export const isReleasedVaccination = ({ status }: StoredImmunization): boolean => status === 'completed';
