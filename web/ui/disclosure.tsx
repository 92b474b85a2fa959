import { type ReactNode, useState } from 'react';
import './disclosure.css';

interface DisclosureProps {
  readonly summary: ReactNode;
  /** Whether it is shown at first. */
  readonly open?: boolean;
  /** As a function, only what has been opened is there, as where opening it asks the server. */
  readonly children: ReactNode | (() => ReactNode);
}

/** One of several sections that are shown on demand. */
export function Disclosure({ summary, open = false, children }: DisclosureProps) {
  const [isOpened, setIsOpened] = useState(open);
  return (
    <details className="disclosure" open={open} onToggle={({ currentTarget }) => setIsOpened((was) => was || currentTarget.open)}>
      <summary>{summary}</summary>
      {typeof children === 'function' ? isOpened && children() : children}
    </details>
  );
}

/** Several of them as one block. */
export const Folds = ({ children }: { readonly children: ReactNode }) => <div className="folds">{children}</div>;
