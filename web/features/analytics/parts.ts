import type { Analytics } from '#contract/overview/analytics.ts';
import { timeOf } from '#contract/appointments/clinic-hours.ts';
import type { Measure } from '#contract/base/time-buckets.ts';
import type { Locale } from '../../i18n/paraglide/runtime.js';
import { m } from '../../i18n/paraglide/messages.js';
import { ruleWords } from '../../lib/check-words.ts';
import { formatDate } from '../../lib/locale.ts';
import { wordFor } from '../../lib/open-words.ts';
import { said } from '../../lib/said.ts';
import { formatWeekday } from '../../lib/weekday.ts';
import { type Figure, type Work, figuresOf, sayBucket } from './figures.ts';

/** The names of the times that are counted. */
export const measureNames: Readonly<Record<Measure, () => string>> = {
  wait: () => m.analyticsWait(),
  stay: () => m.analyticsStay(),
  turnaround: () => m.analyticsTurnaround(),
  acknowledgement: () => m.analyticsAcknowledgement(),
};
export const measures = Object.keys(measureNames) as Measure[];

/** The figures of all days together. */
export function totalOf({ days }: Analytics): Work & { readonly registered: number } {
  const add = (of: (day: Analytics['days'][number]) => number): number => days.reduce((total, day) => total + of(day), 0);
  return {
    appointments: {
      open: add(({ appointments }) => appointments.open),
      fulfilled: add(({ appointments }) => appointments.fulfilled),
      noshow: add(({ appointments }) => appointments.noshow),
      cancelled: add(({ appointments }) => appointments.cancelled),
    },
    visits: add(({ visits }) => visits),
    prescriptions: add(({ prescriptions }) => prescriptions),
    laboratoryOrders: add(({ laboratoryOrders }) => laboratoryOrders),
    registered: add(({ registered }) => registered),
  };
}

type Attendance = Analytics['attendance'][number];
/** Kept and missed appointments by their weekday or hour, only where there are any. */
export function attendanceBy(attendance: readonly Attendance[], part: 'weekday' | 'hour') {
  const places = [...new Set(attendance.map((one) => one[part]))].toSorted((one, other) => one - other);
  return places.map((place) => {
    const here = attendance.filter((one) => one[part] === place);
    const add = (of: (one: Attendance) => number): number => here.reduce((total, one) => total + of(one), 0);
    return { place, fulfilled: add(({ fulfilled }) => fulfilled), noshow: add(({ noshow }) => noshow) };
  });
}

/** An hour of the day, HH:MM. */
export const sayHour = (hour: number): string => timeOf(hour * 60);

/** A clinician's name, or "has left". */
export const clinicianName = ({ name }: Analytics['clinicians'][number]): string => (name === undefined ? m.analyticsGone() : said(name));

/** Everything on the page as rows: the page's part, the subject, the figure's name, the count. */
export function rowsOf(locale: Locale, answer: Analytics): string[][] {
  const rows = (part: string, of: string, figures: readonly Figure[]): string[][] =>
    figures.map(([name, count]) => [part, of, name, String(count)]);
  const { laboratory, waiting } = answer;
  return [
    [m.analyticsOverview(), '', m.analyticsFigure(), m.analyticsCount()],
    ...answer.days.flatMap((day) =>
      rows(m.analyticsByDay(), formatDate(locale, day.date), [...figuresOf(day), [m.figureRegistered(), day.registered]]),
    ),
    ...answer.clinicians.flatMap((one) => rows(m.analyticsByClinician(), clinicianName(one), figuresOf(one))),
    ...answer.attendance.flatMap(({ weekday, hour, fulfilled, noshow }) =>
      rows(m.analyticsMissed(), `${formatWeekday(locale, weekday)} ${sayHour(hour)}`, [
        [m.figureFulfilled(), fulfilled],
        [m.figureNoshow(), noshow],
      ]),
    ),
    ...measures.flatMap((measure) =>
      rows(
        m.analyticsTimes(),
        measureNames[measure](),
        answer.times[measure].map((count, bucket) => [sayBucket(locale, bucket), count]),
      ),
    ),
    ...rows(m.analyticsLaboratory(), '', [
      [m.analyticsResults(), laboratory.results],
      [m.analyticsCriticals(), laboratory.criticals],
      [m.analyticsLate(), laboratory.late],
    ]),
    ...rows(
      m.analyticsOverrides(),
      '',
      answer.overrides.map(({ rule, count }) => [wordFor(ruleWords, rule), count]),
    ),
    ...rows(m.analyticsNow(), '', [
      [m.analyticsUnsigned(), waiting.unsignedNotes],
      [m.analyticsCriticalNow(), waiting.criticalResults],
    ]),
  ];
}
