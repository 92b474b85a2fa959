import type * as z from 'zod/mini';
import { Appointment, type AppointmentStatus, Schedule } from '#contract/appointments/appointments.ts';
import { Alert, OpenAlerts } from '#contract/overview/alerts.ts';
import { doctor } from '../people.ts';
import { whole } from './pages.ts';
import { patientOf } from './patients.ts';

const { id, personalInfo } = patientOf({ personalInfo: { nameArabic: 'فاطمة المنصوري' } });
const name = { id, firstName: personalInfo.firstName, lastName: personalInfo.lastName, nameArabic: 'فاطمة المنصوري' };

const messages = { en: 'Critically high potassium', ar: 'بوتاسيوم مرتفع إلى حد حرج' };
export const alertsOf = (...given: readonly Partial<z.input<typeof Alert>>[]): OpenAlerts => {
  const alerts = given.map((more, index) =>
    Alert.parse({
      id: `01JALERT00000000000000000${index}`,
      patient: name,
      severity: 'high',
      message: messages,
      raisedAt: '2026-03-01T06:00:00.000Z',
      ...more,
    }),
  );
  const of = (severity: string) => alerts.filter((one) => one.severity === severity).length;
  return OpenAlerts.parse({ ...whole(...alerts), counts: { high: of('high'), medium: of('medium'), low: of('low') } });
};

const hour = (index: number) => String(5 + index).padStart(2, '0');
/** The appointments of a day, by their status. */
export function dayOf(...statuses: readonly AppointmentStatus[]): z.output<typeof Schedule> {
  const appointments = statuses.map((status, index) =>
    Appointment.parse({
      id: `01JAPPOINTMENT00000000000${index}`,
      version: 1,
      patient: name,
      clinician: { id: doctor.id, name: doctor.member?.name },
      startsAt: `2026-03-01T${hour(index)}:00:00.000Z`,
      endsAt: `2026-03-01T${hour(index)}:20:00.000Z`,
      service: 'consultation',
      minutes: 20,
      status,
      createdAt: '2026-02-01T07:00:00.000Z',
    }),
  );
  const count = (status: AppointmentStatus) => statuses.filter((one) => one === status).length;
  const counts = {
    waitlist: count('waitlist'),
    pending: count('pending'),
    booked: count('booked'),
    arrived: count('arrived'),
    fulfilled: count('fulfilled'),
    noshow: count('noshow'),
    cancelled: count('cancelled'),
  };
  return Schedule.parse({ rows: appointments, total: appointments.length, counts });
}
