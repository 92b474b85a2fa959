import { qatarDate } from '#contract/base/qatar-time.ts';
import type { Analytics } from '#contract/overview/analytics.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { lists } from '../../lib/care-paths.ts';
import { formatNumber, useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { useNow } from '../../lib/use-now.ts';
import { NumberTable, type NumberRow } from '../../ui/number-table.tsx';
import { missedOf, sayChange, sayCompared, sayPoints, sayShare, type totalOf } from './compare.ts';
import { Part, counted } from './part.tsx';

interface OverviewProps {
  readonly answer: Analytics;
  readonly total: ReturnType<typeof totalOf>;
  readonly isEmpty: boolean;
}

/** The totals of the days beside those of as many days before, and what waits now. */
export function Overview({ answer: { to, before, waiting }, total, isEmpty }: OverviewProps) {
  const locale = useLocale();
  const row = (name: string, now: number, was: number | null, to?: string): NumberRow => ({
    id: name,
    name,
    figures: [
      counted(locale, now, to),
      { shown: was === null ? m.compareUnknown() : formatNumber(locale, was) },
      { shown: sayChange(locale, now, was) ?? '–' },
    ],
  });
  const was = before.appointments;
  const missed = missedOf(total.appointments);
  const missedBefore = was && missedOf(was);
  const isKnown = Object.values(before).every((figure) => figure !== null);
  return (
    <>
      <Part title={m.analyticsOverview()} hint={sayCompared(locale, before, to, qatarDate(new Date(useNow())))}>
        {isEmpty ? (
          <p className="text-muted">{m.analyticsNothing()}</p>
        ) : (
          <>
            <NumberTable
              heads={[m.analyticsFigure(), m.compareNow(), m.compareBefore(), m.compareChange()]}
              rows={[
                row(m.figureFulfilled(), total.appointments.fulfilled, was && was.fulfilled),
                row(m.figureNoshow(), total.appointments.noshow, was && was.noshow),
                {
                  id: 'missed',
                  name: m.analyticsMissed(),
                  figures: [
                    { shown: sayShare(locale, missed) },
                    { shown: missedBefore === null ? m.compareUnknown() : sayShare(locale, missedBefore) },
                    { shown: sayPoints(missed, missedBefore) ?? '–' },
                  ],
                },
                row(m.figureCancelled(), total.appointments.cancelled, was && was.cancelled),
                row(m.figureOpen(), total.appointments.open, was && was.open, paths.appointments),
                row(m.figureVisits(), total.visits, before.visits, paths.records),
                row(m.figurePrescriptions(), total.prescriptions, before.prescriptions),
                row(m.figureOrders(), total.laboratoryOrders, before.laboratoryOrders, paths.labs),
                row(m.figureRegistered(), total.registered, before.registered, lists.newestPatients),
              ]}
            />
            {!isKnown && <p className="text-sm text-muted">{m.compareUnknownHint()}</p>}
          </>
        )}
      </Part>
      <Part title={m.analyticsNow()} hint={m.analyticsNowHint()}>
        <NumberTable
          heads={[m.analyticsFigure(), m.analyticsCount()]}
          rows={[
            { id: 'notes', name: m.analyticsUnsigned(), figures: [counted(locale, waiting.unsignedNotes, paths.records)] },
            { id: 'criticals', name: m.analyticsCriticalNow(), figures: [counted(locale, waiting.criticalResults, paths.labInbox)] },
          ]}
        />
      </Part>
    </>
  );
}
