import type { Appointment } from '#contract/appointments/appointments.ts';
import { qatarTime } from '#contract/base/qatar-time.ts';
import type { Place } from './appointment-draft.ts';

/** The place of an appointment; undefined on the waiting list. */
export function placeOf({ clinician, startsAt }: Appointment): Place | undefined {
  if (clinician === undefined || startsAt === undefined) return undefined;
  const at = qatarTime(new Date(startsAt));
  return { clinicianId: clinician.id, date: at.slice(0, 10), time: at.slice(11) };
}
