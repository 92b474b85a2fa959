import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import type { Patient } from '#contract/patient/patient.ts';
import { clinicalFields } from '#contract/patient/places.ts';
import { type Proposal, isListed, proposableFields } from '#contract/proposals/proposals.ts';
import { formatDay, formatNumber, useLocale } from '../../lib/locale.ts';
import { wordFor } from '../../lib/open-words.ts';
import { usePages } from '../../lib/pages.ts';
import { failureText } from '../../lib/problem-text.ts';
import { useWritesChart } from '../../lib/roster.ts';
import { answerProposal, proposalsChanged, proposalsQuery } from '../../lib/proposals.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { ReasonDialog } from '../../ui/entry-dialog.tsx';
import { Lines } from '../../ui/lines.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Further } from '../../ui/paged.tsx';
import { Panel } from '../../ui/panel.tsx';
import { relationName } from '../links/relation-name.ts';
import { FieldText } from './field-text.tsx';
import { fieldIn } from './patient-form.ts';
import { Proposed } from './proposed.tsx';

/** Accepts a proposal. Errors are shown above the list, because the cause may also remove the line. */
function useAccepting(patientId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (proposal: Proposal) => answerProposal(patientId, proposal, { state: 'accepted' }),
    onSuccess: () => toast.success(m.proposalTaken()),
    onSettled: () => proposalsChanged(queryClient, patientId),
  });
}

/** So many are read at a glance; more wait folded, so that the record stays in sight. */
const unfolded = 2;

interface ProposalsOfRecordProps {
  readonly patient: Patient;
  /** Whether many are folded, where the record itself is below them. */
  readonly folds?: boolean;
}

/** Open proposals for one record, for staff; nothing if there are none. */
export function ProposalsOfRecord({ patient, folds = false }: ProposalsOfRecordProps) {
  const locale = useLocale();
  const pages = usePages(proposalsQuery(patient.id, 'open'));
  const accepting = useAccepting(patient.id);
  const waiting = (pages.rows ?? []).filter(({ state }) => state === 'open').toReversed();
  if (waiting.length === 0 && !accepting.isError) return null;
  const all = (
    <>
      <p className="text-sm text-muted">{m.proposalsStaffHint()}</p>
      {waiting.length > 0 && (
        <Lines>
          {waiting.map((proposal) => (
            <Waiting key={proposal.id} patient={patient} proposal={proposal} accepting={accepting} />
          ))}
        </Lines>
      )}
      {waiting.length > 0 && <Further pages={pages} />}
    </>
  );
  return (
    <Panel className="grid gap-3 p-5" aria-label={m.proposals()}>
      <h2 className="text-lg font-semibold">{m.proposals()}</h2>
      {accepting.isError && <Notice>{failureText(accepting.error, m.entryFailed())}</Notice>}
      {folds && waiting.length > unfolded ? (
        <Disclosure summary={m.proposalsWaiting({ count: formatNumber(locale, pages.total ?? waiting.length) })}>{all}</Disclosure>
      ) : (
        all
      )}
    </Panel>
  );
}

interface WaitingProps {
  readonly patient: Patient;
  readonly proposal: Proposal;
  readonly accepting: ReturnType<typeof useAccepting>;
}

function Waiting({ patient, proposal, accepting }: WaitingProps) {
  const locale = useLocale();
  const [isDeclining, setIsDeclining] = useState(false);
  const field = proposableFields.find((one) => one === proposal.field);
  const writesChart = useWritesChart();
  const isForOthers = !writesChart && clinicalFields.some((name) => name === field);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="min-w-48 flex-1">
        <Proposed proposal={proposal} />
        {field !== undefined && !isListed(field) && (
          <span className="block text-sm">
            {m.proposalNow()} <FieldText name={field} value={fieldIn(field, patient)} />
          </span>
        )}
        <span className="block text-sm text-muted">
          {wordFor(relationName, proposal.relation)} · {formatDay(locale, proposal.proposedAt)}
        </span>
      </span>
      {isForOthers ? (
        <span className="text-sm text-muted">{m.chartDutiesOnly()}</span>
      ) : (
        <span className="flex flex-wrap gap-2">
          <Button
            look="primary"
            aria-label={`${m.proposalAccept()}${m.listComma()}${proposal.value}`}
            aria-disabled={accepting.isPending}
            onClick={() => !accepting.isPending && accepting.mutate(proposal)}
          >
            {m.proposalAccept()}
          </Button>
          <Button aria-label={`${m.proposalDecline()}${m.listComma()}${proposal.value}`} onClick={() => setIsDeclining(true)}>
            {m.proposalDecline()}
          </Button>
        </span>
      )}
      {isDeclining && (
        <ReasonDialog
          changed={(changed) => proposalsChanged(changed, patient.id)}
          title={m.proposalDecline()}
          texts={[m.proposalDeclineText()]}
          action={m.proposalDecline()}
          done={m.proposalDeclined()}
          send={(reason) => answerProposal(patient.id, proposal, { state: 'refused', reason })}
          onClose={() => setIsDeclining(false)}
        />
      )}
    </li>
  );
}
