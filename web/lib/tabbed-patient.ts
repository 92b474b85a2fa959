import { matchPath, useLocation } from 'react-router-dom';
import { paths } from './paths.ts';

/** The patient of whom a page is a tab, or a part of one. */
export function tabbedPatient(pathname: string): string | undefined {
  const match = matchPath('/patients/:id/*', pathname);
  const hasTabs = match?.pathname !== paths.newPatient && match?.params['*'] !== 'edit';
  return hasTabs ? match?.params.id : undefined;
}

/** The patient of whom the present page is a tab, or a part of one. */
export const useTabbedPatient = (): string | undefined => tabbedPatient(useLocation().pathname);
