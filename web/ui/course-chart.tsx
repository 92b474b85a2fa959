import { scaleLinear } from 'd3-scale';
import { curveMonotoneX, line } from 'd3-shape';
import type { Axis } from '../lib/axis.ts';
import { formatNumber, useLocale } from '../lib/locale.ts';
import {
  Band,
  CurveName,
  Drawing,
  type Edges,
  type Legend,
  LevelAxis,
  Line,
  Point,
  PointName,
  type Tick,
  UprightAxis,
} from './drawing.tsx';

/** A value, at a place on the level axis. */
export interface CoursePoint {
  readonly at: number;
  readonly value: number;
  readonly isOutside: boolean;
  /** What it is, in words. */
  readonly says: string;
  /** Words that stand beside it. */
  readonly beside?: string;
}

/** Limits from one place on the level axis to another; without one they reach the edge. */
export interface CourseBand {
  readonly from: number;
  readonly to: number;
  readonly low?: number | undefined;
  readonly high?: number | undefined;
}

/** A curve to compare with, named at its end. */
export interface CourseCurve {
  readonly name: string;
  readonly points: readonly (readonly [at: number, value: number])[];
}

interface CourseChartProps {
  readonly label: string;
  readonly unit: string;
  readonly legend: readonly Legend[];
  readonly below?: string;
  readonly height?: 'usual' | 'tall';
  /** One or two courses, earliest value first. */
  readonly series: readonly (readonly CoursePoint[])[];
  readonly bands?: readonly CourseBand[];
  readonly curves?: readonly CourseCurve[];
  /** The first and last place on the level axis. */
  readonly level: Axis;
  /** The places that are named, as many as there is room for. */
  readonly ticksOf: (count: number) => readonly Tick[];
  readonly upright: Axis;
}

const pixelsOfTick = 84;

/** Values over time or age. A table beside it has the same values. */
export function CourseChart({ label, unit, legend, below, height, ...drawn }: CourseChartProps) {
  return (
    <Drawing label={label} unit={unit} legend={legend} below={below} height={height}>
      {(edges) => <Courses {...drawn} edges={edges} />}
    </Drawing>
  );
}

function Courses({
  series,
  bands = [],
  curves = [],
  level,
  upright,
  ticksOf,
  edges,
}: Omit<CourseChartProps, 'label' | 'unit' | 'legend' | 'below' | 'height'> & { edges: Edges }) {
  const locale = useLocale();
  const { left, right, top, bottom } = edges;
  const x = scaleLinear([...level], [left, right]);
  const y = scaleLinear([...upright], [bottom, top]).nice(6);
  const [least = 0, most = 0] = y.domain();
  const path = line<readonly [number, number]>(
    ([at]) => x(at),
    ([, value]) => y(value),
  );
  return (
    <>
      {bands.map(({ from, to, low = least, high = most }) => {
        const [upper, lower] = [y(Math.min(high, most)), y(Math.max(low, least))];
        return lower > upper && <Band key={from} x={x(from)} width={x(to) - x(from)} y={upper} height={lower - upper} />;
      })}
      <UprightAxis ticks={y.ticks(6).map((at) => ({ at, text: formatNumber(locale, at) }))} place={y} edges={edges} />
      <LevelAxis ticks={ticksOf(Math.max(2, Math.floor((right - left) / pixelsOfTick)))} place={x} edges={edges} isRtl={locale === 'ar'} />
      {curves.map(({ name, points }) => {
        const last = points.at(-1);
        return (
          last !== undefined && (
            <g key={name}>
              <Line look="curve" d={path.curve(curveMonotoneX)(points) ?? ''} />
              <CurveName x={x(last[0])} y={y(last[1])} name={name} />
            </g>
          )
        );
      })}
      {series.map((points, index) => (
        <g key={index}>
          <Line
            look={index === 0 ? 'line' : 'dashed'}
            d={
              line<CoursePoint>(
                ({ at }) => x(at),
                ({ value }) => y(value),
              )(points) ?? ''
            }
          />
          {points.map(({ at, value, isOutside, says }) => (
            <Point key={at} x={x(at)} y={y(value)} isOutside={isOutside} says={says} />
          ))}
          {points.map(
            ({ at, value, beside }) =>
              beside !== undefined && <PointName key={at} x={x(at)} y={y(value)} words={beside} edges={edges} isRtl={locale === 'ar'} />,
          )}
        </g>
      ))}
    </>
  );
}
