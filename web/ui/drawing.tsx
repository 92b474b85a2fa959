import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import './drawing.css';

/** A place on an axis, and what stands beside it. */
export interface Tick {
  readonly at: number;
  readonly text: string;
}

/** The room around what is drawn, in pixels: the numbers stand at the left, the days below. */
const room = { left: 44, right: 16, top: 12, bottom: 26 } as const;
/** In pixels: usual, and for many curves. */
const heights = { usual: 256, tall: 380 } as const;

/** The edges of what is drawn, in pixels from the top left corner. */
export interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Legend {
  readonly mark: 'line' | 'dashed' | 'band' | 'outside' | 'curve' | 'first' | 'second' | 'third' | 'fourth';
  readonly text: string;
}

interface DrawingProps {
  /** The text alternative; a table beside the drawing has its figures. */
  readonly label: string;
  /** What the numbers on the upright axis are. */
  readonly unit: string;
  readonly legend: readonly Legend[];
  /** What stands on the level axis, if it is not plain. */
  readonly below?: string | undefined;
  readonly height?: 'usual' | 'tall' | undefined;
  readonly children: (edges: Edges) => ReactNode;
}

/** The frame of a drawing, as wide as its place; left to right in every language, as time runs on paper charts. */
export function Drawing({ label, unit, legend, below, height: size = 'usual', children }: DrawingProps) {
  const height = heights[size];
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (place.current === null) return undefined;
    const measured = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)));
    measured.observe(place.current);
    return () => measured.disconnect();
  }, []);
  const edges = { left: room.left, right: width - room.right, top: room.top, bottom: height - room.bottom };
  return (
    <div className="drawing">
      <p dir="ltr" aria-hidden="true">
        {unit}
      </p>
      <div ref={place} className="drawing-place" data-height={size} dir="ltr">
        {width > room.left + room.right && (
          <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
            {children(edges)}
          </svg>
        )}
      </div>
      {below !== undefined && (
        <p className="text-center" aria-hidden="true">
          {below}
        </p>
      )}
      <ul className="drawing-legend" aria-hidden="true">
        {legend.map(({ mark, text }) => (
          <li key={text}>
            <svg viewBox="0 0 20 12">
              <Mark of={mark} />
            </svg>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Mark({ of }: { of: Legend['mark'] }) {
  if (of === 'line' || of === 'dashed' || of === 'curve') return <path className="drawn-line" data-look={of} d="M0 6H20" />;
  if (of === 'outside') return <path className="drawn-point" data-outside="true" d="M10 0L16 6L10 12L4 6Z" />;
  if (of === 'band') return <rect className="drawn-band" width="20" height="12" />;
  return <rect className="drawn-column" data-part={of} x="4" width="12" height="12" />;
}

interface AxisProps {
  readonly ticks: readonly Tick[];
  readonly place: (at: number) => number;
  readonly edges: Edges;
}

/** Numbers on the left, each with a line across. */
export const UprightAxis = ({ ticks, place, edges: { left, right } }: AxisProps) =>
  ticks.map(({ at, text }) => (
    <g key={text} className="drawn-tick">
      <line x1={left} x2={right} y1={place(at)} y2={place(at)} />
      <text x={left - 8} y={place(at) + 4} textAnchor="end">
        {text}
      </text>
    </g>
  ));

/** Days, ages or names below. */
export const LevelAxis = ({ ticks, place, edges: { bottom }, isRtl }: AxisProps & { readonly isRtl: boolean }) =>
  ticks.map(({ at, text }) => (
    <g key={at} className="drawn-tick">
      <line x1={place(at)} x2={place(at)} y1={bottom} y2={bottom + 4} />
      <text x={place(at)} y={bottom + 18} textAnchor="middle" direction={isRtl ? 'rtl' : 'ltr'}>
        {text}
      </text>
    </g>
  ));

/** The values between two limits, over a part of the width. */
export const Band = (place: { x: number; y: number; width: number; height: number }) => <rect className="drawn-band" {...place} />;

/** A course (`line`, or the second one, `dashed`), or a curve to compare with. */
export const Line = ({ d, look }: { d: string; look: 'line' | 'dashed' | 'curve' }) => (
  <path className="drawn-line" data-look={look} d={d} />
);

/** A value: a disc, or a lozenge outside its limits. Says what it is to a pointer. */
export const Point = ({ x, y, isOutside, says }: { x: number; y: number; isOutside: boolean; says: string }) => (
  <path
    className="drawn-point"
    data-outside={isOutside}
    d={isOutside ? 'M0 -7L7 0L0 7L-7 0Z' : 'M-5 0A5 5 0 1 1 5 0A5 5 0 1 1 -5 0Z'}
    transform={`translate(${x} ${y})`}
  >
    <title>{says}</title>
  </path>
);

/** A part of a column. Says what it is to a pointer. */
export const ColumnPart = ({
  part,
  says,
  ...place
}: {
  part: Legend['mark'];
  says: string;
  x: number;
  y: number;
  width: number;
  height: number;
}) => (
  <rect className="drawn-column" data-part={part} {...place}>
    <title>{says}</title>
  </rect>
);

/** The name of a curve at its right end. */
export const CurveName = ({ x, y, name }: { x: number; y: number; name: string }) => (
  <text className="drawn-name" x={x + 4} y={y + 4}>
    {name}
  </text>
);

/** Words beside a value, on the side where there is more room. */
export const PointName = ({ x, y, words, edges, isRtl }: { x: number; y: number; words: string; edges: Edges; isRtl: boolean }) => {
  const isLeft = x > (edges.left + edges.right) / 2;
  return (
    <text
      className="drawn-words"
      x={isLeft ? x - 10 : x + 10}
      y={y < edges.top + 20 ? y + 20 : y - 8}
      textAnchor={isLeft === isRtl ? 'start' : 'end'}
      direction={isRtl ? 'rtl' : 'ltr'}
    >
      {words}
    </text>
  );
};
