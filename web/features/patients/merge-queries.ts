import { pageOf } from '#contract/base/page.ts';
import { queryOptions } from '@tanstack/react-query';
import { Merge, MergePreview } from '#contract/patient/merge.ts';
import type { BodyInputOf } from '#contract/routes/table.ts';
import { call } from '../../lib/api.ts';

const runningMs = 3000;
const isRunning = ({ state }: Merge): boolean => state === 'running' || state === 'undoing';

/** The merges into a record; asked again while one runs. */
export const mergesQuery = (id: string) =>
  queryOptions({
    queryKey: ['patients', 'merges', id],
    queryFn: async ({ signal }) => (await call('merges.list', { answer: pageOf(Merge), params: { id }, signal })).rows,
    refetchInterval: ({ state: { data } }) => (data?.some(isRunning) === true ? runningMs : false),
  });

/** What a merge would do; never from the cache, as it is confirmed as seen. */
export const mergePreviewQuery = (id: string, mergedId: string) =>
  queryOptions({
    queryKey: ['patients', 'merges', id, mergedId],
    queryFn: ({ signal }) => call('merges.preview', { answer: MergePreview, params: { id, mergedId }, signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

// A merge goes on without its answer: the page shows how far it is.
export const makeMerge = (id: string, body: BodyInputOf<'merges.make'>): Promise<Merge> =>
  call('merges.make', { answer: Merge, params: { id }, body, retry: false });
export const undoMerge = (params: { readonly id: string; readonly mergedId: string }): Promise<Merge> =>
  call('merges.undo', { answer: Merge, params, retry: false });
