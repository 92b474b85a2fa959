import { leftToRight } from '#contract/base/isolated.ts';
import type { Analytics } from '#contract/overview/analytics.ts';
import { ageGroups } from '#contract/patient/age-groups.ts';
import { genders } from '#contract/patient/choices.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { ruleWords } from '../../lib/check-words.ts';
import { formatNumber, useLocale } from '../../lib/locale.ts';
import { wordFor } from '../../lib/open-words.ts';
import { paths } from '../../lib/paths.ts';
import { formatWeekday } from '../../lib/weekday.ts';
import { ChartPlace } from '../../ui/chart-place.tsx';
import { NumberTable } from '../../ui/number-table.tsx';
import { medianBucket, sayBucket, sum } from './figures.ts';
import { ColumnChart, Part, counted, rateOf } from './part.tsx';
import { ageGroupName, attendanceBy, genderName, measureNames, measures, sayHour, shortBucket } from './parts.ts';

const marks = { female: 'first', male: 'second', other: 'third' } as const;

/** Who came: completed appointments by the patients' age and sex. */
export function Patients({ answer: { patients }, completed }: { answer: Analytics; completed: number }) {
  const locale = useLocale();
  const present = genders.toSorted().filter((gender) => patients.some((one) => one.gender === gender));
  const rows = ageGroups.map((age) => ({
    age,
    name: leftToRight(ageGroupName(locale, age)),
    values: present.map((gender) => patients.find((one) => one.age === age && one.gender === gender)?.count ?? 0),
  }));
  const known = sum(rows.flatMap(({ values }) => values));
  return (
    <Part
      title={m.analyticsPatients()}
      hint={
        known < completed ? m.analyticsKnownOf({ known: formatNumber(locale, known), all: formatNumber(locale, completed) }) : undefined
      }
    >
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <ChartPlace>
          <ColumnChart
            label={m.analyticsPatientsChart()}
            unit={m.figureFulfilled()}
            isBeside
            parts={present.map((gender) => ({ mark: marks[gender], text: genderName(gender) }))}
            columns={rows.map(({ name, values }) => ({ name, short: name, values }))}
          />
        </ChartPlace>
        <NumberTable
          heads={[m.analyticsAge(), ...present.map(genderName), m.analyticsTotal()]}
          rows={rows.map(({ age, name, values }) => ({
            id: String(age),
            name,
            figures: [...values, sum(values)].map((count) => counted(locale, count)),
          }))}
        />
      </div>
    </Part>
  );
}

/** Appointments that were missed, by hour and by weekday. */
export function Missed({ answer: { attendance } }: { answer: Analytics }) {
  const locale = useLocale();
  const hours = attendanceBy(attendance, 'hour');
  const rowsOf = (rows: ReturnType<typeof attendanceBy>, nameOf: (place: number) => string) =>
    rows.map((one) => ({
      id: String(one.place),
      name: nameOf(one.place),
      figures: [counted(locale, one.fulfilled), counted(locale, one.noshow), rateOf(locale, one)],
    }));
  const figures: readonly [string, string, string] = [m.analyticsCompleted(), m.analyticsNoshows(), m.analyticsRate()];
  return (
    <Part title={m.analyticsMissedPart()}>
      <ChartPlace>
        <ColumnChart
          label={m.analyticsHourChart()}
          unit={m.analyticsAppointments()}
          parts={[
            { mark: 'first', text: figures[0] },
            { mark: 'second', text: figures[1] },
          ]}
          columns={hours.map(({ place, fulfilled, noshow }) => ({
            name: sayHour(place),
            short: sayHour(place),
            values: [fulfilled, noshow],
          }))}
        />
      </ChartPlace>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <NumberTable heads={[m.analyticsHour(), ...figures]} rows={rowsOf(hours, sayHour)} />
        <NumberTable
          heads={[m.analyticsWeekday(), ...figures]}
          rows={rowsOf(attendanceBy(attendance, 'weekday'), (weekday) => formatWeekday(locale, weekday))}
        />
      </div>
    </Part>
  );
}

/** How long people and results waited. */
export function Times({ answer: { times } }: { answer: Analytics }) {
  const locale = useLocale();
  const waits = times.wait.map((value, bucket) => ({ name: sayBucket(locale, bucket), value }));
  const last = waits.findLastIndex(({ value }) => value > 0);
  return (
    <Part title={m.analyticsTimes()} hint={m.analyticsTimesHint()}>
      <NumberTable
        heads={[m.analyticsMeasure(), m.analyticsCounted(), m.analyticsMiddle()]}
        rows={measures.map((measure) => {
          const middle = medianBucket(times[measure]);
          return {
            id: measure,
            name: measureNames[measure](),
            figures: [
              counted(locale, sum(times[measure])),
              { shown: middle === undefined ? m.analyticsNoTimes() : sayBucket(locale, middle) },
            ],
          };
        })}
      />
      {last >= 0 && (
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <ChartPlace>
            <ColumnChart
              label={m.analyticsWaitChart()}
              unit={m.analyticsVisits()}
              parts={[{ mark: 'first', text: m.analyticsVisits() }]}
              columns={waits
                .slice(0, last + 1)
                .map(({ name, value }, bucket) => ({ name, short: leftToRight(shortBucket(bucket)), values: [value] }))}
            />
          </ChartPlace>
          <NumberTable
            heads={[m.analyticsWait(), m.analyticsVisits()]}
            rows={waits.slice(0, last + 1).map(({ name, value }) => ({ id: name, name, figures: [counted(locale, value)] }))}
          />
        </div>
      )}
    </Part>
  );
}

/** The laboratory's results, and the prescribing alerts that were overridden. */
export function Others({ answer: { laboratory, overrides } }: { answer: Analytics }) {
  const locale = useLocale();
  const heads = [m.analyticsFigure(), m.analyticsCount()];
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Part title={m.analyticsLaboratory()}>
        <NumberTable
          heads={heads}
          rows={[
            { id: 'results', name: m.analyticsResults(), figures: [counted(locale, laboratory.results, paths.labs)] },
            { id: 'criticals', name: m.analyticsCriticals(), figures: [counted(locale, laboratory.criticals)] },
            { id: 'late', name: m.analyticsLate(), figures: [counted(locale, laboratory.late)] },
          ]}
        />
      </Part>
      <Part title={m.analyticsOverrides()}>
        {overrides.length === 0 ? (
          <p className="text-muted">{m.analyticsOverridesNone()}</p>
        ) : (
          <NumberTable
            heads={[m.analyticsFinding(), m.analyticsCount()]}
            rows={overrides.map(({ rule, count }) => ({ id: rule, name: wordFor(ruleWords, rule), figures: [counted(locale, count)] }))}
          />
        )}
      </Part>
    </div>
  );
}
