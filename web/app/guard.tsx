import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { FullScreenSpinner } from '../ui/full-screen-spinner.tsx';
import { IdleWatch } from './idle-watch.tsx';
import { paths } from '../lib/paths.ts';
import { newQueryClient } from './query-client.ts';
import { Shell, signOut } from './shell.tsx';
import { useSession } from '../lib/use-session.ts';
import './clinical.css';

/**
 * Lets only signed-in people through; others sign in first and come back to where they wanted to go. What one person loaded
 * is gone when they leave: the next one at the same screen never sees it.
 */
export function Guard() {
  const session = useSession();
  const location = useLocation();
  const [queryClient] = useState(newQueryClient);
  if (session.status === 'loading') return <FullScreenSpinner />;
  if (session.status === 'signed-out') {
    // What was searched for is in the history's state, and the next person is another one.
    const from = session.because === 'left' ? { ...location, state: null } : location;
    return <Navigate to={paths.login} replace state={{ from }} />;
  }
  return (
    <QueryClientProvider client={queryClient}>
      <Shell person={session.person} />
      <IdleWatch onSignOut={() => void signOut()} />
    </QueryClientProvider>
  );
}
