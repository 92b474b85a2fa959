import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** How long a pointer over a list must rest before rows may move. */
const restsMs = 1500;

/** How long it takes, in milliseconds, until the rows of a list may move: none does while the pointer moves over them. */
export function usePointerRest(list: RefObject<HTMLElement | null>): () => number {
  const movedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const element = list.current;
    const moved = ({ timeStamp }: PointerEvent) => void (movedAt.current = timeStamp);
    element?.addEventListener('pointermove', moved);
    return () => element?.removeEventListener('pointermove', moved);
  }, [list]);
  return useCallback(
    () => (list.current?.matches(':hover') === true ? Math.max(0, movedAt.current + restsMs - performance.now()) : 0),
    [list],
  );
}
