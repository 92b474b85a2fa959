import { useSyncExternalStore } from 'react';
import { type SessionState, onSessionChange, sessionState } from './session.ts';

/** Who is signed in; the first use restores the session that is there. */
export const useSession = (): SessionState => useSyncExternalStore(onSessionChange, sessionState);
