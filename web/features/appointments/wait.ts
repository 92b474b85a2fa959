import type { Appointment } from '#contract/appointments/appointments.ts';
import { stageOf } from '#contract/appointments/stages.ts';

/** Minutes after which a wait is marked, and after which it is marked in red. */
const long = 15;
const tooLong = 30;

export interface Wait {
  /** Who has not come yet is late; who has come waits. */
  readonly kind: 'late' | 'waits';
  readonly minutes: number;
  readonly tone: 'none' | 'orange' | 'red';
}

/**
 * How long a patient has waited to be seen since the arrival, or is late; `now` is an ISO time. Undefined once the visit has begun, and
 * before the appointment's time. Lateness is nobody's alarm, so it is never marked.
 */
export function waitOf(appointment: Appointment, now: string): Wait | undefined {
  const stage = stageOf(appointment);
  const since = stage === 'expected' ? appointment.startsAt : stage === 'arrived' || stage === 'ready' ? appointment.arrivedAt : undefined;
  if (since === undefined) return undefined;
  // The page's clock is up to a minute old, so an arrival may come after it.
  const minutes = Math.max(0, Math.floor((Date.parse(now) - Date.parse(since)) / 60_000));
  if (stage === 'expected') return minutes === 0 ? undefined : { kind: 'late', minutes, tone: 'none' };
  return { kind: 'waits', minutes, tone: minutes >= tooLong ? 'red' : minutes >= long ? 'orange' : 'none' };
}
