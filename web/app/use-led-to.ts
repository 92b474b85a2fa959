import { useIsAdmin, useIsStaff } from '../lib/use-session.ts';
import type { Entry, KnownEntry } from './navigation.ts';

/** Says to which pages of the navigation the signed-in user is led, in the words for them. */
export function useLedTo(): (entries: readonly KnownEntry[]) => readonly Entry[] {
  const [isStaff, isAdmin] = [useIsStaff(), useIsAdmin()];
  return (entries) =>
    entries.flatMap(({ ofPatients, forAdministrators, ...entry }) => {
      if (forAdministrators && !isAdmin) return [];
      if (isStaff) return [entry];
      return ofPatients === 'none' ? [] : [{ ...entry, ...ofPatients }];
    });
}
