import type { LabOrder } from '#contract/laboratory/laboratory.ts';
import { formatTime, useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { RowLink } from '../../ui/row-link.tsx';
import { OrderChip, PriorityChip, TestNames, WorstResults } from './words.tsx';

interface OrderLineProps {
  readonly order: LabOrder;
  /** Whether its results stand elsewhere on the page. */
  readonly isBrief?: boolean;
}

/** An order of a patient in a list, with its results that are outside their range. */
export function OrderLine({ order, isBrief = false }: OrderLineProps) {
  const locale = useLocale();
  return (
    <li className="relative grid gap-1">
      <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <RowLink covers to={paths.labOrder(order.patient.id, order.id)}>
          <TestNames results={order.results} />
        </RowLink>
        <span className="flex flex-wrap gap-2">
          {order.priority !== 'routine' && <PriorityChip priority={order.priority} />}
          <OrderChip status={order.status} />
        </span>
      </span>
      <span className="text-sm text-muted">{formatTime(locale, order.orderedAt)}</span>
      {!isBrief && <WorstResults order={order} max={Infinity} isInLine />}
    </li>
  );
}
