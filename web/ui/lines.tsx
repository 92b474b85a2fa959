import type { ReactNode } from 'react';
import './lines.css';

interface LinesProps {
  readonly as?: 'ul' | 'ol';
  readonly isCompact?: boolean;
  readonly children: ReactNode;
}

/** Entries one below the other, with lines between them; its children are `li`. */
export const Lines = ({ as: List = 'ul', isCompact, children }: LinesProps) => (
  <List className="lines" data-compact={isCompact}>
    {children}
  </List>
);

/** What an entry says below its name, or after it where rows are compact. */
export const LineDetail = ({ children }: { children: ReactNode }) => <span className="line-detail">{children}</span>;
