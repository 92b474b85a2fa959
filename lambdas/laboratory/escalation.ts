/** The list of orders with unacknowledged critical results, by the time since which they have waited. */
export const criticalResults = 'CRITICAL-RESULTS';

/** How long a critical result waits before every prescriber is notified. */
const escalationMs = 30 * 60_000;
/** Whether an order's critical result has waited that long. */
export const isEscalated = ({ criticalSince }: { readonly criticalSince?: string | undefined }, now: Date): boolean =>
  criticalSince !== undefined && now.getTime() - Date.parse(criticalSince) >= escalationMs;
/** When the other prescribers are notified of critical results that have waited since a time. */
export const escalatesAt = (criticalSince: string): Date => new Date(Date.parse(criticalSince) + escalationMs);
/** Critical results that have waited since before this time are escalated by now. */
export const escalatedBefore = (now: Date): string => new Date(now.getTime() - escalationMs).toISOString();
