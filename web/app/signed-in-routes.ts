import type { RouteObject } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { FullScreenSpinner } from '../ui/full-screen-spinner.tsx';
import { opened } from './opened.tsx';

/** The pages behind the guard, styled by clinical.css. */
export const signedInRoutes: RouteObject = {
  lazy: opened(async () => (await import('./guard.tsx')).Guard, FullScreenSpinner),
  children: [
    {
      path: paths.dashboard,
      lazy: opened(async () => (await import('./dashboard-page.tsx')).Dashboard),
    },
    {
      path: paths.providerDashboard,
      lazy: opened(async () => (await import('../features/dashboards/provider-dashboard-page.tsx')).ProviderDashboardPage),
    },
    {
      path: paths.analytics,
      lazy: opened(async () => (await import('../features/analytics/analytics-page.tsx')).AnalyticsPage),
    },
    {
      path: paths.appointments,
      lazy: opened(async () => (await import('../features/appointments/appointments-page.tsx')).AppointmentsPage),
    },
    {
      path: paths.clinicHours,
      lazy: opened(async () => (await import('../features/appointments/hours-page.tsx')).ClinicHoursPage),
    },
    {
      path: paths.newAppointment,
      lazy: opened(async () => (await import('../features/appointments/new-appointment-page.tsx')).NewAppointmentPage),
    },
    {
      path: paths.staff,
      lazy: opened(async () => (await import('../features/staff/staff-page.tsx')).StaffPage),
    },
    {
      path: paths.settings,
      lazy: opened(async () => (await import('../features/settings/settings-page.tsx')).SettingsPage),
    },
    {
      path: paths.careList,
      lazy: opened(async () => (await import('../features/settings/care-list-page.tsx')).CareListPage),
    },
    {
      path: paths.clinicCatalogue,
      lazy: opened(async () => (await import('../features/settings/clinic-catalogue-page.tsx')).ClinicCataloguePage),
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
      path: paths.labs,
      lazy: opened(async () => (await import('../features/laboratory/labs-page.tsx')).LabsPage),
    },
    {
      path: paths.orderLab,
      lazy: opened(async () => (await import('../features/laboratory/order-page.tsx')).OrderPage),
    },
    {
      path: paths.patientLabs(':id'),
      lazy: opened(async () => (await import('../features/laboratory/patient-labs-page.tsx')).PatientLabsPage),
    },
    {
      path: paths.labOrder(':id', ':orderId'),
      lazy: opened(async () => (await import('../features/laboratory/lab-order-page.tsx')).LabOrderPage),
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
      path: paths.records,
      lazy: opened(async () => (await import('../features/chart/records-page.tsx')).RecordsPage),
    },
    {
      path: paths.newRecord,
      lazy: opened(async () => (await import('../features/chart/new-record-page.tsx')).NewRecordPage),
    },
    {
      path: paths.visit(':id', ':visitId'),
      lazy: opened(async () => (await import('../features/chart/visit-page.tsx')).VisitPage),
    },
    {
      path: paths.chart(':id'),
      lazy: opened(async () => (await import('../features/chart/chart-page.tsx')).ChartPage),
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
      lazy: opened(async () => (await import('./record-page.tsx')).RecordPage),
    },
  ],
};
