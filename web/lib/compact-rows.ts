import { useSyncExternalStore } from 'react';

/** Whether rows of long lists take little room: remembered in this browser, and the same in all lists. */
const key = 'afiya.compact-rows';
const listeners = new Set<() => void>();
const isCompact = (): boolean => localStorage.getItem(key) !== null;

export function toggleCompactRows(): void {
  if (isCompact()) localStorage.removeItem(key);
  else localStorage.setItem(key, 'yes');
  for (const listener of listeners) listener();
}
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useCompactRows = (): boolean => useSyncExternalStore(subscribe, isCompact);
