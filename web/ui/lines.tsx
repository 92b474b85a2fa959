import type { ReactNode } from 'react';
import './lines.css';

/** Entries one below the other, with lines between them; its children are `li`. */
export const Lines = ({ as: List = 'ul', children }: { as?: 'ul' | 'ol'; children: ReactNode }) => (
  <List className="lines">{children}</List>
);
