import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

/** Where a pane fits beside the list (web/ui/reading-pane.css). */
const beside = '(width >= 80rem)';
const onBeside = (changed: () => void) => {
  const media = matchMedia(beside);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/** Whether the window has room for a pane beside the list. */
export const useHasRoom = (): boolean => useSyncExternalStore(onBeside, () => matchMedia(beside).matches);

interface Row {
  readonly id: string;
}

/**
 * The row that follows when the selected one is done, which may still be shown: the next that waits, or the last before it.
 * @param shown the rows as they stand in the list
 * @param waiting those that still wait
 */
export function selectedOf(chosen: string | undefined, shown: readonly Row[], waiting: readonly Row[]): string | undefined {
  const waits = ({ id }: Row): boolean => waiting.some((one) => one.id === id);
  const at = shown.findIndex(({ id }) => id === chosen);
  return (shown.slice(Math.max(0, at)).find(waits) ?? shown.slice(0, Math.max(0, at)).findLast(waits))?.id;
}

interface Selectable {
  readonly list: RefObject<HTMLElement | null>;
  readonly shown: readonly Row[];
  readonly waiting: readonly Row[];
  /** Whether one is always selected, and the focus selects; otherwise only a click or a key does. */
  readonly isAlways: boolean;
}

/** The selected row of a list. */
export function useSelected({ list, shown, waiting, isAlways }: Selectable) {
  const [chosen, setChosen] = useState<string>();
  const next = isAlways ? selectedOf(chosen, shown, waiting) : waiting.find(({ id }) => id === chosen)?.id;
  if (next !== chosen) setChosen(next);
  useEffect(() => {
    const select = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest('dialog') !== null) return;
      const row = target.closest<HTMLElement>('[data-row]');
      if (row?.dataset['row'] !== undefined && list.current?.contains(row) === true) setChosen(row.dataset['row']);
    };
    const click = (event: Event) => {
      // A link or a button does what it says.
      if (event.target instanceof Element && event.target.closest('a, button, [data-row] section') === null) select(event);
    };
    const element = list.current;
    element?.addEventListener('click', click);
    if (isAlways) element?.addEventListener('focusin', select);
    return () => {
      element?.removeEventListener('click', click);
      element?.removeEventListener('focusin', select);
    };
  }, [list, isAlways]);
  return { selected: next, select: setChosen };
}
