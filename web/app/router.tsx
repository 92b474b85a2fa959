import { Navigate, createBrowserRouter } from 'react-router-dom';
import { ErrorPage } from './error-page.tsx';
import { inLanguage, opened } from './opened.tsx';
import { persistently } from '../lib/arriving.tsx';
import { keepLinkCode } from '../lib/link-code.ts';
import { paths } from '../lib/paths.ts';
import { Splash } from '../ui/splash.tsx';

const site = 'site';
/** The routes behind the guard, which public pages do not load. */
const signedIn = () => persistently(async () => (await import('./signed-in-routes.ts')).signedInRoutes);

/** A desk slip's QR code opens the site with its code. */
function keepCode() {
  keepLinkCode(window.location);
  return null;
}

/** The routes. Pages start loading before it is known who is signed in. */
export const router = createBrowserRouter(
  [
    {
      id: site,
      ErrorBoundary: inLanguage(ErrorPage),
      HydrateFallback: Splash,
      children: [
        { path: paths.home, loader: keepCode, element: <Navigate to={paths.dashboard} replace /> },
        { path: paths.login, lazy: opened(async () => (await import('../features/auth/login-page.tsx')).LoginPage) },
        { path: paths.terms, lazy: opened(async () => (await import('../features/legal/terms-page.tsx')).TermsPage) },
        { path: paths.privacy, lazy: opened(async () => (await import('../features/legal/privacy-page.tsx')).PrivacyPage) },
        { path: paths.register, lazy: opened(async () => (await import('../features/auth/register-page.tsx')).RegisterPage) },
        { path: paths.confirmEmail, lazy: opened(async () => (await import('../features/auth/confirm-email-page.tsx')).ConfirmEmailPage) },
        {
          path: paths.forgotPassword,
          lazy: opened(async () => (await import('../features/auth/forgot-password-page.tsx')).ForgotPasswordPage),
        },
        { path: '*', lazy: opened(async () => (await import('./not-found-page.tsx')).NotFoundPage) },
      ],
    },
  ],
  { patchRoutesOnNavigation: async ({ patch }) => patch(site, [await signedIn()]) },
);

/** Registers the routes behind the guard before the first navigation to one. */
export const knowSignedIn = async (): Promise<void> => router.patchRoutes(site, [await signedIn()]);
