import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Lines } from '../../ui/lines.tsx';
import { Failure } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { OrderLine } from './order-line.tsx';
import { ordersQuery } from './queries.ts';

const shownAtOnce = 3;

/** A patient's last laboratory orders, with what is outside its range. */
export function LatestResults({ patientId }: { patientId: string }) {
  useLocale();
  const { data, isError, refetch } = useQuery(ordersQuery(patientId));
  return (
    <Panel className="grid gap-3 p-5" aria-labelledby="latest-results">
      <h2 id="latest-results" className="text-lg font-semibold">
        {m.labOfPatient()}
      </h2>
      {isError ? (
        <Failure text={m.labOrdersFailed()} onRetry={refetch} />
      ) : data === undefined ? (
        <Loading className="grid gap-3">
          <Skeleton className="h-10" />
        </Loading>
      ) : data.length === 0 ? (
        <p className="text-muted">{m.labOrdersNone()}</p>
      ) : (
        <>
          <Lines>
            {data.slice(0, shownAtOnce).map((order) => (
              <OrderLine key={order.id} order={order} />
            ))}
          </Lines>
          {data.length > shownAtOnce && (
            <TextLink as={Link} to={paths.patientLabs(patientId)} className="inline-block min-h-6 justify-self-start">
              {m.labOrdersAll()}
            </TextLink>
          )}
        </>
      )}
    </Panel>
  );
}
