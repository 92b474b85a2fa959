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
/** The scroll position at which each entry of the tab's history was left. */
const positions = new Map(kept());
addEventListener('pagehide', () => sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(positions))));

/**
 * The browser's key for the document's first history entry. The router gives the first entry of every document the same key, so a new
 * address in the tab would open at another page's scroll position.
 */
const firstEntry = window.navigation?.currentEntry?.key ?? location.pathname;

/** Events that show that the user scrolls themselves. */
const own = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls a new page to its top, unless a field that is wrong has the focus, and a page to which the user returns to where they left it, as
 * soon as enough of its content is loaded.
 * Stops if the user scrolls before that.
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
      // What is wrong with a form took the focus, and came into view, before its step was shown.
      if (content.current?.querySelector(':focus[aria-invalid=true]')) return arrive();
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
