import { timeTicks } from '../lib/time-ticks.ts';
import { formatNumber, formatTime, useLocale } from '../lib/locale.ts';
import type { Axis } from '../lib/axis.ts';
import { CourseChart } from './course-chart.tsx';
import type { Legend } from './drawing.tsx';
import type { TrendPoint } from './trend.tsx';

/** A value with the limits that held for it. */
export interface LimitedPoint extends TrendPoint {
  readonly range?: { readonly low?: number | undefined; readonly high?: number | undefined } | undefined;
}

export interface TimeCourseProps {
  /** The text alternative; a table beside it has the values. */
  readonly label: string;
  readonly unit: string;
  readonly legend: readonly Legend[];
  /** One or two courses on one axis, earliest value first. */
  readonly series: readonly (readonly LimitedPoint[])[];
  readonly upright: Axis;
}

/** The least length that is drawn, six hours: a single value stands in their middle. */
const leastMs = 6 * 3_600_000;

/** Values over time, with the limits of each shaded from half-way to the value before to half-way to the next. */
export function TimeCourse({ label, unit, legend, series, upright }: TimeCourseProps) {
  const locale = useLocale();
  const times = series.flat().map(({ at }) => Date.parse(at));
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const margin = Math.max((last - first) * 0.03, (leastMs - (last - first)) / 2, 1);
  const level = [first - margin, last + margin] as const;
  const places = (points: readonly LimitedPoint[]) => points.map(({ at }) => Date.parse(at));
  return (
    <CourseChart
      label={label}
      unit={unit}
      legend={legend}
      level={level}
      upright={upright}
      ticksOf={(count) => timeTicks(locale, level, count)}
      bands={series.flatMap((points) => {
        const at = places(points);
        return points.flatMap(({ range }, index) => {
          const [before, here = first, after] = [at[index - 1], at[index], at[index + 1]];
          if (range?.low === undefined && range?.high === undefined) return [];
          return [
            {
              from: before === undefined ? level[0] : (before + here) / 2,
              to: after === undefined ? level[1] : (here + after) / 2,
              ...range,
            },
          ];
        });
      })}
      series={series.map((points) =>
        points.map(({ at, value, isOutside = false }) => ({
          at: Date.parse(at),
          value,
          isOutside,
          says: `${formatNumber(locale, value)} ${unit}, ${formatTime(locale, at)}`,
        })),
      )}
    />
  );
}
