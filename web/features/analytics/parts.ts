import type { Analytics } from '#contract/overview/analytics.ts';
import { ageGroups } from '#contract/patient/age-groups.ts';
import { bucketEnds } from '#contract/base/time-buckets.ts';
import { timeOf } from '#contract/appointments/clinic-hours.ts';
import type { Measure } from '#contract/base/time-buckets.ts';
import type { Locale } from '../../i18n/paraglide/runtime.js';
import { m } from '../../i18n/paraglide/messages.js';
import { saidService } from '../../lib/appointment-words.ts';
import { ruleWords } from '../../lib/check-words.ts';
import { genderWords } from '#contract/patient/choices.ts';
import { formatDate, formatNumber } from '../../lib/locale.ts';
import { entryFor, wordFor } from '../../lib/open-words.ts';
import { said } from '../../lib/said.ts';
import { formatWeekday } from '../../lib/weekday.ts';
import { type Figure, figuresOf, sayBucket } from './figures.ts';

/** The names of the times that are counted. */
export const measureNames: Readonly<Record<Measure, () => string>> = {
  wait: () => m.analyticsWait(),
  stay: () => m.analyticsStay(),
  turnaround: () => m.analyticsTurnaround(),
  acknowledgement: () => m.analyticsAcknowledgement(),
};
export const measures = Object.keys(measureNames) as Measure[];

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

/** A group of patients by age in years: 0–4, 65+. */
export function ageGroupName(locale: Locale, from: number): string {
  const next = ageGroups[ageGroups.findIndex((one) => one === from) + 1];
  return next === undefined ? `${formatNumber(locale, from)}+` : `${formatNumber(locale, from)}–${formatNumber(locale, next - 1)}`;
}

export const genderName = (gender: string): string => {
  const words = entryFor(genderWords, gender);
  return words === undefined ? gender : said(words);
};

/** The end of a bucket as it stands below a column: in minutes, hours or days. */
export function shortBucket(bucket: number): string {
  const [before, end] = [bucketEnds[bucket - 1], bucketEnds[bucket]];
  if (end === undefined) return `> ${clockOf(before ?? 0)}`;
  return `≤ ${clockOf(end)}`;
}
const clockOf = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

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
    ...answer.services.flatMap(({ service, fulfilled, noshow, cancelled, open }) =>
      rows(m.analyticsByService(), saidService(service), [
        [m.figureFulfilled(), fulfilled],
        [m.figureNoshow(), noshow],
        [m.figureCancelled(), cancelled],
        [m.figureOpen(), open],
      ]),
    ),
    ...answer.clinicians.flatMap((one) =>
      rows(m.analyticsByClinician(), clinicianName(one), [
        ...figuresOf(one),
        ...one.wait
          .map((count, bucket) => [`${m.analyticsWait()}: ${sayBucket(locale, bucket)}`, count] as const)
          .filter(([, count]) => count > 0),
      ]),
    ),
    ...answer.patients.map(({ age, gender, count }) => [
      m.analyticsPatients(),
      `${ageGroupName(locale, age)} ${genderName(gender)}`,
      m.figureFulfilled(),
      String(count),
    ]),
    ...beforeRows(locale, answer),
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

/** The days before, with words where a figure is not known. */
function beforeRows(locale: Locale, { before }: Analytics): string[][] {
  const { from, to, appointments, visits, prescriptions, laboratoryOrders, registered } = before;
  const figures: readonly (readonly [name: string, count: number | null])[] = [
    [m.figureFulfilled(), appointments && appointments.fulfilled],
    [m.figureNoshow(), appointments && appointments.noshow],
    [m.figureCancelled(), appointments && appointments.cancelled],
    [m.figureOpen(), appointments && appointments.open],
    [m.figureVisits(), visits],
    [m.figurePrescriptions(), prescriptions],
    [m.figureOrders(), laboratoryOrders],
    [m.figureRegistered(), registered],
  ];
  return figures.map(([name, count]) => [
    m.compareBefore(),
    m.analyticsRange({ from: formatDate(locale, from), to: formatDate(locale, to) }),
    name,
    count === null ? m.compareUnknown() : String(count),
  ]);
}
