import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Patient } from '#contract/patient/patient.ts';
import type { ProposableField, Proposal } from '#contract/proposals/proposals.ts';
import { formatDay, useLocale } from '../../lib/locale.ts';
import { usePages } from '../../lib/pages.ts';
import { failureText, loadFailureText } from '../../lib/problem-text.ts';
import { proposalsChanged, proposalsQuery, withdrawProposal } from '../../lib/proposals.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Lines } from '../../ui/lines.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Failure } from '../../ui/page.tsx';
import { Further } from '../../ui/paged.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Proposed } from './proposed.tsx';
import { ProposeDialog } from './propose-dialog.tsx';

/** Proposals for changes to the record, by a patient or a person who acts for them, with the clinic's answers. */
export function OwnProposals({ patient }: { patient: Patient }) {
  const waiting = usePages(proposalsQuery(patient.id, 'open'));
  const closed = usePages(proposalsQuery(patient.id, 'closed'));
  const error = waiting.error ?? closed.error;
  const rows = [...(waiting.rows ?? []), ...(closed.rows ?? [])];
  const retry = () => [waiting, closed].filter((pages) => pages.error !== null).forEach((pages) => pages.retry());
  const [proposing, setProposing] = useState<{ readonly field?: ProposableField }>();
  const queryClient = useQueryClient();
  const withdrawing = useMutation({
    mutationFn: (proposal: Proposal) => withdrawProposal(patient.id, proposal),
    onSettled: () => proposalsChanged(queryClient, patient.id),
  });
  return (
    <Panel className="grid gap-4 p-5" aria-label={m.proposals()}>
      <div className="grid gap-1">
        <h2 className="text-lg font-semibold">{m.proposals()}</h2>
        <p className="text-sm text-muted">{m.proposalsHint()}</p>
      </div>
      <p className="flex flex-wrap gap-2">
        <Button onClick={() => setProposing({})}>{m.proposeChange()}</Button>
        <Button onClick={() => setProposing({ field: 'allergies' })}>{m.proposeAllergy()}</Button>
      </p>
      {error !== null && <Failure text={loadFailureText(error, m.proposalsFailed())} onRetry={retry} />}
      {withdrawing.isError && <Notice>{failureText(withdrawing.error, m.proposalWithdrawFailed())}</Notice>}
      {rows.length > 0 && (
        <Lines>
          {rows.map((proposal) => (
            <li key={proposal.id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <span className="min-w-48 flex-1">
                <Proposed proposal={proposal} />
                <State proposal={proposal} />
              </span>
              {proposal.state === 'open' && proposal.isOwn && (
                <Button
                  look="ghost"
                  aria-label={`${m.withdrawCode()}${m.listComma()}${proposal.value}`}
                  aria-disabled={withdrawing.isPending}
                  onClick={() => !withdrawing.isPending && withdrawing.mutate(proposal)}
                >
                  {m.withdrawCode()}
                </Button>
              )}
            </li>
          ))}
        </Lines>
      )}
      {[waiting, closed].map((pages, index) => (
        <Further key={index} pages={pages} />
      ))}
      {proposing && <ProposeDialog patient={patient} {...proposing} onClose={() => setProposing(undefined)} />}
    </Panel>
  );
}

/** A proposal's status. */
function State({ proposal: { state, proposedAt, answeredAt = proposedAt, reason } }: { proposal: Proposal }) {
  const locale = useLocale();
  const date = formatDay(locale, answeredAt);
  if (state === 'accepted') return <span className="block text-sm font-semibold">{m.proposalAccepted({ date })}</span>;
  if (state === 'withdrawn') return <span className="block text-sm text-muted">{m.proposalWithdrawn({ date })}</span>;
  if (state !== 'refused')
    return <span className="block text-sm font-semibold">{m.proposalWaits({ date: formatDay(locale, proposedAt) })}</span>;
  return (
    <span className="block text-sm font-semibold">
      {m.proposalRefused({ date })} <bdi className="wrap-anywhere">{reason}</bdi>
    </span>
  );
}
