import { useCallback, useEffect, useState } from 'react';

const views = ['form', 'results', 'register'] as const;
export type View = (typeof views)[number];

export const viewOf = (state: unknown): View => views.find((view) => view === Object(state).symptomView) ?? 'form';

/** The page's view, kept in the browser's history so that the back button returns to the previous view and does not leave the page. */
export function useView(): readonly [View, (next: View) => void] {
  const [view, setView] = useState(() => viewOf(history.state));
  useEffect(() => {
    const onPopState = (event: PopStateEvent) => setView(viewOf(event.state));
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);
  const go = useCallback((next: View) => {
    if (viewOf(history.state) !== next) history.pushState({ symptomView: next }, '');
    setView(next);
  }, []);
  return [view, go];
}
