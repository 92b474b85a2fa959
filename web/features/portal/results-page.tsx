import { careLimits } from '#contract/base/care-limits.ts';
import { formatDate, formatLength, formatNumber, useLocale } from '../../lib/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Lines } from '../../ui/lines.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PersonPage } from '../links/person-page.tsx';
import { type ResultDay, latestByDay } from './latest.ts';
import { OfPortal } from './of-portal.tsx';
import { ResultLine } from './result-line.tsx';

/** A person's released results: each test by its latest value. */
export function ResultsPage() {
  const locale = useLocale();
  return (
    <PersonPage title={m.portalResults()}>
      {({ patient: { id } }) => (
        <>
          <p className="max-w-2xl text-muted">
            {m.portalResultsHint({ days: formatLength(locale, { day: careLimits.resultReleaseDays }) })} {m.resultAskText()}
          </p>
          <OfPortal key={id} patientId={id}>
            {({ reports }) =>
              reports.length === 0 ? (
                <Panel className="p-5">
                  <p className="text-muted">{m.portalResultsNone()}</p>
                </Panel>
              ) : (
                <div className="grid items-start gap-5 lg:grid-cols-2">
                  {latestByDay(reports).map((day) => (
                    <Day key={day.on} day={day} />
                  ))}
                </div>
              )
            }
          </OfPortal>
        </>
      )}
    </PersonPage>
  );
}

function Day({ day: { on, results, awaited } }: { day: ResultDay }) {
  const locale = useLocale();
  return (
    <Panel className="grid gap-1 p-5" aria-label={formatDate(locale, on)}>
      <h2 className="text-heading">{formatDate(locale, on)}</h2>
      <Lines>
        {results.map((latest) => (
          <ResultLine key={latest.result.test} latest={latest} />
        ))}
      </Lines>
      {awaited > 0 && <p className="text-sm text-muted">{m.portalAwaited({ count: formatNumber(locale, awaited) })}</p>}
    </Panel>
  );
}
