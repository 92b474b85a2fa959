import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { type Days, shownDays, useChanges } from '../../lib/changes.ts';
import { rowsMoved } from '../../lib/press.ts';
import { usePointerRest } from '../../lib/pointer-rest.ts';

/** The list is read from an index, which may follow the mark: it is read once more after this time. */
const indexFollowsMs = 4000;

/**
 * Keeps the schedule of some days current: asks every few seconds whether anything has changed, and only then reads it again. Rows do not
 * move while the pointer moves over them in `list`.
 */
export function useLive({ date, days }: Days, list: RefObject<HTMLElement | null>): void {
  const queryClient = useQueryClient();
  const mark = useChanges()?.schedule;
  const seen = useRef<{ readonly of: string; readonly mark: string }>(undefined);
  const untilRest = usePointerRest(list);
  useEffect(() => {
    shownDays.set({ date, days });
    return () => shownDays.set(undefined);
  }, [date, days]);
  const of = `${date} ${days}`;
  useEffect(() => {
    const isChanged = mark !== undefined && seen.current?.of === of && seen.current.mark !== mark;
    if (mark !== undefined) seen.current = { of, mark };
    if (!isChanged) return undefined;
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout>;
    const read = async (isLast: boolean) => {
      const rest = untilRest();
      if (rest > 0) {
        timer = setTimeout(() => void read(isLast), rest);
        return;
      }
      const queryKey = ['appointments', 'schedule'];
      const shown = () => queryClient.getQueriesData({ queryKey }).map(([, schedule]) => schedule);
      const before = shown();
      await queryClient.invalidateQueries({ queryKey });
      // One's own change is shown already, and moves nothing again.
      if (shown().some((schedule, index) => schedule !== before[index])) rowsMoved();
      if (isWanted && !isLast) timer = setTimeout(() => void read(true), indexFollowsMs);
    };
    timer = setTimeout(() => void read(false));
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [mark, of, untilRest, queryClient]);
}
