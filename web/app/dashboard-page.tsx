import { DashboardPage } from '../features/dashboards/dashboard-page.tsx';
import { ProposeDialog } from '../features/patients/arriving-parts.ts';
import { PatientHome } from '../features/portal/home.tsx';
import { useIsStaff } from '../lib/use-session.ts';

/** The landing page: the clinic's figures for staff, their own care for patients. */
export const Dashboard = () => (useIsStaff() ? <DashboardPage /> : <PatientHome AllergyDialog={ProposeDialog} />);
