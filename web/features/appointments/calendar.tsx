import { useQuery } from '@tanstack/react-query';
import { periodsOn } from '#contract/appointments/clinic-hours.ts';
import { useLocale } from '../../lib/locale.ts';
import { said } from '../../lib/said.ts';
import { formatLongDate } from '../../lib/weekday.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Failure } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useDaySearch } from './day-search.tsx';
import { OutcomeNotice } from './outcome-notice.tsx';
import { cliniciansQuery } from './queries.ts';
import { TimeGrid } from './time-grid.tsx';
import { useSchedule } from './use-schedule.ts';
import type { View } from './view.ts';

/** In which a name and a time fit beside each other. */
const columnRem = 13;

/** A day by time, a column for each clinician who sees patients then or has appointments. */
export function Calendar({ view: { date, clinicianId } }: { view: View }) {
  const locale = useLocale();
  const { data, isError, refetch, outcome, report, place } = useSchedule({ date, days: 1, clinicianId });
  const { data: clinicians } = useQuery(cliniciansQuery);
  const { found, field } = useDaySearch(data?.appointments);
  const columns = (clinicians ?? [])
    .filter(({ id }) => clinicianId === undefined || id === clinicianId)
    .map(({ id, name, hours }) => ({
      clinicianId: id,
      date,
      title: <bdi className="font-semibold">{said(name)}</bdi>,
      name: said(name),
      periods: periodsOn(hours, date),
      appointments: found.filter(({ clinician }) => clinician?.id === id),
    }))
    .filter(({ periods, appointments }) => periods.length > 0 || appointments.length > 0);
  return (
    <>
      <section ref={place} tabIndex={-1} aria-labelledby="day-shown" className="grid content-start gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="day-shown" className="text-lg font-semibold">
            {formatLongDate(locale, date)}
          </h2>
          {field}
        </div>
        {isError ? (
          <Failure text={m.scheduleFailed()} onRetry={refetch} />
        ) : data === undefined || clinicians === undefined ? (
          <Skeleton className="h-96" />
        ) : columns.length === 0 ? (
          <p className="text-muted">{m.appointmentsClosed()}</p>
        ) : (
          <TimeGrid columns={columns} heading="h3" columnRem={columnRem} report={report} />
        )}
      </section>
      {outcome !== undefined && <OutcomeNotice outcome={outcome} report={report} />}
    </>
  );
}
