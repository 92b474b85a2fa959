import { useQuery } from '@tanstack/react-query';
import { Changes } from '#contract/account/changes.ts';
import { call } from './api.ts';
import { calmMs, scheduleMs } from './live.ts';
import { sharedValue } from './shared-value.ts';

/** The days of a schedule. */
export interface Days {
  readonly date: string;
  readonly days: number;
}

/** The schedule that the page shows, if it shows one. */
export const shownDays = sharedValue<Days | undefined>(undefined);

/**
 * The marks of what the page shows. Every part of a page that has to follow others' work compares them: it is the only question that is
 * asked again and again, it reads a few small items, and its answer names nobody. A hidden page asks nothing.
 */
export function useChanges(): Changes | undefined {
  const shown = shownDays.use();
  return useQuery({
    queryKey: ['changes', shown?.date, shown?.days],
    queryFn: ({ signal }) =>
      call('changes.get', { answer: Changes, signal, ...(shown && { query: { date: shown.date, days: String(shown.days) } }) }),
    refetchInterval: shown === undefined ? calmMs : scheduleMs,
    refetchOnWindowFocus: true,
    staleTime: 0,
    // Marks that were kept from an earlier page would look like a change.
    gcTime: 0,
  }).data;
}
