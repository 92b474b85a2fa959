import * as z from 'zod/mini';
import { careLimits } from '../base/care-limits.ts';
import { Texts } from '../base/language.ts';
import { open } from '../base/open.ts';
import { dayAfter } from '../base/qatar-time.ts';
import { say } from '../base/say.ts';
import type { Measure } from '../base/time-buckets.ts';
import { dayText } from '../appointments/clinic-hours.ts';
import { checkRules } from '../symptom-check/check-rules.ts';

/** GET /analytics: from one day in Qatar to another, both included. */
export const AnalyticsQuery = z.strictObject({ from: dayText('from'), to: dayText('to') }).check(
  z.refine(({ from, to }) => from <= to, { path: ['from'], error: say('daysReversed') }),
  z.refine(({ from, to }) => to < dayAfter(from, careLimits.analyticsDays), {
    path: ['from'],
    error: say('daysTooMany', { max: careLimits.analyticsDays }),
  }),
);

/** Appointments by what became of them, on the day for which they are booked. */
const Appointments = z.object({ open: z.int(), fulfilled: z.int(), noshow: z.int(), cancelled: z.int() });
export type AppointmentFigures = z.output<typeof Appointments>;

const Work = z.object({
  appointments: Appointments,
  /** Visits that were begun. */
  visits: z.int(),
  /** Prescriptions, on the day of their last signature. */
  prescriptions: z.int(),
  laboratoryOrders: z.int(),
});

const buckets = z.array(z.int());

/** Figures of some days. They carry no patient. */
export const Analytics = z.object({
  from: z.string(),
  to: z.string(),
  /** Every day, oldest first. */
  days: z.array(z.object({ date: z.string(), ...Work.shape, registered: z.int() })),
  /** Who sees patients, and others with figures of these days. */
  clinicians: z.array(
    z.object({
      id: z.string(),
      /** None once they left the clinic. */
      name: z.optional(Texts),
      ...Work.shape,
      /** Days from today to the third free time, null if there is none in four weeks; only of who sees patients. */
      thirdFree: z.optional(z.nullable(z.int())),
    }),
  ),
  /** Kept and missed appointments by weekday (0 is Sunday) and hour of their beginning; only where there are any. */
  attendance: z.array(z.object({ weekday: z.int(), hour: z.int(), fulfilled: z.int(), noshow: z.int() })),
  /** How often a time fell into each bucket. */
  times: z.object({ wait: buckets, stay: buckets, turnaround: buckets, acknowledgement: buckets } satisfies Record<Measure, unknown>),
  laboratory: z.object({
    results: z.int(),
    criticals: z.int(),
    /** Acknowledged only after every prescriber was told. */
    late: z.int(),
  }),
  /** Findings of prescribing that were overridden, most often first. */
  overrides: z.array(z.object({ rule: open(checkRules), count: z.int() })),
  /** What waits at this moment, whatever the days. */
  waiting: z.object({
    /** Notes that were not signed within 24 hours of the visit. */
    unsignedNotes: z.int(),
    /** Critical results that every prescriber is told of. */
    criticalResults: z.int(),
  }),
});
export type Analytics = z.output<typeof Analytics>;
