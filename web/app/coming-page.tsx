import { matchRoutes, useLocation } from 'react-router-dom';
import { m } from '../i18n/paraglide/messages.js';
import { useLocale } from '../lib/locale.ts';
import { paths } from '../lib/paths.ts';
import { useIsStaff } from '../lib/use-session.ts';
import { PageFrame, type Shape } from '../ui/page-frame.tsx';
import { notAvailableName } from './navigation.ts';

/** What is known of a page before its code has come. */
interface Known {
  readonly title: () => string;
  readonly shape: Shape;
  /** Its shape for patients, if that is another. */
  readonly ofPatients?: Shape;
  /** Who has a button beside the heading. */
  readonly act?: 'staff' | 'all';
}
const known: Readonly<Record<string, Known>> = {
  ...Object.fromEntries(Object.entries(notAvailableName).map(([path, title]) => [path, { title, shape: 'message' } as const])),
  [paths.dashboard]: { title: () => m.navDashboard(), shape: 'overview', ofPatients: 'home' },
  [paths.providerDashboard]: { title: () => m.navProvider(), shape: 'day', ofPatients: 'message', act: 'staff' },
  [paths.patients]: { title: () => m.patientsTitle(), shape: 'table', act: 'staff' },
  [paths.newPatient]: { title: () => m.addNewPatient(), shape: 'wizard', ofPatients: 'message' },
  [paths.patient(':id')]: { title: () => m.patientTitle(), shape: 'record', act: 'all' },
  [paths.editPatient(':id')]: { title: () => m.editPatientTitle(), shape: 'form', ofPatients: 'message' },
  [paths.newPrescription]: { title: () => m.pageNewPrescription(), shape: 'form', ofPatients: 'message' },
  [paths.prescriptions(':id')]: { title: () => m.prescriptionsTitle(), shape: 'lines', ofPatients: 'message' },
  [paths.settings]: { title: () => m.navSettings(), shape: 'narrowForm' },
  [paths.security]: { title: () => m.navSecurity(), shape: 'lines' },
};
const routes = Object.keys(known).map((path) => ({ path }));

/** Stands in the place of a page behind the guard until its code is there. */
export function ComingPage() {
  useLocale();
  const isStaff = useIsStaff();
  const path = matchRoutes(routes, useLocation().pathname)?.at(-1)?.route.path ?? '';
  const { title, shape, ofPatients = shape, act }: Known = known[path] ?? { title: () => m.loading(), shape: 'message' };
  return <PageFrame title={title()} shape={isStaff ? shape : ofPatients} hasAction={act === 'all' || (act === 'staff' && isStaff)} />;
}
