import { type ReactNode, useEffect } from 'react';
import { type RouteObject, matchPath, matchRoutes, useLocation, useRoutes } from 'react-router-dom';
import { hasStaffRole } from '#contract/base/role.ts';
import { arriving } from '../lib/arriving.tsx';
import { paths } from '../lib/paths.ts';
import { sessionState } from '../lib/session.ts';
import { tabbedPatient } from '../lib/tabbed-patient.ts';
import { FullScreenSpinner } from '../ui/full-screen-spinner.tsx';
import { opened } from './opened.tsx';
import { signedInPages } from './pages.ts';

/** Styled by clinical.css, which comes with the guard. */
const Guard = arriving(async () => (await import('./guard.tsx')).Guard, FullScreenSpinner);

const routes: readonly RouteObject[] = [
  { element: <Guard />, handle: Guard.ahead, children: signedInPages.map(({ path, load }) => ({ path, ...opened(load) })) },
];

/** Fetches the code of the page behind the guard at a path, if there is one, and of what is beside it. */
export async function fetchSignedIn(pathname: string): Promise<void> {
  for (const { route } of matchRoutes([...routes], pathname) ?? []) await route.handle();
  const session = sessionState();
  if (session.status === 'signed-in' && hasStaffRole(session.person.roles) && tabbedPatient(pathname) !== undefined)
    await (await import('./workplace-arriving.ts')).Workplace.ahead();
  if (session.status === 'signed-in' && matchPath(paths.patient(':id'), pathname) !== null)
    await (await import('../features/patients/arriving-parts.ts')).SymptomSessions.ahead();
}

/** The pages behind the guard. Their code is asked for before it is known who is signed in. */
export function SignedInPages({ otherwise }: { readonly otherwise: ReactNode }) {
  const { pathname } = useLocation();
  useEffect(() => void fetchSignedIn(pathname), [pathname]);
  return useRoutes([...routes, { path: '*', element: otherwise }]);
}
