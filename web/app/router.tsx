import { Navigate, createBrowserRouter } from 'react-router-dom';
import { LoginPage } from '../features/auth/login-page.tsx';
import { ErrorPage, NotFoundPage } from './error-pages.tsx';
import { Guard } from './guard.tsx';
import { paths } from './paths.ts';
import { Shell } from './shell.tsx';

/** The pages. What only clinicians need is loaded when it is opened. */
export const router = createBrowserRouter([
  {
    errorElement: <ErrorPage />,
    children: [
      { path: paths.home, element: <Navigate to={paths.patients} replace /> },
      { path: paths.login, element: <LoginPage /> },
      {
        element: <Guard />,
        children: [
          {
            element: <Shell />,
            children: [
              {
                path: paths.patients,
                lazy: async () => ({ Component: (await import('../features/patients/list-page.tsx')).PatientListPage }),
              },
              {
                path: `${paths.patients}/:id`,
                lazy: async () => ({ Component: (await import('../features/patients/detail-page.tsx')).PatientDetailPage }),
              },
            ],
          },
        ],
      },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
]);
