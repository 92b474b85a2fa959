import { matchRoutes, useLocation } from 'react-router-dom';
import { m } from '../i18n/paraglide/messages.js';
import { useLocale } from '../lib/locale.ts';
import { paths } from '../lib/paths.ts';
import { useIsStaff } from '../lib/use-session.ts';
import { PageFrame, type Shape } from '../ui/page-frame.tsx';

/** What is known of a page before its code has come. */
interface Known {
  readonly title: () => string;
  readonly shape: Shape;
  /** Its title and its shape for patients, if those are others. */
  readonly titleOfPatients?: () => string;
  readonly ofPatients?: Shape;
  /** Who has a button beside the heading. */
  readonly act?: 'staff' | 'all';
}
const known: Readonly<Record<string, Known>> = {
  [paths.dashboard]: { title: () => m.navDashboard(), titleOfPatients: () => m.navHome(), shape: 'overview', ofPatients: 'home' },
  [paths.providerDashboard]: { title: () => m.navProvider(), shape: 'day', ofPatients: 'message', act: 'staff' },
  [paths.patients]: {
    title: () => m.patientsTitle(),
    titleOfPatients: () => m.navHome(),
    shape: 'table',
    ofPatients: 'home',
    act: 'staff',
  },
  [paths.newPatient]: { title: () => m.addNewPatient(), shape: 'wizard', ofPatients: 'message' },
  [paths.patient(':id')]: { title: () => m.patientTitle(), shape: 'record', act: 'all' },
  [paths.records]: { title: () => m.navRecords(), shape: 'lines', ofPatients: 'message', act: 'staff' },
  [paths.newRecord]: { title: () => m.pageNewRecord(), shape: 'narrowForm', ofPatients: 'message' },
  [paths.visit(':id', ':visitId')]: { title: () => m.kindEncounter(), shape: 'form', ofPatients: 'message', act: 'staff' },
  [paths.chart(':id')]: { title: () => m.chartTitle(), shape: 'record', ofPatients: 'message', act: 'staff' },
  [paths.editPatient(':id')]: { title: () => m.editPatientTitle(), shape: 'form', ofPatients: 'message' },
  [paths.appointments]: { title: () => m.navAppointments(), shape: 'lines', ofPatients: 'message', act: 'all' },
  [paths.clinicHours]: { title: () => m.clinicHours(), shape: 'form', ofPatients: 'message', act: 'staff' },
  [paths.newAppointment]: { title: () => m.pageNewAppointment(), shape: 'wizard' },
  [paths.labs]: { title: () => m.navLabs(), shape: 'lines', ofPatients: 'message', act: 'staff' },
  [paths.orderLab]: { title: () => m.pageOrderLab(), shape: 'form', ofPatients: 'message' },
  [paths.patientLabs(':id')]: { title: () => m.labOfPatient(), shape: 'record', ofPatients: 'message', act: 'staff' },
  [paths.labOrder(':id', ':orderId')]: { title: () => m.labOrder(), shape: 'record', ofPatients: 'message', act: 'staff' },
  [paths.newPrescription]: { title: () => m.pageNewPrescription(), shape: 'form', ofPatients: 'message' },
  [paths.prescriptions(':id')]: { title: () => m.prescriptionsTitle(), shape: 'lines', ofPatients: 'message' },
  [paths.analytics]: { title: () => m.navAnalytics(), shape: 'lines', ofPatients: 'message', act: 'staff' },
  [paths.staff]: { title: () => m.navStaff(), shape: 'lines', ofPatients: 'message', act: 'staff' },
  [paths.careList]: { title: () => m.pageCareList(), shape: 'form', ofPatients: 'message', act: 'staff' },
  [paths.clinicCatalogue]: { title: () => m.pageClinicCatalogue(), shape: 'lines', ofPatients: 'message', act: 'staff' },
  [paths.settings]: { title: () => m.navSettings(), shape: 'narrowForm' },
  [paths.security]: { title: () => m.navSecurity(), shape: 'lines' },
};
const routes = Object.keys(known).map((path) => ({ path }));

/** Stands in the place of a page behind the guard until its code is there. */
export function ComingPage() {
  useLocale();
  const isStaff = useIsStaff();
  const path = matchRoutes(routes, useLocation().pathname)?.at(-1)?.route.path ?? '';
  const {
    title,
    titleOfPatients = title,
    shape,
    ofPatients = shape,
    act,
  }: Known = known[path] ?? { title: () => m.loading(), shape: 'message' };
  return (
    <PageFrame
      title={(isStaff ? title : titleOfPatients)()}
      shape={isStaff ? shape : ofPatients}
      hasAction={act === 'all' || (act === 'staff' && isStaff)}
    />
  );
}
