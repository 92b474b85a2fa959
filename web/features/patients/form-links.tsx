import { Pencil, UserPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useIsStaff } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';

/** Link to the form for a new patient. */
export const AddPatientLink = () => (
  <Button as={Link} look="primary" to={paths.newPatient}>
    <UserPlus aria-hidden="true" />
    {m.addNewPatient()}
  </Button>
);

/** Link to the form for a patient, for users who may edit one. */
export function EditPatientLink({ id }: { id: string }) {
  if (!useIsStaff()) return null;
  return (
    <Button as={Link} to={paths.editPatient(id)}>
      <Pencil aria-hidden="true" />
      {m.editPatient()}
    </Button>
  );
}
