import { X } from 'lucide-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { Navigate, useParams } from 'react-router-dom';
import { careLimits } from '#contract/base/care-limits.ts';
import { enteredInError } from '#contract/chart/entry.ts';
import { type LabOrder, isCritical, isRevised } from '#contract/laboratory/laboratory.ts';
import { rangeSource } from '#contract/laboratory/catalogue/catalogue.ts';
import { specimens as specimenNames } from '#contract/laboratory/catalogue/shape.ts';
import type { Patient } from '#contract/patient/patient.ts';
import { call } from '../../lib/api.ts';
import { authorText } from '../../lib/author.ts';
import { formatNumber, formatTime, useLocale } from '../../lib/locale.ts';
import { saidWord } from '../../lib/open-words.ts';
import { mergedInto } from '../../lib/merged.ts';
import { paths } from '../../lib/paths.ts';
import { patientQuery } from '../../lib/patient-queries.ts';
import { failureText, loadFailureText } from '../../lib/problem-text.ts';
import { said } from '../../lib/said.ts';
import { useStaffName } from '../../lib/staff-name.ts';
import { useIsStaff } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { Locale } from '../../i18n/paraglide/runtime.js';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Lines } from '../../ui/lines.tsx';
import { NotPermitted } from '../../ui/not-permitted.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Failure, Page } from '../../ui/page.tsx';
import { Placeholders } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RowAction, RowActions } from '../../ui/row-actions.tsx';
import { PaperButton, asPaper } from '../../ui/paper-button.tsx';
import { PatientPage } from '../../ui/patient-banner.tsx';
import { useOwnDuties } from '../../lib/roster.ts';
import { AcknowledgeDialog, AskDialog } from './ask-dialog.tsx';
import { changeOrder, collect, labChanged, orderQuery, orderWritten, receive, verifyResults } from './queries.ts';
import { Results } from './results.tsx';
import { CriticalEntered, OrderChip, PriorityChip, SpecimenChip, WorstResults } from './words.tsx';

/** One order: its specimens, its results, and what the signed-in person may do next. */
export function LabOrderPage() {
  const { id = '', orderId = '' } = useParams();
  const isStaff = useIsStaff();
  const patient = useQuery({ ...patientQuery(id), enabled: isStaff });
  const order = useQuery({ ...orderQuery(id, orderId), enabled: isStaff });
  if (!isStaff) return <NotPermitted title={m.labOrder()} text={m.staffOnlyText()} />;
  if (patient.data && order.data) return <Order patient={patient.data} order={order.data} />;
  const error = patient.error ?? order.error;
  // The label of a specimen may name a record that was merged since.
  const into = mergedInto(error);
  if (into !== undefined) return <Navigate replace to={paths.labOrder(into, orderId)} />;
  const retry = () => Promise.all([patient.refetch(), order.refetch()]);
  return (
    <Page title={m.labOrder()}>
      {error ? <Failure text={loadFailureText(error, m.labOrderNotFound())} onRetry={retry} /> : <Placeholders shape="record" />}
    </Page>
  );
}

const make = (paper: 'papers.laboratory' | 'papers.labels', { id: orderId, patient: { id } }: LabOrder, language: Locale) =>
  call(paper, { ...asPaper, params: { id, orderId }, query: { language } });

function Order({ patient, order }: { patient: Patient; order: LabOrder }) {
  const locale = useLocale();
  const queryClient = useQueryClient();
  const nameOf = useStaffName();
  const { id: own, has } = useOwnDuties();
  const [asking, setAsking] = useState<'revoked' | 'entered-in-error' | 'acknowledge'>();
  const step = useMutation({
    mutationFn: (take: () => Promise<LabOrder>) => take(),
    onSuccess: (written) => orderWritten(queryClient, written),
    onError: () => labChanged(queryClient),
  });
  const toVerify = order.results.flatMap(({ test, entered }) => (entered !== undefined && entered.enteredBy !== own ? [test] : []));
  const critical = order.results.filter(({ test, entered }) => toVerify.includes(test) && isCritical(entered?.flag)).length;
  const isOwnPending = order.results.some(({ entered }) => entered?.enteredBy === own);
  const isPrescriber = has('prescriber');
  const close = () => setAsking(undefined);
  // What comes first stands first: without a specimen there is no result.
  const isTaken = order.status !== 'active' || order.specimens.every(({ status }) => status === 'received');
  const specimens = <Specimens order={order} take={(one) => step.mutate(one)} isBusy={step.isPending} />;
  return (
    <PatientPage
      patient={patient}
      task={m.labOrder()}
      actions={
        <span className="flex flex-wrap gap-2">
          <BackLink to={paths.patientLabs(patient.id)}>{m.labOfPatient()}</BackLink>
          {order.status !== enteredInError && order.results.some(({ verified }) => verified !== undefined) && (
            <PaperButton label={m.labPrint()} make={() => make('papers.laboratory', order, locale)} />
          )}
          {isPrescriber && order.status === 'draft' && (
            <Button
              look="primary"
              aria-disabled={step.isPending}
              onClick={() => step.mutate(() => changeOrder(order, { status: 'active' }))}
            >
              {m.labSend()}
            </Button>
          )}
          {isPrescriber && (order.status === 'draft' || order.status === 'active') && (
            <Button look="danger-soft" onClick={() => setAsking('revoked')}>
              {m.labRevoke()}
            </Button>
          )}
          {isPrescriber && order.status === 'completed' && (
            <RowActions label={m.actionOn({ action: m.columnActions(), name: m.labOrder() })}>
              <RowAction icon={X} text={m.labMarkError()} name={m.labMarkError()} does={() => setAsking('entered-in-error')} />
            </RowActions>
          )}
        </span>
      }
    >
      {step.isError && <Notice>{failureText(step.error, m.labSaveFailed())}</Notice>}
      {order.waitingSince !== undefined && (
        <Notice
          as="div"
          tone={order.criticalSince === undefined ? 'accent' : 'red'}
          className="flex flex-wrap items-center justify-between gap-3"
        >
          <div className="grid gap-1">
            <span>{m.labWaiting({ time: formatTime(locale, order.waitingSince) })}</span>
            {(order.criticalSince !== undefined || order.results.some((one) => isRevised(order, one))) && <WorstResults order={order} />}
          </div>
          {isPrescriber && (
            <Button look="primary" onClick={() => setAsking('acknowledge')}>
              {m.acknowledge()}
            </Button>
          )}
        </Notice>
      )}
      {order.criticalSince !== undefined && has('laboratory') && (
        <Notice as="div" tone="red">
          <strong>{m.labPhoneNow()}</strong> <bdi>{nameOf(order.orderedBy)}</bdi>
        </Notice>
      )}
      {isTaken || specimens}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Panel id="results" tabIndex={-1} className="grid gap-4 p-5" aria-label={m.labResults()}>
          <h2 className="text-lg font-semibold">{m.labResults()}</h2>
          {has('laboratory') && toVerify.length > 0 && (
            <Notice as="div" tone={critical > 0 ? 'red' : 'accent'} className="flex flex-wrap items-center justify-between gap-3">
              <div className="grid gap-1">
                <span>
                  {critical === 0
                    ? m.labVerifyCount({ count: formatNumber(locale, toVerify.length) })
                    : m.labVerifyCritical({ count: formatNumber(locale, toVerify.length), critical: formatNumber(locale, critical) })}
                </span>
                {/* Among many values they would be below the fold. */}
                {critical > 0 && <CriticalEntered order={order} />}
              </div>
              <Button
                look="primary"
                aria-disabled={step.isPending}
                onClick={() => {
                  if (!step.isPending)
                    step.mutate(() => verifyResults(order, toVerify), { onSuccess: () => toast.success(m.labVerified()) });
                }}
              >
                {m.labVerify()}
              </Button>
            </Notice>
          )}
          {has('laboratory') && isOwnPending && <p className="text-muted">{m.labEnteredByYou()}</p>}
          <Results order={order} patient={patient} canEnter={has('laboratory')} />
          <p className="text-sm text-muted">{said(rangeSource)}</p>
        </Panel>
        <div className="grid gap-5">
          <Panel className="p-5" aria-label={m.labOrder()}>
            <p className="mb-3 flex flex-wrap items-center gap-2">
              <OrderChip status={order.status} /> <PriorityChip priority={order.priority} />
            </p>
            <Facts>
              <Fact name={m.labOrderedBy()}>
                <bdi>{authorText(undefined, order.broughtIn) ?? nameOf(order.orderedBy)}</bdi>
              </Fact>
              <Fact name={m.labOrderedAt()}>{formatTime(locale, order.orderedAt)}</Fact>
              {[
                [m.labNote(), order.note],
                [m.labRepeatReason(), order.repeatReason],
                [m.labReason(), order.statusReason],
              ].map(
                ([name = '', text]) =>
                  text !== undefined && (
                    <Fact key={name} name={name}>
                      <bdi className="whitespace-pre-line">{text}</bdi>
                    </Fact>
                  ),
              )}
              {order.acknowledgements.map(({ by, at, done }) => (
                <Fact key={at} name={m.labAcknowledgedBy({ name: nameOf(by), time: formatTime(locale, at) })}>
                  <bdi>{done}</bdi>
                </Fact>
              ))}
            </Facts>
          </Panel>
          {isTaken && specimens}
        </div>
      </div>
      {asking === 'acknowledge' && (
        <AcknowledgeDialog order={order} onDone={() => document.getElementById('results')?.focus()} onClose={close} />
      )}
      {(asking === 'revoked' || asking === 'entered-in-error') && (
        <AskDialog
          title={asking === 'revoked' ? m.labRevoke() : m.labMarkError()}
          label={m.labReason()}
          max={careLimits.labReason}
          action={asking === 'revoked' ? m.labRevoke() : m.labMarkError()}
          dangerous
          send={(reason) => changeOrder(order, { status: asking, reason })}
          onClose={close}
        />
      )}
    </PatientPage>
  );
}

interface SpecimensProps {
  readonly order: LabOrder;
  readonly take: (step: () => Promise<LabOrder>) => void;
  readonly isBusy: boolean;
}

/** The specimens that an order needs, each with its next step. */
function Specimens({ order, take, isBusy }: SpecimensProps) {
  const locale = useLocale();
  const { has } = useOwnDuties();
  const nameOf = useStaffName();
  type Kind = keyof typeof specimenNames;
  const [rejecting, setRejecting] = useState<Kind>();
  const mayCollect = has('nurse') || has('laboratory') || has('prescriber');
  return (
    <Panel className="grid gap-3 p-5">
      <h2 className="text-lg font-semibold">{m.labSpecimens()}</h2>
      {mayCollect && order.status === 'active' && (
        <span className="flex flex-wrap gap-2">
          <PaperButton label={m.labLabels()} make={() => make('papers.labels', order, locale)} />
        </span>
      )}
      <Lines>
        {order.specimens.map(({ kind, status, collectedAt, collectedBy, rejectedReason }) => {
          const name = saidWord(specimenNames, kind);
          const known = Object.hasOwn(specimenNames, kind) ? (kind as Kind) : undefined;
          const act = (action: string, does: () => void) => (
            <Button aria-label={m.labOfSpecimen({ action, specimen: name })} aria-disabled={isBusy} onClick={() => isBusy || does()}>
              {action}
            </Button>
          );
          return (
            <li key={kind} className="grid gap-2">
              <span className="flex flex-wrap items-center justify-between gap-2">
                <span className="font-medium">{name}</span>
                <SpecimenChip status={status} />
              </span>
              {collectedAt !== undefined && (
                <span className="text-sm text-muted">
                  {formatTime(locale, collectedAt)} · <bdi>{nameOf(collectedBy ?? '')}</bdi>
                </span>
              )}
              {status === 'rejected' && <bdi className="text-sm">{rejectedReason}</bdi>}
              {order.status === 'active' && known !== undefined && (
                <span className="flex flex-wrap gap-2">
                  {mayCollect &&
                    (status === 'awaited' || status === 'rejected') &&
                    act(m.labCollect(), () => take(() => collect(order, { specimen: known })))}
                  {has('laboratory') &&
                    status === 'collected' &&
                    act(m.labReceive(), () => take(() => receive(order, { specimen: known, status: 'received' })))}
                  {has('laboratory') && (status === 'collected' || status === 'received') && act(m.labReject(), () => setRejecting(known))}
                </span>
              )}
            </li>
          );
        })}
      </Lines>
      {rejecting !== undefined && (
        <AskDialog
          title={m.labOfSpecimen({ action: m.labReject(), specimen: saidWord(specimenNames, rejecting) })}
          label={m.labReason()}
          max={careLimits.labReason}
          action={m.labReject()}
          dangerous
          send={(reason) => receive(order, { specimen: rejecting, status: 'rejected', reason })}
          onClose={() => setRejecting(undefined)}
        />
      )}
    </Panel>
  );
}
