import { Link } from 'react-router-dom';
import { formatNumber, useLocale } from '../../lib/locale.ts';
import { usePages } from '../../lib/pages.ts';
import { paths } from '../../lib/paths.ts';
import { namesOf } from '../../lib/person.ts';
import { verificationQuery } from '../../lib/waiting-work.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Lines } from '../../ui/lines.tsx';
import { Failure } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RowLink } from '../../ui/row-link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { CriticalEntered } from './words.tsx';

const shownMax = 6;

/** What waits for the laboratory's second person, critical values first. */
export function BenchNow() {
  const locale = useLocale();
  const { rows: waiting, total, error, retry } = usePages(verificationQuery);
  const isError = error !== null;
  return (
    <Panel aria-labelledby="bench-now" className="grid content-start gap-3 p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id="bench-now" className="text-lg font-semibold">
          {m.labNow()} {total !== undefined && <span className="font-normal text-muted tabular-nums">{formatNumber(locale, total)}</span>}
        </h2>
        <TextLink as={Link} to={paths.labs} className="inline-block min-h-6">
          {m.labBench()}
        </TextLink>
      </div>
      {isError && <Failure text={m.labBenchFailed()} onRetry={retry} />}
      {waiting === undefined && !isError && <Skeleton className="h-10" />}
      {waiting?.length === 0 && <p className="text-muted">{m.labNowNone()}</p>}
      {waiting !== undefined && waiting.length > 0 && (
        <Lines>
          {waiting.slice(0, shownMax).map((order) => (
            <li key={order.id} className="relative grid gap-1">
              <RowLink covers to={paths.labOrder(order.patient.id, order.id)}>
                <bdi>{namesOf({ personalInfo: order.patient }, locale).name}</bdi>
              </RowLink>
              <CriticalEntered order={order} />
            </li>
          ))}
        </Lines>
      )}
      {total !== undefined && total > shownMax && (
        <TextLink as={Link} to={`${paths.inbox}?group=verification`} className="inline-block min-h-6 justify-self-start text-sm">
          {m.listedOf({ listed: formatNumber(locale, shownMax), count: formatNumber(locale, total) })}
        </TextLink>
      )}
    </Panel>
  );
}
