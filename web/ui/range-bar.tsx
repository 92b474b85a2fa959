import './range-bar.css';

interface RangeBarProps {
  readonly value: number;
  /** Drawn faintly. */
  readonly previous?: number | undefined;
  readonly low?: number | undefined;
  readonly high?: number | undefined;
}

/** How much is drawn beyond the range, in widths of it. */
const margin = 0.6;

/** The ends of the bar: the range with room on both sides, or more if a value is further away. */
function endsOf({ value, previous = value, low, high }: RangeBarProps): readonly [number, number] {
  const bottom = low ?? Math.min(0, value, previous);
  const width = (high ?? Math.max(value, previous, bottom * (1 + margin))) - bottom || 1;
  const least = low === undefined ? bottom : low - width * margin;
  const most = high === undefined ? bottom + width * (1 + margin) : high + width * margin;
  return [Math.min(least, value, previous), Math.max(most, value, previous)];
}

const unit = 200;
const inset = 7;

/** A value in its range, from left to right in every language. The text beside it says the same. */
export function RangeBar(props: RangeBarProps) {
  const { value, previous, low, high } = props;
  const [first, last] = endsOf(props);
  const x = (at: number) => inset + ((at - first) / (last - first)) * (unit - 2 * inset);
  const [from, to] = [low === undefined ? 0 : x(low), high === undefined ? unit : x(high)];
  const isOutside = (low !== undefined && value < low) || (high !== undefined && value > high);
  return (
    <svg className="range-bar" viewBox={`0 0 ${unit} 16`} aria-hidden="true">
      <rect className="range-track" x="0" y="4" width={unit} height="8" rx="4" />
      <rect className="range-within" x={from} y="4" width={to - from} height="8" rx={low === undefined || high === undefined ? 4 : 0} />
      {previous !== undefined && <circle className="range-previous" cx={x(previous)} cy="8" r="4" />}
      <circle className="range-value" cx={x(value)} cy="8" r="6" data-outside={isOutside} />
    </svg>
  );
}
