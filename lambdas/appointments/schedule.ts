import * as z from 'zod/mini';
import type { Appointment, AppointmentPage } from '#contract/appointments/appointments.ts';
import type { ComingAppointments } from '#contract/appointments/to-call.ts';
import type { ComingQuery, RequestsQuery, WaitingQuery } from '#contract/appointments/queries.ts';
import { careLimits } from '#contract/base/care-limits.ts';
import type { Texts } from '#contract/base/language.ts';
import { dayAfter, qatarDate, qatarInstant } from '#contract/base/qatar-time.ts';
import { isOpen } from '#contract/appointments/clinic-hours.ts';
import { fitsSpecialty } from '#contract/clinic-catalogue/fitting.ts';
import { ageOn } from '#contract/patient/age.ts';
import { agendaIndex, workIndex } from '#contract/deployment/storage.ts';
import { type Caller, isStaff } from '#platform/caller.ts';
import { walkPage } from '#platform/pages.ts';
import { end, entriesOf, patientsOf } from '../clinic/agenda.ts';
import { type Tally, talliesOf } from '../clinic/tallies.ts';
import { type Staff, readStaff } from '../clinic/roster.ts';
import {
  StoredAppointment,
  type Timed,
  endOf,
  expected,
  holding,
  isTimed,
  openName,
  placeOf,
  releasedAppointment,
  requestsAwaiting,
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

/** A specialty by its English name. */
const specialtyNamed = (en: string, { members }: Staff): Texts =>
  [...members.values()].find(({ specialty }) => specialty?.en === en)?.specialty ?? { en, ar: en };

/** An appointment in answers to staff, with the clinician's name. */
export function answerOf(one: StoredAppointment, staff: Staff, now: Date): Appointment {
  const { clinicianId, patientId, createdBy: _, changedAt, isCancelledByPatient, cancelledBy, specialty, earlierTimes, ...shown } = one;
  const nameOf = (id: string) => staff.members.get(id)?.name;
  const name = clinicianId === undefined ? undefined : nameOf(clinicianId);
  const by = cancelledBy === undefined ? undefined : nameOf(cancelledBy);
  return {
    ...shown,
    patient: { id: patientId, ...one.patient },
    ...(clinicianId !== undefined && { clinician: { id: clinicianId, ...(name && { name }) } }),
    ...(specialty !== undefined && { specialty: specialtyNamed(specialty, staff) }),
    ...(isTimed(one) && { endsAt: endOf(one) }),
    ...(one.status === 'cancelled' && {
      cancellation: {
        at: changedAt,
        ...(isCancelledByPatient ? { isByPatient: true } : by !== undefined && { by }),
      },
    }),
    ...(earlierTimes && {
      earlierTimes: earlierTimes.map(({ clinicianId: id, movedBy: by, ...time }) => {
        const [of, mover] = [nameOf(id), time.isMovedByPatient ? undefined : nameOf(by)];
        return { ...time, clinician: { id, ...(of && { name: of }) }, ...(mover && { movedBy: mover }) };
      }),
    }),
    ...(isTimed(one) && isOutsideHours(one, staff, now) && { outsideHours: true }),
  };
}

/** Appointments as stored. */
export const storedIn = (items: readonly Record<string, unknown>[]): StoredAppointment[] => z.parse(z.array(StoredAppointment), items);

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
  { phones, ...days }: z.output<typeof ComingQuery>,
  now: Date,
): Promise<z.output<typeof ComingAppointments>> {
  const [coming, staff] = await Promise.all([comingTo(clinicianId, days, now), readStaff()]);
  const listed = coming.slice(0, careLimits.outsideListed);
  const patients = phones === undefined ? undefined : await patientsOf(listed);
  const toCall = (one: StoredAppointment) => {
    const phone = patients?.get(one.patientId)?.personalInfo.phone;
    return { ...answerOf(one, staff, now), ...(phone !== undefined && { phone }) };
  };
  return { appointments: listed.map(toCall), count: coming.length };
}

/** A clinician's future appointments outside the current hours, by time, and their number. */
export async function outsideHours(clinicianId: string, staff: Staff, now: Date): Promise<{ outside: Appointment[]; count: number }> {
  const outside = (await comingTo(clinicianId, {}, now)).filter((one) => isOutsideHours(one, staff, now));
  return { outside: outside.slice(0, careLimits.outsideListed).map((one) => answerOf(one, staff, now)), count: outside.length };
}

const everybodyWaiting = async (from?: string): Promise<StoredAppointment[]> =>
  storedIn(await entriesOf(agendaIndex, waitingList, from === undefined ? {} : { from }));
/** A time that becomes free, as far as it is known. */
interface Freed {
  readonly clinicianId?: string | undefined;
  readonly minutes?: number | undefined;
}
/**
 * Whether somebody who waits could take a time: it is long enough, and with the clinician whom they want. Who takes any clinician wants one
 * of the specialty that they named, and one who sees such a person.
 */
function suits({ members }: Staff, { clinicianId, minutes }: Freed, now: Date): (one: StoredAppointment) => boolean {
  const of = clinicianId === undefined ? undefined : members.get(clinicianId)?.specialty;
  const today = qatarDate(now);
  return (one) => {
    if (minutes !== undefined && one.minutes > minutes) return false;
    if (clinicianId === undefined) return true;
    if (one.clinicianId !== undefined) return one.clinicianId === clinicianId;
    const { dateOfBirth, gender } = one.patient;
    return (
      (one.specialty === undefined || one.specialty === of?.en) &&
      (dateOfBirth === undefined || gender === undefined || fitsSpecialty(of, { age: ageOn(dateOfBirth, today), gender }))
    );
  };
}

const waitingSize = 50;

/**
 * A page of those who wait, longest first: all, or those who could take a time of a clinician or of a length. The first page reads them all
 * to count them.
 */
export async function waitingPage({ cursor, ...wish }: z.output<typeof WaitingQuery>, now: Date): Promise<AppointmentPage> {
  const list = `waiting ${wish.clinicianId ?? ''} ${wish.minutes ?? ''}`;
  const [waiting, staff] = await Promise.all([cursor === undefined ? everybodyWaiting() : undefined, readStaff('is shown')]);
  const isSuited = suits(staff, wish, now);
  const all = waiting?.filter(isSuited);
  const placeOfWaiting = (one: StoredAppointment): string => `${one.createdAt}#${one.id}`;
  const page = await walkPage({ list, cursor, size: waitingSize }, async (after, wanted) => {
    const rows = all ?? (await everybodyWaiting(after)).filter((one) => isSuited(one) && placeOfWaiting(one) !== after);
    return rows.slice(0, wanted).map((row) => ({ row, place: placeOfWaiting(row) }));
  });
  return { ...page, rows: page.rows.map((one) => answerOf(one, staff, now)), ...(all && { total: all.length }) };
}

const requestsSize = 50;

/** A page of patients' requests that await an answer, by the time that they ask for: all, or those for a clinician's time. */
export async function requestsPage({ cursor, clinicianId }: z.output<typeof RequestsQuery>, now: Date): Promise<AppointmentPage> {
  const placeOfRequest = ({ startsAt = '', id }: StoredAppointment): string => `${startsAt}#${id}`;
  const [all, staff] = await Promise.all([requestsAwaiting(now), readStaff('is shown')]);
  const own = all.filter((one) => clinicianId === undefined || one.clinicianId === clinicianId);
  const page = await walkPage({ list: `requests ${clinicianId ?? ''}`, cursor, size: requestsSize }, async (after = '', wanted) =>
    own
      .filter((one) => placeOfRequest(one) > after)
      .slice(0, wanted)
      .map((row) => ({ row, place: placeOfRequest(row) })),
  );
  return { ...page, rows: page.rows.map((one) => answerOf(one, staff, now)), total: own.length };
}

/** The number of people on the waiting list who could take a freed time. */
export const suitedBy = async (freed: Timed, staff: Staff, now: Date): Promise<number> =>
  (await everybodyWaiting()).filter(suits(staff, freed, now)).length;

const sumOf = (tallies: readonly Tally[], names: readonly string[]): number =>
  tallies.reduce((total, { counts }) => names.reduce((part, name) => part + (counts[name] ?? 0), total), 0);

/**
 * The number of today's appointments in Qatar, and of those still ahead: from the tallies, and of the current hour from its appointments,
 * so that it costs the same early and late, on a day of ten and of thousands.
 */
export async function appointmentCounts(now: Date): Promise<{ appointmentsToday: number; upcomingAppointments: number }> {
  const today = qatarDate(now);
  const hour = placeOf({ startsAt: now.toISOString() }).from / 60;
  const expectedBetween = async (from: string, to: string): Promise<number> =>
    storedIn(await entriesOf(agendaIndex, scheduled, { from, to })).filter(({ status }) => expected.includes(status)).length;
  const nextHour = qatarInstant(today, (Math.floor(hour) + 1) * 60);
  const [tallies, soon] = await Promise.all([talliesOf('APPOINTMENTS', today), expectedBetween(now.toISOString(), nextHour)]);
  const ofToday = tallies.filter(({ day }) => day === today);
  const hours = (from: number): string[] => Array.from({ length: 24 - from }, (_, index) => openName(from + index));
  // Earlier releases counted no hours: as long as some of today are theirs, the rest of the day is read.
  const isByHour = ofToday.every((one) => sumOf([one], expected) === sumOf([one], hours(0)));
  const later = isByHour
    ? sumOf(ofToday, hours(Math.floor(hour) + 1))
    : await expectedBetween(nextHour, qatarInstant(dayAfter(today, 1), 0));
  return {
    appointmentsToday: sumOf(ofToday, holding),
    upcomingAppointments:
      soon +
      later +
      sumOf(
        tallies.filter(({ day }) => day > today),
        expected,
      ),
  };
}
