import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import './shortcuts.css';

/** Pages side by side, as large as a finger; its children are `Shortcut`s. */
export const Shortcuts = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul aria-label={label} className="shortcuts">
    {children}
  </ul>
);

interface ShortcutProps {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly name: string;
  /** What is there, in a few words. */
  readonly children?: ReactNode;
}

/** A page by its icon and name; all of it opens the page. */
export const Shortcut = ({ to, icon: Icon, name, children }: ShortcutProps) => (
  <li className="shortcut">
    <span className="shortcut-icon">
      <Icon size={22} aria-hidden="true" />
    </span>
    <Link to={to}>{name}</Link>
    {children !== undefined && <span className="text-sm text-muted">{children}</span>}
  </li>
);
