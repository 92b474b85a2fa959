import { useLocation, useSearchParams } from 'react-router-dom';
import { limits } from '#contract/base/limits.ts';
import { isCalendarDate } from '#contract/base/qatar-time.ts';
import { type CareKind, careKindIds } from '#contract/chart/timeline.ts';

/** Which entries are shown; all of them by default. */
export interface TimelineView {
  readonly kind?: CareKind | undefined;
  /** The last day. */
  readonly to?: string | undefined;
  readonly words?: string | undefined;
}

/**
 * The view is kept in the URL, so that the back button returns to it from an entry. The words, which tell of an illness, are kept in the
 * history entry's state instead: addresses are logged and remembered by browsers.
 */
export function useTimelineView(): readonly [view: TimelineView, show: (view: TimelineView) => void] {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const words: unknown = Object(state).words;
  const to = params.get('to') ?? '';
  const view: TimelineView = {
    kind: careKindIds.find((kind) => kind === params.get('kind')),
    to: isCalendarDate(to) ? to : undefined,
    words: typeof words === 'string' && words !== '' ? words.slice(0, limits.search) : undefined,
  };
  const show = (next: TimelineView) =>
    setParams(
      { ...(next.kind !== undefined && { kind: next.kind }), ...(next.to !== undefined && { to: next.to }) },
      { replace: true, state: { words: next.words }, preventScrollReset: true },
    );
  return [view, show];
}
