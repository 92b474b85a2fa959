import type { ReactNode } from 'react';
import { Panel } from './panel.tsx';
import './board.css';

/** Columns of cards beside each other where there is room. */
export const Columns = ({ children }: { readonly children: ReactNode }) => (
  <div className="board-frame">
    <div className="board">{children}</div>
  </div>
);

/** A column, named by its heading. */
export const CardColumn = ({ labelledBy, children }: { readonly labelledBy: string; readonly children: ReactNode }) => (
  <Panel aria-labelledby={labelledBy} className="board-column">
    {children}
  </Panel>
);

/** The cards of a column; `isSpread` puts them beside each other. */
export const Cards = ({ isSpread = false, children }: { readonly isSpread?: boolean; readonly children: ReactNode }) => (
  <ol className="board-cards" data-spread={isSpread}>
    {children}
  </ol>
);

/** A card: its first line, and the rest. `isChanged` tints it. */
export const Card = ({ isChanged, children }: { readonly isChanged: boolean; readonly children: ReactNode }) => (
  <li className="board-card" data-changed={isChanged || undefined}>
    {children}
  </li>
);
