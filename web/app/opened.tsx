import type { ComponentType } from 'react';
import { useLocale } from '../lib/locale.ts';

/** The router does not re-render its pages; this re-renders one, keeping its state, when the language changes. */
export const inLanguage = (Page: ComponentType) => {
  function InLanguage() {
    useLocale();
    return <Page />;
  }
  return InLanguage;
};
/** A route's `lazy`: loads the page when it is opened. */
export const opened = (load: () => Promise<ComponentType>) => async () => ({ Component: inLanguage(await load()) });
