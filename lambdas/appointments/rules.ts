import { type AppointmentStatus, appointmentChanges } from '#contract/appointments/appointments.ts';
import { careLimits } from '#contract/base/care-limits.ts';
import { dayAfter, qatarDate, qatarInstant } from '#contract/base/qatar-time.ts';
import { say } from '#contract/base/say.ts';
import { type ClinicHours, gridMinutes, isOpen, minutesOf } from '#contract/appointments/clinic-hours.ts';
import { Refusal, wrongField } from '#platform/refusal.ts';
import { type StoredAppointment, isTimed, placeOf } from './stored.ts';

/** A requested place in the schedule. */
export interface Place {
  readonly clinicianId: string;
  readonly date: string;
  readonly time: string;
  readonly minutes: number;
}

/**
 * The start time of an appointment at a place. Throws a refusal, by field, of a place in the past, too far ahead, or outside the
 * clinician's hours. The five minutes that have just begun do not count as past.
 */
export function startOf({ date, time, minutes }: Place, hours: ClinicHours | undefined, now: Date): string {
  const from = minutesOf(time);
  const startsAt = qatarInstant(date, from);
  if (Date.parse(startsAt) + gridMinutes * 60_000 <= now.getTime()) throw wrongField('time', say('appointmentPast'));
  if (date > dayAfter(qatarDate(now), careLimits.appointmentDays))
    throw wrongField('date', say('appointmentTooFar', { days: careLimits.appointmentDays }));
  if (hours === undefined || !isOpen(hours, date, from, from + minutes)) throw wrongField('time', say('appointmentClosed'));
  return startsAt;
}

/** Whether an appointment may change to a status, given its current state, beyond the rules of `appointmentChanges`. */
function mayBecome(one: StoredAppointment, status: AppointmentStatus, now: Date): boolean {
  const today = qatarDate(now);
  const day = isTimed(one) ? placeOf(one).day : undefined;
  const isBack = (one.status === 'arrived' || one.status === 'noshow' || one.status === 'cancelled') && status === 'booked';
  if (isBack || (one.status === 'fulfilled' && status === 'arrived')) {
    const isOver = one.startsAt === undefined || (one.status === 'cancelled' && one.startsAt <= now.toISOString());
    return !isOver && qatarDate(new Date(one.changedAt)) === today;
  }
  if (status === 'arrived') return day === today;
  if (status === 'noshow') return one.startsAt !== undefined && one.startsAt <= now.toISOString();
  return status === 'fulfilled' || day === undefined || day >= today;
}

const notNow = (): Refusal => new Refusal('NOT_ALLOWED_NOW');

/** An appointment after a change of status. Throws NOT_ALLOWED_NOW. */
export function changedTo(
  one: StoredAppointment,
  status: AppointmentStatus,
  { reason, byPatient, now }: { readonly reason?: string | null | undefined; readonly byPatient?: boolean; readonly now: Date },
): StoredAppointment {
  const allowed: readonly AppointmentStatus[] = appointmentChanges[one.status];
  if (!allowed.includes(status) || !mayBecome(one, status, now)) throw notNow();
  const { cancellationReason: _, isCancelledByPatient: __, arrivedAt, ...rest } = one;
  const at = now.toISOString();
  return {
    ...rest,
    status,
    version: one.version + 1,
    changedAt: at,
    ...(status === 'cancelled' && reason && { cancellationReason: reason }),
    ...(status === 'cancelled' && byPatient === true && { isCancelledByPatient: true }),
    ...(status === 'arrived' && { arrivedAt: arrivedAt ?? at }),
    ...(status === 'fulfilled' && arrivedAt !== undefined && { arrivedAt }),
  };
}

/** Throws unless the patient only cancels, before the appointment starts. */
export function requireOwnCancellation(one: StoredAppointment, status: AppointmentStatus, now: Date): void {
  if (status !== 'cancelled') throw new Refusal('FORBIDDEN');
  if (isTimed(one) && one.startsAt <= now.toISOString()) throw notNow();
}

/** Throws if a patient moves an appointment that has no time yet, or has started. */
export function requireOwnMove(one: StoredAppointment, now: Date): void {
  if (!isTimed(one) || one.startsAt <= now.toISOString()) throw notNow();
}

/** Who moves an appointment, and why. */
interface Mover {
  readonly by: string;
  readonly byPatient: boolean;
  readonly reason?: string | null | undefined;
}

/** The earlier times of an appointment that moves to another place; at most the latest ones are kept. */
function earlierTimesOf(
  one: StoredAppointment,
  to: { readonly clinicianId: string; readonly startsAt: string },
  { by, byPatient, reason }: Mover,
  now: Date,
): StoredAppointment['earlierTimes'] {
  if (!isTimed(one) || (one.startsAt === to.startsAt && one.clinicianId === to.clinicianId)) return one.earlierTimes;
  const { startsAt, clinicianId } = one;
  const left = {
    startsAt,
    clinicianId,
    movedAt: now.toISOString(),
    movedBy: by,
    ...(byPatient && { isMovedByPatient: true as const }),
    ...(reason && { reason }),
  };
  return [...(one.earlierTimes ?? []), left].slice(-careLimits.earlierTimes);
}

/** An appointment at another time, or with its first time. Throws NOT_ALLOWED_NOW if it is over or canceled. */
export function movedTo(
  one: StoredAppointment,
  {
    clinicianId,
    minutes,
    startsAt,
    overbooked,
  }: Omit<Place, 'date' | 'time'> & { readonly startsAt: string; readonly overbooked?: string | undefined },
  mover: Mover,
  now: Date,
): StoredAppointment {
  if (one.status !== 'waitlist' && one.status !== 'pending' && one.status !== 'booked') throw notNow();
  const { overbooked: _, earlierTimes: __, ...rest } = one;
  const earlierTimes = earlierTimesOf(one, { clinicianId, startsAt }, mover, now);
  return {
    ...rest,
    clinicianId,
    startsAt,
    minutes,
    status: 'booked',
    version: one.version + 1,
    changedAt: now.toISOString(),
    ...(overbooked !== undefined && { overbooked }),
    ...(earlierTimes !== undefined && { earlierTimes }),
  };
}
