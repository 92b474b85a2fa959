import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import './number-table.css';

/** A figure as it is shown, and as it sorts; one without a value comes last. */
export interface Figure {
  readonly shown: ReactNode;
  readonly value?: number | undefined;
}
export interface NumberRow {
  readonly id: string;
  readonly name: ReactNode;
  readonly figures: readonly Figure[];
}

interface NumberTableProps {
  /** The column heads, that of the names first. */
  readonly heads: readonly string[];
  readonly rows: readonly NumberRow[];
  readonly isSortable?: boolean;
  /** A last row that does not sort. */
  readonly total?: NumberRow | undefined;
}

interface Order {
  readonly column: number;
  readonly isRising: boolean;
}

/** Rows in an order; those without a figure last. */
function sorted(rows: readonly NumberRow[], order: Order | undefined): readonly NumberRow[] {
  if (order === undefined) return rows;
  const last = order.isRising ? Infinity : -Infinity;
  const of = ({ figures }: NumberRow): number => figures[order.column]?.value ?? last;
  return rows.toSorted((one, other) => (order.isRising ? of(one) - of(other) : of(other) - of(one)) || 0);
}

/** How many columns of figures are few, and some: the more, the more room they take. */
const [few, some] = [3, 5];

const directions = { true: 'ascending', false: 'descending' } as const;

/** Figures in columns, aligned as numbers are; where there is no room for columns, each figure stands after its head. */
export function NumberTable({ heads: [first = '', ...heads], rows, isSortable = false, total }: NumberTableProps) {
  const [order, setOrder] = useState<Order>();
  const sort = (column: number) =>
    setOrder((before) =>
      before?.column !== column ? { column, isRising: false } : before.isRising ? undefined : { column, isRising: true },
    );
  return (
    <div className="number-frame">
      <table className="number-table" data-columns={heads.length <= few ? 'few' : heads.length <= some ? 'some' : 'many'}>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {heads.map((head, column) => {
              const isOrder = order?.column === column;
              const Arrow = !isOrder ? ArrowUpDown : order.isRising ? ArrowUp : ArrowDown;
              return (
                <th key={head} scope="col" aria-sort={isOrder ? directions[`${order.isRising}`] : undefined}>
                  {isSortable ? (
                    <button type="button" className="number-sort" onClick={() => sort(column)}>
                      {head}
                      <Arrow size={12} aria-hidden="true" />
                    </button>
                  ) : (
                    head
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {sorted(rows, order).map((row) => (
            <Row key={row.id} row={row} heads={heads} />
          ))}
        </tbody>
        {total !== undefined && (
          <tfoot>
            <Row row={total} heads={heads} />
          </tfoot>
        )}
      </table>
    </div>
  );
}

const Row = ({ row: { name, figures }, heads }: { row: NumberRow; heads: readonly string[] }) => (
  <tr>
    <th scope="row">{name}</th>
    {figures.map(({ shown }, column) => (
      <td key={heads[column]} data-head={heads[column]}>
        {shown}
      </td>
    ))}
  </tr>
);
