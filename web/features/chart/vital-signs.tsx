import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Chart } from '#contract/chart/chart.ts';
import { type VitalSignsCourse, vitalSigns } from '#contract/chart/vital-signs.ts';
import { axisOf } from '../../lib/axis.ts';
import { formatNumber, useLocale } from '../../lib/locale.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Select } from '../../ui/control.tsx';
import { Field } from '../../ui/field.tsx';
import { Failure } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { ChartPlace, drawnLater } from '../../ui/chart-place.tsx';
import { Growth } from './growth.tsx';
import { LastValues, pointsOf } from './last-values.tsx';
import { courseQuery } from './queries.ts';
import { type Trend, signsOf, trends } from './vital-signs-form.ts';
import { VitalSignsTable } from './vital-signs-table.tsx';

const nameOf = (trend: Trend): string => (trend === 'systolic' ? m.bloodPressure() : said(vitalSigns[trend].name));

const TimeCourse = drawnLater(async () => (await import('../../ui/time-course.tsx')).TimeCourse);

/** Signs whose limits would shade everything or two courses at once. */
const withoutBand: readonly Trend[] = ['systolic', 'weight'];

/** The values of a trend over time, on an axis that is the same for everybody. */
function Course({ course: { signs, counts }, trend }: { course: VitalSignsCourse; trend: Trend }) {
  const locale = useLocale();
  const of = signsOf(trend);
  const series = of.map((sign) => pointsOf(signs[sign] ?? [], sign));
  const drawn = series[0]?.length ?? 0;
  const count = counts?.[of[0] ?? ''] ?? drawn;
  const points = series.flat();
  const isBanded = !withoutBand.includes(trend) && points.some(({ range }) => range.low !== undefined || range.high !== undefined);
  return (
    <>
      <ChartPlace>
        <TimeCourse
          label={m.trendLabel({ name: nameOf(trend), count: formatNumber(locale, count) })}
          unit={vitalSigns[trend].written}
          legend={[
            ...(trend === 'systolic'
              ? [
                  { mark: 'line', text: said(vitalSigns.systolic.name) } as const,
                  { mark: 'dashed', text: said(vitalSigns.diastolic.name) } as const,
                ]
              : []),
            ...(isBanded ? [{ mark: 'band', text: m.trendBand() } as const] : []),
            ...(points.some(({ isOutside }) => isOutside) ? [{ mark: 'outside', text: m.trendOutside() } as const] : []),
          ]}
          upright={axisOf(
            trend,
            points.map(({ value }) => value),
          )}
          series={isBanded ? series : series.map((one) => one.map(({ at, value, isOutside }) => ({ at, value, isOutside })))}
        />
      </ChartPlace>
      {count > drawn && (
        <p className="text-sm text-muted">
          {m.trendDrawn({ drawn: formatNumber(locale, drawn), count: formatNumber(locale, count) })} {m.trendTable()}
        </p>
      )}
    </>
  );
}

/** A chart's vital signs: the last values, and their course with a table of all values. */
export function VitalSignsPanel({ chart }: { chart: Chart }) {
  const { data, isError, refetch } = useQuery(courseQuery(chart.patient.id));
  const [chosen, setChosen] = useState<Trend>();
  const courses = data?.signs ?? {};
  const measured = trends.filter((trend) => signsOf(trend).some((sign) => courses[sign] !== undefined));
  const trend = chosen ?? measured[0];
  return (
    <Panel className="grid gap-5 p-5" aria-labelledby="vital-signs">
      <h2 id="vital-signs" className="text-lg font-semibold">
        {m.vitalSigns()}
      </h2>
      <LastValues chart={chart} courses={courses} />
      {isError ? (
        <Failure text={m.vitalSignsNotLoaded()} onRetry={refetch} />
      ) : data === undefined ? (
        <Loading className="grid gap-3">
          <Skeleton className="h-10" />
          <Skeleton className="h-40" />
        </Loading>
      ) : (
        trend !== undefined && (
          <div className="grid items-start gap-5 lg:grid-cols-2">
            <div className="grid gap-3">
              <Field id="trend" label={m.trendOf()} problem={false}>
                {(attributes) => (
                  <Select {...attributes} value={trend} onChange={(event) => setChosen(measured.find((one) => one === event.target.value))}>
                    {measured.map((one) => (
                      <option key={one} value={one}>
                        {m.vitalSignLabel({ name: nameOf(one), unit: vitalSigns[one].written })}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
              <Course course={data} trend={trend} />
            </div>
            <VitalSignsTable key={trend} patientId={chart.patient.id} signs={signsOf(trend)} name={nameOf(trend)} />
          </div>
        )
      )}
      {data !== undefined && <Growth course={data} patient={chart.patient} />}
    </Panel>
  );
}
