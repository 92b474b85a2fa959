import { CalendarPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { arriving } from '../../lib/arriving.tsx';
import { paths } from '../../lib/paths.ts';
import { useIsStaff } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { AppointmentActions } from './appointment-actions.tsx';
import { ListOfPatient } from './list-of-patient.tsx';
import type { SeriesOfPatientProps } from './series-of-patient.tsx';

const OfSeries = arriving(
  async () => (await import('./series-of-patient.tsx')).SeriesOfPatient,
  () => null,
);
/** Few patients come in series: the others' record does not load the code. */
function Series(props: SeriesOfPatientProps) {
  const { coming, unfinishedSeries = [] } = props.of;
  return unfinishedSeries.length > 0 || coming.some(({ seriesId }) => seriesId !== undefined) ? <OfSeries {...props} /> : null;
}

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
      Series={Series}
    />
  );
}
