import { useEffect } from 'react';
import { RouterProvider } from 'react-router-dom';
import { isLineGood } from '../lib/line.ts';
import { Toasts } from '../ui/toasts.tsx';
import { router } from './router.tsx';

/** The routed pages and their toasts. */
export function App() {
  useEffect(() => {
    if (isLineGood()) void import('./ahead.ts').then(({ fetchAhead }) => fetchAhead()).catch(() => undefined);
  }, []);
  return (
    <>
      <RouterProvider router={router} />
      <Toasts />
    </>
  );
}
