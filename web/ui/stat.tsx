import type { LucideIcon } from 'lucide-react';
import { Panel } from './panel.tsx';
import { Skeleton } from './skeleton.tsx';
import './stat.css';

interface StatProps {
  readonly name: string;
  readonly icon: LucideIcon;
  /** Undefined while loading. */
  readonly value: string | undefined;
  readonly hint: string | undefined;
}

/** One figure with its name, and a second one that explains it: an entry of a `dl`. */
export const Stat = ({ name, icon: Icon, value, hint }: StatProps) => (
  <Panel as="div" className="stat">
    <dt className="flex items-center justify-between gap-2 text-sm text-muted">
      {name}
      <Icon size={20} aria-hidden="true" className="text-accent-text" />
    </dt>
    <dd>{value ?? <Skeleton className="h-8 w-16" />}</dd>
    <dd className="text-sm text-muted">{value === undefined ? <Skeleton className="h-4 w-28" /> : hint}</dd>
  </Panel>
);
