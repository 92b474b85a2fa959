import { useSyncExternalStore } from 'react';
import type { PatientExport } from '#contract/exports/export.ts';

/** Whether an export has neither ended nor failed. */
export const isUnderWay = ({ status }: PatientExport): boolean => status === 'waiting' || status === 'writing';

/** Exports this tab started and still shows: only their ids, so that a reload finds them again. */
const key = 'afiya.exports';
const listeners = new Set<() => void>();
const stored = (): string => sessionStorage.getItem(key) ?? '';
const idsOf = (text: string): readonly string[] => (text === '' ? [] : text.split(' '));

function store(ids: readonly string[]): void {
  sessionStorage.setItem(key, ids.join(' '));
  for (const listener of listeners) listener();
}
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const startedExports = (): readonly string[] => idsOf(stored());
export const keepExport = (id: string): void => store([...startedExports(), id]);
export const forgetExport = (id: string): void => store(startedExports().filter((one) => one !== id));

/** The same as a hook, which re-renders when one is started or forgotten. */
export const useStartedExports = (): readonly string[] => idsOf(useSyncExternalStore(subscribe, stored));
