import { chartDuties } from '#contract/chart/entry.ts';
import type { Alert } from '#contract/overview/alerts.ts';
import { useOwnDuties } from './roster.ts';
import { useIsClinician } from './use-session.ts';

/** Whether the user acknowledges an alert: with its order, which only prescribers do, or by itself, as whoever writes in the chart does. */
export function useAcknowledges(): (alert: Alert) => boolean {
  const isClinician = useIsClinician();
  const { has } = useOwnDuties();
  return ({ orderId }) => isClinician && (orderId === undefined ? chartDuties.some(has) : has('prescriber'));
}
