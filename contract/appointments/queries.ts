import * as z from 'zod/mini';
import { careLimits } from '../base/care-limits.ts';
import { ulidText, userIdsText } from '../base/ids.ts';
import { knownRows } from '../base/known-rows.ts';
import { limits } from '../base/limits.ts';
import { FollowedPageQuery, PageQuery } from '../base/page.ts';
import { say } from '../base/say.ts';
import { integerText, notOneOf, requiredText } from '../base/text.ts';
import { genders } from '../patient/choices.ts';
import { clinicianId } from './appointments.ts';
import { dayText } from './clinic-hours.ts';
import { scheduleParts } from './stages.ts';

// What the lists of appointments are asked. The site does not load these: it writes queries, and reads answers.

const clinicianIds = userIdsText(careLimits.cliniciansAtOnce, say('idInvalid', { field: 'clinicianId' }));
/** Whose appointments or times: of some clinicians, or of all of a specialty, by its English name. */
const ofClinicians = { specialty: z.optional(requiredText('specialty', limits.name)) };

/** GET /appointments: up to a week, of the clinic, a specialty or some clinicians; by default today in Qatar. */
export const ScheduleQuery = z.strictObject({
  ...FollowedPageQuery.shape,
  ...ofClinicians,
  date: z.optional(dayText('date')),
  days: z._default(integerText('days', 1, careLimits.scheduleDays), 1),
  clinicianId: z.optional(clinicianIds),
  part: z.optional(z.enum(scheduleParts, notOneOf('part', scheduleParts))),
  /** Words of a patient's or clinician's name in either script, or of the reason. */
  search: z.optional(requiredText('search', limits.search)),
});

/** GET /appointments/board: of a day, by stage. */
export const BoardQuery = z.strictObject({
  ...ofClinicians,
  date: z.optional(dayText('date')),
  clinicianId: z.optional(clinicianIds),
  search: z.optional(requiredText('search', limits.search)),
  known: knownRows,
});

/** GET /appointments/waiting: all, or those who could take a time of a clinician, or of a length. */
export const WaitingQuery = z.strictObject({
  ...PageQuery.shape,
  clinicianId: z.optional(clinicianId),
  minutes: z.optional(integerText('minutes', careLimits.appointmentMin, careLimits.appointmentMax)),
});
/** GET /appointments/requests: all, or those for a clinician's time. */
export const RequestsQuery = z.strictObject({ ...PageQuery.shape, clinicianId: z.optional(clinicianId) });

/** GET /clinicians/{clinicianId}/coming: of some days, both included; by default all to come. `phones` asks for the patients' numbers too. */
export const ComingQuery = z.strictObject({
  from: z.optional(dayText('from')),
  to: z.optional(dayText('to')),
  phones: z.optional(z.literal('true', notOneOf('phones', ['true']))),
});

/** GET /appointments/free: the free times for a visit of a length, of one clinician, of a specialty, or of all who see such a person. */
export const FreeTimesQuery = z.strictObject({
  ...PageQuery.shape,
  ...ofClinicians,
  clinicianId: z.optional(clinicianId),
  from: z.optional(dayText('from')),
  days: z._default(integerText('days', 1, careLimits.freeDays), careLimits.freeDays),
  minutes: integerText('minutes', careLimits.appointmentMin, careLimits.appointmentMax),
  /** An appointment that is to be moved: it may begin while its present time still runs. */
  moving: z.optional(ulidText(say('idInvalid', { field: 'moving' }))),
  /** Who comes: only clinicians whose specialty sees such a person. */
  age: z.optional(integerText('age', 0, limits.ageMax)),
  gender: z.optional(z.enum(genders, notOneOf('gender', genders))),
  /** Each time of a day once, with one clinician who is free then. */
  once: z.optional(z.literal('true', notOneOf('once', ['true']))),
});

const pastKinds = ['past', 'cancelledAhead'] as const;
/** Which of a patient's appointments that are not ahead: those whose time has come, or those that were cancelled before it. */
export const PastAppointmentsQuery = z.strictObject({
  ...PageQuery.shape,
  of: z._default(z.enum(pastKinds, notOneOf('of', pastKinds)), 'past'),
});
