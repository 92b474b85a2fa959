import { isCalendarDate } from '#contract/base/qatar-time.ts';
import type { ClinicHours } from '#contract/appointments/clinic-hours.ts';
import type { BodyInputOf } from '#contract/routes/table.ts';
import { type PeriodsProblem, type TypedPeriod, periodsIn } from '../../lib/typed-periods.ts';

/** A day with other hours, as typed; without periods it is closed. */
interface TypedException {
  readonly date: string;
  readonly periods: readonly TypedPeriod[];
  readonly reason: string;
}
/** A clinician's hours as typed: the periods of each weekday, Sunday first, and the exceptions. */
export interface TypedHours {
  readonly weekly: readonly (readonly TypedPeriod[])[];
  readonly exceptions: readonly TypedException[];
}

/** Stored hours as typed values. */
export const typedHours = ({ weekly, exceptions }: ClinicHours): TypedHours => ({
  weekly,
  exceptions: exceptions.map(({ date, periods, reason = '' }) => ({ date, periods, reason })),
});

/** What is wrong with the hours of a day. */
export type DayProblem = PeriodsProblem | 'date' | 'twice';

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
  const body = {
    weekly: weekly.map((typed, index) => read(dayKey('weekday', index), typed)),
    exceptions: exceptions.map(({ date, periods, reason }, index) => {
      const key = dayKey('exception', index);
      const open = read(key, periods);
      if (!isCalendarDate(date)) problems[key] = 'date';
      else if (exceptions.findIndex((other) => other.date === date) < index) problems[key] = 'twice';
      return { date, periods: open, ...(reason.trim() !== '' && { reason }) };
    }),
  };
  return { body, problems };
}
