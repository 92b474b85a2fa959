const minuteMs = 60_000;
const warningMs = 5 * minuteMs;

/** Whether somebody is still there, and when that is to be looked at again. */
export type Idle =
  | { readonly status: 'active'; readonly changesInMs: number }
  | { readonly status: 'warning'; readonly minutesLeft: number; readonly changesInMs: number }
  | { readonly status: 'over' };

/** Who last did something then is warned five minutes before the time is over, or halfway where it is shorter than ten. */
export function idleAt(lastActivityMs: number, nowMs: number, timeoutMs: number): Idle {
  // A clock that was set back must not make a session longer.
  const leftMs = Math.min(lastActivityMs + timeoutMs - nowMs, timeoutMs);
  const warnedMs = Math.min(warningMs, timeoutMs / 2);
  if (leftMs <= 0) return { status: 'over' };
  if (leftMs > warnedMs) return { status: 'active', changesInMs: leftMs - warnedMs };
  const minutesLeft = Math.ceil(leftMs / minuteMs);
  return { status: 'warning', minutesLeft, changesInMs: leftMs - (minutesLeft - 1) * minuteMs };
}
