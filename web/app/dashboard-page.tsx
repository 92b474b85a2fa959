import { OwnAppointmentsOf } from '../features/appointments/own-appointments.tsx';
import { DashboardPage } from '../features/dashboards/dashboard-page.tsx';
import { OwnProposals, SymptomSessions } from '../features/patients/arriving-parts.ts';
import { PatientHome } from '../features/portal/home.tsx';
import { useIsStaff } from '../lib/use-session.ts';

/** The landing page: the clinic's figures for staff, their own care for patients. */
export const Dashboard = () =>
  useIsStaff() ? <DashboardPage /> : <PatientHome Appointments={OwnAppointmentsOf} Proposals={OwnProposals} Checks={SymptomSessions} />;
