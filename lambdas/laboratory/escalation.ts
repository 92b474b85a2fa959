/** The list of orders with critical results that nobody has acknowledged, by the time since when. */
export const criticalResults = 'CRITICAL-RESULTS';

/** How long a critical result waits before every prescriber is told. */
const escalationMs = 30 * 60_000;
/** Whether a critical result of an order has waited that long. */
export const isEscalated = ({ criticalSince }: { readonly criticalSince?: string | undefined }, now: Date): boolean =>
  criticalSince !== undefined && now.getTime() - Date.parse(criticalSince) >= escalationMs;
/** When the other prescribers are told of critical results that have waited since an instant. */
export const escalatesAt = (criticalSince: string): Date => new Date(Date.parse(criticalSince) + escalationMs);
/** The instant before which critical results are escalated by now. */
export const escalatedBefore = (now: Date): string => new Date(now.getTime() - escalationMs).toISOString();
