import type { RouteObject } from 'react-router-dom';
import { notAvailable, paths } from '../lib/paths.ts';
import { FullScreenSpinner } from '../ui/full-screen-spinner.tsx';
import { opened } from './opened.tsx';

/** The pages behind the guard, styled by clinical.css. */
export const signedInRoutes: RouteObject = {
  lazy: opened(async () => (await import('./guard.tsx')).Guard, FullScreenSpinner),
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
      path: paths.newPrescription,
      lazy: opened(async () => (await import('../features/prescriptions/new-prescription-page.tsx')).NewPrescriptionPage),
    },
    {
      path: paths.prescriptions(':id'),
      lazy: opened(async () => (await import('../features/prescriptions/patient-prescriptions-page.tsx')).PatientPrescriptionsPage),
    },
    {
      path: paths.patient(':id'),
      lazy: opened(async () => (await import('../features/patients/detail-page.tsx')).PatientDetailPage),
    },
  ],
};
