import { latinDigits } from '#contract/base/text.ts';
import { gridMinutes } from '#contract/appointments/clinic-hours.ts';

/** The time of day in a typed text, in twelve or twenty-four hours, as HH:MM; undefined if it is none, or not on the grid. */
export function timeIn(typed: string): string | undefined {
  const [, hours = '', minutes = '', half] = /^(\d{1,2})[:.](\d{2})\s*(am|pm|ص|م)?$/i.exec(latinDigits(typed).trim()) ?? [];
  if (hours === '' || Number(minutes) > 59 || Number(minutes) % gridMinutes !== 0) return undefined;
  const given = Number(hours);
  const hour = half === undefined || given > 12 ? given : (given % 12) + (/^(?:pm|م)$/i.test(half) ? 12 : 0);
  return hour > 23 ? undefined : `${String(hour).padStart(2, '0')}:${minutes}`;
}
