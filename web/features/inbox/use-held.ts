import { type RefObject, useEffect, useState } from 'react';
import { usePointerRest } from '../../lib/pointer-rest.ts';
import { rowsMoved } from '../../lib/press.ts';

interface Row {
  readonly id: string;
}
const isSameOrder = (one: readonly Row[], other: readonly Row[]): boolean =>
  one.length === other.length && one.every(({ id }, index) => id === other[index]?.id);

/** The rows of a list, which change in place at once, but come, go and move only while no pointer moves over the list. */
export function useHeld<One extends Row>(rows: readonly One[], list: RefObject<HTMLElement | null>): readonly One[] {
  const [held, setHeld] = useState(rows);
  const untilRest = usePointerRest(list);
  const isSame = isSameOrder(rows, held);
  useEffect(() => {
    if (isSame) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const take = () => {
      const rest = untilRest();
      if (rest > 0) timer = setTimeout(take, rest);
      else {
        if (held.length > 0) rowsMoved();
        setHeld(rows);
      }
    };
    take();
    return () => clearTimeout(timer);
  }, [rows, held, isSame, untilRest]);
  return isSame ? rows : held;
}
