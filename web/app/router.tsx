import { Component, type ReactNode } from 'react';
import { BrowserRouter, Navigate, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { ErrorPage } from './error-page.tsx';
import { opened } from './opened.tsx';
import { arriving } from '../lib/arriving.tsx';
import { useLocale } from '../lib/locale.ts';
import { paths } from '../lib/paths.ts';
import { Splash } from '../ui/splash.tsx';

const NotFound = opened(async () => (await import('./not-found-page.tsx')).NotFoundPage);
/** The pages behind the guard, which public pages do not load. */
const SignedIn = arriving(async () => (await import('./signed-in-routes.tsx')).SignedInPages, Splash);

/** The pages that anybody may open, and the way to all others. Their code is asked for when they are first shown. */
export const publicRoutes: readonly RouteObject[] = [
  { path: paths.home, element: <Navigate to={paths.dashboard} replace /> },
  { path: paths.login, ...opened(async () => (await import('../features/auth/login-page.tsx')).LoginPage) },
  { path: paths.terms, ...opened(async () => (await import('../features/legal/terms-page.tsx')).TermsPage) },
  { path: paths.privacy, ...opened(async () => (await import('../features/legal/privacy-page.tsx')).PrivacyPage) },
  { path: paths.register, ...opened(async () => (await import('../features/auth/register-page.tsx')).RegisterPage) },
  { path: paths.confirmEmail, ...opened(async () => (await import('../features/auth/confirm-email-page.tsx')).ConfirmEmailPage) },
  { path: paths.forgotPassword, ...opened(async () => (await import('../features/auth/forgot-password-page.tsx')).ForgotPasswordPage) },
  { path: '*', element: <SignedIn otherwise={<NotFound.Component />} /> },
];

interface BoundaryProps {
  /** Another page is tried afresh. */
  readonly pathname: string;
  readonly children: ReactNode;
}
/** Shows the error page in place of one that fails. */
class Boundary extends Component<BoundaryProps, { readonly failedAt?: string }> {
  override state: { readonly failedAt?: string } = {};
  static getDerivedStateFromError = () => ({ failedAt: location.pathname });
  override render() {
    return this.state.failedAt === this.props.pathname ? <ErrorPage /> : this.props.children;
  }
}

function Pages() {
  useLocale();
  return <Boundary pathname={useLocation().pathname}>{useRoutes([...publicRoutes])}</Boundary>;
}

/**
 * The pages by their addresses. The router of components, not of data: pages load what they show themselves, and the other is twice as
 * large (docs/adr/0073).
 */
export const Router = ({ children }: { readonly children?: ReactNode }) => (
  // A choice made in the moment after another must see it.
  <BrowserRouter useTransitions={false}>
    <Pages />
    {children}
  </BrowserRouter>
);
