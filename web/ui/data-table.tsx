import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Tick } from './tick.tsx';
import './data-table.css';

/** The width available to a table: `middle` on a tablet, `wide` on a desktop; a phone has less. */
type Room = 'middle' | 'wide';

/** How a column is laid out, both its head and its cells. Columns without a size share the room that is left. */
export interface Column {
  readonly column: string;
  /** The least width at which it is shown; below that, its content is `Folded` into another cell. */
  readonly from?: Room;
  readonly size?: 'small' | 'tick' | 'actions';
}
const attributesOf = ({ column, from, size }: Column) => ({ 'data-column': column, 'data-from': from, 'data-size': size });

/** Records in rows, each opened by its `RowLink`; `stale` while others load. Never wider than its place. */
export const DataTable = ({ stale, isCompact, children }: { stale: boolean; isCompact?: boolean; children: ReactNode }) => (
  <div className="table-frame">
    <table className="data-table" data-stale={stale} data-compact={isCompact}>
      {children}
    </table>
  </div>
);

/** One record; `selected` if rows can be selected. */
export const Row = ({ selected, ...row }: { selected?: boolean | undefined } & Omit<ComponentProps<'tr'>, 'className'>) => (
  <tr {...row} data-selected={selected} />
);

/** A column's content, shown in another cell until there is room for the column. */
export const Folded = ({ until, children }: { until: Room; children: ReactNode }) => <span data-until={until}>{children}</span>;

/** A record's value in a column. */
export const Cell = ({ children, ...column }: Column & { children: ReactNode }) => <td {...attributesOf(column)}>{children}</td>;

interface HeadProps extends Column {
  readonly children: ReactNode;
  /** How the table is sorted by this column; undefined if it is not. */
  readonly order?: 'asc' | 'desc' | undefined;
  /** Sorts by this column, if possible. */
  readonly onSort?: () => void;
}
const ariaSort = { asc: 'ascending', desc: 'descending' } as const;
const arrows = { asc: ArrowUp, desc: ArrowDown } as const;

/** The title of a column, which sorts by it if possible. */
export function Head({ children, order, onSort, ...column }: HeadProps) {
  const Arrow = order === undefined ? ArrowUpDown : arrows[order];
  return (
    <th scope="col" {...attributesOf(column)} aria-sort={order && ariaSort[order]}>
      {onSort === undefined ? (
        children
      ) : (
        <button type="button" className="sort-button" onClick={onSort}>
          {children}
          <Arrow size={14} aria-hidden="true" className={order === undefined ? 'opacity-40' : ''} />
        </button>
      )}
    </th>
  );
}

interface RowTickProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  readonly 'aria-label': string;
}

/** Selects a row, or all of them. */
export const RowTick = ({ 'aria-label': name, ...input }: RowTickProps) => (
  <label className="row-tick">
    <Tick {...input} type="checkbox" />
    <span className="sr-only">{name}</span>
  </label>
);

/** Above the link that covers its row, so that it can be pressed, or selected and copied. */
export const AboveRow = ({ children }: { children: ReactNode }) => <span className="above-row">{children}</span>;
