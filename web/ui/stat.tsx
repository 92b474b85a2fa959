import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Panel } from './panel.tsx';
import { Skeleton } from './skeleton.tsx';
import './stat.css';

/** A second figure, in words, and the list that it counts. */
interface Hint {
  readonly text: string;
  readonly to?: string;
}

interface StatProps {
  readonly name: string;
  readonly icon: LucideIcon;
  /** The list that the figure counts: all of the card opens it. */
  readonly to: string;
  /** Undefined while loading. */
  readonly value: string | undefined;
  readonly hints: readonly Hint[];
}

/** One figure with its name, and others that explain it: an entry of a `dl`. */
export const Stat = ({ name, icon: Icon, to, value, hints }: StatProps) => (
  <Panel as="div" className="stat">
    <dt className="flex items-center justify-between gap-2 text-sm text-muted">
      <Link to={to}>{name}</Link>
      <Icon size={20} aria-hidden="true" className="shrink-0 text-accent-text" />
    </dt>
    <dd>{value ?? <Skeleton className="h-8 w-16" />}</dd>
    <dd className="flex flex-wrap gap-x-3 text-sm text-muted">
      {value === undefined ? <Skeleton className="h-6 w-28" /> : hints.map((hint) => <HintText key={hint.text} {...hint} />)}
    </dd>
  </Panel>
);

const HintText = ({ text, to }: Hint) => (to === undefined ? <span>{text}</span> : <Link to={to}>{text}</Link>);
