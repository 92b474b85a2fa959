import { AsyncLocalStorage } from 'node:async_hooks';

/** What a request asked of the tables: its price, and what grows first when an access pattern goes wrong. */
export interface Usage {
  /** DynamoDB's capacity units. */
  readUnits: number;
  writeUnits: number;
  /** The longest row of calls of which each waited for the one before. */
  roundTrips: number;
}

/** Nothing asked yet. */
export const noUsage = (): Usage => ({ readUnits: 0, writeUnits: 0, roundTrips: 0 });

const current = new AsyncLocalStorage<Usage>();

/** Runs one request and counts the units that it consumes into `usage`. */
export const countingUsage = <T>(usage: Usage, run: () => Promise<T>): Promise<T> => current.run(usage, run);

/** The count of the request that is being served, if any. */
export const currentUsage = (): Usage | undefined => current.getStore();
