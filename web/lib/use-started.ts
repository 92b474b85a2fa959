import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
/** Whether the page answers to the visitor: not in what the build wrote into the document, until React has taken that over. */
export const useStarted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
