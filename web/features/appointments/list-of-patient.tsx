import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { Appointment } from '#contract/appointments/appointments.ts';
import { formatNumber, useLocale } from '../../lib/locale.ts';
import { patientAppointmentsQuery } from '../../lib/patient-queries.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Lines } from '../../ui/lines.tsx';
import { Failure } from '../../ui/page.tsx';
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
}

/** A patient's appointments: future ones and, folded, the latest past ones. */
export function ListOfPatient({ patientId, title, more, Actions }: ListOfPatientProps) {
  const locale = useLocale();
  const { data, isError, refetch } = useQuery(patientAppointmentsQuery(patientId));
  const { outcome, report, place } = useOutcome(data);
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
          {data.coming.length === 0 ? (
            <p className="text-muted">{m.appointmentsNoneComing()}</p>
          ) : (
            <Lines as="ol">
              {data.coming.map((one) => (
                <AppointmentLine key={one.id} appointment={one} tells="day">
                  <Actions appointment={one} report={report} />
                </AppointmentLine>
              ))}
            </Lines>
          )}
          {data.past.length > 0 && (
            <Disclosure summary={m.appointmentsPast({ count: formatNumber(locale, data.past.length) })}>
              <Lines as="ol">
                {data.past.map((one) => (
                  <AppointmentLine key={one.id} appointment={one} tells="day">
                    <Actions appointment={one} report={report} />
                  </AppointmentLine>
                ))}
              </Lines>
            </Disclosure>
          )}
        </>
      )}
      {outcome !== undefined && <OutcomeNotice outcome={outcome} report={report} />}
    </Panel>
  );
}
