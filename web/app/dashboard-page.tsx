import { OwnAppointmentsOf } from '../features/appointments/own-appointments.tsx';
import { DashboardPage } from '../features/dashboards/dashboard-page.tsx';
import { OwnProposals, SymptomSessions } from '../features/patients/arriving-parts.ts';
import { PatientHome } from '../features/portal/home.tsx';
import { useIsStaff } from '../lib/use-session.ts';

/** Where everybody begins: staff with the clinic's figures, patients with their own care. */
export const Dashboard = () =>
  useIsStaff() ? <DashboardPage /> : <PatientHome Appointments={OwnAppointmentsOf} Proposals={OwnProposals} Checks={SymptomSessions} />;
