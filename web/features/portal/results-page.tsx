import { careLimits } from '#contract/base/care-limits.ts';
import type { Portal } from '#contract/portal/portal.ts';
import { formatDate, formatLength, formatNumber, useLocale } from '../../lib/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Folds } from '../../ui/disclosure.tsx';
import { Lines } from '../../ui/lines.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PersonPage } from '../links/person-page.tsx';
import { type ResultDay, latestByDay } from './latest.ts';
import { OfPortal } from './of-portal.tsx';
import { FoldedResult, ResultLine, RevisedLine } from './result-line.tsx';

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
            {({ reports, tests }) =>
              reports.length === 0 ? (
                <Panel className="p-5">
                  <p className="text-muted">{m.portalResultsNone()}</p>
                </Panel>
              ) : (
                <div className="grid items-start gap-5 lg:grid-cols-2">
                  {latestByDay(reports).map((day) => (
                    <Day key={day.on} day={day} tests={tests} />
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

/** The results of a day: those outside their ranges in full, the others by name and value, each opened by a press. */
function Day({ day: { on, outside, others, revised, awaited }, tests }: { day: ResultDay; tests: Portal['tests'] }) {
  const locale = useLocale();
  const within = others.filter(({ result }) => result.flag === 'within').length;
  return (
    <Panel className="grid gap-3 p-5" aria-label={formatDate(locale, on)}>
      <div>
        <h2 className="text-heading">{formatDate(locale, on)}</h2>
        {within > 0 && (
          <p className="text-muted">
            {outside.length === 0
              ? m.resultsAllWithin()
              : m.resultsSomeOutside({ outside: formatNumber(locale, outside.length), within: formatNumber(locale, within) })}
          </p>
        )}
      </div>
      {revised.length > 0 && (
        <Lines>
          {revised.map((result) => (
            <RevisedLine key={result.test} result={result} plain={tests[result.test]} />
          ))}
        </Lines>
      )}
      {outside.length > 0 && (
        <Lines>
          {outside.map((latest) => (
            <ResultLine key={latest.result.test} latest={latest} plain={tests[latest.result.test]} />
          ))}
        </Lines>
      )}
      {others.length > 0 && (
        <Folds>
          {others.map((latest) => (
            <FoldedResult key={latest.result.test} latest={latest} plain={tests[latest.result.test]} />
          ))}
        </Folds>
      )}
      {awaited > 0 && <p className="text-sm text-muted">{m.portalAwaited({ count: formatNumber(locale, awaited) })}</p>}
    </Panel>
  );
}
