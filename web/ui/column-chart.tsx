import { scaleBand, scaleLinear } from 'd3-scale';
import { stack } from 'd3-shape';
import { formatNumber, useLocale } from '../lib/locale.ts';
import { ColumnPart, Drawing, type Edges, type Legend, LevelAxis, UprightAxis } from './drawing.tsx';

/** A column, or several beside each other. */
export interface Column {
  readonly name: string;
  /** What stands below, where there is room. */
  readonly short: string;
  /** A value for each part. */
  readonly values: readonly number[];
}

interface ColumnChartProps {
  /** The text alternative; a table beside the chart has the values. */
  readonly label: string;
  readonly unit: string;
  /** What the values of each column are, from the bottom. */
  readonly parts: readonly Legend[];
  readonly columns: readonly Column[];
  /** Whether the parts stand beside each other, to be compared, and not on each other. */
  readonly isBeside?: boolean;
}

const pixelsOfTick = 56;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Columns of counts, which begin at 0. */
export function ColumnChart({ label, unit, parts, ...drawn }: ColumnChartProps) {
  return (
    <Drawing label={label} unit={unit} legend={parts.length > 1 ? parts : []}>
      {(edges) => <Columns {...drawn} parts={parts} edges={edges} />}
    </Drawing>
  );
}

function Columns({ parts, columns, isBeside = false, edges }: Omit<ColumnChartProps, 'label' | 'unit'> & { edges: Edges }) {
  const locale = useLocale();
  const { left, right, top, bottom } = edges;
  const most = Math.max(1, ...columns.map(({ values }) => (isBeside ? Math.max(...values) : sum(values))));
  const y = scaleLinear([0, most], [bottom, top]).nice(5);
  const x = scaleBand(
    columns.map((_, index) => index),
    [left, right],
  ).padding(0.2);
  const inside = scaleBand(
    parts.map((_, index) => index),
    [0, x.bandwidth()],
  );
  const every = Math.ceil((columns.length * pixelsOfTick) / (right - left));
  const stacked = stack<Column, number>()
    .keys(parts.keys())
    .value(({ values }, part) => values[part] ?? 0)([...columns]);
  return (
    <>
      <UprightAxis
        ticks={y
          .ticks(5)
          .filter(Number.isInteger)
          .map((at) => ({ at, text: formatNumber(locale, at) }))}
        place={y}
        edges={edges}
      />
      <LevelAxis
        ticks={columns.flatMap(({ short }, at) => (at % every === 0 ? [{ at, text: short }] : []))}
        place={(at) => (x(at) ?? 0) + x.bandwidth() / 2}
        edges={edges}
        isRtl={locale === 'ar'}
      />
      {parts.map(({ mark, text }, part) =>
        columns.map(({ name, values }, index) => {
          const value = values[part] ?? 0;
          const [from = 0, to = 0] = isBeside ? [0, value] : (stacked[part]?.[index] ?? []);
          return (
            value > 0 && (
              <ColumnPart
                key={name}
                part={mark}
                says={`${name}, ${text}: ${formatNumber(locale, value)}`}
                x={(x(index) ?? 0) + (isBeside ? (inside(part) ?? 0) : 0)}
                width={isBeside ? inside.bandwidth() : x.bandwidth()}
                y={y(to)}
                height={y(from) - y(to)}
              />
            )
          );
        }),
      )}
    </>
  );
}
