import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { FullScreenSpinner } from '../ui/full-screen-spinner.tsx';
import { addresses } from '../lib/addresses.ts';
import { connectApi } from '../lib/api.ts';
import { arriving } from '../lib/arriving.tsx';
import { beginSession } from './begin-session.ts';
import { IdleWatch } from './idle-watch.tsx';
import { paths } from '../lib/paths.ts';
import { Waiting } from './opened.tsx';
import { ComingPage } from './coming-page.tsx';
import { newQueryClient } from './query-client.ts';
import { Shell, signOut } from './shell.tsx';
import { type Person, beginsWith, signInStarted } from '../lib/session.ts';
import { useSession } from '../lib/use-session.ts';
import './clinical.css';

connectApi({ addresses });
beginsWith(beginSession);

/**
 * Admits only signed-in users; others sign in first and return to the page they wanted. Data loaded for one user is dropped when they
 * leave, so the next person at the same screen never sees it.
 */
export function Guard() {
  const session = useSession();
  const location = useLocation();
  if (session.status === 'loading') return <FullScreenSpinner />;
  if (session.status === 'signed-out') {
    // The history state holds the search terms, and the next person to sign in is someone else.
    const from = session.because === 'left' ? { ...location, state: null } : location;
    return <Navigate to={paths.login} replace state={{ from }} />;
  }
  return <SignedIn key={session.person.email} person={session.person} />;
}

/** Only staff who have just been invited need it. */
const SecondFactorPage = arriving(async () => {
  await signInStarted();
  return (await import('../features/settings/second-factor-page.tsx')).SecondFactorPage;
}, FullScreenSpinner);

function SignedIn({ person }: { person: Person }) {
  const [queryClient] = useState(newQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      {person.lacksSecondFactor ? (
        <SecondFactorPage onSignOut={() => void signOut()} />
      ) : (
        <Waiting value={<ComingPage />}>
          <Shell person={person} />
        </Waiting>
      )}
      <IdleWatch onSignOut={() => void signOut()} />
    </QueryClientProvider>
  );
}
