import type { Chart, LastValue } from '#contract/chart/chart.ts';
import { enteredInError } from '#contract/chart/entry.ts';
import { redLimitsOf, redZoneOf, weightJump } from '#contract/chart/red-zone.ts';
import {
  type CoursePoint,
  type Measure,
  type VitalSign,
  type VitalSigns,
  type VitalSignsCourse,
  bmi,
  vitalSignIds,
  vitalSigns,
} from '#contract/chart/vital-signs.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { monthsOn } from '#contract/patient/age.ts';
import { formatNumber, formatTime, useLocale } from '../../lib/locale.ts';
import { usePages } from '../../lib/pages.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Ltr } from '../../ui/ltr.tsx';
import { ZoneMark } from '../../ui/patient-red-signs.tsx';
import { Sparkline, type TrendPoint } from '../../ui/trend.tsx';
import { axisOf } from '../../lib/axis.ts';
import { vitalSignsQuery } from './queries.ts';

/** A course of a vital sign with the limits of the red zone at each age. */
export const pointsOf = (course: readonly CoursePoint[], sign: VitalSign) =>
  course.map(({ at, value, ageMonths }) => ({
    at,
    value,
    isOutside: redZoneOf(sign, value, ageMonths) !== undefined,
    range: redLimitsOf(sign, ageMonths),
  }));

/** What some entries say of a measure, oldest first, without entries in error. */
const courseIn = (entries: readonly VitalSigns[], measure: Measure): CoursePoint[] =>
  entries
    .flatMap(({ status, values, bmi: index, measuredAt: at, ageMonths }) => {
      const value = measure === 'bmi' ? index : values[measure];
      return value === undefined || status === enteredInError ? [] : [{ at, value, ageMonths }];
    })
    .toSorted((one, other) => (one.at < other.at ? -1 : 1));

/** The side of the red zone of a last value: by the age at that time and, for a weight, by the previous weight too. */
function zoneOf(sign: VitalSign, { value, measuredAt }: LastValue, dateOfBirth: string, before: TrendPoint | undefined) {
  const ageMonths = monthsOn(dateOfBirth, qatarDate(new Date(measuredAt)));
  const earlier = sign === 'weight' && before !== undefined ? { value: before.value, measuredAt: before.at } : undefined;
  return redZoneOf(sign, value, ageMonths) ?? weightJump(value, earlier, new Date(measuredAt), ageMonths);
}

interface LastValuesProps {
  readonly chart: Chart;
  /** The courses, where a page has read them; otherwise those of the last entries are drawn. */
  readonly courses?: VitalSignsCourse['signs'] | undefined;
}

/** The last value of each vital sign, with its course. */
export function LastValues({ chart: { vitals, patient }, courses }: LastValuesProps) {
  const locale = useLocale();
  const { rows: entries = [] } = usePages({ ...vitalSignsQuery(patient.id), enabled: courses === undefined });
  const courseOf = (measure: Measure) => (courses === undefined ? courseIn(entries, measure) : (courses[measure] ?? []));
  const lastBmi = courseOf('bmi').at(-1)?.value;
  const known = vitalSignIds.filter((sign) => vitals[sign] !== undefined);
  if (known.length === 0) return <p className="text-muted">{m.vitalSignsEmpty()}</p>;
  const newest = known
    .map((sign) => vitals[sign]?.measuredAt ?? '')
    .toSorted()
    .at(-1);
  return (
    <div className="grid gap-3">
      {newest !== undefined && <p className="text-sm text-muted">{formatTime(locale, newest)}</p>}
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-4">
        {known.map((sign) => {
          const last = vitals[sign];
          const points = pointsOf(courseOf(sign), sign);
          const zone = last && zoneOf(sign, last, patient.personalInfo.dateOfBirth, points.at(-2));
          return (
            last !== undefined && (
              <div key={sign}>
                <dt className="text-sm text-muted">{said(vitalSigns[sign].name)}</dt>
                <dd className={zone === undefined ? 'text-xl font-semibold' : 'text-xl font-semibold text-danger'}>
                  <Ltr>
                    {formatNumber(locale, last.value)} <span className="text-sm font-normal text-muted">{vitalSigns[sign].written}</span>
                  </Ltr>
                </dd>
                {zone !== undefined && (
                  <dd>
                    <ZoneMark zone={zone} />
                  </dd>
                )}
                {last.measuredAt !== newest && <dd className="text-sm text-muted">{formatTime(locale, last.measuredAt)}</dd>}
                {points.length > 1 && (
                  <dd>
                    <Sparkline
                      points={points}
                      axis={axisOf(
                        sign,
                        points.map(({ value }) => value),
                      )}
                    />
                  </dd>
                )}
              </div>
            )
          );
        })}
        {lastBmi !== undefined && (
          <div>
            <dt className="text-sm text-muted">{said(bmi.name)}</dt>
            <dd className="text-xl font-semibold">
              <Ltr>
                {formatNumber(locale, lastBmi)} <span className="text-sm font-normal text-muted">{bmi.written}</span>
              </Ltr>
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}
