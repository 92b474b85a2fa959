import { Link } from 'react-router-dom';
import { stageWords, stages } from '#contract/appointments/stages.ts';
import { formatNumber, useLocale } from '../../lib/locale.ts';
import { said } from '../../lib/said.ts';
import { formatLongDate } from '../../lib/weekday.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { CardColumn, Cards, Columns } from '../../ui/board.tsx';
import { Failure } from '../../ui/page.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Stale } from '../../ui/stale.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { BoardCard } from './board-card.tsx';
import { useDaySearch } from './day-search.tsx';
import { OutcomeNotice } from './outcome-notice.tsx';
import { useBoard } from './use-schedule.ts';
import { type View, addressOf, whoseOf } from './view.ts';

/** The patients of a day, of the clinic, a specialty or one clinician, by how far each has come; of many, those whose turn is next. */
export function Board({ view, today }: { view: View; today: string }) {
  const locale = useLocale();
  const { date } = view;
  const { search, field } = useDaySearch();
  const { data, isError, isPlaceholder, refetch, outcome, report, place } = useBoard({ date, ...whoseOf(view), search });
  const number = (value: number) => formatNumber(locale, value);
  const all = data && Object.values(data.stages).reduce((sum, column) => sum + column.total, 0);
  return (
    <>
      <section ref={place} tabIndex={-1} aria-labelledby="day-shown" className="grid content-start gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="day-shown" className="text-lg font-semibold">
            {formatLongDate(locale, date)}
            {date === today && <span className="font-normal text-muted"> ({m.appointmentsNow()})</span>}
          </h2>
          {field(all)}
        </div>
        {isError ? (
          <Failure text={m.scheduleFailed()} onRetry={refetch} />
        ) : data === undefined ? (
          <Loading className="grid gap-3">
            {stages.map((stage) => (
              <Skeleton key={stage} className="h-14" />
            ))}
          </Loading>
        ) : search !== undefined && all === 0 && !isPlaceholder ? (
          <p className="text-muted">{m.appointmentsNotFound()}</p>
        ) : (
          <Stale when={isPlaceholder}>
            <Columns>
              {stages.map((stage) => {
                const column = data.stages[stage];
                return (
                  <CardColumn key={stage} labelledBy={`stage-${stage}`}>
                    <h3 id={`stage-${stage}`} className="flex items-center justify-between gap-2 font-semibold">
                      {said(stageWords[stage])}
                      <span className="text-muted tabular-nums">{number(column.total)}</span>
                    </h3>
                    {column.rows.length < column.total && (
                      <p className="text-sm">
                        {m.pagesShown({ shown: number(column.rows.length), total: number(column.total) })}{' '}
                        <TextLink as={Link} to={addressOf({ ...view, kind: 'day', part: stage }, today)}>
                          {m.boardAll()}
                        </TextLink>
                      </p>
                    )}
                    {column.total === 0 ? (
                      <p className="text-sm text-muted">{m.stageNobody()}</p>
                    ) : (
                      <Cards>
                        {column.rows.map((appointment) => (
                          <BoardCard key={appointment.id} appointment={appointment} report={report} />
                        ))}
                      </Cards>
                    )}
                  </CardColumn>
                );
              })}
            </Columns>
          </Stale>
        )}
      </section>
      {outcome !== undefined && <OutcomeNotice outcome={outcome} report={report} />}
    </>
  );
}
