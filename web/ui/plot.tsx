import type { ReactNode } from 'react';
import './plot.css';

interface PlotProps {
  /** The values at its upper and lower edge; without the lower one, all values are equal. */
  readonly high: string;
  readonly low: string | undefined;
  /** The labels at its left and right end. */
  readonly ends: readonly [first: string, last: string];
  /** The drawing, an `svg` with its own text alternative. */
  readonly children: ReactNode;
}

/** The frame of a drawing; left to right in every language, as time runs on paper charts. */
export const Plot = ({ high, low, ends: [first, last], children }: PlotProps) => (
  <div className="plot" dir="ltr">
    <div className="plot-range" aria-hidden="true">
      <span>{high}</span>
      {low !== undefined && <span>{low}</span>}
    </div>
    {children}
    <div className="plot-span" aria-hidden="true">
      <bdi>{first}</bdi>
      {last !== first && <bdi>{last}</bdi>}
    </div>
  </div>
);
