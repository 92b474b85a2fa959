import { Link } from 'react-router-dom';
import { useLocale } from '../../lib/locale.ts';
import { usePages } from '../../lib/pages.ts';
import { paths } from '../../lib/paths.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Lines } from '../../ui/lines.tsx';
import { Failure } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { OrderLine } from './order-line.tsx';
import { ordersQuery } from './queries.ts';
import { resultsByDay, gravestOf } from './results-by-day.ts';
import { ResultsTable } from './results-table.tsx';

/** As many as a glance takes in: the latest and what was before it. */
const shown = { orders: 3, days: 2, tests: 8 } as const;

/** The results of a patient's last days, what is outside its range first, and the orders that are still open. */
export function LatestResults({ patientId }: { patientId: string }) {
  useLocale();
  const { rows: data, error, retry } = usePages(ordersQuery(patientId));
  const open = data?.filter(({ status }) => status === 'draft' || status === 'active') ?? [];
  const { days, rows } = resultsByDay(data ?? [], shown.days);
  return (
    <Panel className="grid gap-3 p-5" aria-labelledby="latest-results">
      <h2 id="latest-results" className="text-lg font-semibold">
        {m.labOfPatient()}
      </h2>
      {error !== null && data === undefined ? (
        <Failure text={m.labOrdersFailed()} onRetry={retry} />
      ) : data === undefined ? (
        <Loading className="grid gap-3">
          <Skeleton className="h-10" />
        </Loading>
      ) : data.length === 0 ? (
        <p className="text-muted">{m.labOrdersNone()}</p>
      ) : (
        <>
          {rows.length > 0 && <ResultsTable patientId={patientId} days={days} rows={gravestOf(rows, shown.tests)} hasRange={false} />}
          {open.length > 0 && (
            <Lines>
              {open.slice(0, shown.orders).map((order) => (
                <OrderLine key={order.id} order={order} isBrief />
              ))}
            </Lines>
          )}
          {open.length > shown.orders && <p className="text-sm text-muted">{m.labOrdersMoreOpen()}</p>}
          <TextLink as={Link} to={paths.patientLabs(patientId)} className="inline-block min-h-6 justify-self-start">
            {m.labOrdersAll()}
          </TextLink>
        </>
      )}
    </Panel>
  );
}
