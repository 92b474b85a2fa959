import type { ReactNode } from 'react';
import { TextLink } from './text-link.tsx';

interface OpenerProps {
  /** The id of what it opens. */
  readonly controls: string;
  readonly isOpen: boolean;
  readonly onChange: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** A button in a line that opens and closes the content below the line. */
export const Opener = ({ controls, isOpen, onChange, children }: OpenerProps) => (
  <TextLink
    as="button"
    type="button"
    className="min-h-6 text-start"
    aria-expanded={isOpen}
    aria-controls={isOpen ? controls : undefined}
    onClick={() => onChange(!isOpen)}
  >
    {children}
  </TextLink>
);
