import { formatDay, formatNumber, useLocale } from '../lib/locale.ts';
import { Plot } from './plot.tsx';
import './trend.css';

/** A value at an instant (ISO). */
export interface TrendPoint {
  readonly at: string;
  readonly value: number;
  /** Its range, which may be open on either side. */
  readonly range?: { readonly low?: number | undefined; readonly high?: number | undefined } | undefined;
  readonly isOutside?: boolean;
}

interface Frame {
  readonly width: number;
  readonly height: number;
}

/** The positions of values in a frame; time runs from left to right in every language, as on paper charts. */
function placed(points: readonly TrendPoint[], { width, height }: Frame, [low, high]: readonly [number, number]) {
  const times = points.map(({ at }) => Date.parse(at));
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const x = (time: number): number => (last === first ? width / 2 : ((time - first) / (last - first)) * width);
  const y = (value: number): number => (high === low ? height / 2 : height - ((value - low) / (high - low)) * height);
  return points.map(({ value, range }, index) => ({
    x: x(times[index] ?? first),
    y: y(value),
    band: range && { top: y(range.high ?? high), bottom: y(range.low ?? low) },
  }));
}

/** The range of each value, from half-way to the previous value to half-way to the next. */
function Bands({ points, frame, range }: { points: readonly TrendPoint[]; frame: Frame; range: readonly [number, number] }) {
  const places = placed(points, frame, range);
  return places.map(({ x, band }, index) => {
    if (band === undefined) return null;
    const [before, after] = [places[index - 1]?.x, places[index + 1]?.x];
    const from = before === undefined ? 0 : (before + x) / 2;
    const to = after === undefined ? frame.width : (x + after) / 2;
    return <rect key={points[index]?.at} x={from} y={band.top} width={to - from} height={band.bottom - band.top} />;
  });
}

function Line({
  points,
  frame,
  range,
  dot,
}: {
  points: readonly TrendPoint[];
  frame: Frame;
  range: readonly [number, number];
  dot: number;
}) {
  const places = placed(points, frame, range);
  return (
    <>
      <polyline points={places.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {places.map(({ x, y }, index) => (
        <circle key={points[index]?.at} cx={x} cy={y} r={dot} data-outside={points[index]?.isOutside} />
      ))}
    </>
  );
}

const rangeOf = (points: readonly TrendPoint[]): readonly [number, number] => {
  // A range without a lower limit reaches down to nothing.
  const values = points.flatMap(({ value, range }) => [
    value,
    range === undefined ? value : (range.low ?? Math.min(0, value)),
    range?.high ?? value,
  ]);
  return [Math.min(...values), Math.max(...values)];
};

const small = { width: 80, height: 24 } as const;
/** A value over time in the size of a word. It adds nothing to the text beside it. */
export const Sparkline = ({ points }: { points: readonly TrendPoint[] }) => (
  <svg className="sparkline" viewBox={`0 0 ${small.width} ${small.height}`} aria-hidden="true">
    <Line points={points} frame={small} range={rangeOf(points)} dot={2} />
  </svg>
);

const large = { width: 600, height: 150 } as const;

interface TrendProps {
  /** The text alternative; a table beside it has the values. */
  readonly label: string;
  /** One or two courses that share a scale, earliest value first. */
  readonly series: readonly (readonly TrendPoint[])[];
}

/** A value over time. */
export function TrendChart({ label, series }: TrendProps) {
  const locale = useLocale();
  const points = series.flat();
  const times = points.map(({ at }) => at).toSorted();
  const [first, last] = [times.at(0), times.at(-1)];
  if (first === undefined || last === undefined) return null;
  const [low, high] = rangeOf(points);
  return (
    <Plot
      high={formatNumber(locale, high)}
      low={high === low ? undefined : formatNumber(locale, low)}
      ends={[formatDay(locale, first), formatDay(locale, last)]}
    >
      <svg className="trend-lines" viewBox={`-6 -8 ${large.width + 12} ${large.height + 16}`} role="img" aria-label={label}>
        {series.map((one, index) => (
          <g key={index} data-second={index > 0}>
            <Bands points={one} frame={large} range={[low, high]} />
            <Line points={one} frame={large} range={[low, high]} dot={4} />
          </g>
        ))}
      </svg>
    </Plot>
  );
}
