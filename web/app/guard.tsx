import { useSyncExternalStore } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { Spinner } from '../ui/spinner.tsx';
import { paths } from './paths.ts';
import { onSessionChange, sessionState } from './session.ts';

export const useSession = () => useSyncExternalStore(onSessionChange, sessionState);

/** Lets only signed-in people through; others sign in first and come back to where they wanted to go. */
export function Guard() {
  const session = useSession();
  const location = useLocation();
  if (session.status === 'loading') {
    return (
      <div className="grid min-h-dvh place-items-center">
        <Spinner size="large" />
      </div>
    );
  }
  return session.status === 'signed-in' ? <Outlet /> : <Navigate to={paths.login} replace state={{ from: location }} />;
}
