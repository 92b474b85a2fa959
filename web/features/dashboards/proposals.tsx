import { Link } from 'react-router-dom';
import { nameIn } from '#contract/patient/name-in.ts';
import { titleOf } from '#contract/patient/fields.ts';
import { type OpenProposal, proposableFields } from '#contract/proposals/proposals.ts';
import { formatDay, formatNumber, useLocale } from '../../lib/locale.ts';
import { usePages } from '../../lib/pages.ts';
import { paths } from '../../lib/paths.ts';
import { openProposalsQuery } from '../../lib/proposals.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Cut } from '../../ui/cut.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Lines } from '../../ui/lines.tsx';
import { Further } from '../../ui/paged.tsx';
import { ListCard } from './list-card.tsx';

const inView = 3;

/** Patients' unanswered proposals for changes to their records, longest wait first; nothing if there are none. */
export function WaitingProposals() {
  const locale = useLocale();
  const pages = usePages(openProposalsQuery);
  const query = { data: pages.rows, isError: pages.error !== null, refetch: pages.retry };
  if (!query.isError && (query.data === undefined || query.data.length === 0)) return null;
  return (
    <ListCard title={m.proposals()} query={query} failed={m.proposalsFailed()} empty="" lines={1}>
      {(waiting) => {
        const byPatient = [...Map.groupBy(waiting, ({ patient }) => patient.id).values()];
        const more = byPatient.slice(inView);
        return (
          <>
            <Lines>
              {byPatient.slice(0, inView).map((proposals) => (
                <OfPatient key={proposals[0]?.id} proposals={proposals} />
              ))}
            </Lines>
            {(more.length > 0 || pages.isMore) && (
              <Disclosure summary={pages.isMore ? m.proposalsFurther() : m.proposalsMore({ count: formatNumber(locale, more.length) })}>
                <Lines>
                  {more.map((proposals) => (
                    <OfPatient key={proposals[0]?.id} proposals={proposals} />
                  ))}
                </Lines>
                <Further pages={pages} more={m.pagesMore()} />
              </Disclosure>
            )}
          </>
        );
      }}
    </ListCard>
  );
}

/** The proposals for one record, in a line that leads to it. */
function OfPatient({ proposals }: { proposals: readonly OpenProposal[] }) {
  const locale = useLocale();
  const [first] = proposals;
  if (first === undefined) return null;
  const name = nameIn(first.patient, locale);
  const fields = new Set(
    proposals.map(({ field }) => {
      const known = proposableFields.find((one) => one === field);
      return known === undefined ? field : said(titleOf(known));
    }),
  );
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="min-w-0 flex-1">
        <Cut className="font-semibold">{name}</Cut>
        <span className="block text-sm text-muted">
          {[...fields].join(m.listComma())} · {formatDay(locale, first.proposedAt)}
        </span>
      </span>
      <Button as={Link} to={paths.patient(first.patient.id)} aria-label={m.viewPatient({ name })}>
        {m.view()}
      </Button>
    </li>
  );
}
