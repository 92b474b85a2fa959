import * as z from 'zod/mini';
import {
  type Appointment,
  type AppointmentStatus,
  type ComingAppointments,
  type ComingQuery,
  type FreeTimes,
  type FreeTimesQuery,
  type Schedule,
  appointmentStatuses,
} from '#contract/appointments/appointments.ts';
import { careLimits } from '#contract/base/care-limits.ts';
import { dayAfter, qatarDate, qatarInstant } from '#contract/base/qatar-time.ts';
import { gridMinutes, isOpen, minutesOf, periodsOn, timeOf } from '#contract/appointments/clinic-hours.ts';
import { agendaIndex, workIndex } from '#contract/deployment/storage.ts';
import { type Caller, isStaff } from '#platform/caller.ts';
import { keyAttributes, plainItem } from '#platform/attributes.ts';
import { batchGet } from '#platform/dynamodb.ts';
import { end, entriesOf } from '../clinic/agenda.ts';
import { unknownRows } from '../clinic/known-rows.ts';
import { type RedSigns, redSignsBetween } from '../clinic/red-signs.ts';
import { type Tally, talliesOf } from '../clinic/tallies.ts';
import { env } from '../clinic/env.ts';
import { clinicianSheet, holds, isFree, sheetWithout } from './sheets.ts';
import { type Staff, readStaff } from '../clinic/roster.ts';
import {
  StoredAppointment,
  type Timed,
  endOf,
  holding,
  isTimed,
  placeOf,
  releasedAppointment,
  scheduled,
  waitingList,
  workOf,
} from './stored.ts';

/** Whether a future appointment lies outside the clinician's changed hours. */
function isOutsideHours(one: Timed, staff: Staff, now: Date): boolean {
  if ((one.status !== 'booked' && one.status !== 'pending') || one.startsAt <= now.toISOString()) return false;
  const hours = staff.hours.get(one.clinicianId);
  const { day, from } = placeOf(one);
  return hours === undefined || !isOpen(hours, day, from, from + one.minutes);
}

/** An appointment in answers, with the clinician's name; for a patient, without the fields that only staff may read. */
export const answerTo =
  (caller: Caller): typeof answerOf =>
  (one, ...more) =>
    answerOf(isStaff(caller) ? one : releasedAppointment(one), ...more);

/** An appointment in answers to staff, with the clinician's name. */
export function answerOf(one: StoredAppointment, staff: Staff, now: Date): Appointment {
  const { clinicianId, patientId, createdBy: _, changedAt: __, isCancelledByPatient: ___, earlierTimes, ...shown } = one;
  const nameOf = (id: string) => staff.members.get(id)?.name;
  const name = clinicianId === undefined ? undefined : nameOf(clinicianId);
  return {
    ...shown,
    patient: { id: patientId, ...one.patient },
    ...(clinicianId !== undefined && { clinician: { id: clinicianId, ...(name && { name }) } }),
    ...(isTimed(one) && { endsAt: endOf(one) }),
    ...(earlierTimes && {
      earlierTimes: earlierTimes.map(({ clinicianId: id, movedBy: by, ...time }) => {
        const [of, mover] = [nameOf(id), time.isMovedByPatient ? undefined : nameOf(by)];
        return { ...time, clinician: { id, ...(of && { name: of }) }, ...(mover && { movedBy: mover }) };
      }),
    }),
    ...(isTimed(one) && isOutsideHours(one, staff, now) && { outsideHours: true }),
  };
}

const storedIn = (items: readonly Record<string, unknown>[]): StoredAppointment[] => z.parse(z.array(StoredAppointment), items);

/**
 * The appointments of the clinic or of one clinician for some days from a day in Qatar, by time. The counts include appointments beyond the
 * list's limit.
 */
export async function scheduleOf(
  { day, days, clinicianId, known }: { day: string; days: number; clinicianId: string | undefined; known: string | undefined },
  now: Date,
): Promise<Schedule> {
  const of = { from: qatarInstant(day, 0), to: qatarInstant(dayAfter(day, days), -1) + end };
  const today = qatarDate(now);
  const [entries, staff, red] = await Promise.all([
    clinicianId === undefined ? entriesOf(agendaIndex, scheduled, of) : entriesOf(workIndex, workOf(clinicianId), of),
    readStaff('is shown'),
    // Only today's rows show red signs.
    day <= today && today < dayAfter(day, days) ? redSignsBetween(qatarInstant(today, 0), now.toISOString()) : new Map<string, RedSigns>(),
  ]);
  const appointments = storedIn(entries.slice(0, careLimits.scheduleListed)).map((one) => {
    const signs = one.startsAt !== undefined && qatarDate(new Date(one.startsAt)) === today ? red.get(one.patientId) : undefined;
    return { ...answerOf(one, staff, now), ...(signs && { redSigns: signs.text }) };
  });
  const count = (status: AppointmentStatus): number => entries.filter((one) => one['status'] === status).length;
  const { rows, marks } = unknownRows(appointments, known);
  return {
    appointments: rows,
    marks,
    counts: Object.fromEntries(appointmentStatuses.map((status) => [status, count(status)])) as Record<AppointmentStatus, number>,
  };
}

/** The booked appointments of a day in Qatar, by time. */
export const bookedOn = async (day: string): Promise<Timed[]> =>
  storedIn(await entriesOf(agendaIndex, scheduled, { from: qatarInstant(day, 0), to: qatarInstant(dayAfter(day, 1), -1) + end }))
    .filter(isTimed)
    .filter(({ status }) => status === 'booked');

/** A clinician's appointments of some days that have not begun, by time. */
async function comingTo(clinicianId: string, { from, to }: z.output<typeof ComingQuery>, now: Date): Promise<Timed[]> {
  const at = now.toISOString();
  const first = from === undefined ? at : qatarInstant(from, 0);
  const range = { from: first < at ? at : first, ...(to !== undefined && { to: qatarInstant(dayAfter(to, 1), -1) + end }) };
  if (range.to !== undefined && range.to < range.from) return [];
  return storedIn(await entriesOf(workIndex, workOf(clinicianId), range))
    .filter(isTimed)
    .filter(({ status }) => status === 'booked' || status === 'pending');
}

/** A clinician's booked and requested appointments of some days that have not begun, by time, and their number. */
export async function comingOf(
  clinicianId: string,
  days: z.output<typeof ComingQuery>,
  now: Date,
): Promise<z.output<typeof ComingAppointments>> {
  const [coming, staff] = await Promise.all([comingTo(clinicianId, days, now), readStaff()]);
  return { appointments: coming.slice(0, careLimits.outsideListed).map((one) => answerOf(one, staff, now)), count: coming.length };
}

/** A clinician's future appointments outside the current hours, by time, and their number. */
export async function outsideHours(clinicianId: string, staff: Staff, now: Date): Promise<{ outside: Appointment[]; count: number }> {
  const outside = (await comingTo(clinicianId, {}, now)).filter((one) => isOutsideHours(one, staff, now));
  return { outside: outside.slice(0, careLimits.outsideListed).map((one) => answerOf(one, staff, now)), count: outside.length };
}

const everybodyWaiting = async (): Promise<StoredAppointment[]> => storedIn(await entriesOf(agendaIndex, waitingList));

/** The waiting list, longest wait first, up to one answer's limit. */
export const waiting = async (): Promise<StoredAppointment[]> => (await everybodyWaiting()).slice(0, careLimits.waitingListed);

/** The number of people on the waiting list who could take a freed time: they want that clinician or any, for at most that many minutes. */
export async function suitedBy({ clinicianId, minutes }: Timed): Promise<number> {
  return (await everybodyWaiting()).filter((one) => (one.clinicianId ?? clinicianId) === clinicianId && one.minutes <= minutes).length;
}

/** The number of today's appointments in Qatar, and of those still ahead, from the tallies and the rest of today. */
export async function appointmentCounts(now: Date): Promise<{ appointmentsToday: number; upcomingAppointments: number }> {
  const today = qatarDate(now);
  const tomorrow = dayAfter(today, 1);
  const [tallies, later] = await Promise.all([
    talliesOf('APPOINTMENTS', today),
    entriesOf(agendaIndex, scheduled, { from: now.toISOString(), to: qatarInstant(tomorrow, 0) }),
  ]);
  const sum = (of: readonly Tally[], statuses: readonly AppointmentStatus[]): number =>
    of.reduce((total, { counts }) => statuses.reduce((part, status) => part + (counts[status] ?? 0), total), 0);
  const awaited = storedIn(later).filter(({ status }) => status === 'booked' || status === 'pending').length;
  return {
    appointmentsToday: sum(
      tallies.filter(({ day }) => day === today),
      holding,
    ),
    upcomingAppointments:
      awaited +
      sum(
        tallies.filter(({ day }) => day >= tomorrow),
        ['pending', 'booked'],
      ),
  };
}

/** Start times are offered at this interval in minutes from the start of a period, or more often for shorter visits. */
const offeredEvery = 15;

/**
 * The free start times for a visit, by day and clinician; none in the past. For an appointment that is `moving`, its own time counts as free,
 * but it does not begin again when it begins now.
 */
export async function freeTimes(
  clinicianIds: readonly string[],
  { from: first, days, minutes, moving }: Pick<z.output<typeof FreeTimesQuery>, 'days' | 'minutes' | 'moving'> & { readonly from: string },
  staff: Staff,
  now: Date,
): Promise<FreeTimes> {
  const wanted = Array.from({ length: days }, (_, index) => dayAfter(first, index)).flatMap((date) =>
    clinicianIds.flatMap((id) => {
      const hours = staff.hours.get(id);
      const periods = hours === undefined ? [] : periodsOn(hours, date);
      return periods.length === 0 ? [] : [{ date, id, periods, sheet: clinicianSheet(id, date) }];
    }),
  );
  const keys = wanted.map(({ sheet }) => keyAttributes(sheet));
  const items = (await batchGet(env.CLINICAL_TABLE_NAME, keys)).map(plainItem);
  const sheets = new Map(items.map((item) => [`${String(item['pk'])} ${String(item['sk'])}`, item]));
  const every = Math.min(offeredEvery, Math.ceil(minutes / gridMinutes) * gridMinutes);
  const at = now.toISOString();
  const free = wanted.map(({ date, id, periods, sheet: { pk, sk } }) => {
    const stored = sheets.get(`${pk} ${sk}`);
    const sheet = stored === undefined || moving === undefined ? stored : sheetWithout(stored, moving);
    const isNow = (start: number): boolean => moving !== undefined && holds(stored, moving, start);
    const times = periods.flatMap((period) => {
      const [opens, closes] = [minutesOf(period.from), minutesOf(period.to)];
      const starts = Array.from(
        { length: Math.max(0, Math.floor((closes - opens - minutes) / every) + 1) },
        (_, index) => opens + index * every,
      );
      return starts.filter((start) => qatarInstant(date, start) > at && isFree(sheet, start, minutes) && !isNow(start)).map(timeOf);
    });
    return { date, id, times };
  });
  const dates = [...new Set(free.filter(({ times }) => times.length > 0).map(({ date }) => date))];
  return {
    days: dates.map((date) => ({
      date,
      clinicians: free.filter((one) => one.date === date && one.times.length > 0).map(({ id, times }) => ({ id, times })),
    })),
  };
}
