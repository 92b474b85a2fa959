import type { ReactNode } from 'react';
import { formatDay, formatNumber, useLocale } from '../lib/locale.ts';
import type { Pages } from '../lib/pages.ts';
import { loadFailureText } from '../lib/problem-text.ts';
import { m } from '../i18n/paraglide/messages.js';
import { Button } from './button.tsx';
import { Failure } from './page.tsx';
import { Loading, Skeleton } from './skeleton.tsx';
import { Stale } from './stale.tsx';

interface PagedProps<Row> {
  readonly pages: Pages<Row>;
  /** Said if the list has no rows, and if it could not be loaded. */
  readonly empty: ReactNode;
  readonly failed: string;
  /** What the button is called that loads the next page; by default "Show earlier". */
  readonly more?: string;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** A list that is read page by page: what is loaded, whether there is more, and where it ends once somebody went on. */
export function Paged<Row>({ pages, empty, failed, more, children }: PagedProps<Row>) {
  const { rows, error } = pages;
  if (rows === undefined)
    return error === null ? (
      <Loading className="grid gap-3">
        {[1, 2, 3].map((line) => (
          <Skeleton key={line} className="h-10" />
        ))}
      </Loading>
    ) : (
      <Failure text={loadFailureText(error, failed)} onRetry={pages.retry} />
    );
  return (
    <Stale when={pages.isPlaceholder}>
      {rows.length === 0 && !pages.isMore ? <p className="text-muted">{empty}</p> : children(rows)}
      {error === null ? <Further pages={pages} more={more} /> : <Failure text={loadFailureText(error, failed)} onRetry={pages.retry} />}
    </Stale>
  );
}

/** The way on from a page of a list, how far a search has looked, or that it ends here. */
export function Further({ pages, more = m.pagesEarlier() }: { pages: Pages<unknown>; more?: string | undefined }) {
  const locale = useLocale();
  const { rows = [], total, isMore, search } = pages;
  const shown = formatNumber(locale, rows.length);
  return (
    <div className="flex flex-wrap items-center gap-3">
      {search?.isRunning === true ? (
        <Button onClick={search.stop}>{m.pagesStop()}</Button>
      ) : (
        isMore && (
          <Button aria-disabled={pages.isLoadingMore} onClick={pages.loadMore}>
            {search === undefined ? more : m.pagesSearchOn()}
          </Button>
        )
      )}
      <output className="text-sm text-muted">
        {search !== undefined && m.pagesSearchedBack({ date: formatDay(locale, search.searchedBackTo) })}
        {isMore && total !== undefined && m.pagesShown({ shown, total: formatNumber(locale, total) })}
        {!isMore && pages.isContinued && m.pagesAll({ shown })}
      </output>
    </div>
  );
}
