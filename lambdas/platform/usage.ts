import { AsyncLocalStorage } from 'node:async_hooks';

/** A request's use of the tables: its cost, and the first sign of a bad access pattern. */
export interface Usage {
  /** DynamoDB's capacity units. */
  readUnits: number;
  writeUnits: number;
  /** The length of the longest chain of sequential calls. */
  roundTrips: number;
}

export const noUsage = (): Usage => ({ readUnits: 0, writeUnits: 0, roundTrips: 0 });

const current = new AsyncLocalStorage<Usage>();

/** Runs a request and adds the units it consumes to `usage`. */
export const countingUsage = <T>(usage: Usage, run: () => Promise<T>): Promise<T> => current.run(usage, run);

/** The usage of the current request, if any. */
export const currentUsage = (): Usage | undefined => current.getStore();
