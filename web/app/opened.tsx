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

/** What stands in a page's place until its code is there; behind the guard it is styled by clinical.css, and so comes with the guard. */
export const Waiting = createContext<ReactNode>(<Splash />);
const UntilArrived = () => use(Waiting);

/**
 * A route's `lazy`: the page opens at once, with `Until` in its place until its code is there. The code starts loading with the
 * navigation, as a page behind the guard is not rendered before the session is known; the route's `handle` is the end of that.
 */
export function opened(load: () => Promise<ComponentType>, Until: ComponentType = UntilArrived) {
  const Page = arriving(load, Until);
  const Component = inLanguage(Page);
  return async () => ({ Component, handle: Page.ahead() });
}
