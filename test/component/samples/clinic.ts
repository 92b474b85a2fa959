import { vi } from 'vitest';
import type * as z from 'zod/mini';
import { Appointment, type AppointmentStatus, Clinician, appointmentStatuses } from '#contract/appointments/appointments.ts';
import { minutesOf } from '#contract/appointments/clinic-hours.ts';
import { inOrder } from '#contract/appointments/stage-order.ts';
import { type Stage, stageOf } from '#contract/appointments/stages.ts';
import { qatarDate, qatarInstant } from '#contract/base/qatar-time.ts';
import { Chart } from '#contract/chart/chart.ts';
import { type Answers, type Refused, refuse } from '../answers.ts';
import { emptyOf } from '../empty.ts';
import { doctor, otherDoctor } from '../people.ts';
import { patientOf } from './patients.ts';

/** The day of the tests: a Sunday. */
export const today = '2026-03-01';
const half10 = 10.5 * 60;
/** Stops the clock in the middle of the clinic's morning. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  vi.setSystemTime(qatarInstant(today, half10));
}
export const minutesPass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * 60_000);

const open = [{ from: '08:00', to: '16:00' }];
/** The week from Sunday to Thursday. */
const weekly = Array.from({ length: 7 }, (_, day) => (day < 5 ? open : []));
const clinicianOf = ({ id, member }: typeof doctor) =>
  Clinician.parse({
    id,
    name: member?.name,
    specialty: { en: 'Family medicine', ar: 'طب الأسرة' },
    hours: { version: 1, weekly, exceptions: [] },
  });
/** The clinic's two doctors, with the same hours. */
export const clinicians = [clinicianOf(doctor), clinicianOf(otherDoctor)];

/** The id of what is called so. */
export const idOf = (name: string): string => `01J${name.toUpperCase().replaceAll(/[^0-9A-HJKMNP-TV-Z]/g, '0')}`.padEnd(26, '0');
/** A patient called Amal with this last name. */
export const amal = (lastName: string) => patientOf({ id: idOf(lastName), personalInfo: { firstName: 'Amal', lastName } });

interface Given extends Partial<z.input<typeof Appointment>> {
  /** The patient's last name. */
  readonly name?: string;
  /** The time of day, on `day`. */
  readonly at?: string;
  readonly day?: string;
  readonly of?: typeof doctor;
}
/** An appointment of Amal; at eleven today, with the doctor, unless something else is said. On the waiting list it has no time. */
export function appointmentOf({ name = 'Daywalk', at = '11:00', day = today, of = doctor, ...more }: Given = {}): Appointment {
  const { minutes = 10, status = 'booked' } = more;
  return Appointment.parse({
    id: idOf(`${name}1`),
    version: 1,
    patient: { id: idOf(name), firstName: 'Amal', lastName: name, dateOfBirth: '1985-03-14', gender: 'female' },
    clinician: { id: of.id, name: of.member?.name },
    ...(status !== 'waitlist' && {
      startsAt: qatarInstant(day, minutesOf(at)),
      endsAt: qatarInstant(day, minutesOf(at) + minutes),
    }),
    service: 'vaccination',
    createdAt: '2026-02-20T07:00:00.000Z',
    ...more,
    minutes,
    status,
  });
}

/** How many there are of each status, as the server counts them. */
export const countsOf = (of: readonly Appointment[]) =>
  Object.fromEntries(appointmentStatuses.map((status) => [status, of.filter((one) => one.status === status).length])) as Record<
    AppointmentStatus,
    number
  >;

/** Whether a name or the reason has what is searched for. */
const isFound = ({ patient, reason }: Appointment, search: string): boolean =>
  `${patient.firstName} ${patient.lastName} ${reason?.en ?? ''}`.toLowerCase().includes(search.toLowerCase());

/** The clinic with these appointments, which become what the requests make of them. */
export function clinicOf(...given: readonly Appointment[]) {
  let all = given;
  const listed = (of: readonly Appointment[]) => of.filter(({ status }) => status !== 'cancelled' && status !== 'waitlist');
  /** Changes one as a colleague does: the page does not learn of it by itself. */
  const become = (id: string, more: Partial<Appointment>): Appointment | undefined => {
    all = all.map((one) => (one.id === id ? { ...one, ...more, version: one.version + 1 } : one));
    return all.find((one) => one.id === id);
  };
  const write = (id: string, ifMatch: number | undefined, more: Partial<Appointment>): Appointment | Refused => {
    const before = all.find((one) => one.id === id);
    if (before === undefined) return refuse('NOT_FOUND');
    return before.version === ifMatch ? (become(id, more) ?? refuse('NOT_FOUND')) : refuse('PRECONDITION_FAILED');
  };
  const patientCalled = (id: string) => amal(all.find(({ patient }) => patient.id === id)?.patient.lastName ?? 'Unknown');
  const answers: Answers = {
    'clinicians.list': { rows: clinicians, total: clinicians.length },
    'changes.get': { notifications: '', schedule: 'one' },
    'appointments.list': ({ query: { date = today, days, clinicianId, part, search } }) => {
      const last = qatarDate(new Date(Date.parse(`${date}T12:00:00Z`) + (days - 1) * 86_400_000));
      const inList = all.filter(({ status }) => status !== 'waitlist');
      const of = inList.filter(({ startsAt = '', clinician }) => {
        const day = qatarDate(new Date(startsAt));
        return date <= day && day <= last && (clinicianId === undefined || clinicianId.includes(clinician?.id ?? ''));
      });
      const shown = of
        .filter((one) => (one.status === 'cancelled' ? part === 'cancelled' || search !== undefined : part !== 'cancelled'))
        .filter((one) => part === undefined || part === 'cancelled' || (part === 'left' ? stageOf(one) !== 'over' : stageOf(one) === part))
        .filter((one) => search === undefined || isFound(one, search))
        .toSorted((a, b) => ((a.startsAt ?? '') < (b.startsAt ?? '') ? -1 : 1));
      return {
        rows: shown,
        total: shown.length,
        counts: countsOf(of),
        clinicianIds: [...new Set(of.map((one) => one.clinician?.id ?? ''))],
      };
    },
    'appointments.board': ({ query: { date = today, clinicianId, search } }) => {
      const of = listed(all).filter(
        (one) =>
          qatarDate(new Date(one.startsAt ?? '')) === date &&
          (clinicianId === undefined || clinicianId.includes(one.clinician?.id ?? '')) &&
          (search === undefined || isFound(one, search)),
      );
      const column = (stage: Stage) => {
        const rows = inOrder(
          stage,
          of.filter((one) => stageOf(one) === stage),
        );
        return { rows: rows.slice(0, 20), total: rows.length };
      };
      return {
        stages: {
          expected: column('expected'),
          arrived: column('arrived'),
          ready: column('ready'),
          'in-visit': column('in-visit'),
          over: column('over'),
        },
      };
    },
    'appointments.waiting': ({ query: { clinicianId, minutes } }) => {
      const rows = all.filter(
        (one) =>
          one.status === 'waitlist' &&
          (clinicianId === undefined || (one.clinician?.id ?? clinicianId) === clinicianId) &&
          (minutes === undefined || one.minutes <= minutes),
      );
      return { rows, total: rows.length };
    },
    'appointments.requests': ({ query: { clinicianId } }) => {
      const rows = all.filter((one) => one.status === 'pending' && (clinicianId === undefined || one.clinician?.id === clinicianId));
      return { rows, total: rows.length };
    },
    'appointments.ofPatient': ({ params: { id } }) => {
      const own = all.filter(({ patient }) => patient.id === id);
      const isOver = ({ status }: Appointment) => status === 'fulfilled' || status === 'noshow' || status === 'cancelled';
      return { coming: own.filter((one) => !isOver(one)) };
    },
    'appointments.past': ({ params: { id }, query: { of } }) => ({
      rows: all.filter(
        ({ patient, status, startsAt = '' }) =>
          patient.id === id &&
          (of === 'past' ? status === 'fulfilled' || status === 'noshow' : status === 'cancelled' && startsAt > new Date().toISOString()),
      ),
    }),
    'appointments.get': ({ params: { appointmentId } }) => all.find(({ id }) => id === appointmentId) ?? refuse('NOT_FOUND'),
    'appointments.change': ({ params: { appointmentId }, ifMatch, body: { status, reason } }) => {
      const changed = write(appointmentId, ifMatch, {
        status,
        ...(status === 'arrived' && { arrivedAt: new Date().toISOString() }),
        ...(reason && { cancellationReason: reason }),
      });
      return 'refusal' in changed ? changed : { appointment: changed };
    },
    'appointments.time': ({ params: { appointmentId }, ifMatch, body: { clinicianId, date, time } }) => {
      const clinician = clinicians.find(({ id }) => id === clinicianId);
      const startsAt = qatarInstant(date, minutesOf(time));
      return write(appointmentId, ifMatch, { startsAt, status: 'booked', ...(clinician && { clinician }) });
    },
    'patients.get': ({ params: { id } }) => patientCalled(id),
    'chart.get': ({ params: { id } }) => Chart.parse({ ...Object(emptyOf(Chart)), patient: patientCalled(id) }),
  };
  return { answers, become };
}
