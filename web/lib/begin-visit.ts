import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Encounter } from '#contract/chart/encounters.ts';
import type { BodyInputOf } from '#contract/routes/table.ts';
import { call } from './api.ts';
import { chartChanged } from './chart-changes.ts';
import { encountersQuery, visitQuery } from './visit-queries.ts';

/** The key of the user's unsigned notes. */
export const unsignedKey = ['unsigned-notes'] as const;

/**
 * Begins a visit, or continues the user's open one of today. Attempts with the same id begin one visit; `changed` is called after a change to what
 * is sent.
 */
export function useBeginVisit(patientId: string, onBegun: (visit: Encounter) => unknown) {
  const queryClient = useQueryClient();
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const beginning = useMutation({
    mutationFn: (body: BodyInputOf<'encounters.start'>) =>
      call('encounters.start', { answer: Encounter, params: { id: patientId }, body, requestId }),
    onSuccess: async (visit) => {
      await Promise.all([chartChanged(queryClient, patientId), queryClient.invalidateQueries({ queryKey: unsignedKey })]);
      // Its note, which is opened next, need not wait for the page's code.
      void queryClient.prefetchInfiniteQuery(encountersQuery(patientId));
      void queryClient.prefetchQuery(visitQuery(patientId, visit.id));
      await onBegun(visit);
    },
  });
  return { beginning, changed: () => setRequestId(crypto.randomUUID()) };
}
