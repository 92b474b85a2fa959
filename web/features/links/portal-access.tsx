import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import type { LinkCode, PatientLink } from '#contract/links/links.ts';
import type { Patient } from '#contract/patient/patient.ts';
import { ApiError } from '../../lib/api.ts';
import { arriving } from '../../lib/arriving.tsx';
import { formatNumber, formatTime, useLocale } from '../../lib/locale.ts';
import { wordFor } from '../../lib/open-words.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Lines } from '../../ui/lines.tsx';
import { Failure } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { failureText } from '../../lib/problem-text.ts';
import { EndLinkDialog } from './end-link-dialog.tsx';
import { LinkTerms } from './link-terms.tsx';
import { patientLinksQuery, undoLink, withdrawCode } from './queries.ts';
import { relationName } from './relation-name.ts';

const IssueDialog = arriving(
  async () => (await import('./issue-dialog.tsx')).IssueDialog,
  () => null,
);

/** For staff: the accounts that can see a patient's record, the open codes, and a way to issue another. */
export function PortalAccess({ patient }: { patient: Patient }) {
  const { data, isError, refetch } = useQuery(patientLinksQuery(patient.id));
  const [issuing, setIssuing] = useState(false);
  return (
    <Panel className="grid gap-4 p-5">
      <div className="grid gap-1">
        <h2 className="text-lg font-semibold">{m.portalAccess()}</h2>
        <p className="text-sm text-muted">{m.portalAccessHint()}</p>
      </div>
      {isError ? (
        <Failure text={m.portalAccessFailed()} onRetry={refetch} />
      ) : data === undefined ? (
        <Skeleton className="h-10" />
      ) : (
        <>
          {data.links.length === 0 ? (
            <p className="text-muted">{m.portalNobody()}</p>
          ) : (
            <Lines>
              {data.links.map((link) => (
                <LinkLine key={link.id} patientId={patient.id} link={link} />
              ))}
            </Lines>
          )}
          {data.codes.length > 0 && (
            <>
              <h3 className="font-semibold">{m.openCodes()}</h3>
              <Lines>
                {data.codes.map((code) => (
                  <CodeLine key={code.relation} patientId={patient.id} code={code} />
                ))}
              </Lines>
            </>
          )}
          <Button className="justify-self-start" onClick={() => setIssuing(true)}>
            <KeyRound aria-hidden="true" />
            {m.issueCode()}
          </Button>
        </>
      )}
      {issuing && <IssueDialog patient={patient} onClose={() => setIssuing(false)} />}
    </Panel>
  );
}

function LinkLine({ patientId, link }: { patientId: string; link: PatientLink }) {
  const queryClient = useQueryClient();
  const [undoing, setUndoing] = useState(false);
  const { account, reason } = link;
  const name = account.name || account.email || m.accountGone();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="min-w-0 flex-1">
        <span className="block font-semibold break-words">
          <bdi>{name}</bdi>
        </span>
        {account.email !== undefined && account.email !== name && (
          <span className="block text-sm text-muted">
            <bdi className="break-all">{account.email}</bdi>
          </span>
        )}
        <LinkTerms link={link} />
        {reason !== undefined && (
          <span className="block text-sm text-muted">
            <bdi>{reason}</bdi>
          </span>
        )}
      </span>
      <Button look="danger-soft" aria-label={m.undoLinkOf({ name })} onClick={() => setUndoing(true)}>
        {m.undoLink()}
      </Button>
      {undoing && (
        <EndLinkDialog
          said={{
            title: m.undoLinkTitle({ name }),
            text: m.undoLinkText(),
            action: m.undoLink(),
            done: m.linkUndone(),
            failed: m.undoLinkFailed(),
          }}
          end={() => undoLink(patientId, link.id)}
          onEnded={() => queryClient.invalidateQueries(patientLinksQuery(patientId))}
          onClose={() => setUndoing(false)}
        />
      )}
    </li>
  );
}

function CodeLine({ patientId, code: { relation, issuedAt, expiresAt, attemptsLeft } }: { patientId: string; code: LinkCode }) {
  const locale = useLocale();
  const queryClient = useQueryClient();
  const withdrawing = useMutation({
    mutationFn: () => withdrawCode(patientId, relation),
    onSuccess: () => toast.success(m.codeWithdrawn()),
    onError: (error) => {
      if (!(error instanceof ApiError && error.status === 404)) toast.error(failureText(error, m.withdrawCodeFailed()));
    },
    onSettled: () => queryClient.invalidateQueries(patientLinksQuery(patientId)),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{wordFor(relationName, relation)}</span>
        <span className="block text-sm text-muted">
          {m.openCodeTimes({ issued: formatTime(locale, issuedAt), expires: formatTime(locale, expiresAt) })}
        </span>
        <span className="block text-sm text-muted">
          {attemptsLeft > 0 ? m.codeAttempts({ count: formatNumber(locale, attemptsLeft) }) : m.codeLocked()}
        </span>
      </span>
      <Button
        look="ghost"
        aria-label={m.withdrawCodeOf({ relation: wordFor(relationName, relation) })}
        disabled={withdrawing.isPending}
        onClick={() => withdrawing.mutate()}
      >
        {m.withdrawCode()}
      </Button>
    </li>
  );
}
