import * as z from 'zod/mini';
import { open } from './base/open.ts';
import { Texts } from './base/language.ts';
import { say } from './base/say.ts';
import { formed } from './base/text.ts';
import { PatientName } from './patient/name.ts';

export const appointmentStatuses = ['upcoming', 'in-progress', 'completed'] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];

/** An appointment. Its status follows from the time. */
export const Appointment = z.object({
  id: z.string(),
  patient: PatientName,
  startsAt: z.string(),
  endsAt: z.string(),
  reason: Texts,
  status: open(appointmentStatuses),
});
export type Appointment = z.output<typeof Appointment>;

/** The appointments of a day. The counts are of all of them, also where the list breaks off. */
export const AppointmentDay = z.object({
  appointments: z.array(Appointment),
  counts: z.object({ upcoming: z.int(), 'in-progress': z.int(), completed: z.int() }),
});
export type AppointmentDay = z.output<typeof AppointmentDay>;

const dateMessage = say('notDate', { field: 'date' });

/** GET /appointments: one day in Qatar, by default today. */
export const AppointmentsQuery = z.strictObject({
  date: z.optional(z.string(dateMessage).check(...formed(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 10, dateMessage))),
});
