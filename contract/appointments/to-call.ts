import * as z from 'zod/mini';
import { pageOf } from '../base/page.ts';
import { Appointment, AppointmentPatient } from './appointments.ts';

// Whom the reception may have to call. Few pages load these.

/** An appointment whose patient may have to be called: with the telephone number, where that is asked. */
export const AppointmentToCall = z.object({ ...Appointment.shape, phone: z.optional(z.string()) });
export type AppointmentToCall = z.output<typeof AppointmentToCall>;
/** A clinician's appointments that are still to come, by time. The count includes appointments beyond the list's limit. */
export const ComingAppointments = z.object({ appointments: z.array(AppointmentToCall), count: z.int() });

/** Somebody who missed appointments in the last twelve months: how many, the last of them, and the telephone number. */
const MissedOften = z.object({ patient: AppointmentPatient, phone: z.string(), count: z.int(), lastMissedAt: z.string() });
export type MissedOften = z.output<typeof MissedOften>;
/** Who missed two or more, most first. */
export const MissedOftenPage = pageOf(MissedOften);
export type MissedOftenPage = z.output<typeof MissedOftenPage>;
