import { careLimits } from '#contract/base/care-limits.ts';
import type { Portal } from '#contract/portal/portal.ts';
import { formatDate, formatLength, formatNumber, useLocale } from '../../lib/locale.ts';
import { usePagesAfter } from '../../lib/pages.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Folds } from '../../ui/disclosure.tsx';
import { Lines } from '../../ui/lines.tsx';
import { Paged } from '../../ui/paged.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PersonPage } from '../links/person-page.tsx';
import { type ResultDay, latestByDay } from './latest.ts';
import { OfPortal } from './of-portal.tsx';
import { furtherReports, portalQuery, withTests } from './queries.ts';
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
            {({ reports }) => <Reports patientId={id} first={reports} />}
          </OfPortal>
        </>
      )}
    </PersonPage>
  );
}

/** The latest value of each test, by its day; what is older is read on request. */
function Reports({ patientId, first }: { patientId: string; first: Portal['reports'] }) {
  const pages = usePagesAfter(withTests(first), [...portalQuery(patientId).queryKey, 'reports'], furtherReports(patientId));
  return (
    <Paged pages={pages} empty={m.portalResultsNone()} failed={m.portalFailed()}>
      {(reports) => {
        const tests: Portal['reports']['tests'] = Object.assign({}, ...new Set(reports.map((report) => report.tests)));
        return (
          <div className="grid items-start gap-5 lg:grid-cols-2">
            {latestByDay(reports).map((day) => (
              <Day key={day.on} day={day} tests={tests} />
            ))}
          </div>
        );
      }}
    </Paged>
  );
}

/** The results of a day: those outside their ranges in full, the others by name and value, each opened by a press. */
function Day({ day: { on, outside, others, revised, awaited }, tests }: { day: ResultDay; tests: Portal['reports']['tests'] }) {
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
