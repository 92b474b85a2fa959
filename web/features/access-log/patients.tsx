import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { AccessLogPatient } from '#contract/access-log/access-log.ts';
import { deletedRecord } from '#contract/access-log/access-log-words.ts';
import { nameIn } from '#contract/patient/name-in.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { formatNumber, useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { said } from '../../lib/said.ts';
import { Ltr } from '../../ui/ltr.tsx';
import { Failure } from '../../ui/page.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Opener } from '../../ui/opener.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { eventPatientsQuery } from './queries.ts';
import { type Row, patientIdsOf } from './rows.ts';

/** A patient's current name, linked to the record; the id if the record is deleted. */
function PatientLink({ patient: { id, name } }: { patient: AccessLogPatient }) {
  const locale = useLocale();
  if (name === undefined)
    return (
      <span className="block">
        {said(deletedRecord)}{' '}
        <Ltr breaks className="text-sm text-muted">
          {id}
        </Ltr>
      </span>
    );
  return (
    <TextLink as={Link} to={paths.patient(id)} className="inline-block min-h-6 wrap-anywhere">
      <bdi>{nameIn(name, locale)}</bdi>
    </TextLink>
  );
}

/** The patients of one event, loaded on request. */
function EventPatients({ eventId, id }: { eventId: string; id: string }) {
  const { data, error, refetch } = useQuery(eventPatientsQuery(eventId));
  if (error !== null) return <Failure text={m.accessNamesFailed()} onRetry={refetch} />;
  return (
    <ul id={id} className="grid gap-1">
      {data === undefined ? (
        <li>
          <Loading className="block">
            <Skeleton className="h-5" />
          </Loading>
        </li>
      ) : (
        data.map((patient) => (
          <li key={patient.id} className="min-w-0">
            <PatientLink patient={patient} />
          </li>
        ))
      )}
    </ul>
  );
}

/** The patients of a log line: a single patient by name, several by number, and by name on request. */
export function RowPatients({ row, named }: { row: Row; named: ReadonlyMap<string, AccessLogPatient> }) {
  const locale = useLocale();
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const ids = patientIdsOf(row);
  const [first = ''] = ids;
  const only = ids.length === 1 ? named.get(first) : undefined;
  if (only !== undefined)
    return (
      <span className="min-w-0">
        <PatientLink patient={only} />
      </span>
    );
  const count = ids.length > 0 ? ids.length : (row.latest.count ?? 0);
  if (count === 0) return null;
  const counted = m.accessPatients({ count: formatNumber(locale, count) });
  if (ids.length === 0 || row.entries.length > 1) return <span className="text-muted">{counted}</span>;
  return (
    <div className="grid min-w-0 justify-items-start gap-1">
      <Opener controls={listId} isOpen={isOpen} onChange={setIsOpen}>
        {counted}
      </Opener>
      {isOpen && <EventPatients eventId={row.latest.id} id={listId} />}
    </div>
  );
}
