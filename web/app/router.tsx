import type { ComponentType } from 'react';
import { Navigate, createBrowserRouter } from 'react-router-dom';
import { FullScreenSpinner } from '../ui/full-screen-spinner.tsx';
import { ErrorPage } from './error-page.tsx';
import { useLocale } from '../lib/locale.ts';
import { notAvailable, paths } from '../lib/paths.ts';

/** The router keeps its pages as they are; this draws one anew, with its state, when the language changes. */
const inLanguage = (Page: ComponentType) => {
  function InLanguage() {
    useLocale();
    return <Page />;
  }
  return InLanguage;
};
/** A page that is loaded when it is opened. */
const opened = (load: () => Promise<ComponentType>) => async () => ({ Component: inLanguage(await load()) });

/** The pages; they begin to load before it is known who is signed in. */
export const router = createBrowserRouter([
  {
    ErrorBoundary: inLanguage(ErrorPage),
    HydrateFallback: FullScreenSpinner,
    children: [
      { path: paths.home, element: <Navigate to={paths.dashboard} replace /> },
      { path: paths.login, lazy: opened(async () => (await import('../features/auth/login-page.tsx')).LoginPage) },
      { path: paths.terms, lazy: opened(async () => (await import('../features/legal/terms-page.tsx')).TermsPage) },
      { path: paths.privacy, lazy: opened(async () => (await import('../features/legal/privacy-page.tsx')).PrivacyPage) },
      { path: paths.register, lazy: opened(async () => (await import('../features/auth/register-page.tsx')).RegisterPage) },
      { path: paths.confirmEmail, lazy: opened(async () => (await import('../features/auth/confirm-email-page.tsx')).ConfirmEmailPage) },
      {
        path: paths.forgotPassword,
        lazy: opened(async () => (await import('../features/auth/forgot-password-page.tsx')).ForgotPasswordPage),
      },
      {
        lazy: opened(async () => (await import('./guard.tsx')).Guard),
        children: [
          {
            path: paths.dashboard,
            lazy: opened(async () => (await import('../features/dashboards/dashboard-page.tsx')).DashboardPage),
          },
          {
            path: paths.providerDashboard,
            lazy: opened(async () => (await import('../features/dashboards/provider-dashboard-page.tsx')).ProviderDashboardPage),
          },
          ...notAvailable.map((path) => ({
            path,
            lazy: opened(async () => (await import('./not-available-page.tsx')).NotAvailablePage),
          })),
          {
            path: paths.settings,
            lazy: opened(async () => (await import('../features/settings/settings-page.tsx')).SettingsPage),
          },
          {
            path: paths.security,
            lazy: opened(async () => (await import('../features/access-log/access-log-page.tsx')).AccessLogPage),
          },
          {
            path: paths.patients,
            lazy: opened(async () => (await import('../features/patients/list-page.tsx')).PatientListPage),
          },
          {
            path: paths.newPatient,
            lazy: opened(async () => (await import('../features/patients/new-patient-page.tsx')).NewPatientPage),
          },
          {
            path: paths.editPatient(':id'),
            lazy: opened(async () => (await import('../features/patients/edit-patient-page.tsx')).EditPatientPage),
          },
          {
            path: paths.patient(':id'),
            lazy: opened(async () => (await import('../features/patients/detail-page.tsx')).PatientDetailPage),
          },
        ],
      },
      { path: '*', lazy: opened(async () => (await import('./not-found-page.tsx')).NotFoundPage) },
    ],
  },
]);
