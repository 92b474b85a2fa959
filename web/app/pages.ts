import type { ComponentType } from 'react';
import { m } from '../i18n/paraglide/messages.js';
import { chartPaths } from '../lib/care-paths.ts';
import { loadConfig } from '../lib/config.ts';
import { ownPaths } from '../lib/own-paths.ts';
import { paths } from '../lib/paths.ts';
import { signInStarted } from '../lib/session.ts';
import type { Shape } from '../ui/page-frame.tsx';
import { loadDashboard } from './dashboard-page.tsx';

/** A page behind the guard: its code, and the parts shown before the code is loaded. */
export interface SignedInPage {
  readonly path: string;
  readonly load: () => Promise<ComponentType>;
  readonly title: () => string;
  readonly shape: Shape;
  /** Its title and shape for patients, if different. */
  readonly titleOfPatients?: () => string;
  readonly ofPatients?: Shape;
  /** The roles with a button beside the heading. */
  readonly act?: 'staff' | 'all';
}

/** Every page behind the guard. Its route, its placeholder and its budget (test/web-chunks.ts) derive from its row. */
export const signedInPages: readonly SignedInPage[] = [
  {
    path: paths.dashboard,
    load: loadDashboard,
    title: () => m.navDashboard(),
    titleOfPatients: () => m.navHome(),
    shape: 'overview',
    ofPatients: 'home',
  },
  {
    path: paths.inbox,
    load: async () => (await import('./inbox-page.tsx')).InboxPage,
    title: () => m.navInbox(),
    shape: 'wide',
    ofPatients: 'message',
    act: 'staff',
  },
  {
    path: paths.providerDashboard,
    load: async () => (await import('../features/dashboards/provider-dashboard-page.tsx')).ProviderDashboardPage,
    title: () => m.navProvider(),
    shape: 'day',
    ofPatients: 'message',
    act: 'staff',
  },
  {
    path: paths.analytics,
    load: async () => (await import('../features/analytics/analytics-page.tsx')).AnalyticsPage,
    title: () => m.navAnalytics(),
    shape: 'lines',
    ofPatients: 'message',
    act: 'staff',
  },
  {
    path: paths.appointments,
    load: async () => (await import('../features/appointments/appointments-page.tsx')).AppointmentsPage,
    title: () => m.navAppointments(),
    shape: 'wide',
    ofPatients: 'message',
    act: 'all',
  },
  {
    path: paths.clinicHours,
    load: async () => (await import('../features/appointments/hours-page.tsx')).ClinicHoursPage,
    title: () => m.clinicHours(),
    shape: 'form',
    ofPatients: 'message',
    act: 'staff',
  },
  {
    path: paths.away,
    load: async () => (await import('../features/appointments/away-page.tsx')).AwayPage,
    title: () => m.awayTitle(),
    shape: 'lines',
    ofPatients: 'message',
    act: 'staff',
  },
  {
    path: paths.series,
    load: async () => (await import('../features/appointments/series-page.tsx')).SeriesPage,
    title: () => m.seriesTitle(),
    shape: 'form',
    ofPatients: 'message',
  },
  {
    path: paths.newAppointment,
    load: async () => (await import('../features/appointments/new-appointment-page.tsx')).NewAppointmentPage,
    title: () => m.pageNewAppointment(),
    shape: 'wizard',
  },
  {
    path: paths.staff,
    load: async () => (await import('../features/staff/staff-page.tsx')).StaffPage,
    title: () => m.navStaff(),
    shape: 'lines',
    ofPatients: 'message',
    act: 'staff',
  },
  {
    path: paths.settings,
    // Its parts call Amplify themselves.
    load: async () =>
      (await Promise.all([import('../features/settings/settings-page.tsx'), loadConfig().then(signInStarted)]))[0].SettingsPage,
    title: () => m.navSettings(),
    shape: 'narrowForm',
  },
  {
    path: paths.careList,
    load: async () => (await import('../features/settings/care-list-page.tsx')).CareListPage,
    title: () => m.pageCareList(),
    shape: 'form',
    ofPatients: 'message',
    act: 'staff',
  },
  {
    path: paths.clinicCatalogue,
    load: async () => (await import('../features/settings/clinic-catalogue-page.tsx')).ClinicCataloguePage,
    title: () => m.pageClinicCatalogue(),
    shape: 'lines',
    ofPatients: 'message',
    act: 'staff',
  },
  {
    path: paths.security,
    load: async () => (await import('../features/access-log/access-log-page.tsx')).AccessLogPage,
    title: () => m.navSecurity(),
    shape: 'lines',
  },
  {
    path: paths.patients,
    load: async () => (await import('../features/patients/list-page.tsx')).PatientListPage,
    title: () => m.patientsTitle(),
    titleOfPatients: () => m.navHome(),
    shape: 'table',
    ofPatients: 'home',
    act: 'staff',
  },
  {
    path: paths.labs,
    load: async () => (await import('../features/laboratory/labs-page.tsx')).LabsPage,
    title: () => m.navLabs(),
    shape: 'lines',
    ofPatients: 'message',
    act: 'staff',
  },
  {
    path: paths.orderLab,
    load: async () => (await import('../features/laboratory/order-page.tsx')).OrderPage,
    title: () => m.pageOrderLab(),
    shape: 'form',
    ofPatients: 'message',
  },
  {
    path: paths.patientLabs(':id'),
    load: async () => (await import('../features/laboratory/patient-labs-page.tsx')).PatientLabsPage,
    title: () => m.labOfPatient(),
    shape: 'record',
    ofPatients: 'message',
    act: 'staff',
  },
  {
    path: paths.labOrder(':id', ':orderId'),
    load: async () => (await import('../features/laboratory/lab-order-page.tsx')).LabOrderPage,
    title: () => m.labOrder(),
    shape: 'record',
    ofPatients: 'message',
    act: 'staff',
  },
  {
    path: paths.newPatient,
    load: async () => (await import('../features/patients/new-patient-page.tsx')).NewPatientPage,
    title: () => m.addNewPatient(),
    shape: 'wizard',
    ofPatients: 'message',
  },
  {
    path: paths.editPatient(':id'),
    load: async () => (await import('../features/patients/edit-patient-page.tsx')).EditPatientPage,
    title: () => m.editPatientTitle(),
    shape: 'form',
    ofPatients: 'message',
  },
  {
    path: paths.records,
    load: async () => (await import('../features/chart/records-page.tsx')).RecordsPage,
    title: () => m.navRecords(),
    shape: 'lines',
    ofPatients: 'message',
    act: 'staff',
  },
  {
    path: paths.newRecord,
    load: async () => (await import('../features/chart/new-record-page.tsx')).NewRecordPage,
    title: () => m.pageNewRecord(),
    shape: 'narrowForm',
    ofPatients: 'message',
  },
  {
    path: paths.visit(':id', ':visitId'),
    load: async () => (await import('../features/chart/visit-page.tsx')).VisitPage,
    title: () => m.kindEncounter(),
    shape: 'form',
    ofPatients: 'message',
    act: 'staff',
  },
  {
    path: paths.chart(':id'),
    load: async () => (await import('./chart-page.tsx')).SummaryPage,
    title: () => m.chartTitle(),
    shape: 'record',
    ofPatients: 'message',
  },
  {
    path: chartPaths.visits(':id'),
    load: async () => (await import('../features/chart/visits-page.tsx')).VisitsPage,
    title: () => m.visits(),
    shape: 'record',
    ofPatients: 'message',
  },
  {
    path: chartPaths.vitalSigns(':id'),
    load: async () => (await import('../features/chart/vital-signs-page.tsx')).VitalSignsPage,
    title: () => m.vitalSigns(),
    shape: 'record',
    ofPatients: 'message',
  },
  {
    path: chartPaths.timeline(':id'),
    load: async () => (await import('../features/chart/timeline-page.tsx')).TimelinePage,
    title: () => m.timeline(),
    shape: 'record',
    ofPatients: 'message',
  },
  {
    path: chartPaths.problems(':id'),
    load: async () => (await import('../features/chart/problems-page.tsx')).ProblemsPage,
    title: () => m.problems(),
    shape: 'record',
    ofPatients: 'message',
  },
  {
    path: chartPaths.immunizations(':id'),
    load: async () => (await import('../features/chart/immunizations-page.tsx')).ImmunizationsPage,
    title: () => m.immunizations(),
    shape: 'record',
    ofPatients: 'message',
  },
  {
    path: chartPaths.documents(':id'),
    load: async () => (await import('../features/chart/documents-page.tsx')).DocumentsOfChartPage,
    title: () => m.documents(),
    shape: 'record',
    ofPatients: 'message',
  },
  {
    path: paths.newPrescription,
    load: async () => (await import('../features/prescriptions/new-prescription-page.tsx')).NewPrescriptionPage,
    title: () => m.pageNewPrescription(),
    shape: 'form',
    ofPatients: 'message',
  },
  {
    path: paths.prescriptions(':id'),
    load: async () => (await import('../features/prescriptions/patient-prescriptions-page.tsx')).PatientPrescriptionsPage,
    title: () => m.prescriptionsTitle(),
    shape: 'lines',
    ofPatients: 'message',
  },
  {
    path: paths.patient(':id'),
    load: async () => (await import('./record-page.tsx')).RecordPage,
    title: () => m.patientTitle(),
    shape: 'record',
    act: 'all',
  },
  {
    path: ownPaths.results,
    load: async () => (await import('../features/portal/results-page.tsx')).ResultsPage,
    title: () => m.portalResults(),
    shape: 'lines',
  },
  {
    path: ownPaths.medicines,
    load: async () => (await import('../features/portal/medicines-page.tsx')).MedicinesPage,
    title: () => m.navMedicines(),
    shape: 'lines',
  },
  {
    path: ownPaths.vaccinations,
    load: async () => (await import('../features/portal/vaccinations-page.tsx')).VaccinationsPage,
    title: () => m.immunizations(),
    shape: 'lines',
  },
  {
    path: ownPaths.documents,
    load: async () => (await import('../features/portal/documents-page.tsx')).DocumentsPage,
    title: () => m.documents(),
    shape: 'lines',
  },
  {
    path: ownPaths.check,
    load: async () => (await import('../features/patients/check-page.tsx')).CheckPage,
    title: () => m.checkerName(),
    shape: 'lines',
  },
  {
    path: ownPaths.care,
    load: async () => (await import('../features/portal/care-page.tsx')).CarePage,
    title: () => m.navCare(),
    shape: 'lines',
  },
  {
    path: ownPaths.family,
    load: async () => (await import('../features/links/family-page.tsx')).FamilyPage,
    title: () => m.navFamily(),
    shape: 'lines',
  },
  {
    path: ownPaths.more,
    load: async () => (await import('../features/portal/more-page.tsx')).MorePage,
    title: () => m.navMore(),
    shape: 'lines',
  },
];
