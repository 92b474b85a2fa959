import { type QueryKey, type UseInfiniteQueryOptions, type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import type { PageOf } from '#contract/base/page.ts';

type PagesQuery<Page> = UseInfiniteQueryOptions<Page, Error, InfiniteData<Page, string>, QueryKey, string>;

/** The query of a list that is read page by page; `load` asks for the page at a cursor, or for the first one. */
export const pagesQuery = <Page extends PageOf<unknown>>(
  queryKey: QueryKey,
  load: (query: { readonly cursor?: string }, signal: AbortSignal) => Promise<Page>,
): PagesQuery<Page> => ({
  queryKey,
  queryFn: ({ pageParam, signal }) => load(pageParam === '' ? {} : { cursor: pageParam }, signal),
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }) => nextCursor,
});

/** The part of a list that is loaded. */
export interface Pages<Row> {
  /** Undefined until the first page has come. */
  readonly rows: readonly Row[] | undefined;
  /** How many there are in all, if the server counts them. */
  readonly total: number | undefined;
  readonly error: Error | null;
  /** Whether there are more rows than these. */
  readonly isMore: boolean;
  /** Whether more than the first page is loaded. */
  readonly isContinued: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

/** Reads a list page by page. */
export function usePages<Row>(query: PagesQuery<PageOf<Row>> & { readonly enabled?: boolean }): Pages<Row> {
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } = useInfiniteQuery(query);
  return {
    rows: data?.pages.flatMap(({ rows }) => rows),
    total: data?.pages.at(-1)?.total,
    error,
    isMore: hasNextPage,
    isContinued: (data?.pages.length ?? 0) > 1,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => {
      if (!isFetchingNextPage) void fetchNextPage();
    },
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  };
}
