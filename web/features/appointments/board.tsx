import { stageOf, stageWords, stages } from '#contract/appointments/stages.ts';
import { formatNumber, useLocale } from '../../lib/locale.ts';
import { said } from '../../lib/said.ts';
import { formatLongDate } from '../../lib/weekday.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { CardColumn, Cards, Columns } from '../../ui/board.tsx';
import { Failure } from '../../ui/page.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { BoardCard } from './board-card.tsx';
import { useDaySearch } from './day-search.tsx';
import { OutcomeNotice } from './outcome-notice.tsx';
import { inOrder } from './stage-order.ts';
import { useSchedule } from './use-schedule.ts';
import type { View } from './view.ts';

/** The patients of a day, of the clinic or of one clinician, by how far each has come. */
export function Board({ view: { date, clinicianId }, today }: { view: View; today: string }) {
  const locale = useLocale();
  const { data, isError, refetch, outcome, report, place } = useSchedule({ date, days: 1, clinicianId });
  const { found, isSearched, field } = useDaySearch(data?.appointments);
  const columns = Map.groupBy(found, stageOf);
  return (
    <>
      <section ref={place} tabIndex={-1} aria-labelledby="day-shown" className="grid content-start gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="day-shown" className="text-lg font-semibold">
            {formatLongDate(locale, date)}
            {date === today && <span className="font-normal text-muted"> ({m.appointmentsNow()})</span>}
          </h2>
          {field}
        </div>
        {isError ? (
          <Failure text={m.scheduleFailed()} onRetry={refetch} />
        ) : data === undefined ? (
          <Loading className="grid gap-3">
            {stages.map((stage) => (
              <Skeleton key={stage} className="h-14" />
            ))}
          </Loading>
        ) : isSearched && found.length === 0 ? (
          <p className="text-muted">{m.appointmentsNotFound()}</p>
        ) : (
          <Columns>
            {stages.map((stage) => {
              const of = inOrder(stage, columns.get(stage) ?? []);
              return (
                <CardColumn key={stage} labelledBy={`stage-${stage}`}>
                  <h3 id={`stage-${stage}`} className="flex items-center justify-between gap-2 font-semibold">
                    {said(stageWords[stage])}
                    <span className="text-muted tabular-nums">{formatNumber(locale, of.length)}</span>
                  </h3>
                  {of.length === 0 ? (
                    <p className="text-sm text-muted">{m.stageNobody()}</p>
                  ) : (
                    <Cards>
                      {of.map((appointment) => (
                        <BoardCard key={appointment.id} appointment={appointment} report={report} />
                      ))}
                    </Cards>
                  )}
                </CardColumn>
              );
            })}
          </Columns>
        )}
      </section>
      {outcome !== undefined && <OutcomeNotice outcome={outcome} report={report} />}
    </>
  );
}
