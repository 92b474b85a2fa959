import type { ComponentType } from 'react';
import { useLocale } from '../lib/locale.ts';

/** The router keeps its pages as they are; this draws one anew, with its state, when the language changes. */
export const inLanguage = (Page: ComponentType) => {
  function InLanguage() {
    useLocale();
    return <Page />;
  }
  return InLanguage;
};
/** A page that is loaded when it is opened. */
export const opened = (load: () => Promise<ComponentType>) => async () => ({ Component: inLanguage(await load()) });
