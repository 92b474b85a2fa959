import type { Axis } from '../lib/axis.ts';
import './trend.css';

/** A value at an instant (ISO). */
export interface TrendPoint {
  readonly at: string;
  readonly value: number;
  readonly isOutside?: boolean;
}

const frame = { width: 80, height: 24 } as const;

/** A value over time in the size of a word, earliest first; time runs from left to right in every language. It adds nothing to the text beside it. */
export function Sparkline({ points, axis: [low, high] }: { points: readonly TrendPoint[]; axis: Axis }) {
  const times = points.map(({ at }) => Date.parse(at));
  const [first = 0, last = 0] = [times.at(0), times.at(-1)];
  const places = points.map(({ value }, index) => ({
    x: last === first ? frame.width / 2 : (((times[index] ?? first) - first) / (last - first)) * frame.width,
    y: frame.height - ((value - low) / (high - low)) * frame.height,
  }));
  return (
    <svg className="sparkline" viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
      <polyline points={places.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {places.map(({ x, y }, index) => (
        <circle key={points[index]?.at} cx={x} cy={y} r={2} data-outside={points[index]?.isOutside} />
      ))}
    </svg>
  );
}
