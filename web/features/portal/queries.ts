import { queryOptions } from '@tanstack/react-query';
import { Portal } from '#contract/portal.ts';
import { call } from '../../lib/api.ts';

/** What a linked account sees of a patient's care. */
export const portalQuery = (id: string) =>
  queryOptions({
    queryKey: ['patients', 'detail', id, 'portal'],
    queryFn: ({ signal }) => call('portal.get', { answer: Portal, params: { id }, signal }),
  });
