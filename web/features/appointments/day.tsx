import { Link } from 'react-router-dom';
import { heldIn } from '#contract/appointments/appointments.ts';
import { type SchedulePart, stageWords } from '#contract/appointments/stages.ts';
import { call } from '../../lib/api.ts';
import { formatNumber, useLocale } from '../../lib/locale.ts';
import { usePages } from '../../lib/pages.ts';
import { said } from '../../lib/said.ts';
import { formatLongDate } from '../../lib/weekday.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { CompactRowsButton } from '../../ui/compact-rows-button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Paged } from '../../ui/paged.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PaperButton, asPaper } from '../../ui/paper-button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Appointments } from './appointments.tsx';
import { useDaySearch } from './day-search.tsx';
import { OutcomeNotice } from './outcome-notice.tsx';
import { type AskedSchedule, scheduleQuery } from './queries.ts';
import type { Report } from './use-change.ts';
import { useSchedule } from './use-schedule.ts';
import { type View, addressOf, whoseOf } from './view.ts';

const partWords = (part: SchedulePart): string =>
  part === 'left' ? m.dayLeft() : part === 'cancelled' ? m.dayCancelled() : said(stageWords[part]);

/** A day of the clinic, a specialty or one clinician, by time. Past appointments are folded while others are still ahead. */
export function Day({ view, today }: { view: View; today: string }) {
  const locale = useLocale();
  const { date, clinicianId, part } = view;
  const asked = { date, days: 1, ...whoseOf(view) };
  const { search, field } = useDaySearch();
  const shown = search === undefined ? (part ?? 'left') : undefined;
  const { pages, outcome, report, place } = useSchedule({ ...asked, part: shown, search });
  const count = (value: number) => formatNumber(locale, value);
  const { counts } = pages.first ?? {};
  const held = counts === undefined ? 0 : heldIn(counts);
  const total = held + (counts?.cancelled ?? 0);
  const summary = counts && [
    ...(counts.pending > 0 ? [{ word: m.dayRequested(), figure: counts.pending }] : []),
    { word: m.dayBooked(), figure: counts.booked },
    { word: m.dayArrived(), figure: counts.arrived },
    { word: m.dayCompleted(), figure: counts.fulfilled },
    ...(counts.noshow > 0 ? [{ word: m.dayMissed(), figure: counts.noshow }] : []),
    ...(counts.cancelled > 0 ? [{ word: m.dayCancelled(), figure: counts.cancelled, part: 'cancelled' as const }] : []),
  ];
  const over = counts === undefined ? 0 : counts.fulfilled + counts.noshow;
  const whole = { ...view, part: undefined };
  return (
    <>
      <Panel ref={place} tabIndex={-1} aria-labelledby="day-shown" className="grid content-start gap-3 p-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="day-shown" className="text-lg font-semibold">
            {formatLongDate(locale, date)}
          </h2>
          {held > 0 && (
            <span className="flex flex-wrap gap-2">
              <CompactRowsButton />
              {/* A sheet is the clinic's or a clinician's. */}
              {view.specialty === undefined && (
                <PaperButton
                  label={m.daySheetPrint()}
                  make={() =>
                    call('papers.daySheet', {
                      ...asPaper,
                      query: { date, language: locale, ...(clinicianId !== undefined && { clinicianId }) },
                    })
                  }
                />
              )}
            </span>
          )}
        </div>
        {total > 0 && summary !== undefined && (
          <ul className="flex flex-wrap gap-x-6 inert:opacity-60" inert={pages.isPlaceholder}>
            {summary.map(({ word, figure, part: of }) => (
              <li key={word} className="text-muted">
                <strong className="text-lg font-semibold text-foreground tabular-nums">{count(figure)}</strong>{' '}
                {of === undefined ? (
                  word
                ) : (
                  <TextLink as={Link} to={addressOf({ ...view, part: of }, today)} aria-current={part === of ? 'page' : undefined}>
                    {word}
                  </TextLink>
                )}
              </li>
            ))}
          </ul>
        )}
        {field(total)}
        {part !== undefined && search === undefined && (
          <p className="flex flex-wrap gap-x-3">
            <strong className="font-semibold">{partWords(part)}</strong>
            <TextLink as={Link} to={addressOf(whole, today)}>
              {m.dayWhole()}
            </TextLink>
          </p>
        )}
        {shown === 'left' && part === undefined && over > 0 && (
          <Disclosure key={String(pages.rows?.length === 0)} summary={m.overCount({ count: count(over) })} open={pages.rows?.length === 0}>
            {() => <Over asked={asked} report={report} />}
          </Disclosure>
        )}
        {pages.isMore && pages.total !== undefined && (
          <p className="text-sm text-muted">{m.appointmentsListed({ shown: count(pages.rows?.length ?? 0), count: count(pages.total) })}</p>
        )}
        {pages.rows?.length === 0 && over > 0 && shown === 'left' && !pages.isPlaceholder ? null : (
          <Paged
            pages={pages}
            empty={search === undefined ? m.appointmentsNone() : m.appointmentsNotFound()}
            failed={m.scheduleFailed()}
            more={m.pagesMore()}
          >
            {(rows) => <Appointments of={rows} report={report} />}
          </Paged>
        )}
      </Panel>
      {outcome !== undefined && <OutcomeNotice outcome={outcome} report={report} />}
    </>
  );
}

/** Who has been seen or was missed. */
function Over({ asked, report }: { asked: AskedSchedule; report: Report }) {
  const pages = usePages(scheduleQuery({ ...asked, part: 'over' }));
  return (
    <Paged pages={pages} empty={m.appointmentsNone()} failed={m.scheduleFailed()} more={m.pagesMore()}>
      {(rows) => <Appointments of={rows} report={report} />}
    </Paged>
  );
}
