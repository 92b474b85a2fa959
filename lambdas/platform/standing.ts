import { AsyncLocalStorage } from 'node:async_hooks';

/** Begins the account check of the current request's caller, once: resolves if it passes, rejects if not. */
export type Standing = () => Promise<void>;

const current = new AsyncLocalStorage<Standing | undefined>();

/** Writes without waiting for the account check, because the transaction itself has the check as a condition. */
export const conditioned = <T>(write: () => Promise<T>): Promise<T> => current.run(undefined, write);

/** An account check that begins when it is first asked for, so that a request whose transaction has it as a condition never makes it. */
export function standingBy(check: () => Promise<void>): Standing {
  let begun: Promise<void> | undefined;
  return () => {
    if (begun === undefined) {
      begun = conditioned(check);
      // Awaited before every answer. Until then, this handler keeps a rejection from counting as unhandled.
      begun.catch(() => undefined);
    }
    return begun;
  };
}

/** Runs a request's work in parallel with its caller's account check. Its first read begins the check; its writes wait for it (./tables-client.ts). */
export const whileStanding = <T>(standing: Standing | undefined, work: () => Promise<T>): Promise<T> => current.run(standing, work);

/** The account check that reads of the current request begin and writes wait for. */
export const currentStanding = (): Standing | undefined => current.getStore();
