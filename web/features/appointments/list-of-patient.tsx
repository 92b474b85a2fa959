import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { type Appointment, AppointmentPage, type PatientAppointments } from '#contract/appointments/appointments.ts';
import { call } from '../../lib/api.ts';
import { formatNumber, useLocale } from '../../lib/locale.ts';
import { pagesQuery, usePages } from '../../lib/pages.ts';
import { patientAppointmentsQuery } from '../../lib/patient-queries.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Lines } from '../../ui/lines.tsx';
import { Failure } from '../../ui/page.tsx';
import { Paged } from '../../ui/paged.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { AppointmentLine } from './appointment-line.tsx';
import { OutcomeNotice } from './outcome-notice.tsx';
import { type Report, useOutcome } from './use-change.ts';

interface ListOfPatientProps {
  readonly patientId: string;
  readonly title: string;
  /** Content beside the title. */
  readonly more?: ReactNode;
  /** What can be done with one of them. */
  readonly Actions: ComponentType<{ readonly appointment: Appointment; readonly report: Report }>;
  /** What can be done with a series as a whole. */
  readonly Series?: ComponentType<{ readonly patientId: string; readonly of: PatientAppointments }>;
}

/** A patient's past appointments, or those that were canceled before their time. */
const pastAppointmentsQuery = (id: string, of: 'past' | 'cancelledAhead') =>
  pagesQuery(['appointments', 'patient', id, of], (query, signal) =>
    call('appointments.past', { answer: AppointmentPage, params: { id }, query: { ...query, of }, signal }),
  );

/** A series of many weeks does not push away what stands below it. */
const shownAtFirst = 8;

/** A patient's appointments: those to come, the next ones first, and, folded, the past ones. */
export function ListOfPatient({ patientId, title, more, Actions, Series }: ListOfPatientProps) {
  const locale = useLocale();
  const { data, isError, refetch } = useQuery(patientAppointmentsQuery(patientId));
  const { outcome, report, place } = useOutcome(data);
  const [isAllShown, setIsAllShown] = useState(false);
  const list = (of: readonly Appointment[]) => (
    <Lines as="ol">
      {of.map((one) => (
        <AppointmentLine key={one.id} appointment={one} tells="day">
          <Actions appointment={one} report={report} />
        </AppointmentLine>
      ))}
    </Lines>
  );
  return (
    <Panel ref={place} tabIndex={-1} aria-label={title} className="grid content-start gap-3 p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg font-semibold">{title}</h2>
        {more}
      </div>
      {isError ? (
        <Failure text={m.appointmentsFailed()} onRetry={refetch} />
      ) : data === undefined ? (
        <Loading className="grid gap-3">
          <Skeleton className="h-14" />
        </Loading>
      ) : (
        <>
          {Series !== undefined && <Series patientId={patientId} of={data} />}
          {data.coming.length === 0 ? (
            <p className="text-muted">{m.appointmentsNoneComing()}</p>
          ) : (
            <>
              {list(isAllShown ? data.coming : data.coming.slice(0, shownAtFirst))}
              {!isAllShown && data.coming.length > shownAtFirst && (
                <p>
                  <Button onClick={() => setIsAllShown(true)}>
                    {m.appointmentsAllComing({ count: formatNumber(locale, data.coming.length) })}
                  </Button>
                </p>
              )}
            </>
          )}
          <Disclosure summary={m.appointmentsPast()}>
            {() => (
              <div className="grid gap-3">
                <PastOfPatient patientId={patientId} of="past" list={list} />
                <Disclosure summary={m.appointmentsCancelledAhead()}>
                  {() => <PastOfPatient patientId={patientId} of="cancelledAhead" list={list} />}
                </Disclosure>
              </div>
            )}
          </Disclosure>
        </>
      )}
      {outcome !== undefined && <OutcomeNotice outcome={outcome} report={report} />}
    </Panel>
  );
}

interface PastProps {
  readonly patientId: string;
  readonly of: 'past' | 'cancelledAhead';
  readonly list: (of: readonly Appointment[]) => ReactNode;
}

/** What is no longer to come, page by page. */
function PastOfPatient({ patientId, of, list }: PastProps) {
  const pages = usePages(pastAppointmentsQuery(patientId, of));
  return (
    <Paged
      pages={pages}
      empty={m.appointmentsNonePast()}
      failed={m.appointmentsFailed()}
      {...(of === 'cancelledAhead' && { more: m.pagesMore() })}
    >
      {list}
    </Paged>
  );
}
