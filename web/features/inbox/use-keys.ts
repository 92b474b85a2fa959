import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

const typing = 'input, textarea, select, [contenteditable]';
const over = 'dialog[open], [popover]:popover-open';

const selectedIn = (all: readonly HTMLElement[]): number => all.findIndex((row) => row.ariaCurrent === 'true');

/** Goes to a row. What it says comes into view, however much is open below it. */
export function focusRow(row: HTMLElement): void {
  row.focus({ preventScroll: true });
  row.firstElementChild?.scrollIntoView({ block: 'nearest' });
}

const rowsIn = (list: HTMLElement | null): HTMLElement[] => [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];

type Press = Pick<KeyboardEvent, 'code' | 'repeat' | 'altKey' | 'ctrlKey' | 'metaKey'>;
/** What a key means in a list. One that is held down goes on through the rows, but opens and does nothing again. */
export function meantBy({ code, repeat, altKey, ctrlKey, metaKey }: Press): 'next' | 'previous' | 'open' | 'do' | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  if (code === 'KeyJ') return 'next';
  if (code === 'KeyK') return 'previous';
  if (repeat) return undefined;
  return code === 'KeyE' ? 'do' : code === 'Enter' ? 'open' : undefined;
}

/**
 * Moves through the rows of a list by J and K, opens one by Enter and does it by E, while the focus is in the list: keys without a modifier
 * that acted anywhere would be struck by dictated words (WCAG 2.1.4). Keys are meant by their place on the keyboard, which is the same with
 * an Arabic layout. With the focus on the list itself they start from the selected row. A row that has gone leaves the focus to the one that
 * takes its place, or to the selected one.
 */
export function useKeys(list: RefObject<HTMLElement | null>, select: (id: string) => void): void {
  const focused = useRef<{ readonly row: HTMLElement; readonly index: number }>(undefined);
  useEffect(() => {
    const goTo = (row: HTMLElement | undefined) => {
      if (row?.dataset['row'] === undefined) return;
      const { row: id } = row.dataset;
      // What is open above it must have closed before it is scrolled to.
      flushSync(() => select(id));
      focusRow(row);
    };
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      const meant = meantBy(event);
      if (meant === undefined || event.defaultPrevented || document.querySelector(over) !== null) return;
      if (!(target instanceof Element) || list.current?.contains(target) !== true || target.closest(typing) !== null) return;
      const all = rowsIn(list.current);
      const focusedAt = all.findIndex((row) => row.contains(document.activeElement));
      const here = focusedAt === -1 ? selectedIn(all) : focusedAt;
      const row = all[here];
      if (meant === 'next') goTo(all[Math.min(all.length - 1, here + 1)]);
      else if (meant === 'previous') goTo(all[Math.max(0, here - 1)]);
      else if (meant === 'do') row?.querySelector<HTMLElement>('[data-act], [data-act-in] button')?.click();
      else if (row !== undefined && (row === document.activeElement || list.current === document.activeElement))
        row.querySelector<HTMLElement>('[data-open]')?.click();
      else return;
      event.preventDefault();
    };
    const came = ({ target }: FocusEvent) => {
      // A dialog is about its row.
      if (!(target instanceof Element) || target.closest('dialog') !== null) return;
      const all = rowsIn(list.current);
      const index = all.findIndex((row) => row.contains(target));
      const row = all[index];
      focused.current = row && { row, index };
    };
    addEventListener('keydown', press);
    document.addEventListener('focusin', came);
    return () => {
      removeEventListener('keydown', press);
      document.removeEventListener('focusin', came);
    };
  }, [list, select]);
  useEffect(() => {
    const { row, index } = focused.current ?? {};
    if (row === undefined || index === undefined || document.activeElement !== document.body) return;
    const all = rowsIn(list.current);
    const selected = all[selectedIn(all)];
    if (row.isConnected && (selected === undefined || selected === row)) return;
    const next = selected ?? all[Math.min(index, all.length - 1)];
    if (next === undefined) list.current?.focus();
    else focusRow(next);
  });
}
