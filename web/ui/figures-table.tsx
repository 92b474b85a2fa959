import type { ReactNode } from 'react';
import './figures-table.css';

interface FiguresTableProps {
  /** The column heads, that of the names first. */
  readonly heads: readonly string[];
  readonly rows: readonly (readonly [name: string, ...figures: ReactNode[]])[];
}

/** A few figures side by side. */
export const FiguresTable = ({ heads, rows }: FiguresTableProps) => (
  <table className="figures-table">
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...figures]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {figures.map((figure, index) => (
            <td key={heads[index + 1]}>{figure}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
