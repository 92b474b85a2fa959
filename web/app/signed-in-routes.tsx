import type { RouteObject } from 'react-router-dom';
import { FullScreenSpinner } from '../ui/full-screen-spinner.tsx';
import { opened } from './opened.tsx';
import { signedInPages } from './pages.ts';

/** The pages behind the guard, styled by clinical.css. */
export const signedInRoutes: RouteObject = {
  lazy: opened(async () => (await import('./guard.tsx')).Guard, FullScreenSpinner),
  children: signedInPages.map(({ path, load }) => ({ path, lazy: opened(load) })),
};
