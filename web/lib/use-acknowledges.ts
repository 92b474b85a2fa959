import type { Alert } from '#contract/overview/alerts.ts';
import { useOwnDuties } from './roster.ts';
import { useIsClinician } from './use-session.ts';

/** Whether the user acknowledges an alert: with its order, which only prescribers do, or by itself, as every clinician does. */
export function useAcknowledges(): (alert: Alert) => boolean {
  const isClinician = useIsClinician();
  const { has } = useOwnDuties();
  return ({ orderId }) => (orderId === undefined ? isClinician : has('prescriber'));
}
