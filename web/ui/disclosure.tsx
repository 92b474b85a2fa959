import type { ReactNode } from 'react';
import './disclosure.css';

/** One of several sections that are shown on demand. */
export const Disclosure = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <details className="disclosure">
    <summary>{summary}</summary>
    {children}
  </details>
);
