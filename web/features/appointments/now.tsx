import { Link } from 'react-router-dom';
import { type Stage, stageWords } from '#contract/appointments/stages.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import type { Duty } from '#contract/staff/roster.ts';
import { formatNumber, useLocale } from '../../lib/locale.ts';
import { useOwnDuties } from '../../lib/roster.ts';
import { said } from '../../lib/said.ts';
import { useNow } from '../../lib/use-now.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Cards } from '../../ui/board.tsx';
import { Failure } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Stale } from '../../ui/stale.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { BoardCard } from './board-card.tsx';
import { OutcomeNotice } from './outcome-notice.tsx';
import { useBoard } from './use-schedule.ts';
import { addressOf } from './view.ts';

/** The stages that wait for each duty, most pressing first. */
const awaits = {
  prescriber: ['in-visit', 'ready', 'arrived'],
  nurse: ['arrived'],
  reception: ['expected'],
} as const satisfies Partial<Record<Duty, readonly Stage[]>>;
const dutiesHere = ['prescriber', 'nurse', 'reception'] as const;
const shownOfStage = 6;

/** The patients of today who wait for the signed-in user's duty: a prescriber's own; nothing for other duties. */
export function Now() {
  const { id, has, isKnown } = useOwnDuties();
  const duty = dutiesHere.find(has);
  if (!isKnown) return <Skeleton className="h-28" />;
  return duty === undefined ? null : <Awaited stages={awaits[duty]} clinicianId={duty === 'prescriber' ? id : undefined} />;
}

function Awaited({ stages, clinicianId }: { readonly stages: readonly Stage[]; readonly clinicianId: string | undefined }) {
  const locale = useLocale();
  const today = qatarDate(new Date(useNow()));
  const { data, isError, isPlaceholder, refetch, outcome, report, place } = useBoard({
    date: today,
    clinicianIds: clinicianId === undefined ? undefined : [clinicianId],
  });
  const board = addressOf({ kind: 'board', date: today, clinicianId, offered: undefined }, today);
  return (
    <>
      <Panel ref={place} tabIndex={-1} aria-labelledby="now" className="grid content-start gap-3 p-5">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <h2 id="now" className="text-lg font-semibold">
            {clinicianId === undefined ? m.nowPatients() : m.nowMyPatients()}
          </h2>
          <TextLink as={Link} to={board} className="inline-block min-h-6">
            {m.appointmentsBoard()}
          </TextLink>
        </div>
        {isError && <Failure text={m.scheduleFailed()} onRetry={refetch} />}
        {data === undefined && !isError && <Skeleton className="h-10" />}
        {data !== undefined && stages.every((stage) => data.stages[stage].total === 0) && <p className="text-muted">{m.nowNobody()}</p>}
        <Stale when={isPlaceholder}>
          {stages.map((stage) => {
            const waiting = data?.stages[stage];
            return (
              waiting !== undefined &&
              waiting.total > 0 && (
                <section key={stage} aria-labelledby={`now-${stage}`}>
                  <h3 id={`now-${stage}`} className="mb-2 font-semibold">
                    {said(stageWords[stage])}{' '}
                    <span className="font-normal text-muted tabular-nums">{formatNumber(locale, waiting.total)}</span>
                  </h3>
                  <Cards isSpread>
                    {waiting.rows.slice(0, shownOfStage).map((appointment) => (
                      <BoardCard key={appointment.id} appointment={appointment} report={report} />
                    ))}
                  </Cards>
                </section>
              )
            );
          })}
        </Stale>
      </Panel>
      {outcome !== undefined && <OutcomeNotice outcome={outcome} report={report} />}
    </>
  );
}
