import type { AppointmentStatus } from '#contract/appointments/appointments.ts';
import { hindrance, isLateAttendance, isMovable } from '#contract/appointments/steps.ts';
import { careLimits } from '#contract/base/care-limits.ts';
import { dayAfter, qatarDate, qatarInstant } from '#contract/base/qatar-time.ts';
import type { Reason } from '#contract/base/reasons.ts';
import { say } from '#contract/base/say.ts';
import { type ClinicHours, gridMinutes, isOpen, minutesOf } from '#contract/appointments/clinic-hours.ts';
import { Refusal, wrongField } from '#platform/refusal.ts';
import { type StoredAppointment, isTimed } from './stored.ts';

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

/** Why an appointment cannot change, in words; a status that it does not follow means that somebody else changed it. */
const reasonOf = { otherStatus: undefined, otherDay: 'onlyOnItsDay', notBegun: 'appointmentNotBegun', begun: 'appointmentBegun' } as const;

const notNow = (reason?: Reason): Refusal => new Refusal('NOT_ALLOWED_NOW', reason && { reason });

/** An appointment after a change of status. Throws NOT_ALLOWED_NOW, and a refusal of an attendance recorded late without a reason. */
export function changedTo(
  one: StoredAppointment,
  status: AppointmentStatus,
  {
    reason,
    by,
    byPatient,
    now,
  }: {
    readonly reason?: string | null | undefined;
    /** Who changes it; undefined where no person does. */
    readonly by?: string;
    readonly byPatient?: boolean;
    readonly now: Date;
  },
): StoredAppointment {
  const hindered = hindrance(one, status, now);
  if (hindered !== undefined) throw notNow(reasonOf[hindered]);
  const isLate = isLateAttendance(one, status);
  if (isLate && !reason) throw wrongField('reason', say('required', { field: 'Reason' }));
  const { cancellationReason: _, isCancelledByPatient: __, lateReason: ___, cancelledBy: ____, arrivedAt, ...rest } = one;
  const at = now.toISOString();
  return {
    ...rest,
    status,
    version: one.version + 1,
    changedAt: at,
    ...(status === 'cancelled' && reason && { cancellationReason: reason }),
    ...(status === 'cancelled' && (byPatient === true ? { isCancelledByPatient: true } : by !== undefined && { cancelledBy: by })),
    ...(isLate && reason && { lateReason: reason }),
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
  if (!isMovable(one)) throw notNow();
  const { overbooked: _, earlierTimes: __, specialty: ___, ...rest } = one;
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
