import { useMatch } from 'react-router-dom';
import { paths } from './paths.ts';

/** The patient of whom the present page is a tab, or a part of one. */
export function useTabbedPatient(): string | undefined {
  const match = useMatch('/patients/:id/*');
  const hasTabs = match?.pathname !== paths.newPatient && match?.params['*'] !== 'edit';
  return hasTabs ? match?.params.id : undefined;
}
