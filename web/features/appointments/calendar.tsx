import { useState } from 'react';
import { periodsOn } from '#contract/appointments/clinic-hours.ts';
import { careLimits } from '#contract/base/care-limits.ts';
import { formatNumber, useLocale } from '../../lib/locale.ts';
import { said } from '../../lib/said.ts';
import { formatLongDate } from '../../lib/weekday.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Failure } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { useChosenColumns } from './columns.ts';
import { searchedFrom, useDaySearch } from './day-search.tsx';
import { Found } from './found.tsx';
import { OutcomeNotice } from './outcome-notice.tsx';
import { useClinicians } from './queries.ts';
import { type Column, TimeGrid } from './time-grid.tsx';
import { useWholeSchedule } from './use-schedule.ts';
import type { View } from './view.ts';

/** In which a name and a time fit beside each other. */
const columnRem = 13;

/** A day by time, a column for each clinician who sees patients then or has appointments, or for those that this browser's user chose. */
export function Calendar({ view: { date, clinicianId, specialty } }: { view: View }) {
  const locale = useLocale();
  const [shown, setShown] = useState<readonly string[]>([]);
  const { pages, appointments, outcome, report, place } = useWholeSchedule({ date, days: 1, clinicianIds: shown });
  const { data: clinicians } = useClinicians();
  const chosen = useChosenColumns();
  const busy = pages.first?.clinicianIds ?? [];
  const { search, field } = useDaySearch();
  const all = (clinicians ?? []).filter(
    (one) => (clinicianId === undefined || one.id === clinicianId) && (specialty === undefined || one.specialty?.en === specialty),
  );
  const working = all.filter(({ id, hours }) => periodsOn(hours, date).length > 0 || busy.includes(id));
  const wanted = clinicianId === undefined && specialty === undefined ? all.filter(({ id }) => chosen.includes(id)) : [];
  const columns = (wanted.length > 0 ? wanted : working).map(({ id, name, hours }): Column => ({
    clinicianId: id,
    date,
    title: <bdi className="font-semibold">{said(name)}</bdi>,
    name: said(name),
    periods: periodsOn(hours, date),
    appointments: shown.includes(id) ? appointments?.filter(({ clinician }) => clinician?.id === id) : undefined,
  }));
  return (
    <>
      <section ref={place} tabIndex={-1} aria-labelledby="day-shown" className="grid content-start gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="day-shown" className="text-lg font-semibold">
            {formatLongDate(locale, date)}
          </h2>
          <span className="flex min-w-0 items-center gap-2">
            {field(busy.length * searchedFrom)}
            {clinicianId === undefined && specialty === undefined && clinicians !== undefined && (
              <span className="shrink-0">
                <ColumnChoice clinicians={clinicians} />
              </span>
            )}
          </span>
        </div>
        {search !== undefined && (
          <Found
            asked={{ date, days: 1, clinicianIds: clinicianId === undefined ? undefined : [clinicianId], specialty, search }}
            report={report}
          />
        )}
        {wanted.length > 0 && working.length > 0 && (
          <p className="text-sm text-muted">
            {m.columnsChosen({ shown: formatNumber(locale, wanted.length), count: formatNumber(locale, working.length) })}
          </p>
        )}
        {pages.error === null ? null : <Failure text={m.scheduleFailed()} onRetry={pages.retry} />}
        {clinicians === undefined ? (
          <Skeleton className="h-96" />
        ) : columns.length === 0 ? (
          <p className="text-muted">{m.appointmentsClosed()}</p>
        ) : (
          <TimeGrid
            columns={columns}
            heading="h3"
            columnRem={columnRem}
            report={report}
            onShown={(of) => {
              const ids = of.map((column) => column.clinicianId).slice(0, careLimits.cliniciansAtOnce);
              if (ids.join() !== shown.join()) setShown(ids);
            }}
          />
        )}
      </section>
      {outcome !== undefined && <OutcomeNotice outcome={outcome} report={report} />}
    </>
  );
}
