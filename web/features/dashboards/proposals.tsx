import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { nameIn } from '#contract/patient/name-in.ts';
import { titleOf } from '#contract/patient/fields.ts';
import { proposableFields } from '#contract/proposals.ts';
import { formatDay, useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { openProposalsQuery } from '../../lib/proposals.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Cut } from '../../ui/cut.tsx';
import { Lines } from '../../ui/lines.tsx';
import { ListCard } from './list-card.tsx';

/** What patients propose to change in their records and nobody has answered; nothing while nothing waits. */
export function WaitingProposals() {
  const locale = useLocale();
  const query = useQuery(openProposalsQuery);
  if (!query.isError && (query.data === undefined || query.data.length === 0)) return null;
  return (
    <ListCard title={m.proposals()} query={query} failed={m.proposalsFailed()} empty="" lines={1}>
      {(waiting) => (
        <Lines>
          {waiting.map(({ id, field, proposedAt, patient }) => {
            const name = nameIn(patient, locale);
            const known = proposableFields.find((one) => one === field);
            return (
              <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <span className="min-w-0 flex-1">
                  <Cut className="font-semibold">{name}</Cut>
                  <span className="block text-sm text-muted">
                    {known === undefined ? field : said(titleOf(known))} · {formatDay(locale, proposedAt)}
                  </span>
                </span>
                <Button as={Link} to={paths.patient(patient.id)} aria-label={m.viewPatient({ name })}>
                  {m.view()}
                </Button>
              </li>
            );
          })}
        </Lines>
      )}
    </ListCard>
  );
}
