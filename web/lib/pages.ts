import {
  type QueryKey,
  type UseInfiniteQueryOptions,
  type InfiniteData,
  type UseInfiniteQueryResult,
  hashKey,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { knownRowsMax } from '#contract/base/known-rows.ts';
import type { FollowedPage, PageOf } from '#contract/base/page.ts';
import { allRows, knownIn } from './known-rows.ts';

type PagesQuery<Page> = UseInfiniteQueryOptions<Page, Error, InfiniteData<Page, string>, QueryKey, string>;

/**
 * The query of a list that is read page by page; `load` asks for the page at a cursor, or for the first one: then it gets the first page as it
 * was before, if there is one.
 */
export const pagesQuery = <Page extends PageOf<unknown>>(
  queryKey: QueryKey,
  load: (query: { readonly cursor?: string }, signal: AbortSignal, before: Page | undefined) => Promise<Page>,
): PagesQuery<Page> => ({
  queryKey,
  queryFn: ({ pageParam, signal, client }) =>
    pageParam === ''
      ? load({}, signal, client.getQueryData<InfiniteData<Page, string>>(queryKey)?.pages[0])
      : load({ cursor: pageParam }, signal, undefined),
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }) => nextCursor,
});

/**
 * The same of a list that an open page follows: rows that are here already are not asked for again (docs/adr/0096). An entry that has come
 * to another page meanwhile is one of them.
 */
export const followedPagesQuery = <Row, More>(
  queryKey: QueryKey,
  load: (query: { readonly cursor?: string; readonly known: string | undefined }, signal: AbortSignal) => Promise<FollowedPage<Row> & More>,
): PagesQuery<FollowedPage<Row> & More> => ({
  queryKey,
  queryFn: async ({ pageParam, signal, client }) => {
    const before = client.getQueryData<InfiniteData<FollowedPage<Row>>>(queryKey)?.pages ?? [];
    const marks = before.flatMap((page) => page.marks ?? []).slice(0, knownRowsMax);
    const answer = await load({ ...(pageParam !== '' && { cursor: pageParam }), known: knownIn(marks) }, signal);
    return { ...answer, rows: allRows({ rows: answer.rows, marks: answer.marks }, { rows: before.flatMap(({ rows }) => rows), marks }) };
  },
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }) => nextCursor,
});

/** The part of a list that is loaded. */
export interface Pages<Row, Page = PageOf<Row>> {
  /** What the first page says of the whole list. */
  readonly first: Page | undefined;
  /** Undefined until the first page has come. */
  readonly rows: readonly Row[] | undefined;
  /** How many there are in all, if the server counts them. */
  readonly total: number | undefined;
  readonly error: Error | null;
  /** Whether these are the rows of another question, while those of the present one are loading. */
  readonly isPlaceholder: boolean;
  /** Whether there are more rows than these. */
  readonly isMore: boolean;
  /** Whether more than the first page is loaded. */
  readonly isContinued: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
  /** Of a search that has not filled its page yet. */
  readonly search?: {
    readonly searchedBackTo: string;
    readonly isRunning: boolean;
    readonly stop: () => void;
  };
}

/** Who goes on a second time has far to go: ten years are some presses. */
const pagesOfPress = 4;

type RowOf<Page extends PageOf<unknown>> = Page['rows'][number];

/** What a query of pages has read so far. */
export function pagesFrom<Page extends PageOf<unknown>>({
  data,
  error,
  hasNextPage,
  isFetchingNextPage,
  isFetchNextPageError,
  isPlaceholderData,
  fetchNextPage,
  refetch,
}: UseInfiniteQueryResult<InfiniteData<Page, string>>): Pages<RowOf<Page>, Page> {
  const further = async (pages: number): Promise<void> => {
    const { hasNextPage: isMore, isError } = await fetchNextPage();
    if (pages > 1 && isMore && !isError) await further(pages - 1);
  };
  return {
    first: data?.pages[0],
    rows: data?.pages.flatMap(({ rows }): readonly RowOf<Page>[] => rows),
    total: data?.pages[0]?.total,
    error,
    isPlaceholder: isPlaceholderData,
    isMore: hasNextPage,
    isContinued: (data?.pages.length ?? 0) > 1,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => {
      if (!isFetchingNextPage) void further((data?.pages.length ?? 0) > 1 ? pagesOfPress : 1);
    },
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  };
}

/** Reads a list page by page. */
export const usePages = <Page extends PageOf<unknown>>(query: PagesQuery<Page>): Pages<RowOf<Page>, Page> =>
  pagesFrom(useInfiniteQuery(query));

/** A list whose first page came with something else: its further pages are read when they are asked for. */
export function usePagesAfter<Page extends PageOf<unknown>>(
  first: Page,
  queryKey: QueryKey,
  load: (query: { readonly cursor?: string }, signal: AbortSignal) => Promise<Page>,
): Pages<RowOf<Page>, Page> {
  const { rows, total, nextCursor } = first;
  const [isOn, setIsOn] = useState(false);
  const query = pagesQuery([...queryKey, nextCursor], load);
  const further = usePages({ ...query, initialPageParam: nextCursor ?? '', enabled: isOn && nextCursor !== undefined });
  if (!isOn || further.rows === undefined)
    return {
      ...further,
      first,
      rows,
      total,
      isMore: nextCursor !== undefined,
      isContinued: false,
      isLoadingMore: isOn && further.error === null,
      loadMore: () => setIsOn(true),
    };
  return { ...further, first, rows: [...rows, ...further.rows], total, isContinued: true };
}

/** The answers of a search that come unasked: some years of a long record. Then it says how far back it has looked. */
const searchedAtOnce = 4;

/** Reads a list page by page; a search of it goes on by itself until its page is full, it has looked far, or it is stopped. */
export function useSearchedPages<Page extends PageOf<unknown>>(query: PagesQuery<Page>): Pages<RowOf<Page>> {
  const result = useInfiniteQuery(query);
  const pages = pagesFrom(result);
  const list = hashKey(query.queryKey);
  const [stopped, setStopped] = useState<string>();
  const [further, setFurther] = useState({ list, from: 0 });
  const read = result.data?.pages.length ?? 0;
  const isFar = read - (further.list === list ? further.from : 0) >= searchedAtOnce;
  const searchedBackTo = pages.isMore && pages.error === null ? result.data?.pages.at(-1)?.searchedBackTo : undefined;
  const isRunning = searchedBackTo !== undefined && stopped !== list && !isFar;
  const { isFetchingNextPage, fetchNextPage } = result;
  useEffect(() => {
    if (isRunning && !isFetchingNextPage) void fetchNextPage();
  }, [isRunning, isFetchingNextPage, fetchNextPage]);
  return {
    ...pages,
    ...(searchedBackTo !== undefined && { search: { searchedBackTo, isRunning, stop: () => setStopped(list) } }),
    loadMore: () => {
      setStopped(undefined);
      setFurther({ list, from: read });
      pages.loadMore();
    },
  };
}

/** A list that its answer holds whole, as a component of pages shows it. */
export const wholeList = <Row>(rows: readonly Row[] | undefined, error: Error | null, refetch: () => unknown): Pages<Row> => ({
  first: undefined,
  rows,
  total: rows?.length,
  error,
  isMore: false,
  isPlaceholder: false,
  isContinued: false,
  isLoadingMore: false,
  loadMore: () => undefined,
  retry: () => void refetch(),
});
