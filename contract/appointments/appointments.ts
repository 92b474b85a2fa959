import * as z from 'zod/mini';
import { BroughtIn } from '../base/brought-in.ts';
import { ulidText, userIdText } from '../base/ids.ts';
import { Texts } from '../base/language.ts';
import { careLimits } from '../base/care-limits.ts';
import { limits } from '../base/limits.ts';
import { open } from '../base/open.ts';
import { followedPageOf, pageOf } from '../base/page.ts';
import { say } from '../base/say.ts';
import { notOneOf, optionalText, requiredText } from '../base/text.ts';
import { ClinicHours, dayText, gridMinutes, timeOfDay } from './clinic-hours.ts';
import { stages } from './stages.ts';
import { despite } from '../patient/despite.ts';
import { PatientName } from '../patient/name.ts';
import { Patient } from '../patient/patient.ts';

/**
 * The status of an appointment. On the waiting list it has no time yet. A patient's request is `pending` and holds its time until the
 * clinic answers.
 */
export const appointmentStatuses = ['waitlist', 'pending', 'booked', 'arrived', 'fulfilled', 'noshow', 'cancelled'] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];
export const appointmentStatusWords = {
  waitlist: { en: 'Waiting list', ar: 'قائمة الانتظار' },
  pending: { en: 'Requested', ar: 'مطلوب' },
  booked: { en: 'Booked', ar: 'محجوز' },
  arrived: { en: 'Arrived', ar: 'سُجّل الحضور' },
  fulfilled: { en: 'Completed', ar: 'مكتمل' },
  noshow: { en: 'No-show', ar: 'عدم حضور' },
  cancelled: { en: 'Canceled', ar: 'ملغى' },
} as const satisfies Record<AppointmentStatus, Texts>;

/**
 * The statuses that may follow a status by a plain status change, most usual first; when, says ./steps.ts. Booking from the waiting list names
 * a time and is a separate request.
 */
export const appointmentChanges = {
  waitlist: ['cancelled'],
  pending: ['booked', 'cancelled'],
  booked: ['arrived', 'noshow', 'cancelled', 'fulfilled'],
  arrived: ['fulfilled', 'booked'],
  fulfilled: ['arrived'],
  noshow: ['booked', 'fulfilled'],
  cancelled: ['booked'],
} as const satisfies Record<AppointmentStatus, readonly AppointmentStatus[]>;
/** For whom a service is: whole years, and one sex. */
export interface ServiceFor {
  readonly from: number;
  readonly to: number;
  readonly sex?: 'female' | 'male' | undefined;
}
/** The reasons for an appointment, with their usual length in minutes, and for whom they are if not for everybody. */
export const services = {
  consultation: { minutes: 20, name: { en: 'Consultation', ar: 'استشارة' } },
  'follow-up': { minutes: 15, name: { en: 'Follow-up', ar: 'متابعة' } },
  'test-results': { minutes: 10, name: { en: 'Test results', ar: 'مناقشة نتائج التحاليل' } },
  vaccination: { minutes: 10, name: { en: 'Vaccination', ar: 'تطعيم' } },
  'well-child': { minutes: 20, who: { from: 0, to: 5 }, name: { en: 'Well-child visit', ar: 'متابعة نمو الطفل' } },
  antenatal: { minutes: 30, who: { from: 12, to: 55, sex: 'female' }, name: { en: 'Antenatal visit', ar: 'متابعة الحمل' } },
  procedure: { minutes: 40, name: { en: 'Procedure', ar: 'إجراء طبي' } },
  telephone: { minutes: 10, name: { en: 'Telephone call', ar: 'استشارة هاتفية' } },
} as const satisfies Record<string, { readonly minutes: number; readonly who?: ServiceFor; readonly name: Texts }>;
export type Service = keyof typeof services;
export const serviceIds = Object.keys(services) as [Service, ...Service[]];
/** The lengths to choose from, in minutes. */
export const appointmentLengths = [5, 10, 15, 20, 30, 40, 45, 60, 90, 120, 180, 240] as const;

/** A clinician as patients and staff see them. */
const ClinicianName = z.object({ id: z.string(), name: Texts });

/** The patient of an appointment, as a day's list shows whom to expect. Without birth date and gender if booked before they were kept. */
export const AppointmentPatient = z.object({
  ...PatientName.shape,
  ...z.partial(z.pick(Patient.shape.personalInfo, { dateOfBirth: true, dateOfBirthAccuracy: true, gender: true, dateOfDeath: true })).shape,
});

/** A time from which an appointment was moved: by whom, when and why. Without a name if the patient moved it, or somebody who has left. */
const EarlierTime = z.object({
  startsAt: z.string(),
  clinician: z.object({ ...ClinicianName.shape, name: z.optional(Texts) }),
  movedAt: z.string(),
  movedBy: z.optional(Texts),
  isMovedByPatient: z.optional(z.literal(true)),
  reason: z.optional(z.string()),
});
export type EarlierTime = z.output<typeof EarlierTime>;

/**
 * When an appointment was canceled, and for staff by whom. Without a name if the patient canceled it, or somebody who has left, or if it was
 * not kept.
 */
const Cancellation = z.object({ at: z.string(), by: z.optional(Texts), isByPatient: z.optional(z.literal(true)) });
export type Cancellation = z.output<typeof Cancellation>;

/** An appointment. On the waiting list it has no time, and may have no clinician. */
export const Appointment = z.object({
  id: z.string(),
  version: z.int(),
  patient: AppointmentPatient,
  /** Without a name once the clinician has left the clinic. */
  clinician: z.optional(z.object({ ...ClinicianName.shape, name: z.optional(Texts) })),
  startsAt: z.optional(z.string()),
  endsAt: z.optional(z.string()),
  /** On the waiting list: any clinician of this specialty. */
  specialty: z.optional(Texts),
  service: open(serviceIds),
  minutes: z.int(),
  reason: z.optional(Texts),
  status: open(appointmentStatuses),
  /** The series that it belongs to. */
  seriesId: z.optional(z.string()),
  /** The reason for booking over another appointment. */
  overbooked: z.optional(z.string()),
  cancellation: z.optional(Cancellation),
  cancellationReason: z.optional(z.string()),
  /** For staff: why the attendance was recorded only after its day. */
  lateReason: z.optional(z.string()),
  /** For staff: the times from which it was moved, earliest first, at most the latest 20. */
  earlierTimes: z.optional(z.array(EarlierTime)),
  createdAt: z.string(),
  broughtIn: z.optional(BroughtIn),
  arrivedAt: z.optional(z.string()),
  /** When the patient's vital signs were measured after the arrival, and when the visit began (./stages.ts). */
  vitalSignsAt: z.optional(z.string()),
  visitStartedAt: z.optional(z.string()),
  /** The clinician's hours changed after booking, and no longer include this appointment. */
  outsideHours: z.optional(z.literal(true)),
  /** On the day's lists: today's measurements in the red zone, as text. */
  redSigns: z.optional(Texts),
});
export type Appointment = z.output<typeof Appointment>;

const counts = z.record(z.enum(appointmentStatuses), z.int());
/**
 * A page of appointments by time; those that were canceled only as a part of their own, and where they are searched for. The counts are of
 * all of these days and clinicians, whatever is searched for.
 */
export const Schedule = z.extend(followedPageOf(Appointment), {
  counts,
  /** All clinicians of the clinic who have appointments on these days. */
  clinicianIds: z._default(z.array(z.string()), []),
});
export type Schedule = z.output<typeof Schedule>;
/** How many of the counted appointments hold a time, or held it: all but those that were canceled. */
export function heldIn(counts: Schedule['counts']): number {
  const { cancelled: _, ...others } = counts;
  return Object.values(others).reduce((sum, one) => sum + one, 0);
}

export const clinicianId = userIdText(say('idInvalid', { field: 'clinicianId' }));

const BoardColumn = z.object({ ...followedPageOf(Appointment).shape, total: z.int() });
/** The first appointments of each stage in the order of work, with the number of all. */
export const Board = z.object({ stages: z.record(z.enum(stages), BoardColumn) });
export type Board = z.output<typeof Board>;

/** A clinician who sees patients, with the hours. */
export const Clinician = z.object({ ...ClinicianName.shape, specialty: z.optional(Texts), hours: ClinicHours });
export type Clinician = z.output<typeof Clinician>;
/** All of them. */
export const Clinicians = pageOf(Clinician);

/**
 * The answer to changed hours: the appointments outside the new hours, by time. They stay booked until staff move them. The count includes
 * appointments beyond the list's limit.
 */
export const ChangedHours = z.object({ hours: ClinicHours, outside: z.array(Appointment), count: z.int() });
export type ChangedHours = z.output<typeof ChangedHours>;

/** When a clinician is free on a day: start times (HH:MM in Qatar) for a visit of that length. */
const FreeTime = z.object({ date: z.string(), clinicianId: z.string(), times: z.array(z.string()) });
export type FreeTime = z.output<typeof FreeTime>;
/** By day, and on a day by the first free time. Who has none on a day is left out. */
export const FreeTimes = pageOf(FreeTime);
export type FreeTimes = z.output<typeof FreeTimes>;

const minutesMessage = say('minutesInvalid', { min: careLimits.appointmentMin, max: careLimits.appointmentMax });
/** The length of an appointment. */
export const minutes = z
  .int(minutesMessage)
  .check(
    z.minimum(careLimits.appointmentMin, minutesMessage),
    z.maximum(careLimits.appointmentMax, minutesMessage),
    z.multipleOf(gridMinutes, minutesMessage),
  );
const place = {
  clinicianId,
  /** Day and time of day in Qatar. */
  date: dayText('Date'),
  time: timeOfDay('Time'),
  minutes,
  /** The reason with which staff may book over another appointment. */
  overbooking: z.optional(requiredText('Reason', careLimits.appointmentReason)),
};
const about = {
  service: z.enum(serviceIds, notOneOf('Service', serviceIds)),
  reason: optionalText('Reason', careLimits.appointmentReason),
};
const patientId = ulidText(say('patientIdInvalid'));

/** POST /appointments: a patient, a clinician and a time. A patient's request waits for the clinic's answer. */
export const AppointmentBooking = z.strictObject({ patientId, ...place, ...about, despite });
export type AppointmentBooking = z.output<typeof AppointmentBooking>;
/** POST /appointments/waiting: puts a patient on the waiting list, for one clinician or any. */
export const AppointmentWait = z.strictObject({
  patientId,
  clinicianId: z.optional(clinicianId),
  /** Of “any clinician”, only those of a specialty, by its English name. */
  specialty: z.optional(requiredText('specialty', limits.name)),
  minutes,
  ...about,
  despite,
});
/** POST /patients/{id}/appointments/{appointmentId}/time: a new time, or the first time of an appointment on the waiting list. */
export const AppointmentTime = z.strictObject({ ...place, reason: optionalText('Reason', careLimits.appointmentReason) });
export type AppointmentTime = z.output<typeof AppointmentTime>;
/** POST /patients/{id}/appointments/{appointmentId}/status */
export const AppointmentChange = z.strictObject({
  status: z.enum(appointmentStatuses, notOneOf('Status', appointmentStatuses)),
  reason: optionalText('Reason', careLimits.appointmentReason),
});
export type AppointmentChange = z.output<typeof AppointmentChange>;

/**
 * The answer to a cancellation: the appointment, and the number of people on the waiting list who could take its time, if it could be
 * counted.
 */
export const ChangedAppointment = z.object({ appointment: Appointment, waiting: z.optional(z.int()) });

/** A patient's appointments that are ahead, all of them, soonest first. */
export const PatientAppointments = z.object({
  coming: z.array(Appointment),
  /** For staff: how many of the last twelve months the patient missed. */
  noShows: z.optional(z.int()),
  /** For staff: the series whose booking was interrupted. */
  unfinishedSeries: z.optional(z.array(z.string())),
});
export type PatientAppointments = z.output<typeof PatientAppointments>;

/** A page of appointments. */
export const AppointmentPage = pageOf(Appointment);
export type AppointmentPage = z.output<typeof AppointmentPage>;
