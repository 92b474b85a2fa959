import { AsyncLocalStorage } from 'node:async_hooks';

/** Settles once it is known whether the caller of the current request may still ask; rejects if not. */
type Standing = Promise<void> | undefined;

const current = new AsyncLocalStorage<Standing>();

/** Runs the work of a request beside the question whether its caller stands: no write of it is sent before the answer (./dynamodb.ts). */
export const whileStanding = <T>(standing: Standing, work: () => Promise<T>): Promise<T> => current.run(standing, work);

/** Writes without waiting for the answer, because the transaction has it as a condition. */
export const conditioned = <T>(write: () => Promise<T>): Promise<T> => current.run(undefined, write);

/** What a write of the current request waits for. */
export const currentStanding = (): Standing => current.getStore();
