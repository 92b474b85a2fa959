import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { noHours } from '#contract/appointments/clinic-hours.ts';
import { paths } from '../../lib/paths.ts';
import { staffQuery } from '../../lib/roster.ts';
import { useIsStaff } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { NotPermitted } from '../../ui/not-permitted.tsx';
import { Failure, Page } from '../../ui/page.tsx';
import { Placeholders } from '../../ui/page-frame.tsx';
import { HoursForm } from './hours-form.tsx';
import { ClinicianChoice } from './clinician-choice.tsx';
import { useClinicians } from './queries.ts';

/** When each clinician sees patients, and the days on which that is otherwise. */
export function ClinicHoursPage() {
  return useIsStaff() ? <ClinicHours /> : <NotPermitted title={m.clinicHours()} text={m.staffOnlyText()} />;
}

function ClinicHours() {
  const [params, setParams] = useSearchParams();
  const clinicians = useClinicians();
  const staff = useQuery(staffQuery);
  const prescribers = staff.data?.filter(({ duties }) => duties.includes('prescriber'));
  const asked = params.get('clinicianId') ?? '';
  const chosen = staff.data?.find(({ id }) => id === asked);
  return (
    <Page
      title={m.clinicHours()}
      actions={
        <>
          <Button as={Link} to={asked === '' ? paths.away : paths.awayOf(asked)}>
            {m.awayTitle()}
          </Button>
          <BackLink to={paths.appointments}>{m.navAppointments()}</BackLink>
        </>
      }
    >
      {clinicians.isError || staff.isError ? (
        <Failure text={m.hoursFailed()} onRetry={() => Promise.all([clinicians.refetch(), staff.refetch()])} />
      ) : clinicians.data === undefined || prescribers === undefined ? (
        <Placeholders shape="form" />
      ) : (
        <>
          <ClinicianChoice
            of={prescribers}
            chosen={chosen?.id}
            onChoose={(clinicianId) => setParams({ clinicianId }, { flushSync: true })}
          />
          {chosen !== undefined && (
            <HoursForm
              key={chosen.id}
              clinicianId={chosen.id}
              hours={clinicians.data.find(({ id }) => id === chosen.id)?.hours ?? noHours}
            />
          )}
        </>
      )}
    </Page>
  );
}
