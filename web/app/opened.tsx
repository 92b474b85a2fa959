import { type ComponentType, type ReactNode, createContext, use } from 'react';
import { arriving } from '../lib/arriving.tsx';
import { useLocale } from '../lib/locale.ts';
import { Splash } from '../ui/splash.tsx';

/** The router does not re-render its pages; this re-renders one, keeping its state, when the language changes. */
export const inLanguage = (Page: ComponentType) => {
  function InLanguage() {
    useLocale();
    return <Page />;
  }
  return InLanguage;
};

/** The placeholder of a page until its code is loaded. Behind the guard it is styled by clinical.css, so it is loaded with the guard. */
export const Waiting = createContext<ReactNode>(<Splash />);
const UntilArrived = () => use(Waiting);

/**
 * A route's `lazy`: the page opens at once, showing `Until` until its code is loaded. Loading starts with the navigation, because a page
 * behind the guard is not rendered before the session is known. The route's `handle` resolves when it is done.
 */
export function opened(load: () => Promise<ComponentType>, Until: ComponentType = UntilArrived) {
  const Page = arriving(load, Until);
  const Component = inLanguage(Page);
  return async () => ({ Component, handle: Page.ahead() });
}
