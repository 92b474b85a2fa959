import { RouterProvider } from 'react-router-dom';
import { Toasts } from '../ui/toasts.tsx';
import { router } from './router.tsx';

/** Everything that moves between pages by the router. */
export function App() {
  return (
    <>
      <RouterProvider router={router} />
      <Toasts />
    </>
  );
}
