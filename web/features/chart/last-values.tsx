import { useQuery } from '@tanstack/react-query';
import type { Chart, LastValue } from '#contract/chart/chart.ts';
import { enteredInError } from '#contract/chart/entry.ts';
import { redLimitsOf, redZoneOf, weightJump } from '#contract/chart/red-zone.ts';
import { type VitalSign, type VitalSigns, bmi, vitalSignIds, vitalSigns } from '#contract/chart/vital-signs.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { monthsOn } from '#contract/patient/age.ts';
import { formatNumber, formatTime, useLocale } from '../../lib/locale.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Ltr } from '../../ui/ltr.tsx';
import { ZoneMark } from '../../ui/patient-red-signs.tsx';
import { Sparkline, type TrendPoint } from '../../ui/trend.tsx';
import { axisOf } from '../../lib/axis.ts';
import { vitalSignsQuery } from './queries.ts';

/** The values of a vital sign over time with the limits of the red zone at that age, earliest first, without entries in error. */
export const pointsOf = (entries: readonly VitalSigns[], sign: VitalSign) =>
  entries
    .flatMap(({ status, values: { [sign]: value }, measuredAt, ageMonths }) =>
      value === undefined || status === enteredInError
        ? []
        : [{ at: measuredAt, value, isOutside: redZoneOf(sign, value, ageMonths) !== undefined, range: redLimitsOf(sign, ageMonths) }],
    )
    .toSorted((one, other) => (one.at < other.at ? -1 : 1));

/** The side of the red zone of a last value: by the age at that time and, for a weight, by the previous weight too. */
function zoneOf(sign: VitalSign, { value, measuredAt }: LastValue, dateOfBirth: string, before: TrendPoint | undefined) {
  const ageMonths = monthsOn(dateOfBirth, qatarDate(new Date(measuredAt)));
  const earlier = sign === 'weight' && before !== undefined ? { value: before.value, measuredAt: before.at } : undefined;
  return redZoneOf(sign, value, ageMonths) ?? weightJump(value, earlier, new Date(measuredAt), ageMonths);
}

/** The last value of each vital sign, with its course. */
export function LastValues({ chart: { vitals, patient } }: { chart: Chart }) {
  const locale = useLocale();
  const { data: entries = [] } = useQuery(vitalSignsQuery(patient.id));
  const lastBmi = entries.find((one) => one.bmi !== undefined && one.status !== enteredInError)?.bmi;
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
          const points = pointsOf(entries, sign);
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
