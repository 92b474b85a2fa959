import * as z from 'zod/mini';
import { careLimits } from '../base/care-limits.ts';
import { calendar, isCalendarDate, weekdayOf } from '../base/qatar-time.ts';
import { say } from '../base/say.ts';
import { boundedList, formed, optionalText } from '../base/text.ts';

/** Appointments begin and end on multiples of this many minutes. */
export const gridMinutes = 5;

/** Minutes since midnight of a time of day written HH:MM; 24:00 is the end of the day. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
/** The time of day, written HH:MM, of some minutes since midnight. */
export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** A time of day in Qatar, written HH:MM, on the grid. */
export const timeOfDay = (field: string) => {
  const message = say('notTime', { field });
  return z.string(message).check(...formed(/^(?:(?:[01]\d|2[0-3]):[0-5][05]|24:00)$/, 5, message));
};

/** A day in a request, written YYYY-MM-DD. */
export const dayText = (field: string) => {
  const message = say('notDate', { field });
  return z.string(message).check(
    ...formed(/^\d{4}-\d{2}-\d{2}$/, 10, message),
    z.refine(isCalendarDate, message),
    z.refine((day) => !isCalendarDate(day) || (calendar.first <= day && day <= calendar.last), say('dayOutside', { field, ...calendar })),
  );
};

const periodsNotList = say('periodsNotList', { field: 'Periods' });
const PeriodInput = z
  .strictObject({ from: timeOfDay('From'), to: timeOfDay('To') }, periodsNotList)
  .check(z.refine(({ from, to }) => from < to, { path: ['to'], error: say('periodReversed') }));
/** The periods of one day, in order. */
const PeriodsInput = boundedList(PeriodInput, careLimits.periodsOfDay, {
  noList: periodsNotList,
  tooMany: say('tooManyEntries', { field: 'Periods', max: careLimits.periodsOfDay }),
}).check(
  z.refine((periods) => periods.every(({ from }, index) => index === 0 || (periods[index - 1]?.to ?? '') <= from), say('periodsOverlap')),
);

const weekdays = 7;
const exceptionsField = { field: 'Exceptions' };

/** The periods of a week by weekday, Sunday first; a day without periods is closed. */
export const WeekInput = boundedList(PeriodsInput, weekdays, { noList: say('weekNotList'), tooMany: say('weekNotList') }).check(
  z.length(weekdays, say('weekNotList')),
);

/** PUT /clinicians/{clinicianId}/hours: replaces all hours. */
export const ClinicHoursChange = z.strictObject({
  weekly: WeekInput,
  exceptions: boundedList(
    z.strictObject(
      { date: dayText('Date'), periods: PeriodsInput, reason: optionalText('Reason', careLimits.hoursReason) },
      say('notObject', exceptionsField),
    ),
    careLimits.hoursExceptions,
    {
      noList: say('periodsNotList', exceptionsField),
      tooMany: say('tooManyEntries', { ...exceptionsField, max: careLimits.hoursExceptions }),
    },
  ).check(z.refine((list) => new Set(list.map(({ date }) => date)).size === list.length, say('exceptionTwice'))),
});
export type ClinicHoursChange = z.output<typeof ClinicHoursChange>;

const Period = z.object({ from: z.string(), to: z.string() });
export type Period = z.output<typeof Period>;
const Periods = z.array(Period);

/** A clinician's hours: the periods of each weekday, Sunday first, and the days with other periods. */
export const ClinicHours = z.object({
  version: z.int(),
  weekly: z.array(Periods),
  exceptions: z.array(z.object({ date: z.string(), periods: Periods, reason: z.optional(z.string()) })),
});
export type ClinicHours = z.output<typeof ClinicHours>;

/** The hours of a clinician who has none yet. */
export const noHours: ClinicHours = { version: 0, weekly: Array.from({ length: weekdays }, () => []), exceptions: [] };

/** The periods in which a clinician sees patients on a day (YYYY-MM-DD). */
export const periodsOn = ({ weekly, exceptions }: Pick<ClinicHours, 'weekly' | 'exceptions'>, day: string): readonly Period[] =>
  exceptions.find(({ date }) => date === day)?.periods ?? weekly[weekdayOf(day)] ?? [];

/** Whether a clinician sees patients on a day from one minute since midnight to another, without a break between. */
export const isOpen = (hours: Pick<ClinicHours, 'weekly' | 'exceptions'>, day: string, from: number, to: number): boolean =>
  periodsOn(hours, day).some((period) => minutesOf(period.from) <= from && to <= minutesOf(period.to));
