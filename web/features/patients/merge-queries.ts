import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { Merge, MergePreview } from '#contract/patient/merge.ts';
import type { BodyInputOf } from '#contract/routes/table.ts';
import { call } from '../../lib/api.ts';

const runningMs = 3000;
const isRunning = ({ state }: Merge): boolean => state === 'running' || state === 'undoing';

/** The merges into a record; asked again while one runs. */
export const mergesQuery = (id: string) =>
  queryOptions({
    queryKey: ['patients', 'merges', id],
    queryFn: ({ signal }) => call('merges.list', { answer: z.array(Merge), params: { id }, signal }),
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

interface Making {
  readonly id: string;
  readonly body: BodyInputOf<'merges.make'>;
  readonly requestId: string;
}
export const makeMerge = ({ id, body, requestId }: Making): Promise<Merge> =>
  call('merges.make', { answer: Merge, params: { id }, body, requestId });
export const undoMerge = (of: { id: string; mergedId: string; requestId: string }): Promise<Merge> =>
  call('merges.undo', { answer: Merge, params: { id: of.id, mergedId: of.mergedId }, requestId: of.requestId });
