import { qatarDate, qatarMidnight } from '#contract/base/qatar-time.ts';
import { randomOf } from './random.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const visitMs = 30 * minuteMs;

const reasons = [
  'Follow-up visit',
  'Blood pressure check',
  'Diabetes review',
  'New patient consultation',
  'Vaccination',
  'Results discussion',
  'Antenatal visit',
  'مراجعة دورية',
] as const;

/** The appointments of the patient with this number: a clinic's day for some of them, some days around it. */
export function appointmentsFor(index: number, nowMs: number) {
  const random = randomOf(index + 7_000_000);
  const midnight = qatarMidnight(qatarDate(new Date(nowMs)));
  const at = (startMs: number) => ({
    startsAt: new Date(startMs).toISOString(),
    endsAt: new Date(startMs + visitMs).toISOString(),
    reason: random.pick(reasons),
  });
  // The first is in the room now; sixteen more fill the day from 8:00; the others come in the days around it.
  if (index === 1) return [at(Math.max(midnight, nowMs - 10 * minuteMs))];
  if (index >= 2 && index <= 17) return [at(midnight + 8 * hourMs + (index - 2) * visitMs)];
  if (index >= 18 && index <= 40) return [at(midnight + random.whole(1, 14) * dayMs + 8 * hourMs + random.whole(0, 15) * visitMs)];
  return [];
}
