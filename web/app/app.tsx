import { RouterProvider } from 'react-router-dom';
import { Toasts } from '../ui/toasts.tsx';
import { router } from './router.tsx';

/** The routed pages and their toasts. */
export function App() {
  return (
    <>
      <RouterProvider router={router} />
      <Toasts />
    </>
  );
}
