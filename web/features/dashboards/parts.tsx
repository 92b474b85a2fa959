import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '../../i18n/paraglide/messages.js';
import { Failure } from '../../ui/page.tsx';

interface Loaded<T> {
  readonly data: T | undefined;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

interface CardProps<T> {
  readonly title: string;
  readonly query: Loaded<readonly T[]>;
  readonly failed: string;
  readonly empty: string;
  /** How many lines the skeleton has. */
  readonly lines: number;
  readonly action?: ReactNode;
  readonly children: (entries: readonly T[]) => ReactNode;
}

/** A list on a dashboard: its skeleton while it loads, and what it says when it is empty or failed. */
export function ListCard<T>({ title, query: { data, isError, refetch }, failed, empty, lines, action, children }: CardProps<T>) {
  return (
    <section className="panel grid content-start gap-3 p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="text-lg font-semibold">{title}</h2>
        {action}
      </div>
      {isError ? (
        <Failure text={failed} onRetry={refetch} />
      ) : data === undefined ? (
        <output className="grid gap-3">
          <span className="sr-only">{m.loading()}</span>
          {Array.from({ length: lines }, (_, line) => (
            <span key={line} className="skeleton-bar h-10" />
          ))}
        </output>
      ) : data.length === 0 ? (
        <p className="text-muted">{empty}</p>
      ) : (
        children(data)
      )}
    </section>
  );
}

interface StatProps {
  readonly name: string;
  readonly icon: LucideIcon;
  /** Undefined while it loads. */
  readonly value: string | undefined;
  readonly hint: string | undefined;
}

/** One figure, what it counts, and a second one that explains it. */
export function Stat({ name, icon: Icon, value, hint }: StatProps) {
  return (
    <div className="panel stat">
      <dt className="flex items-center justify-between gap-2 text-sm text-muted">
        {name}
        <Icon size={20} aria-hidden="true" style={{ color: 'var(--accent-text)' }} />
      </dt>
      <dd>{value ?? <span className="skeleton-bar h-8 w-16" />}</dd>
      <dd className="text-sm text-muted">{value === undefined ? <span className="skeleton-bar h-4 w-28" /> : hint}</dd>
    </div>
  );
}
