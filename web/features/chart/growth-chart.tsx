import { type GrowthTable, curvePoints, growthCurves } from '#contract/chart/growth/growth.ts';
import { axisAround } from '../../lib/axis.ts';
import { formatDay, formatNumber, useLocale } from '../../lib/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { CourseChart } from '../../ui/course-chart.tsx';
import { type GrowthPoint, ageTicks, sayPercentile, windowOf } from './growth-points.ts';

interface GrowthChartProps {
  readonly name: string;
  readonly unit: string;
  readonly sex: 'male' | 'female';
  readonly table: GrowthTable;
  readonly points: readonly GrowthPoint[];
}

/** A child's measurements on the curves of children of its sex. Those outside the drawn ages are in the table beside it. */
export function GrowthChart({ name, unit, sex, table, points }: GrowthChartProps) {
  const locale = useLocale();
  const level = windowOf(table, points);
  const [from, to] = level;
  const drawn = points.filter(({ days }) => days >= from && days <= to);
  const curves = growthCurves.map(({ percentile, z }) => ({
    name: formatNumber(locale, percentile),
    points: curvePoints(table, z, from, to),
  }));
  const { isInMonths } = ageTicks(locale, level, 1);
  return (
    <CourseChart
      label={m.growthChart({ name, count: formatNumber(locale, drawn.length) })}
      unit={unit}
      below={isInMonths ? m.growthAgeMonths() : m.growthAgeYears()}
      legend={[{ mark: 'curve', text: sex === 'male' ? m.growthCurvesBoys() : m.growthCurvesGirls() }]}
      height="tall"
      level={level}
      upright={axisAround([...drawn.map(({ value }) => value), ...curves.flatMap((curve) => curve.points.map(([, value]) => value))])}
      ticksOf={(count) => ageTicks(locale, level, count).ticks}
      curves={curves}
      series={[
        drawn.map((point, index) => {
          const words = sayPercentile(locale, table, point);
          return {
            at: point.days,
            value: point.value,
            isOutside: false,
            says: [`${formatNumber(locale, point.value)} ${unit}`, formatDay(locale, point.at), words].filter(Boolean).join(', '),
            ...(index === drawn.length - 1 && words !== undefined && { beside: words }),
          };
        }),
      ]}
    />
  );
}
