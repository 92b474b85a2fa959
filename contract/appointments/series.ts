import * as z from 'zod/mini';
import { careLimits } from '../base/care-limits.ts';
import { ulidText } from '../base/ids.ts';
import { open } from '../base/open.ts';
import { pageOf } from '../base/page.ts';
import { say } from '../base/say.ts';
import { boundedList, formed, integerText, notOneOf, optionalText } from '../base/text.ts';
import { despite } from '../patient/despite.ts';
import { clinicianId, minutes, serviceIds } from './appointments.ts';
import { dayText, timeOfDay } from './clinic-hours.ts';

const weeklyMessage = say('seriesWeekly');
const weeklyForm = /^[0-6]T\d{2}:\d{2}(?:,[0-6]T\d{2}:\d{2}){0,6}$/;
const Weekly = z
  .array(z.object({ weekday: z.int(), time: timeOfDay('weekly') }))
  .check(z.refine((all) => new Set(all.map(({ weekday }) => weekday)).size === all.length, weeklyMessage));

/** GET /patients/{id}/series/plan: on which weekdays (Sunday is 0), and when on each, as `0T07:00,2T07:00`. */
export const SeriesPlanQuery = z.strictObject({
  clinicianId,
  minutes: integerText('minutes', careLimits.appointmentMin, careLimits.appointmentMax),
  from: dayText('from'),
  until: dayText('until'),
  weekly: z.pipe(
    z.string(weeklyMessage).check(...formed(weeklyForm, 60, weeklyMessage)),
    z.pipe(
      z.transform((text: string) => text.split(',').map((each) => ({ weekday: Number(each.slice(0, 1)), time: each.slice(2) }))),
      Weekly,
    ),
  ),
});

/** Why a date of a series cannot be booked as it is wanted. */
export const seriesProblems = ['closed', 'taken', 'patientBusy', 'past', 'changed'] as const;
export type SeriesProblem = (typeof seriesProblems)[number];

/** A date of a series, with what is in the way of it, why the clinic is closed, and the nearest free time of that day. */
const PlannedDate = z.object({
  date: z.string(),
  time: z.string(),
  problem: z.optional(open(seriesProblems)),
  why: z.optional(z.string()),
  instead: z.optional(z.string()),
});
export type PlannedDate = z.output<typeof PlannedDate>;
/** All dates of a series by time. */
export const SeriesPlan = pageOf(PlannedDate);

const notPlace = say('notObject', { field: 'Places' });
const Place = z.strictObject({ date: dayText('Date'), time: timeOfDay('Time') }, notPlace);
const datesMessages = {
  noList: say('seriesDates', { max: careLimits.seriesDates }),
  tooMany: say('seriesDates', { max: careLimits.seriesDates }),
};
const oncePerDay = (places: readonly { readonly date: string }[]): boolean =>
  new Set(places.map(({ date }) => date)).size === places.length;

/** POST /patients/{id}/series: the same visit on many dates, one a day. */
export const SeriesBooking = z.strictObject({
  clinicianId,
  minutes,
  service: z.enum(serviceIds, notOneOf('Service', serviceIds)),
  reason: optionalText('Reason', careLimits.appointmentReason),
  places: boundedList(Place, careLimits.seriesDates, datesMessages).check(
    z.minLength(2, datesMessages.noList),
    z.refine(oncePerDay, say('seriesTwice')),
  ),
  despite,
});
export type SeriesBooking = z.output<typeof SeriesBooking>;

/** POST /patients/{id}/series/{seriesId}/move: where each of some of its appointments goes. */
export const SeriesMove = z.strictObject({
  clinicianId,
  places: boundedList(
    z.strictObject({ ...Place.shape, appointmentId: ulidText(say('idInvalid', { field: 'appointmentId' })) }, notPlace),
    careLimits.seriesDates,
    datesMessages,
  ).check(z.minLength(1, datesMessages.noList), z.refine(oncePerDay, say('seriesTwice'))),
  reason: optionalText('Reason', careLimits.appointmentReason),
});
export type SeriesMove = z.output<typeof SeriesMove>;

/** POST /patients/{id}/series/{seriesId}/cancellation: of all its appointments from a day on. */
export const SeriesCancellation = z.strictObject({
  from: dayText('from'),
  reason: optionalText('Reason', careLimits.appointmentReason),
});

/** What became of a series, or of a change to it: how many appointments it was done for, and which it was not, and why. */
export const SeriesDone = z.object({
  id: z.string(),
  done: z.int(),
  refused: z.array(z.object({ date: z.string(), time: z.string(), problem: open(seriesProblems) })),
});
export type SeriesDone = z.output<typeof SeriesDone>;
