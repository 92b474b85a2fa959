import { Link } from 'react-router-dom';
import { formatNumber, formatTime, useLocale } from '../../lib/locale.ts';
import { usePages } from '../../lib/pages.ts';
import { paths } from '../../lib/paths.ts';
import { namesOf } from '../../lib/person.ts';
import { labInboxQuery } from '../../lib/waiting-work.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Chip } from '../../ui/chip.tsx';
import { Lines } from '../../ui/lines.tsx';
import { RowLink } from '../../ui/row-link.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ListCard } from './list-card.tsx';

const shown = 5;

/** Laboratory results that await the signed-in clinician: colleagues' escalated critical ones, then their own, worst first. */
export function LabResults() {
  const locale = useLocale();
  const { rows, total, error, retry } = usePages(labInboxQuery);
  return (
    <ListCard
      title={m.labInbox()}
      query={{ data: rows, isError: error !== null, refetch: retry }}
      failed={m.labInboxFailed()}
      empty={m.labInboxNone()}
      lines={2}
      action={
        <TextLink as={Link} to={paths.labInbox} className="inline-block min-h-6">
          {m.labInboxAll()}
        </TextLink>
      }
    >
      {(all) => (
        <>
          <Lines>
            {all.slice(0, shown).map((order) => (
              <li key={order.id} className="relative flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                <span className="min-w-40">
                  <RowLink covers to={paths.labOrder(order.patient.id, order.id)}>
                    <bdi>{namesOf({ personalInfo: order.patient }, locale).name}</bdi>
                  </RowLink>
                  {order.waitingSince !== undefined && (
                    <span className="block text-sm text-muted">{formatTime(locale, order.waitingSince)}</span>
                  )}
                </span>
                {order.criticalSince !== undefined && <Chip tone="red">{m.labFlagCritical()}</Chip>}
              </li>
            ))}
          </Lines>
          {total !== undefined && total > shown && (
            <p className="text-sm text-muted">{m.listedOf({ listed: formatNumber(locale, shown), count: formatNumber(locale, total) })}</p>
          )}
        </>
      )}
    </ListCard>
  );
}
