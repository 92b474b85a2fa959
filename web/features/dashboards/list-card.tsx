import type { ReactNode } from 'react';
import { Failure } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

interface Loaded<T> {
  readonly data: T | undefined;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

interface CardProps<T> {
  /** The fragment id for links to it. */
  readonly id?: string;
  readonly title: string;
  readonly query: Loaded<readonly T[]>;
  readonly failed: string;
  readonly empty: string;
  /** The number of skeleton lines. */
  readonly lines: number;
  readonly action?: ReactNode;
  /** A summary of the list, below the title. */
  readonly summary?: ReactNode;
  readonly children: (entries: readonly T[]) => ReactNode;
}

/** A list on a dashboard, with a skeleton while it loads and texts for an empty or failed list. */
export function ListCard<T>({ id, title, query, failed, empty, lines, action, summary, children }: CardProps<T>) {
  const { data, isError, refetch } = query;
  return (
    <Panel id={id} tabIndex={id === undefined ? undefined : -1} aria-label={title} className="grid scroll-mt-20 content-start gap-3 p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="text-lg font-semibold">{title}</h2>
        {action}
      </div>
      {summary}
      {isError ? (
        <Failure text={failed} onRetry={refetch} />
      ) : data === undefined ? (
        <Loading className="grid gap-3">
          {Array.from({ length: lines }, (_, line) => (
            <Skeleton key={line} className="h-10" />
          ))}
        </Loading>
      ) : data.length === 0 ? (
        <p className="text-muted">{empty}</p>
      ) : (
        children(data)
      )}
    </Panel>
  );
}
