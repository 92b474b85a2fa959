import { FlaskConical } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import type { LabOrder } from '#contract/laboratory/laboratory.ts';
import { formatNumber, formatTime, useLocale } from '../../lib/locale.ts';
import { usePages } from '../../lib/pages.ts';
import { paths } from '../../lib/paths.ts';
import { namesOf } from '../../lib/person.ts';
import { useIsStaff } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Lines } from '../../ui/lines.tsx';
import { NotPermitted } from '../../ui/not-permitted.tsx';
import { Page } from '../../ui/page.tsx';
import { Paged } from '../../ui/paged.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RowLink } from '../../ui/row-link.tsx';
import { Inbox } from './inbox.tsx';
import { useOwnDuties } from '../../lib/roster.ts';
import { benchQuery } from '../../lib/waiting-work.ts';
import { Scan } from './scan.tsx';
import { CriticalEntered, PriorityChip, SpecimenChip, TestNames, resultWord } from './words.tsx';

/** The laboratory: the bench's open work or, with `view=inbox`, the results that await the signed-in prescriber. */
export function LabsPage() {
  const isStaff = useIsStaff();
  const { has } = useOwnDuties();
  const [params] = useSearchParams();
  const isInbox = params.get('view') === 'inbox';
  if (!isStaff) return <NotPermitted title={m.navLabs()} text={m.staffOnlyText()} />;
  return (
    <Page
      title={isInbox ? m.labInbox() : m.navLabs()}
      actions={
        <span className="flex flex-wrap gap-2">
          <Button as={Link} to={isInbox ? paths.labs : paths.labInbox}>
            {isInbox ? m.labBench() : m.labInbox()}
          </Button>
          {has('prescriber') && (
            <Button as={Link} look="primary" to={paths.orderLab}>
              <FlaskConical aria-hidden="true" />
              {m.pageOrderLab()}
            </Button>
          )}
        </span>
      }
    >
      {isInbox ? <Inbox /> : <Bench />}
    </Page>
  );
}

function Bench() {
  const locale = useLocale();
  const pages = usePages(benchQuery);
  const { total } = pages;
  return (
    <Panel className="grid gap-3 p-5" aria-label={m.labBench()}>
      <h2 className="text-lg font-semibold">
        {total === undefined ? m.labBench() : m.labBenchCount({ count: formatNumber(locale, total) })}
      </h2>
      <Scan orders={pages.rows ?? []} />
      <Paged pages={pages} empty={m.labBenchNone()} failed={m.labBenchFailed()} more={m.pagesMore()}>
        {(orders) => (
          <Lines as="ol">
            {orders.map((order) => (
              <BenchLine key={order.id} order={order} />
            ))}
          </Lines>
        )}
      </Paged>
    </Panel>
  );
}

/** The bench's next task for an order: its specimens, or the results that await a second person. */
function BenchLine({ order }: { order: LabOrder }) {
  const locale = useLocale();
  const pending = order.results.find(({ entered }) => entered !== undefined);
  const specimens = [...new Set(order.specimens.map(({ status }) => status))];
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="min-w-60 flex-1">
        <RowLink covers to={paths.labOrder(order.patient.id, order.id)}>
          <bdi>{namesOf({ personalInfo: order.patient }, locale).name}</bdi>
        </RowLink>
        <span className="block">
          <TestNames results={order.results} />
        </span>
        <CriticalEntered order={order} />
        <span className="block text-sm text-muted">{formatTime(locale, order.orderedAt)}</span>
      </span>
      <span className="flex flex-wrap items-center gap-2">
        <PriorityChip priority={order.priority} />
        {pending === undefined ? (
          specimens.map((status) => <SpecimenChip key={status} status={status} />)
        ) : (
          <span className="text-sm font-semibold text-accent-text">{resultWord(pending.status)}</span>
        )}
      </span>
    </li>
  );
}
