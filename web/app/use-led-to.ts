import { useIsAdmin, useIsStaff } from '../lib/use-session.ts';
import type { Entry, KnownEntry } from './navigation.ts';

/** The navigation's pages for the signed-in user, with labels for their role. */
export function useLedTo(): (entries: readonly KnownEntry[]) => readonly Entry[] {
  const [isStaff, isAdmin] = [useIsStaff(), useIsAdmin()];
  return (entries) =>
    entries.flatMap(({ ofPatients, forAdministrators, ...entry }) => {
      if (forAdministrators && !isAdmin) return [];
      if (isStaff) return [entry];
      return ofPatients === 'none' ? [] : [{ ...entry, ...ofPatients }];
    });
}
