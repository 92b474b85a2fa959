import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { serviceIds } from '#contract/appointments/appointments.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { type Encounter, isPresent } from '#contract/chart/encounters.ts';
import { formatClock, formatDay, useLocale } from '../../lib/locale.ts';
import { usePages } from '../../lib/pages.ts';
import { paths } from '../../lib/paths.ts';
import { patientAppointmentsQuery } from '../../lib/patient-queries.ts';
import { useOwnDuties } from '../../lib/roster.ts';
import { said } from '../../lib/said.ts';
import { useStaffName } from '../../lib/staff-name.ts';
import { useNow } from '../../lib/use-now.ts';
import { encountersQuery, visitQuery } from '../../lib/visit-queries.ts';
import { unsignedOfQuery } from '../../lib/waiting-work.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Notice } from '../../ui/notice.tsx';
import { Failure } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { BeginVisit } from './begin-visit.tsx';
import { NoteForm } from './note-form.tsx';

const loading = (
  <Loading className="grid gap-3 p-5">
    <Skeleton className="h-24" />
    <Skeleton className="h-24" />
  </Loading>
);

interface NoteBesideProps {
  readonly patientId: string;
  /** The visit whose note the page itself shows. */
  readonly onPage: string | undefined;
  readonly onSigned: () => void;
}

/** The note of the user's present visit of a patient; without one, a form that begins it. Earlier notes that are not signed come first. */
export function NoteBeside({ patientId, onPage, onSigned }: NoteBesideProps) {
  const { id } = useOwnDuties();
  const visits = usePages(encountersQuery(patientId));
  const now = new Date(useNow());
  if (visits.rows === undefined) return visits.error === null ? loading : <Failure text={m.visitsFailed()} onRetry={visits.retry} />;
  // Of today, so among the last ones.
  const open = visits.rows.find((visit) => visit.status === 'in-progress' && visit.createdBy === id && isPresent(visit, now));
  if (open !== undefined && open.id === onPage) return <p className="p-5 text-muted">{m.noteOnPage()}</p>;
  return (
    <>
      <LeftUnsigned patientId={patientId} except={[open?.id, onPage]} />
      {open === undefined ? (
        <>
          <OpenWithOthers visits={visits.rows.filter((visit) => visit.createdBy !== id && isPresent(visit, now))} />
          <Begin patientId={patientId} />
        </>
      ) : (
        <OpenNote key={open.id} patientId={patientId} visitId={open.id} onSigned={onSigned} />
      )}
    </>
  );
}

/** The user's unsigned notes of a patient's other visits, which today's does not continue. */
function LeftUnsigned({ patientId, except }: { readonly patientId: string; readonly except: readonly (string | undefined)[] }) {
  const locale = useLocale();
  const { rows = [] } = usePages(unsignedOfQuery(patientId));
  return rows
    .filter(({ encounterId }) => !except.includes(encounterId))
    .map(({ encounterId, startedAt }) => (
      <Notice key={encounterId} tone="pending" className="mx-5 mt-5">
        {m.noteLeftUnsigned({ date: formatDay(locale, startedAt) })}{' '}
        <TextLink as={Link} to={paths.visit(patientId, encounterId)}>
          {m.noteLeftOpen()}
        </TextLink>
      </Notice>
    ));
}

/** Visits that a colleague has begun and not ended: what is begun here is another. */
function OpenWithOthers({ visits }: { readonly visits: readonly Encounter[] }) {
  const locale = useLocale();
  const nameOf = useStaffName();
  return visits
    .filter(({ status }) => status === 'in-progress')
    .map(({ id, createdBy, startedAt }) => (
      <Notice key={id} tone="pending" className="mx-5 mt-5">
        {m.visitOpenWith({ name: nameOf(createdBy), time: formatClock(locale, startedAt) })}
      </Notice>
    ));
}

function OpenNote({ patientId, visitId, onSigned }: { patientId: string; visitId: string; onSigned: () => void }) {
  const { data, isError, refetch } = useQuery(visitQuery(patientId, visitId));
  if (data !== undefined) return <NoteForm patientId={patientId} visit={data} isTitled={false} onSigned={onSigned} />;
  return isError ? <Failure text={m.visitNotLoaded()} onRetry={refetch} /> : loading;
}

/** For a patient who has come today, the visit is what their appointment says. */
function Begin({ patientId }: { patientId: string }) {
  const { data, isError } = useQuery(patientAppointmentsQuery(patientId));
  const today = qatarDate(new Date(useNow()));
  if (data === undefined && !isError) return loading;
  const arrived = data?.coming.find(
    ({ status, startsAt }) => status === 'arrived' && startsAt !== undefined && qatarDate(new Date(startsAt)) === today,
  );
  return (
    <Panel className="p-5" aria-label={m.visitBegin()}>
      <BeginVisit
        patientId={patientId}
        appointment={
          arrived && {
            id: arrived.id,
            service: serviceIds.find((one) => one === arrived.service),
            reason: arrived.reason && said(arrived.reason),
          }
        }
        onBegun={() => undefined}
      />
    </Panel>
  );
}
