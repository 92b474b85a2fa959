import { type Appointment, type AppointmentStatus, appointmentChanges } from '#contract/appointments/appointments.ts';
import { qatarDate, qatarTime } from '#contract/base/qatar-time.ts';
import { entryFor } from '../../lib/open-words.ts';
import type { Place } from './appointment-draft.ts';

/**
 * The statuses that an appointment can change to now, most usual first; the server decides. `now` is an ISO time. On the waiting list and
 * after a cancellation, no time restricts it.
 */
export function stepsOf({ status, startsAt }: Appointment, now: string): readonly AppointmentStatus[] {
  const today = qatarDate(new Date(now));
  const day = startsAt === undefined ? undefined : qatarDate(new Date(startsAt));
  const isPossible = (to: AppointmentStatus): boolean => {
    const isBack = (to === 'booked' && status !== 'pending') || (to === 'arrived' && status === 'fulfilled');
    if (isBack || to === 'arrived') return day === today;
    if (to === 'noshow') return startsAt !== undefined && startsAt <= now;
    if (to === 'booked' || to === 'cancelled') return day === undefined || day >= today;
    return true;
  };
  return (entryFor(appointmentChanges, status) ?? []).filter(isPossible);
}

/** Whether an appointment can be given another time, or its first one. */
export const isMovable = ({ status }: Appointment): boolean => status === 'waitlist' || status === 'pending' || status === 'booked';

/** The place of an appointment; undefined on the waiting list. */
export function placeOf({ clinician, startsAt }: Appointment): Place | undefined {
  if (clinician === undefined || startsAt === undefined) return undefined;
  const at = qatarTime(new Date(startsAt));
  return { clinicianId: clinician.id, date: at.slice(0, 10), time: at.slice(11) };
}
