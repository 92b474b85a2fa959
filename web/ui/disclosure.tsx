import type { ReactNode } from 'react';
import './disclosure.css';

/** What is shown when it is asked for, of which there are several. */
export const Disclosure = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <details className="disclosure">
    <summary>{summary}</summary>
    {children}
  </details>
);
