import './trend-chart.css';

interface Point {
  readonly id: string;
  /** Milliseconds. */
  readonly at: number;
  readonly value: number;
  /** The range that the value had, either side of which may be open. */
  readonly low?: number | undefined;
  readonly high?: number | undefined;
  readonly isOutside: boolean;
}

interface TrendChartProps {
  /** By time, at least one. */
  readonly points: readonly Point[];
  /** What the picture shows, in words; the values stand in a table beside it. */
  readonly label: string;
  readonly formatValue: (value: number) => string;
  readonly formatDate: (at: number) => string;
}

const [width, height] = [640, 240];
const edge = { left: 56, right: 16, top: 16, bottom: 36 };

/** A date keeps the order of its own language in a picture that runs from left to right. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

/** Values in time, each over the range that it had. Time runs from left to right in every language, as on paper. */
export function TrendChart({ points, label, formatValue, formatDate }: TrendChartProps) {
  const values = points.flatMap(({ value, low, high }) => [
    value,
    ...(low === undefined ? [] : [low]),
    ...(high === undefined ? [] : [high]),
  ]);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const room = (most - least || Math.abs(most) || 1) * 0.1;
  const [bottom, top] = [least >= 0 ? Math.max(0, least - room) : least - room, most + room];
  const times = points.map(({ at }) => at);
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const x = (at: number): number =>
    last === first ? (edge.left + width - edge.right) / 2 : edge.left + ((at - first) / (last - first)) * (width - edge.left - edge.right);
  const y = (value: number): number => edge.top + ((top - value) / (top - bottom)) * (height - edge.top - edge.bottom);
  const between = (at: number, other: number | undefined, end: number): number => (other === undefined ? end : (x(at) + x(other)) / 2);
  return (
    <svg className="trend-chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} direction="ltr">
      {points.map(({ id, at, low, high }, index) => {
        if (low === undefined && high === undefined) return null;
        const from = between(at, times[index - 1], edge.left);
        const to = between(at, times[index + 1], width - edge.right);
        const [upper, lower] = [y(high ?? top), y(low ?? bottom)];
        return (
          <rect key={id} className="trend-range" x={from} y={upper} width={Math.max(0, to - from)} height={Math.max(0, lower - upper)} />
        );
      })}
      {[bottom, (bottom + top) / 2, top].map((value) => (
        <g key={value}>
          <line className="trend-axis" x1={edge.left} x2={width - edge.right} y1={y(value)} y2={y(value)} />
          <text x={edge.left - 8} y={y(value)} textAnchor="end" dominantBaseline="middle">
            {formatValue(value)}
          </text>
        </g>
      ))}
      <polyline className="trend-line" points={points.map(({ at, value }) => `${x(at)},${y(value)}`).join(' ')} />
      {points.map(({ id, at, value, isOutside }) => (
        <circle key={id} className="trend-point" data-outside={isOutside} cx={x(at)} cy={y(value)} r={isOutside ? 7 : 5} />
      ))}
      <text x={first === last ? x(first) : edge.left} y={height - 10} textAnchor={first === last ? 'middle' : 'start'}>
        {isolated(formatDate(first))}
      </text>
      {first !== last && (
        <text x={width - edge.right} y={height - 10} textAnchor="end">
          {isolated(formatDate(last))}
        </text>
      )}
    </svg>
  );
}
