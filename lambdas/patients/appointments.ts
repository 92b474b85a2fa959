import * as z from 'zod/mini';
import type { AppointmentDay, AppointmentStatus } from '#contract/appointments.ts';
import { qatarDate, qatarMidnight } from '#contract/base/qatar-time.ts';
import type { TransactItem } from '#platform/dynamodb.ts';
import { agendaEntries, agendaItem, end, listed, storedTexts } from './agenda.ts';

/** An appointment as stored under its patient. */
export const StoredAppointment = z.object({
  id: z.string(),
  patientId: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  reason: storedTexts,
});
type StoredAppointment = z.output<typeof StoredAppointment>;

export const appointmentPrefix = 'APPOINTMENT#';
const partition = 'APPOINTMENTS';

/** The item of a new appointment. */
export const appointmentItem = (appointment: StoredAppointment): TransactItem =>
  agendaItem(
    appointment.patientId,
    `${appointmentPrefix}${appointment.id}`,
    partition,
    `${appointment.startsAt}#${appointment.id}`,
    appointment,
  );

const dayMs = 24 * 3_600_000;

async function ofDay(day: string): Promise<StoredAppointment[]> {
  const from = qatarMidnight(day);
  const at = (epochMs: number): string => new Date(epochMs).toISOString();
  return z.parse(z.array(StoredAppointment), await agendaEntries(partition, at(from), at(from + dayMs - 1) + end));
}

const statusAt = ({ startsAt, endsAt }: StoredAppointment, now: string): AppointmentStatus =>
  now < startsAt ? 'upcoming' : now < endsAt ? 'in-progress' : 'completed';

/** The appointments of a day in Qatar (YYYY-MM-DD) by time, at most 100. */
export async function appointmentsOn(day: string, now: Date): Promise<AppointmentDay> {
  const at = now.toISOString();
  const entries = (await ofDay(day)).map((appointment) => ({ ...appointment, status: statusAt(appointment, at) }));
  const { list, count } = await listed(entries, ({ status }) => status);
  return {
    appointments: list,
    counts: { upcoming: count('upcoming'), 'in-progress': count('in-progress'), completed: count('completed') },
  };
}

/** Today's and upcoming appointments in Qatar, each counted up to 1,000. */
export async function appointmentCounts(now: Date): Promise<{ appointmentsToday: number; upcomingAppointments: number }> {
  const [ofToday, upcoming] = await Promise.all([ofDay(qatarDate(now)), agendaEntries(partition, now.toISOString(), end)]);
  return { appointmentsToday: ofToday.length, upcomingAppointments: upcoming.length };
}
