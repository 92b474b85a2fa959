import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { careLimits } from '#contract/base/care-limits.ts';
import type { PortalReport, PortalVaccination } from '#contract/portal/portal.ts';
import { formatDate, formatNumber, useLocale } from '../../lib/locale.ts';
import { loadFailureText } from '../../lib/problem-text.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Chip } from '../../ui/chip.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Lines } from '../../ui/lines.tsx';
import { Ltr } from '../../ui/ltr.tsx';
import { Failure } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Prescriptions } from './prescriptions.tsx';
import { portalQuery } from './queries.ts';
import { ResultLine } from './result-line.tsx';

/** A patient's released results, prescriptions and vaccinations. */
export function Care({ patientId }: { patientId: string }) {
  const locale = useLocale();
  const { data, error, refetch } = useQuery(portalQuery(patientId));
  if (error !== null && data === undefined) return <Failure text={loadFailureText(error, m.portalFailed())} onRetry={refetch} />;
  return (
    <>
      <Part title={m.portalResults()} hint={m.portalResultsHint({ days: formatNumber(locale, careLimits.resultReleaseDays) })}>
        {data && <Reports reports={data.reports} />}
      </Part>
      <Part title={m.prescriptionsTitle()}>{data && <Prescriptions patientId={patientId} prescriptions={data.prescriptions} />}</Part>
      <Part title={m.immunizations()}>{data && <Vaccinations vaccinations={data.vaccinations} />}</Part>
    </>
  );
}

/** A part of the page, which shows that it is loading until it has content. */
function Part({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <Panel className="grid gap-4 p-5">
      <div className="grid gap-1">
        <h2 className="text-lg font-semibold">{title}</h2>
        {hint !== undefined && <p className="text-sm text-muted">{hint}</p>}
      </div>
      {children ?? (
        <Loading className="grid gap-3">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </Loading>
      )}
    </Panel>
  );
}

/** The results by the day on which their specimens were taken: the last ones in view, the others folded away. */
function Reports({ reports }: { reports: readonly PortalReport[] }) {
  const locale = useLocale();
  const [last, ...earlier] = reports;
  if (last === undefined) return <p className="text-muted">{m.portalResultsNone()}</p>;
  return (
    <>
      <section className="grid gap-1" aria-label={formatDate(locale, last.takenOn)}>
        <h3 className="font-semibold">{formatDate(locale, last.takenOn)}</h3>
        <Report report={last} />
      </section>
      {earlier.map((report) => (
        <Disclosure key={report.id} summary={formatDate(locale, report.takenOn)}>
          <Report report={report} />
        </Disclosure>
      ))}
    </>
  );
}

function Report({ report: { results, awaited } }: { report: PortalReport }) {
  const locale = useLocale();
  return (
    <>
      <Lines>
        {results.map((result) => (
          <ResultLine key={result.test} result={result} />
        ))}
      </Lines>
      {awaited > 0 && <p className="text-sm text-muted">{m.portalAwaited({ count: formatNumber(locale, awaited) })}</p>}
    </>
  );
}

function Vaccinations({ vaccinations }: { vaccinations: readonly PortalVaccination[] }) {
  const locale = useLocale();
  if (vaccinations.length === 0) return <p className="text-muted">{m.immunizationsEmpty()}</p>;
  return (
    <Lines>
      {vaccinations.map(({ id, name, dose, on, lot, elsewhere }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="min-w-48 flex-1">
            <span className="block font-semibold">{said(name)}</span>
            <span className="block text-sm text-muted">
              {dose !== undefined && `${m.doseNumbered({ number: formatNumber(locale, dose) })} · `}
              {formatDate(locale, on)}
              {lot !== undefined && (
                <>
                  {' · '}
                  {m.lotNumber()} <Ltr>{lot}</Ltr>
                </>
              )}
            </span>
          </span>
          {elsewhere && <Chip tone="none">{m.givenElsewhere()}</Chip>}
        </li>
      ))}
    </Lines>
  );
}
