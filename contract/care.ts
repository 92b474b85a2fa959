import * as z from 'zod/mini';
import { notificationIdText } from './ids.ts';
import { Patient } from './patient/patient.ts';
import { boundedList, formed } from './text.ts';

/** Whom an entry is about, as the patient's record names them now. */
export const PatientName = z.object({
  id: Patient.shape.id,
  ...z.pick(Patient.shape.personalInfo, { firstName: true, lastName: true, nameArabic: true }).shape,
});

export const appointmentStatuses = ['upcoming', 'in-progress', 'completed'] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];

/** An appointment. Its status follows from the time. */
export const Appointment = z.object({
  id: z.string(),
  patient: PatientName,
  startsAt: z.string(),
  endsAt: z.string(),
  reason: z.string(),
  status: z.enum(appointmentStatuses),
});
export type Appointment = z.output<typeof Appointment>;

const dateMessage = 'date must be a date written YYYY-MM-DD';

/** GET /appointments: those of one day in Qatar, today without a date. */
export const AppointmentsQuery = z.strictObject({
  date: z.optional(z.string(dateMessage).check(...formed(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 10, dateMessage))),
});

export const alertSeverities = ['high', 'medium', 'low'] as const;
export type AlertSeverity = (typeof alertSeverities)[number];

/** An open alert about a patient. */
export const Alert = z.object({
  id: z.string(),
  patient: PatientName,
  severity: z.enum(alertSeverities),
  message: z.string(),
  raisedAt: z.string(),
});
export type Alert = z.output<typeof Alert>;

/** Something that the signed-in person should know, in both languages. */
export const Notification = z.object({
  id: z.string(),
  message: z.object({ en: z.string(), ar: z.string() }),
  at: z.string(),
  unread: z.boolean(),
});
export type Notification = z.output<typeof Notification>;

export const notificationsMax = 50;

/** POST /notifications/read. Ids that are not the caller's own change nothing. */
export const NotificationsRead = z.strictObject({
  ids: boundedList(notificationIdText('ids must be those of notifications'), notificationsMax, {
    noList: 'ids must be a list of text',
    tooMany: `ids must name at most ${notificationsMax} notifications`,
  }).check(z.minLength(1, 'ids must name at least one notification')),
});
