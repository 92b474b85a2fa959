/** Where the browser keeps the time of the last activity. */
export const activityKey = 'afiya.last-activity';
const minuteMs = 60_000;
const warningMs = 5 * minuteMs;

/** Whether the user is still there, and when to check again. */
export type Idle =
  | { readonly status: 'active'; readonly changesInMs: number }
  | { readonly status: 'warning'; readonly minutesLeft: number; readonly changesInMs: number }
  | { readonly status: 'over' };

/** The idle state, given the last activity. The warning comes five minutes before the timeout, or halfway if that is under ten minutes. */
export function idleAt(lastActivityMs: number, nowMs: number, timeoutMs: number): Idle {
  // Setting the clock back must not extend a session.
  const leftMs = Math.min(lastActivityMs + timeoutMs - nowMs, timeoutMs);
  const warnedMs = Math.min(warningMs, timeoutMs / 2);
  if (leftMs <= 0) return { status: 'over' };
  if (leftMs > warnedMs) return { status: 'active', changesInMs: leftMs - warnedMs };
  const minutesLeft = Math.ceil(leftMs / minuteMs);
  return { status: 'warning', minutesLeft, changesInMs: leftMs - (minutesLeft - 1) * minuteMs };
}
