import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePages } from '../../lib/pages.ts';
import { type AskedSchedule, boardQuery, scheduleQuery } from './queries.ts';
import { useOutcome } from './use-change.ts';
import { useLive } from './use-live.ts';

/**
 * The appointments of some days, page by page, kept current, with the notice about the last change. `place` is the element that lists them.
 */
export function useSchedule(asked: AskedSchedule) {
  const { date, days, clinicianIds } = asked;
  const enabled = clinicianIds === undefined || clinicianIds.length > 0;
  const pages = usePages({ ...scheduleQuery(asked), placeholderData: keepPreviousData, enabled });
  const { outcome, report, place } = useOutcome(pages.rows);
  useLive({ date, days }, place);
  return { pages, outcome, report, place };
}

/** The same where a part of them would mislead, as in a grid of hours: nothing until all are here. */
export function useWholeSchedule(asked: AskedSchedule) {
  const { pages, ...others } = useSchedule(asked);
  const { isMore, isLoadingMore, error, loadMore } = pages;
  useEffect(() => {
    if (isMore && !isLoadingMore && error === null) loadMore();
  });
  return { ...others, pages, appointments: isMore || pages.isPlaceholder ? undefined : pages.rows };
}

/** A day by stage, kept current. */
export function useBoard(asked: Parameters<typeof boardQuery>[0]) {
  const { data, isError, isPlaceholderData, refetch } = useQuery({ ...boardQuery(asked), placeholderData: keepPreviousData });
  const { outcome, report, place } = useOutcome(data);
  useLive({ date: asked.date, days: 1 }, place);
  return { data, isError, isPlaceholder: isPlaceholderData, refetch, outcome, report, place };
}
