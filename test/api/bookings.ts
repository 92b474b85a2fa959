import { expect } from 'vitest';
import { Appointment } from '#contract/appointments/appointments.ts';
import { dayAfter, qatarDate, qatarTime } from '#contract/base/qatar-time.ts';
import type { clinicOf } from './clinic.ts';

const fiveMinutesMs = 5 * 60_000;

export const tomorrow = () => dayAfter(qatarDate(new Date()), 1);

/** Appointments that tests book and change as a clinician, by default tomorrow at nine. */
export function bookingsOf({ ask }: Pick<ReturnType<typeof clinicOf>, 'ask'>) {
  const booking = (patientId: string, clinicianId: string, more: object = {}) => ({
    patientId,
    clinicianId,
    date: tomorrow(),
    time: '09:00',
    minutes: 20,
    service: 'consultation',
    reason: 'Back pain',
    ...more,
  });
  const book = (body: object, headers?: Record<string, string>) => ask('CLINICIAN', 'POST', '/appointments', body, headers);
  const booked = async (body: object): Promise<Appointment> => {
    const answer = await book(body);
    expect(answer.status).toBe(201);
    return Appointment.parse(answer.body);
  };
  /** An appointment that has just begun: the earliest that can be booked, as it began in the last five minutes. */
  const bookedAsBegun = async (patientId: string, clinicianId: string): Promise<Appointment> => {
    const now = () => {
      const [date, time] = qatarTime(new Date(Math.floor(Date.now() / fiveMinutesMs) * fiveMinutesMs)).split(' ');
      return { date, time, minutes: 5 };
    };
    const answer = await book(booking(patientId, clinicianId, now()));
    // Five minutes may have ended meanwhile; the next have just begun.
    return answer.status === 400 ? await booked(booking(patientId, clinicianId, now())) : Appointment.parse(answer.body);
  };
  const path = ({ id, patient: { id: patientId } }: Appointment): string => `/patients/${patientId}/appointments/${id}`;
  const change = (one: Appointment, status: string, more: object = {}, headers: Record<string, string> = {}) =>
    ask('CLINICIAN', 'POST', `${path(one)}/status`, { status, ...more }, headers);
  return { booking, book, booked, bookedAsBegun, path, change };
}
