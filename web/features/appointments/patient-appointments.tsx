import { CalendarPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useIsStaff } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { AppointmentActions } from './appointment-actions.tsx';
import { ListOfPatient } from './list-of-patient.tsx';
import { SeriesOfPatient } from './series-of-patient.tsx';

/** A patient's appointments as a part of their record, for staff. */
export function AppointmentsOfRecord({ patientId }: { patientId: string }) {
  if (!useIsStaff()) return null;
  return (
    <ListOfPatient
      patientId={patientId}
      title={m.navAppointments()}
      more={
        <span className="flex flex-wrap gap-2">
          <Button as={Link} look="ghost" to={paths.seriesFor(patientId)}>
            {m.seriesTitle()}
          </Button>
          <Button as={Link} to={paths.newAppointmentFor(patientId)}>
            <CalendarPlus aria-hidden="true" />
            {m.appointmentBook()}
          </Button>
        </span>
      }
      Actions={AppointmentActions}
      Series={SeriesOfPatient}
    />
  );
}
