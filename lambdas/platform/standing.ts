import { AsyncLocalStorage } from 'node:async_hooks';

/** The account check of the current request's caller: resolves if it passes, rejects if not. */
type Standing = Promise<void> | undefined;

const current = new AsyncLocalStorage<Standing>();

/** Runs a request's work in parallel with its caller's account check. Its writes wait for the check (./dynamodb.ts). */
export const whileStanding = <T>(standing: Standing, work: () => Promise<T>): Promise<T> => current.run(standing, work);

/** Writes without waiting for the account check, because the transaction itself has the check as a condition. */
export const conditioned = <T>(write: () => Promise<T>): Promise<T> => current.run(undefined, write);

/** The account check that writes of the current request wait for. */
export const currentStanding = (): Standing => current.getStore();
