import { careLimits } from '#contract/base/care-limits.ts';
import { dayAfter, isCalendarDate, weekdayOf } from '#contract/base/qatar-time.ts';
import type { ClinicHours } from '#contract/appointments/clinic-hours.ts';
import type { BodyInputOf } from '#contract/routes/table.ts';
import { type PeriodsProblem, type TypedPeriod, periodsIn } from '../../lib/typed-periods.ts';

/** A day with other hours, or days up to the last one, as typed; without periods they are closed. */
interface TypedException {
  readonly date: string;
  /** Empty for one day. Days on which the clinician sees nobody in the week stay as they are. */
  readonly to: string;
  readonly periods: readonly TypedPeriod[];
  readonly reason: string;
}
/** A clinician's hours as typed: the periods of each weekday, Sunday first, and the exceptions. */
export interface TypedHours {
  readonly weekly: readonly (readonly TypedPeriod[])[];
  readonly exceptions: readonly TypedException[];
}

type Weekly = readonly (readonly unknown[])[];
const isWorkday = (weekly: Weekly, day: string): boolean => (weekly[weekdayOf(day)] ?? []).length > 0;

/** The days of an exception; of several, those on which the clinician works in the week. */
function daysOf(weekly: Weekly, { date, to }: Pick<TypedException, 'date' | 'to'>): readonly string[] {
  if (to === '' || to === date) return [date];
  const days: string[] = [];
  for (let day = date; day <= to && days.length <= careLimits.hoursExceptions; day = dayAfter(day, 1))
    if (isWorkday(weekly, day)) days.push(day);
  return days;
}

/** The first day after a day on which the clinician works in the week. */
function nextWorkday(weekly: Weekly, day: string): string {
  let next = dayAfter(day, 1);
  while (weekly.some((periods) => periods.length > 0) && !isWorkday(weekly, next)) next = dayAfter(next, 1);
  return next;
}

/** Stored hours as typed values: working days that follow each other and are alike are one entry. */
export function typedHours({ weekly, exceptions }: ClinicHours): TypedHours {
  const typed: TypedException[] = [];
  for (const { date, periods, reason = '' } of exceptions) {
    const before = typed.at(-1);
    const last = before && (before.to || before.date);
    const follows = last !== undefined && isWorkday(weekly, last) && isWorkday(weekly, date) && nextWorkday(weekly, last) === date;
    if (before !== undefined && follows && before.reason === reason && JSON.stringify(before.periods) === JSON.stringify(periods))
      typed[typed.length - 1] = { ...before, to: date };
    else typed.push({ date, to: '', periods, reason });
  }
  return { weekly, exceptions: typed };
}

/** What is wrong with the hours of a day. */
export type DayProblem = PeriodsProblem | 'date' | 'days' | 'twice' | 'many';

/** The key of a weekday's or an exception's problem, and the id of its first control. */
export const dayKey = (kind: 'weekday' | 'exception', index: number): string => `${kind}-${index}`;

/** The hours to send, or each day's problem. */
export function hoursIn({ weekly, exceptions }: TypedHours): {
  readonly body: BodyInputOf<'clinicians.changeHours'>;
  readonly problems: Readonly<Record<string, DayProblem>>;
} {
  const problems: Record<string, DayProblem> = {};
  const read = (key: string, typed: readonly TypedPeriod[]) => {
    const periods = periodsIn(typed);
    if (typeof periods !== 'string') return periods;
    problems[key] = periods;
    return [];
  };
  const listed = new Set<string>();
  const body = {
    weekly: weekly.map((typed, index) => read(dayKey('weekday', index), typed)),
    exceptions: exceptions.flatMap(({ date, to, periods, reason }, index) => {
      const key = dayKey('exception', index);
      const open = read(key, periods);
      const isWrong = !isCalendarDate(date) || (to !== '' && !isCalendarDate(to));
      const days = isWrong ? [] : daysOf(weekly, { date, to });
      if (isWrong) problems[key] = 'date';
      else if (to !== '' && (to < date || days.length === 0)) problems[key] = 'days';
      else if (days.some((day) => listed.has(day))) problems[key] = 'twice';
      for (const day of days) listed.add(day);
      if (listed.size > careLimits.hoursExceptions) problems[key] = 'many';
      return days.map((day) => ({ date: day, periods: open, ...(reason.trim() !== '' && { reason }) }));
    }),
  };
  return { body, problems };
}
