import { type ComponentType, type ReactNode, createContext, use } from 'react';
import { arriving } from '../lib/arriving.tsx';
import { useLocale } from '../lib/locale.ts';
import { Splash } from '../ui/splash.tsx';

/** The placeholder of a page until its code is loaded. Behind the guard it is styled by clinical.css, so it is loaded with the guard. */
export const Waiting = createContext<ReactNode>(<Splash />);
export const UntilArrived = () => use(Waiting);

/** What a route shows, and under `handle` how to fetch its code before. */
export function opened(load: () => Promise<ComponentType>) {
  const Page = arriving(load, UntilArrived);
  function InLanguage() {
    useLocale();
    return <Page />;
  }
  return { Component: InLanguage, handle: Page.ahead };
}
