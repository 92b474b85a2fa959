import type { ReactNode } from 'react';
import type { AccessLog } from '#contract/access-log.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { ApiError } from '../../lib/api.ts';
import { formatDate, formatTime, useLocale } from '../../lib/locale.ts';
import { Button } from '../../ui/button.tsx';
import { Lines } from '../../ui/lines.tsx';
import { Failure } from '../../ui/page.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Line, type Shown } from './line.tsx';
import { type Row, daysOf } from './rows.ts';

interface EntriesProps {
  readonly log: {
    readonly data: { readonly pages: readonly (AccessLog & { readonly searchedBackTo?: string | undefined })[] } | undefined;
    readonly error: Error | null;
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly fetchNextPage: () => unknown;
    readonly refetch: () => unknown;
  };
  readonly shown: Shown;
  /** Shown instead of a log in which nothing is. */
  readonly empty: ReactNode;
  /** Whose data a line is about. */
  readonly children: (row: Row) => ReactNode;
}

const skeletonLines = [0, 1, 2, 3, 4, 5];

/** The loaded part of a log, day by day, and the way to what is older. */
export function Entries({ log, shown, empty, children }: EntriesProps) {
  const locale = useLocale();
  const entries = log.data?.pages.flatMap((page) => page.entries);
  const searchedBackTo = log.data?.pages.at(-1)?.searchedBackTo;
  const isOffline = log.error instanceof ApiError && log.error.status === 0;
  return (
    <>
      {entries === undefined && log.error === null && (
        <Loading className="grid gap-3">
          {skeletonLines.map((line) => (
            <Skeleton key={line} className="h-12" />
          ))}
        </Loading>
      )}
      {entries?.length === 0 && !log.hasNextPage && empty}
      {daysOf(entries ?? []).map(({ date, rows }) => (
        <section key={date} className="grid gap-1" aria-label={formatDate(locale, date)}>
          <h3 className="font-semibold text-muted">{formatDate(locale, date)}</h3>
          <Lines as="ol">
            {rows.map((row) => (
              <Line key={row.latest.id} row={row} shown={shown}>
                {children}
              </Line>
            ))}
          </Lines>
        </section>
      ))}
      {log.error !== null && (
        <Failure
          text={isOffline ? m.accessLogOffline() : m.accessLogFailed()}
          onRetry={log.isFetchNextPageError ? log.fetchNextPage : log.refetch}
        />
      )}
      {log.hasNextPage && log.error === null && (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            aria-disabled={log.isFetchingNextPage}
            onClick={() => {
              if (!log.isFetchingNextPage) log.fetchNextPage();
            }}
          >
            {searchedBackTo === undefined ? m.accessLogOlder() : m.accessLogSearchOn()}
          </Button>
          <output className="text-muted">
            {searchedBackTo !== undefined && m.accessLogSearchedBack({ time: formatTime(locale, searchedBackTo) })}
          </output>
        </div>
      )}
    </>
  );
}
