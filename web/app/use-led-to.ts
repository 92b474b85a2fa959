import { useIsAdmin, useIsStaff } from '../lib/use-session.ts';
import type { Entry } from './navigation.ts';

/** Says of each page in the navigation whether the signed-in user is led there. */
export function useLedTo(): (entry: Entry) => boolean {
  const [isStaff, isAdmin] = [useIsStaff(), useIsAdmin()];
  return ({ forStaff, forAdministrators }) => (isStaff || !forStaff) && (isAdmin || !forAdministrators);
}
