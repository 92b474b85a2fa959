import type { ReactNode } from 'react';
import './disclosure.css';

interface DisclosureProps {
  readonly summary: ReactNode;
  /** Whether it is shown at first. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** One of several sections that are shown on demand. */
export const Disclosure = ({ summary, open = false, children }: DisclosureProps) => (
  <details className="disclosure" open={open}>
    <summary>{summary}</summary>
    {children}
  </details>
);

/** Several of them as one block. */
export const Folds = ({ children }: { readonly children: ReactNode }) => <div className="folds">{children}</div>;
