import { formatNumber, useLocale } from '../lib/locale.ts';
import { Plot } from './plot.tsx';
import './bars.css';

interface Bar {
  readonly name: string;
  readonly value: number;
}
interface BarsProps {
  /** The text alternative; a table beside the bars has the values. */
  readonly label: string;
  readonly bars: readonly Bar[];
}

const frame = { width: 600, height: 150 } as const;
/** The share of its place that a bar fills. */
const filled = 0.75;

/** A bar for each value; nothing if all are zero. */
export function Bars({ label, bars }: BarsProps) {
  const locale = useLocale();
  const most = Math.max(0, ...bars.map(({ value }) => value));
  const [first, last] = [bars.at(0), bars.at(-1)];
  if (most === 0 || first === undefined || last === undefined) return null;
  const place = frame.width / bars.length;
  return (
    <Plot high={formatNumber(locale, most)} low={formatNumber(locale, 0)} ends={[first.name, last.name]}>
      <svg className="bars" viewBox={`0 0 ${frame.width} ${frame.height}`} preserveAspectRatio="none" role="img" aria-label={label}>
        {bars.map(({ name, value }, index) => {
          const height = (value / most) * frame.height;
          return (
            <rect key={name} x={(index + (1 - filled) / 2) * place} y={frame.height - height} width={place * filled} height={height} />
          );
        })}
      </svg>
    </Plot>
  );
}
