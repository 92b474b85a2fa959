import { CalendarPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useIsStaff } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { AppointmentActions } from './appointment-actions.tsx';
import { ListOfPatient } from './list-of-patient.tsx';

/** A patient's appointments as a part of their record, for staff. */
export function AppointmentsOfRecord({ patientId }: { patientId: string }) {
  if (!useIsStaff()) return null;
  return (
    <ListOfPatient
      patientId={patientId}
      title={m.navAppointments()}
      more={
        <Button as={Link} to={paths.newAppointmentFor(patientId)}>
          <CalendarPlus aria-hidden="true" />
          {m.appointmentBook()}
        </Button>
      }
      Actions={AppointmentActions}
    />
  );
}
