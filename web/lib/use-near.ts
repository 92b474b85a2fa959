import { type RefObject, useEffect, useState } from 'react';

/** How far beyond what is in view rows are drawn, so that scrolling and Tab meet them drawn. */
const margin = '100% 0px';

const watched = new Map<Element, (isNear: boolean) => void>();
let observer: IntersectionObserver | undefined;
const theObserver = (): IntersectionObserver =>
  (observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) watched.get(target)?.(isIntersecting);
    },
    { rootMargin: margin },
  ));

/** Rows that are drawn before it is known what is in view; a list of a few more is drawn whole. */
const drawnAtFirst = 20;
const longFrom = 40;

/** The place of a row in a list, if the list is long. */
export const inLongList = (rows: readonly unknown[], index: number): number | undefined => (rows.length < longFrom ? undefined : index);

/**
 * Whether a row of a long list is in view or nearly: only such rows are drawn in full, so that a list of hundreds is as light as a short one.
 * `index` is the row's place in such a list; without it, a row is always drawn. A row with the focus in it stays drawn.
 */
export function useNear(row: RefObject<HTMLElement | null>, index: number | undefined): boolean {
  const [isNear, setIsNear] = useState(index === undefined || index < drawnAtFirst);
  const isWatched = index !== undefined;
  useEffect(() => {
    const element = row.current;
    if (!isWatched || element === null) return undefined;
    watched.set(element, (now) => {
      if (!now && element.contains(document.activeElement)) return;
      // What is no longer drawn keeps its height: nothing moves.
      element.style.minBlockSize = now ? '' : `${element.offsetHeight}px`;
      setIsNear(now);
    });
    theObserver().observe(element);
    return () => {
      watched.delete(element);
      theObserver().unobserve(element);
    };
  }, [row, isWatched]);
  return isNear || !isWatched;
}
