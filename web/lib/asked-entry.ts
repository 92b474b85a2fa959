import { useLocation } from 'react-router-dom';
import { isUlid } from '#contract/base/ids.ts';
import type { CareKind } from '#contract/chart/timeline.ts';

/** How an address names an entry, behind "#", and the row that shows it: the site brings it into view with the focus. */
export const entryMark = (kind: CareKind, id: string): string => `${kind}-${id}`;
/** A row that an address can name. */
export const markedRow = (kind: CareKind, id: string) => ({ id: entryMark(kind, id), tabIndex: -1 }) as const;

/** The entry of a kind that the address names; a list that is read by pages begins at it. */
export function useAskedEntry(kind: CareKind): string | undefined {
  const { hash } = useLocation();
  const [, id = ''] = hash.split(`#${entryMark(kind, '')}`);
  return isUlid(id) ? id : undefined;
}
