import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Chart } from '#contract/chart/chart.ts';
import { type GrowthMeasure, lastAge } from '#contract/chart/growth/growth.ts';
import { type VitalSignsCourse, bmi, vitalSigns } from '#contract/chart/vital-signs.ts';
import { formatDay, formatLength, formatNumber, useLocale } from '../../lib/locale.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { Locale } from '../../i18n/paraglide/runtime.js';
import { ChartPlace, drawnLater } from '../../ui/chart-place.tsx';
import { Select } from '../../ui/control.tsx';
import { Field } from '../../ui/field.tsx';
import { NumberTable } from '../../ui/number-table.tsx';
import { type GrowthPoint, growthPoints, measuredOf, sayPercentile, tableOf } from './growth-points.ts';

const GrowthChart = drawnLater(async () => (await import('./growth-chart.tsx')).GrowthChart);

/** Those for whom WHO has curves. */
const sexes = ['male', 'female'] as const;

const kindOf = (measure: GrowthMeasure) => (measure === 'bmi' ? bmi : vitalSigns[measure]);

interface GrowthProps {
  readonly course: VitalSignsCourse;
  readonly patient: Chart['patient'];
}

/** A child's growth beside that of other children; nothing for grown people. */
export function Growth({ course: { signs: courses, counts }, patient: { personalInfo } }: GrowthProps) {
  const { dateOfBirth, gender } = personalInfo;
  const [chosen, setChosen] = useState<GrowthMeasure>();
  const measured = measuredOf(courses, dateOfBirth);
  const measure = chosen ?? measured[0];
  const sex = sexes.find((one) => one === gender);
  if (measure === undefined) return null;
  return (
    <section className="grid gap-3" aria-labelledby="growth">
      <h3 id="growth" className="text-part">
        {m.growth()}
      </h3>
      {sex !== undefined ? (
        <>
          <div className="max-w-sm">
            <Field id="growth-of" label={m.growthOf()} problem={false}>
              {(attributes) => (
                <Select {...attributes} value={measure} onChange={(event) => setChosen(measured.find((one) => one === event.target.value))}>
                  {measured.map((one) => (
                    <option key={one} value={one}>
                      {m.vitalSignLabel({ name: said(kindOf(one).name), unit: kindOf(one).written })}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </div>
          <Measured
            key={measure}
            measure={measure}
            sex={sex}
            points={growthPoints(courses, measure, dateOfBirth)}
            count={counts?.[measure]}
          />
        </>
      ) : (
        <p className="text-muted">{m.growthNoSex()}</p>
      )}
    </section>
  );
}

/** An age as it is said of children: in months until 2 years, then in years and months. */
const sayAge = (locale: Locale, { ageMonths, days }: GrowthPoint): string => {
  if (ageMonths === 0) return formatLength(locale, { day: days });
  return ageMonths < 24
    ? formatLength(locale, { month: ageMonths })
    : formatLength(locale, { year: Math.floor(ageMonths / 12), month: ageMonths % 12 });
};

interface MeasuredProps {
  readonly measure: GrowthMeasure;
  readonly sex: 'male' | 'female';
  readonly points: readonly GrowthPoint[];
  /** Of all values, if these are some of them. */
  readonly count: number | undefined;
}

function Measured({ measure, sex, points, count }: MeasuredProps) {
  const locale = useLocale();
  const { name, written } = kindOf(measure);
  const { data: table, isError } = useQuery({
    queryKey: ['growth', measure, sex],
    queryFn: () => tableOf(measure, sex),
    staleTime: Infinity,
  });
  const last = points.at(-1);
  const isCovered = table !== undefined && last !== undefined && points.some(({ days }) => days <= lastAge(table));
  const words = table && last && sayPercentile(locale, table, last);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <div className="grid gap-2">
        {last !== undefined && words !== undefined && (
          <p className="font-semibold">{m.growthLast({ name: said(name), percentile: words, date: formatDay(locale, last.at) })}</p>
        )}
        {isError ? (
          <p className="text-muted">{m.chartNotLoaded()}</p>
        ) : (
          <ChartPlace height="tall">
            {isCovered && <GrowthChart name={said(name)} unit={written} sex={sex} table={table} points={points} />}
          </ChartPlace>
        )}
        <p className="text-sm text-muted">
          {m.growthSource()}
          {count !== undefined && <> {m.trendDrawn({ drawn: formatNumber(locale, points.length), count: formatNumber(locale, count) })}</>}
        </p>
      </div>
      <NumberTable
        heads={[m.labDate(), m.growthAge(), m.vitalSignLabel({ name: said(name), unit: written }), m.growthPercentileHead()]}
        rows={points.toReversed().map((point) => ({
          id: point.at,
          name: formatDay(locale, point.at),
          figures: [
            { shown: sayAge(locale, point) },
            { shown: formatNumber(locale, point.value) },
            { shown: table === undefined ? '' : (sayPercentile(locale, table, point) ?? m.growthNoTable()) },
          ],
        }))}
      />
    </div>
  );
}
