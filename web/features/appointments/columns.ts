import { useSyncExternalStore } from 'react';

/** The clinicians whose columns the calendar shows, remembered in this browser; none stands for all who work on the day. */
const key = 'afiya.calendar-columns';
const listeners = new Set<() => void>();
const kept = (): string => localStorage.getItem(key) ?? '';

/** Keeps the ids of the chosen clinicians. */
export function chooseColumns(ids: readonly string[]): void {
  if (ids.length === 0) localStorage.removeItem(key);
  else localStorage.setItem(key, ids.join());
  for (const listener of listeners) listener();
}
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The ids of the chosen clinicians. */
export const useChosenColumns = (): readonly string[] => useSyncExternalStore(subscribe, kept).split(',').filter(Boolean);
