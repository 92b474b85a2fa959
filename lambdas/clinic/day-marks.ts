import { appointmentStatuses } from '#contract/appointments/appointments.ts';
import { dayAfter } from '#contract/base/qatar-time.ts';
import { talliesOf } from './tallies.ts';

/** The name of the sum of the versions of appointments, which each change makes greater. */
export const versionsName = 'versions';

/**
 * The mark of some days from a day in Qatar. Each change of an appointment adds one to the versions that its day counts, so one small query
 * tells that something has changed, whatever it was.
 */
export async function markOfDays(day: string, days: number): Promise<string> {
  const lines = await talliesOf('APPOINTMENTS', day, dayAfter(day, days - 1));
  const sum = (name: string): number => lines.reduce((total, { counts }) => total + (counts[name] ?? 0), 0);
  return [versionsName, ...appointmentStatuses].map(sum).join('.');
}
