import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { rowsMoved } from './press.ts';
import { changesQuery } from './queries.ts';

/** How long a pointer over the list must rest before rows may move. */
const restsMs = 1500;

/**
 * Keeps the schedule of some days current: asks every few seconds whether anything has changed, and only then reads it again. Rows do not
 * move while the pointer moves over them in `list`.
 */
export function useLive({ date, days }: { readonly date: string; readonly days: number }, list: RefObject<HTMLElement | null>): void {
  const queryClient = useQueryClient();
  const { data, dataUpdatedAt } = useQuery(changesQuery({ date, days }));
  const mark = data?.mark;
  const seen = useRef<{ readonly mark: string; readonly isNew: boolean }>(undefined);
  const movedAt = useRef(0);
  useEffect(() => {
    const element = list.current;
    const moved = ({ timeStamp }: PointerEvent) => void (movedAt.current = timeStamp);
    element?.addEventListener('pointermove', moved);
    return () => element?.removeEventListener('pointermove', moved);
  }, [list]);
  useEffect(() => {
    if (mark === undefined) return undefined;
    const before = seen.current;
    const isNew = before !== undefined && before.mark !== mark;
    seen.current = { mark, isNew };
    // The list is read from an index, which may follow a moment later: it is read once more at the next mark.
    if (!isNew && before?.isNew !== true) return undefined;
    const read = async () => {
      const rest = movedAt.current + restsMs - performance.now();
      if (list.current?.matches(':hover') === true && rest > 0) timer = setTimeout(() => void read(), rest);
      else {
        await queryClient.invalidateQueries({ queryKey: ['appointments', 'schedule'] });
        rowsMoved();
      }
    };
    let timer = setTimeout(() => void read());
    return () => clearTimeout(timer);
  }, [mark, dataUpdatedAt, list, queryClient]);
}
