import { useSyncExternalStore } from 'react';

/** A value that components far apart share: `set` changes it, `use` follows it. */
export function sharedValue<T>(initial: T) {
  let value = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    set: (next: T): void => {
      if (next === value) return;
      value = next;
      for (const listener of listeners) listener();
    },
    use: (): T =>
      useSyncExternalStore(
        subscribe,
        () => value,
        () => initial,
      ),
  };
}
