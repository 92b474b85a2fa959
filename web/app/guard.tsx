import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { FullScreenSpinner } from '../ui/full-screen-spinner.tsx';
import { isWorthRetrying } from './api.ts';
import { IdleWatch } from './idle-watch.tsx';
import { paths } from './paths.ts';
import { Shell, signOut } from './shell.tsx';
import { useSession } from './use-session.ts';
import './clinical.css';

const minuteMs = 60_000;

/** Product spec, section 7: three retries with growing pauses, fresh for five minutes, kept for ten, no refetch on focus. */
const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (count, error) => count < 3 && isWorthRetrying(error),
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
        staleTime: 5 * minuteMs,
        gcTime: 10 * minuteMs,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: (count, error) => count < 1 && isWorthRetrying(error) },
    },
  });

/**
 * Lets only signed-in people through; others sign in first and come back to where they wanted to go. What one person loaded
 * is gone when they leave: the next one at the same screen never sees it.
 */
export function Guard() {
  const session = useSession();
  const location = useLocation();
  const [queryClient] = useState(newQueryClient);
  if (session.status === 'loading') return <FullScreenSpinner />;
  if (session.status === 'signed-out') return <Navigate to={paths.login} replace state={{ from: location }} />;
  return (
    <QueryClientProvider client={queryClient}>
      <Shell person={session.person} />
      <IdleWatch onSignOut={() => void signOut()} />
    </QueryClientProvider>
  );
}
