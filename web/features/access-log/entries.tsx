import type { ReactNode } from 'react';
import type { AccessLog } from '#contract/access-log/access-log.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { ApiError } from '../../lib/api.ts';
import { formatDate, formatNumber, formatTime, useLocale } from '../../lib/locale.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Lines } from '../../ui/lines.tsx';
import { Failure } from '../../ui/page.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Line, type Shown } from './line.tsx';
import { type Row, daysOf } from './rows.ts';

/** The loaded pages of a log. */
interface Loaded<Page> {
  readonly data: { readonly pages: readonly (Page & { readonly searchedBackTo?: string | undefined })[] } | undefined;
  readonly error: Error | null;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

const skeletonLines = [0, 1, 2, 3, 4, 5];

interface LogPagesProps {
  readonly log: Loaded<{ readonly entries: readonly unknown[] }>;
  /** Shown if the log is empty. */
  readonly empty: ReactNode;
  /** Shown if loading fails, and if there is no connection. */
  readonly failed: string;
  readonly offline: string;
  /** What is loaded. */
  readonly children: ReactNode;
}

/** The loaded part of a log, and a button to load older entries. */
export function LogPages({ log, empty, failed, offline, children }: LogPagesProps) {
  const locale = useLocale();
  const searchedBackTo = log.data?.pages.at(-1)?.searchedBackTo;
  const isOffline = log.error instanceof ApiError && log.error.status === 0;
  return (
    <>
      {log.data === undefined && log.error === null && (
        <Loading className="grid gap-3">
          {skeletonLines.map((line) => (
            <Skeleton key={line} className="h-11" />
          ))}
        </Loading>
      )}
      {log.data?.pages.every(({ entries }) => entries.length === 0) === true && !log.hasNextPage && empty}
      {children}
      {log.error !== null && (
        <Failure text={isOffline ? offline : failed} onRetry={log.isFetchNextPageError ? log.fetchNextPage : log.refetch} />
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

interface EntriesProps {
  readonly log: Loaded<AccessLog>;
  readonly shown: Shown;
  /** Shown if the log is empty. */
  readonly empty: ReactNode;
  /** The account whose own lines are folded, so that those of others are in sight. */
  readonly foldedId?: string;
  /** Whether lines name their patient. */
  readonly children: (row: Row) => ReactNode;
}

/** The loaded part of the access log, day by day. */
export function Entries({ log, shown, empty, foldedId, children }: EntriesProps) {
  const locale = useLocale();
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <LogPages log={log} empty={empty} failed={m.accessLogFailed()} offline={m.accessLogOffline()}>
      {daysOf(entries).map(({ date, rows }) => {
        const own = rows.filter(({ latest }) => latest.actor.id === foldedId);
        const others = rows.filter((row) => !own.includes(row));
        const lines = (of: readonly Row[]) => (
          <Lines as="ol">
            {of.map((row) => (
              <Line key={row.latest.id} row={row} shown={shown}>
                {children}
              </Line>
            ))}
          </Lines>
        );
        return (
          <section key={date} className="grid gap-1" aria-label={formatDate(locale, date)}>
            <h3 className="font-semibold text-muted">{formatDate(locale, date)}</h3>
            {others.length > 0 && lines(others)}
            {own.length > 0 && (
              <Disclosure summary={m.ownAccessYours({ count: formatNumber(locale, own.length) })}>{lines(own)}</Disclosure>
            )}
          </section>
        );
      })}
    </LogPages>
  );
}
