import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { LabOrder } from '#contract/laboratory/laboratory.ts';
import { formatTime, useLocale } from '../../lib/locale.ts';
import { usePages } from '../../lib/pages.ts';
import { paths } from '../../lib/paths.ts';
import { namesOf } from '../../lib/person.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Lines } from '../../ui/lines.tsx';
import { Paged } from '../../ui/paged.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AcknowledgeDialog } from './ask-dialog.tsx';
import { useOwnDuties } from '../../lib/roster.ts';
import { useStaffName } from '../../lib/staff-name.ts';
import { labInboxQuery } from '../../lib/waiting-work.ts';

import { WorstResults } from './words.tsx';

/** Results that await the signed-in prescriber, worst first, and escalated critical ones of other prescribers. */
export function Inbox() {
  const pages = usePages(labInboxQuery);
  const { id } = useOwnDuties();
  const isOfOthers = ({ escalated, orderedBy }: LabOrder): boolean => escalated === true && orderedBy !== id;
  const escalated = pages.rows?.filter(isOfOthers) ?? [];
  return (
    <>
      {escalated.length > 0 && (
        <Panel className="grid gap-3 p-5" aria-label={m.labEscalated()}>
          <h2 className="text-lg font-semibold text-danger">{m.labEscalated()}</h2>
          <p className="text-muted">{m.labEscalatedText()}</p>
          <Waiting orders={escalated} isOfOthers />
        </Panel>
      )}
      <Panel id="results" tabIndex={-1} className="grid gap-3 p-5" aria-label={m.labInbox()}>
        <Paged pages={pages} empty={m.labInboxNone()} failed={m.labInboxFailed()} more={m.pagesMore()}>
          {(orders) => {
            const own = orders.filter((order) => !isOfOthers(order));
            return own.length === 0 ? <p className="text-muted">{m.labInboxNone()}</p> : <Waiting orders={own} isOfOthers={false} />;
          }}
        </Paged>
      </Panel>
    </>
  );
}

function Waiting({ orders, isOfOthers }: { orders: readonly LabOrder[]; isOfOthers: boolean }) {
  const locale = useLocale();
  const { has } = useOwnDuties();
  const nameOf = useStaffName();
  const [chosen, setChosen] = useState<LabOrder>();
  return (
    <>
      <Lines>
        {orders.map((order) => {
          const { name } = namesOf({ personalInfo: order.patient }, locale);
          return (
            <li key={order.id} className="flex flex-wrap items-start gap-x-4 gap-y-2">
              <div className="grid min-w-60 flex-1 gap-1">
                <TextLink as={Link} to={paths.labOrder(order.patient.id, order.id)} className="inline-block min-h-6 font-semibold">
                  <bdi>{name}</bdi>
                </TextLink>
                <WorstResults order={order} />
                <span className="text-sm text-muted">
                  {order.waitingSince !== undefined && m.labWaiting({ time: formatTime(locale, order.waitingSince) })}
                  {isOfOthers && ` · ${m.labOrderedBy()}: ${nameOf(order.orderedBy)}`}
                </span>
              </div>
              {has('prescriber') && (
                <Button aria-label={`${m.acknowledge()}: ${name}`} onClick={() => setChosen(order)}>
                  {m.acknowledge()}
                </Button>
              )}
            </li>
          );
        })}
      </Lines>
      {chosen !== undefined && (
        <AcknowledgeDialog order={chosen} onDone={() => document.getElementById('results')?.focus()} onClose={() => setChosen(undefined)} />
      )}
    </>
  );
}
