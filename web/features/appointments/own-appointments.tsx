import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Appointment } from '#contract/appointments/appointments.ts';
import { nameIn } from '#contract/patient/name-in.ts';
import { appointmentTime } from '../../lib/care-paths.ts';
import { useNow } from '../../lib/use-now.ts';
import { useLocale } from '../../lib/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { ownLinksQuery } from '../links/queries.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { ListOfPatient } from './list-of-patient.tsx';
import type { Report } from './use-change.ts';

/** The appointments of the records linked to the account, with buttons to move or cancel those that have not started. */
export function OwnAppointments() {
  const locale = useLocale();
  const { data, isError, refetch } = useQuery(ownLinksQuery);
  if (isError) return <Failure text={m.recentFailed()} onRetry={refetch} />;
  if (data === undefined)
    return (
      <Loading className="grid gap-3">
        <Skeleton className="h-24" />
      </Loading>
    );
  if (data.length === 0)
    return (
      <Panel className="p-5">
        <p>{m.appointmentsNoRecord()}</p>
      </Panel>
    );
  return data.map(({ id, patient }) => (
    <ListOfPatient
      key={id}
      patientId={patient.id}
      title={data.length === 1 ? m.appointmentsOwn() : m.appointmentsOfRecord({ name: nameIn(patient, locale) })}
      Actions={OwnActions}
    />
  ));
}

function OwnActions({ appointment, report }: { appointment: Appointment; report: Report }) {
  const [cancelling, setCancelling] = useState(false);
  const now = useNow();
  const { status, startsAt } = appointment;
  const isOpen = status === 'waitlist' || status === 'pending' || status === 'booked';
  if (!isOpen || (startsAt !== undefined && startsAt <= now)) return null;
  return (
    <span className="ms-auto flex flex-wrap gap-2">
      {status !== 'waitlist' && (
        <Button as={Link} to={appointmentTime(appointment.patient.id, appointment.id)}>
          {m.appointmentMove()}
        </Button>
      )}
      <Button look="ghost" className="text-danger" onClick={() => setCancelling(true)}>
        {m.appointmentCancel()}
      </Button>
      {cancelling && <CancelDialog appointment={appointment} report={report} onClose={() => setCancelling(false)} />}
    </span>
  );
}
