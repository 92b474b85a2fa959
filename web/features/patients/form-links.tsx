import { Pencil, UserPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useIsStaff } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';

/** To the form for a new patient, for those who may add one. */
export function AddPatientLink() {
  if (!useIsStaff()) return null;
  return (
    <Link className="button button--primary" to={paths.newPatient}>
      <UserPlus aria-hidden="true" />
      {m.addNewPatient()}
    </Link>
  );
}

/** To the form of a patient, for those who may change one. */
export function EditPatientLink({ id }: { id: string }) {
  if (!useIsStaff()) return null;
  return (
    <Link className="button button--outline" to={paths.editPatient(id)}>
      <Pencil aria-hidden="true" />
      {m.editPatient()}
    </Link>
  );
}
