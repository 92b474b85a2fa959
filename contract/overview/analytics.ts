import * as z from 'zod/mini';
import { careLimits } from '../base/care-limits.ts';
import { Texts } from '../base/language.ts';
import { open } from '../base/open.ts';
import { dayAfter } from '../base/qatar-time.ts';
import { say } from '../base/say.ts';
import type { Measure } from '../base/time-buckets.ts';
import { serviceIds } from '../appointments/appointments.ts';
import { dayText } from '../appointments/clinic-hours.ts';
import { genders } from '../patient/choices.ts';
import { checkRules } from '../symptom-check/check-rules.ts';

/** GET /analytics: from one day in Qatar to another, both included. */
export const AnalyticsQuery = z.strictObject({ from: dayText('from'), to: dayText('to') }).check(
  z.refine(({ from, to }) => from <= to, { path: ['from'], error: say('daysReversed') }),
  z.refine(({ from, to }) => to < dayAfter(from, careLimits.analyticsDays), {
    path: ['from'],
    error: say('daysTooMany', { max: careLimits.analyticsDays }),
  }),
);

/** Appointments by outcome, on the day for which they are booked. */
const Appointments = z.object({ open: z.int(), fulfilled: z.int(), noshow: z.int(), cancelled: z.int() });
export type AppointmentFigures = z.output<typeof Appointments>;

const Work = z.object({
  appointments: Appointments,
  /** Visits begun. */
  visits: z.int(),
  /** Prescriptions, on the day of their last signature. */
  prescriptions: z.int(),
  laboratoryOrders: z.int(),
});

const buckets = z.array(z.int());

/** The totals of the days before, as many as are shown. A figure that was not counted on all of these days is not known: null. */
const Before = z.object({
  from: z.string(),
  to: z.string(),
  appointments: z.nullable(Appointments),
  visits: z.nullable(z.int()),
  prescriptions: z.nullable(z.int()),
  laboratoryOrders: z.nullable(z.int()),
  registered: z.nullable(z.int()),
});

/** Figures of a period. They contain no patient data. */
export const Analytics = z.object({
  from: z.string(),
  to: z.string(),
  before: Before,
  /** Every day, oldest first. */
  days: z.array(z.object({ date: z.string(), ...Work.shape, registered: z.int() })),
  /** Clinicians who see patients, and others with figures in the period. */
  clinicians: z.array(
    z.object({
      id: z.string(),
      /** Absent once they have left the clinic. */
      name: z.optional(Texts),
      ...Work.shape,
      /** The number of waits from arrival to a visit in each bucket. */
      wait: buckets,
      /** Days from today to the third free time, null if there is none in four weeks; only for clinicians who see patients. */
      thirdFree: z.optional(z.nullable(z.int())),
    }),
  ),
  /** Appointments by service, without services that had none. May be fewer than all: counted since docs/adr/0087. */
  services: z.array(z.object({ service: open(serviceIds), ...Appointments.shape })),
  /** Completed appointments by the patient's age group and gender, without empty groups; fewer than all, like `services`. */
  patients: z.array(z.object({ age: z.int(), gender: open(genders), count: z.int() })),
  /** Kept and missed appointments by weekday (0 is Sunday) and starting hour, without empty hours. */
  attendance: z.array(z.object({ weekday: z.int(), hour: z.int(), fulfilled: z.int(), noshow: z.int() })),
  /** The number of durations in each bucket. */
  times: z.object({ wait: buckets, stay: buckets, turnaround: buckets, acknowledgement: buckets } satisfies Record<Measure, unknown>),
  laboratory: z.object({
    results: z.int(),
    criticals: z.int(),
    /** Acknowledged only after escalation to every prescriber. */
    late: z.int(),
  }),
  /** Overridden prescribing findings, most frequent first. */
  overrides: z.array(z.object({ rule: open(checkRules), count: z.int() })),
  /** What is waiting now, whatever the period. */
  waiting: z.object({
    /** Notes that were not signed within 24 hours of the visit. */
    unsignedNotes: z.int(),
    /** Critical results that were escalated to every prescriber. */
    criticalResults: z.int(),
  }),
});
export type Analytics = z.output<typeof Analytics>;
