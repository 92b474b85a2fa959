import { qatarDate } from '../base/qatar-time.ts';
import { type Appointment, type AppointmentStatus, appointmentChanges } from './appointments.ts';

type Standing = Pick<Appointment, 'startsAt'> & { readonly status: string };

/** The statuses that may follow a status; none follows one of a newer server. */
const changes: Readonly<Record<string, readonly AppointmentStatus[]>> = appointmentChanges;

/** Whether the day of an appointment is over: what happened on it can then only be recorded, with a reason. */
export const isOver = ({ startsAt }: Standing, now: Date): boolean =>
  startsAt !== undefined && qatarDate(new Date(startsAt)) < qatarDate(now);

/** Whether a change is the record, made afterwards, that a patient came: it needs a reason. */
export const isLateAttendance = ({ status }: Standing, to: AppointmentStatus): boolean => to === 'fulfilled' && status !== 'arrived';

/**
 * Why an appointment cannot change to a status now; undefined if it can. What arrives, and what is undone, belongs to the appointment's day;
 * a canceled time can be had back until it begins; of a day that is over only attendance is recorded.
 */
export function hindrance(one: Standing, to: AppointmentStatus, now: Date): 'otherStatus' | 'otherDay' | 'notBegun' | 'begun' | undefined {
  const { status, startsAt } = one;
  if (!(changes[status] ?? []).includes(to)) return 'otherStatus';
  const hasBegun = startsAt !== undefined && Date.parse(startsAt) <= now.getTime();
  const isToday = startsAt !== undefined && qatarDate(new Date(startsAt)) === qatarDate(now);
  if (to === 'noshow') return hasBegun ? undefined : 'notBegun';
  if (to === 'fulfilled') return status === 'arrived' || isOver(one, now) ? undefined : 'otherStatus';
  if (status === 'cancelled') return startsAt !== undefined && !hasBegun ? undefined : 'begun';
  if (to === 'cancelled' || status === 'pending') return isOver(one, now) ? 'otherDay' : undefined;
  return isToday ? undefined : 'otherDay';
}

/** The statuses that an appointment can change to now, most usual first. */
export const stepsOf = (one: Standing, now: Date): readonly AppointmentStatus[] =>
  (changes[one.status] ?? []).filter((to) => hindrance(one, to, now) === undefined);

/** Whether an appointment can be given another time, or its first one. */
export const isMovable = ({ status }: Standing): boolean => status === 'waitlist' || status === 'pending' || status === 'booked';
