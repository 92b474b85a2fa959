import { useSyncExternalStore } from 'react';
import { hasStaffRole } from '#contract/base/role.ts';
import { draftKey } from './drafts.ts';
import { type SessionState, onSessionChange, sessionState } from './session.ts';

/** Who is signed in; the first use restores an existing session. */
export const useSession = (): SessionState => useSyncExternalStore(onSessionChange, sessionState);

/** Whether the signed-in user may write what only clinicians do. */
export function useIsClinician(): boolean {
  const session = useSession();
  return session.status === 'signed-in' && session.person.roles.includes('CLINICIAN');
}

/** Whether the signed-in user works with other people's records. */
export function useIsStaff(): boolean {
  const session = useSession();
  return session.status === 'signed-in' && hasStaffRole(session.person.roles);
}

/** Whether the signed-in user may read the whole access log. */
export function useIsAdmin(): boolean {
  const session = useSession();
  return session.status === 'signed-in' && session.person.roles.includes('ADMIN');
}

/** The storage key for the signed-in user's draft of a form. */
export function useDraftKey(form: string): string {
  const session = useSession();
  return draftKey(session.status === 'signed-in' ? session.person.email : '', form);
}
