import { AsyncLocalStorage } from 'node:async_hooks';

/** Capacity units that a request consumed: its price, and what grows first when an access pattern goes wrong. */
export interface Usage {
  readUnits: number;
  writeUnits: number;
}

const current = new AsyncLocalStorage<Usage>();

/** Runs one request and counts the units that it consumes into `usage`. */
export const countingUsage = <T>(usage: Usage, run: () => Promise<T>): Promise<T> => current.run(usage, run);

/** The count of the request that is being served, if any. */
export const currentUsage = (): Usage | undefined => current.getStore();
