import { type RefObject, useEffect, useRef, useState } from 'react';
import { rowsMoved } from '../../lib/press.ts';

/** How long a pointer over the list must rest before rows may move. */
const restsMs = 1500;

interface Row {
  readonly id: string;
}
const isSameOrder = (one: readonly Row[], other: readonly Row[]): boolean =>
  one.length === other.length && one.every(({ id }, index) => id === other[index]?.id);

/** The rows of a list, which change in place at once, but come, go and move only while no pointer moves over the list. */
export function useHeld<One extends Row>(rows: readonly One[], list: RefObject<HTMLElement | null>): readonly One[] {
  const [held, setHeld] = useState(rows);
  const movedAt = useRef(Number.NEGATIVE_INFINITY);
  const isSame = isSameOrder(rows, held);
  useEffect(() => {
    const element = list.current;
    const moved = ({ timeStamp }: PointerEvent) => void (movedAt.current = timeStamp);
    element?.addEventListener('pointermove', moved);
    return () => element?.removeEventListener('pointermove', moved);
  }, [list]);
  useEffect(() => {
    if (isSame) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const take = () => {
      const rest = movedAt.current + restsMs - performance.now();
      const isPointedAt = list.current?.matches(':hover') === true && rest > 0;
      if (isPointedAt) timer = setTimeout(take, rest);
      else {
        if (held.length > 0) rowsMoved();
        setHeld(rows);
      }
    };
    take();
    return () => clearTimeout(timer);
  }, [rows, held, isSame, list]);
  return isSame ? rows : held;
}
