import { useLocation } from 'react-router-dom';
import { ownWork } from '../lib/own-work.ts';
import { ofPerson } from '../lib/own-paths.ts';
import { useIsAdmin } from '../lib/use-session.ts';
import type { Entry, KnownEntry, OwnEntry } from './navigation.ts';

/** The staff's pages for the signed-in user, without those that are other duties' work. */
export function useLedTo(): (entries: readonly KnownEntry[]) => readonly Entry[] {
  const isAdmin = useIsAdmin();
  const { others } = ownWork.use();
  return (entries) => entries.filter(({ path, forAdministrators }) => (!forAdministrators || isAdmin) && !others.includes(path));
}

/** The address of a patient's page, about the person whom the present page is about. */
export function useOwnAddress(): (entry: OwnEntry) => string {
  const patientId = new URLSearchParams(useLocation().search).get('patientId') ?? undefined;
  return ({ path, isOfPerson }) => (isOfPerson ? ofPerson(path, patientId) : path);
}
