import { hasStaffRole } from '#contract/base/role.ts';
import { arriving } from '../lib/arriving.tsx';
import { useOwnDuties } from '../lib/roster.ts';
import { sessionState } from '../lib/session.ts';
import { useIsStaff } from '../lib/use-session.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { UntilArrived } from './opened.tsx';

const OfStaff = arriving(async () => (await import('../features/dashboards/dashboard-page.tsx')).DashboardPage, UntilArrived);
const NowPlace = () => <Skeleton className="h-28" />;
const Now = arriving(async () => (await import('../features/appointments/now.tsx')).Now, NowPlace);
const BenchNow = arriving(
  async () => (await import('../features/laboratory/bench-now.tsx')).BenchNow,
  () => null,
);
const OfPatients = arriving(async () => (await import('./home-page.tsx')).HomePage, UntilArrived);

/** What waits for the duties of the signed-in user. */
function WorkNow() {
  const { has } = useOwnDuties();
  return (
    <>
      <Now />
      {has('laboratory') && <BenchNow />}
    </>
  );
}

/** The landing page: the clinic's figures for staff, their own care for patients. */
const Dashboard = () => (useIsStaff() ? <OfStaff Now={WorkNow} /> : <OfPatients />);

/** Loads the landing page of whoever is signed in; for somebody who is about to sign in, both. */
export async function loadDashboard() {
  const session = sessionState();
  if (session.status === 'signed-out') await Promise.all([OfStaff.ahead(), OfPatients.ahead()]);
  if (session.status === 'signed-in') await (hasStaffRole(session.person.roles) ? OfStaff : OfPatients).ahead();
  return Dashboard;
}
