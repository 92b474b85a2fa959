import type { Appointment } from '#contract/appointments/appointments.ts';
import { call } from '../../lib/api.ts';
import { formatNumber, useLocale } from '../../lib/locale.ts';
import { formatLongDate } from '../../lib/weekday.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { CompactRowsButton } from '../../ui/compact-rows-button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Failure } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PaperButton, asPaper } from '../../ui/paper-button.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Appointments } from './appointments.tsx';
import { useDaySearch } from './day-search.tsx';
import { OutcomeNotice } from './outcome-notice.tsx';
import { useSchedule } from './use-schedule.ts';
import type { View } from './view.ts';

const isOver = ({ status }: Appointment): boolean => status === 'fulfilled' || status === 'noshow';

/** A day of the clinic or of one clinician, by time. Past appointments are folded while others are still ahead. */
export function Day({ view: { date, clinicianId } }: { view: View }) {
  const locale = useLocale();
  const { data, isError, refetch, outcome, report, place } = useSchedule({ date, days: 1, clinicianId });
  const { found, isSearched, field } = useDaySearch(data?.appointments);
  const over = found.filter(isOver);
  const left = found.filter((one) => !isOver(one));
  const count = (value: number) => formatNumber(locale, value);
  const total = data === undefined ? 0 : Object.values(data.counts).reduce((sum, one) => sum + one, 0);
  const summary = data && [
    ...(data.counts.pending > 0 ? [{ word: m.dayRequested(), figure: data.counts.pending }] : []),
    { word: m.dayBooked(), figure: data.counts.booked },
    { word: m.dayArrived(), figure: data.counts.arrived },
    { word: m.dayCompleted(), figure: data.counts.fulfilled },
    ...(data.counts.noshow > 0 ? [{ word: m.dayMissed(), figure: data.counts.noshow }] : []),
  ];
  return (
    <>
      <Panel ref={place} tabIndex={-1} aria-labelledby="day-shown" className="grid content-start gap-3 p-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="day-shown" className="text-lg font-semibold">
            {formatLongDate(locale, date)}
          </h2>
          {total > 0 && (
            <span className="flex flex-wrap gap-2">
              <CompactRowsButton />
              <PaperButton
                label={m.daySheetPrint()}
                make={() =>
                  call('papers.daySheet', {
                    ...asPaper,
                    query: { date, language: locale, ...(clinicianId !== undefined && { clinicianId }) },
                  })
                }
              />
            </span>
          )}
        </div>
        {isError ? (
          <Failure text={m.scheduleFailed()} onRetry={refetch} />
        ) : summary === undefined ? (
          <Loading className="grid gap-3">
            {Array.from({ length: 8 }, (_, line) => (
              <Skeleton key={line} className="h-14" />
            ))}
          </Loading>
        ) : over.length + left.length === 0 ? (
          <>
            {field}
            <p className="text-muted">{isSearched ? m.appointmentsNotFound() : m.appointmentsNone()}</p>
          </>
        ) : (
          <>
            <ul className="flex flex-wrap gap-x-6">
              {summary.map(({ word, figure }) => (
                <li key={word} className="text-muted">
                  <strong className="text-lg font-semibold text-foreground tabular-nums">{count(figure)}</strong> {word}
                </li>
              ))}
            </ul>
            {field}
            {over.length > 0 && (
              <Disclosure summary={m.overCount({ count: count(over.length) })} open={left.length === 0 || isSearched}>
                <Appointments of={over} report={report} />
              </Disclosure>
            )}
            {left.length > 0 && <Appointments of={left} report={report} />}
            {!isSearched && total > over.length + left.length && (
              <p className="text-sm text-muted">{m.appointmentsListed({ shown: count(over.length + left.length), count: count(total) })}</p>
            )}
          </>
        )}
      </Panel>
      {outcome !== undefined && <OutcomeNotice outcome={outcome} report={report} />}
    </>
  );
}
