import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
/** Whether the page is interactive: false in the markup that the build writes, until React has taken it over. */
export const useStarted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
