import { qatarDate } from '#contract/base/qatar-time.ts';
import { isCritical } from '#contract/laboratory/laboratory.ts';
import { type Tally, timeCount } from '../clinic/tallies.ts';
import { isEscalated } from './escalation.ts';
import { specimenOf } from './rules.ts';
import type { StoredOrder } from './stored.ts';

/**
 * What an order is counted as, for its prescriber: the order on its day, each result on the day of its first verification, a critical
 * result on the day when it was first known, each acknowledgement on its own day.
 */
export function talliesOfOrder(order: StoredOrder | undefined): Tally[] {
  if (order === undefined || (order.status !== 'active' && order.status !== 'completed')) return [];
  const on = (at: string, counts: Tally['counts']): Tally => ({ day: qatarDate(new Date(at)), by: order.orderedBy, counts });
  const results = order.results.flatMap(({ test, verified, earlier = [] }) => {
    const values = [...(verified === undefined ? [] : [verified]), ...earlier].toReversed();
    const [first] = values;
    const critical = values.find(({ flag }) => isCritical(flag));
    const receivedAt = specimenOf(order, test)?.receivedAt;
    return [
      ...(first === undefined || receivedAt === undefined
        ? []
        : [on(first.verifiedAt, { results: 1, ...timeCount('turnaround', receivedAt, first.verifiedAt) })]),
      ...(critical === undefined ? [] : [on(critical.verifiedAt, { criticals: 1 })]),
    ];
  });
  const acknowledgements = order.acknowledgements.map(({ at, waitingSince = at, criticalSince }) =>
    on(at, {
      ...timeCount('acknowledgement', waitingSince, at),
      ...(isEscalated({ criticalSince }, new Date(at)) && { late: 1 }),
    }),
  );
  return [on(order.orderedAt, { orders: 1 }), ...results, ...acknowledgements];
}
