import { type RefObject, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

const storageKey = 'afiya.scroll';

function kept(): [string, number][] {
  try {
    return Object.entries(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}'));
  } catch {
    return [];
  }
}
/** How far down each entry of the tab's history was left. */
const positions = new Map(kept());
addEventListener('pagehide', () => sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(positions))));

/**
 * The browser's name for the entry with which the document began. The router gives that of every document the same one, and a new address
 * in the tab would open where another page was left.
 */
const firstEntry = window.navigation?.currentEntry?.key ?? location.pathname;

/** What shows that the user wants to be elsewhere. */
const own = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Opens a new page at its top, and one to which the user returns where they left it: as soon as so much of its content has come, unless
 * they have moved on by then.
 */
export function useScroll(content: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const entry = key === 'default' ? firstEntry : key;
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const wanted = positions.get(entry) ?? 0;
    const note = () => positions.set(entry, scrollY);
    const arrive = () => {
      growth.disconnect();
      for (const event of own) removeEventListener(event, arrive);
      addEventListener('scroll', note, { passive: true });
    };
    const go = () => {
      scrollTo(0, wanted);
      if (Math.abs(scrollY - wanted) <= 1) arrive();
    };
    const growth = new ResizeObserver(go);
    if (content.current !== null) growth.observe(content.current);
    for (const event of own) addEventListener(event, arrive, { passive: true });
    go();
    return () => {
      arrive();
      removeEventListener('scroll', note);
    };
  }, [entry, content]);
}
