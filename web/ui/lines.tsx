import type { ReactNode } from 'react';
import './lines.css';

/** Entries one below the other, with a line between; its children are `li`. */
export const Lines = ({ as: List = 'ul', children }: { as?: 'ul' | 'ol'; children: ReactNode }) => (
  <List className="lines">{children}</List>
);
