import { useQuery } from '@tanstack/react-query';
import { Ban, Check, type LucideIcon, Pause, Pill } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { qatarDate } from '#contract/base/qatar-time.ts';
import {
  type PatientPrescriptions,
  type Prescription,
  type PrescriptionStatus,
  prescriptionStatusWords,
} from '#contract/prescriptions/prescriptions.ts';
import { useAskedEntry } from '../../lib/asked-entry.ts';
import { authorText } from '../../lib/author.ts';
import { formatDate, formatTime, useLocale } from '../../lib/locale.ts';
import { entryFor, saidWord, wordFor } from '../../lib/open-words.ts';
import { besides } from '../../lib/beside.ts';
import { usePages } from '../../lib/pages.ts';
import { loadFailureText } from '../../lib/problem-text.ts';
import { said } from '../../lib/said.ts';
import { usePrescribes } from '../../lib/roster.ts';
import { useIsStaff } from '../../lib/use-session.ts';
import { patientQuery } from '../../lib/patient-queries.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { BeginsAt } from '../../ui/begins-at.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { RowAction, RowActions } from '../../ui/row-actions.tsx';
import { Lines } from '../../ui/lines.tsx';
import { Notice } from '../../ui/notice.tsx';
import { NotPermitted } from '../../ui/not-permitted.tsx';
import { Failure, Page } from '../../ui/page.tsx';
import { Placeholders } from '../../ui/page-frame.tsx';
import { Paged } from '../../ui/paged.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PaperButton } from '../../ui/paper-button.tsx';
import { PatientPage } from '../../ui/patient-banner.tsx';
import { SupplyEnded } from '../../ui/supply-ended.tsx';
import type { Tone } from '../../ui/tone.ts';
import { relationName } from '../links/relation-name.ts';
import { type ChangedStatus, ChangeDialog } from './change-dialog.tsx';
import { DeclineRepeat } from './decline-repeat.tsx';
import { currentOf, endedOn, isCurrent } from '../../lib/current-prescriptions.ts';
import { earlierPrescriptionsQuery, prescriptionsQuery } from '../../lib/prescriptions-query.ts';
import { EnteredMedicine, StoppedMedicine } from './entered-medicines.tsx';
import { MedicineRow } from './medicine-row.tsx';
import { printSheet } from './queries.ts';
import { RenewAllDialog } from './renew-all-dialog.tsx';
import { drugTitle } from '../../lib/drug-title.ts';

/** A patient's current and former prescriptions, with their sheets to hand out. */
export function PatientPrescriptionsPage() {
  const { id = '' } = useParams();
  return useIsStaff() ? <Loaded key={id} id={id} /> : <NotPermitted title={m.prescriptionsTitle()} />;
}

function Loaded({ id }: { id: string }) {
  const locale = useLocale();
  const prescribes = usePrescribes() === true;
  const patient = useQuery(patientQuery(id));
  const { data, error, refetch } = useQuery(prescriptionsQuery(id));
  const [renewing, setRenewing] = useState<readonly Prescription[]>();
  const askedEntry = useAskedEntry('prescription');
  const failed = patient.error ?? error;
  if (patient.data === undefined || data === undefined)
    return (
      <Page title={m.prescriptionsTitle()}>
        {failed === null ? (
          <Placeholders shape="lines" />
        ) : (
          <Failure text={loadFailureText(failed, m.prescriptionsFailed())} onRetry={() => Promise.all([patient.refetch(), refetch()])} />
        )}
      </Page>
    );
  const { prescriptions, entered, stopped } = data;
  const now = currentOf(prescriptions);
  const drafts = prescriptions.filter(({ status }) => status === 'draft');
  const over = prescriptions.filter((one) => !isCurrent(one) && endedOn(one) !== undefined);
  const asked = prescriptions.filter((one) => one.status !== 'draft' && !isCurrent(one) && endedOn(one) === undefined);
  const active = prescriptions.filter(({ status }) => status === 'active');
  const renewable = active.filter(isCurrent);
  const sheet = lastSheet(active);
  const sheetDay = sheet[0] && dayOf(sheet[0]);
  return (
    <PatientPage patient={patient.data} task={m.prescriptionsTitle()}>
      {drafts.length > 0 && (
        <Panel className="grid grid-cols-1 gap-3 p-5">
          <h2 className="text-lg font-semibold">{m.prescriptionDrafts()}</h2>
          <List patientId={id} prescriptions={drafts} />
        </Panel>
      )}
      <Panel className="grid grid-cols-1 gap-3 p-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-lg font-semibold">{m.prescriptionsNow()}</h2>
          <span className="flex flex-wrap gap-2">
            {sheet.length > 1 && sheetDay !== undefined && (
              <PaperButton label={m.prescriptionsPrintSheet({ date: formatDate(locale, sheetDay) })} make={() => printSheet(id, sheet)} />
            )}
            {prescribes && renewable.length > 1 && <Button onClick={() => setRenewing(renewable)}>{m.renewAll()}</Button>}
            {prescribes && (
              <Button as={Link} look="primary" to="" replace state={besides('prescription')}>
                <Pill aria-hidden="true" />
                {m.pageNewPrescription()}
              </Button>
            )}
          </span>
        </div>
        {asked.length + now.length + entered.length === 0 ? (
          <p className="text-muted">{m.prescriptionsNone()}</p>
        ) : (
          <Lines>
            {[...asked, ...now].map((one) => (
              <Line key={one.id} patientId={id} one={one} />
            ))}
            {entered.map((one) => (
              <EnteredMedicine key={one.text} patientId={id} one={one} />
            ))}
          </Lines>
        )}
      </Panel>
      {over.length > 0 && (
        <Panel className="grid grid-cols-1 gap-3 p-5">
          <h2 className="text-lg font-semibold">{m.coursesOver()}</h2>
          <List patientId={id} prescriptions={over} />
        </Panel>
      )}
      <Earlier
        patientId={id}
        shown={asked}
        stopped={stopped}
        from={prescriptions.some((one) => one.id === askedEntry) ? undefined : askedEntry}
      />
      {renewing !== undefined && <RenewAllDialog patient={patient.data} prescriptions={renewing} onClose={() => setRenewing(undefined)} />}
    </PatientPage>
  );
}

interface EarlierProps {
  readonly patientId: string;
  /** Those that stand above, because more of them is asked for. */
  readonly shown: readonly Prescription[];
  readonly stopped: PatientPrescriptions['stopped'];
  /** The prescription at which it begins, if one is asked for. */
  readonly from: string | undefined;
}

/** What is over: prescriptions by pages, and the medicines entered as text that were stopped. */
function Earlier({ patientId, shown, stopped, from }: EarlierProps) {
  const pages = usePages(earlierPrescriptionsQuery(patientId, from));
  const isOver = (one: Prescription): boolean => !shown.some(({ id }) => id === one.id);
  if (pages.rows?.length === 0 && stopped.length === 0) return null;
  return (
    <Panel className="grid grid-cols-1 gap-3 p-5" aria-label={m.prescriptionsPast()}>
      <h2 className="text-lg font-semibold">{m.prescriptionsPast()}</h2>
      {stopped.length > 0 && (
        <Lines>
          {stopped.map((one) => (
            <StoppedMedicine key={`${one.at} ${one.text}`} one={one} />
          ))}
        </Lines>
      )}
      <BeginsAt entry={from} />
      <Paged pages={pages} empty={null} failed={m.prescriptionsFailed()}>
        {(rows) => <List patientId={patientId} prescriptions={rows.filter(isOver)} />}
      </Paged>
    </Panel>
  );
}

const dayOf = ({ signedAt }: Prescription): string | undefined => signedAt && qatarDate(new Date(signedAt));

/** What was signed by one prescriber on one day, the last: it goes on one sheet. */
function lastSheet(active: readonly Prescription[]): readonly Prescription[] {
  const [last] = active.toSorted((one, other) => (other.signedAt ?? '').localeCompare(one.signedAt ?? ''));
  return active.filter((one) => last !== undefined && one.author.id === last.author.id && dayOf(one) === dayOf(last));
}

function List({ patientId, prescriptions }: { patientId: string; prescriptions: readonly Prescription[] }) {
  return (
    <Lines>
      {prescriptions.map((one) => (
        <Line key={one.id} patientId={patientId} one={one} />
      ))}
    </Lines>
  );
}

const tones = {
  draft: 'pending',
  active: 'green',
  'on-hold': 'pending',
  completed: 'none',
  stopped: 'none',
  'entered-in-error': 'red',
} as const satisfies Record<PrescriptionStatus, Tone>;

function Line({ patientId, one }: { patientId: string; one: Prescription }) {
  const locale = useLocale();
  const prescribes = usePrescribes() === true;
  const [changing, setChanging] = useState<ChangedStatus>();
  const [declining, setDeclining] = useState<Prescription['asked']>();
  const { drug, doseText, dispenseText, author, status, asked } = one;
  const ended = endedOn(one);
  const isSigned = status !== 'draft' && status !== 'entered-in-error';
  const isTaken = status === 'active' || status === 'on-hold';
  const by = { name: authorText(author.name, one.broughtIn) ?? '–', date: formatTime(locale, one.signedAt ?? one.createdAt) };
  const rarely = (icon: LucideIcon, text: string, to: ChangedStatus) => (
    <RowAction icon={icon} text={text} name={m.actionOn({ action: text, name: said(drug.name) })} does={() => setChanging(to)} />
  );
  const actions = (prescribes || status === 'active') && (
    <div className="flex flex-wrap items-center gap-2">
      {prescribes && status === 'draft' && (
        <Button as={Link} to="" replace state={besides('prescription', { kind: 'draft', earlierId: one.id })}>
          {m.prescriptionContinue()}
        </Button>
      )}
      {prescribes && status === 'draft' && <Button onClick={() => setChanging('entered-in-error')}>{m.prescriptionDiscard()}</Button>}
      {prescribes && status === 'on-hold' && (
        <Button as={Link} to="" replace state={besides('prescription', { kind: 'resume', earlierId: one.id })}>
          {m.prescriptionResume()}
        </Button>
      )}
      {prescribes && isSigned && (
        <Button as={Link} to="" replace state={besides('prescription', { kind: 'new', earlierId: one.id })}>
          {m.prescriptionRenew()}
        </Button>
      )}
      {status === 'active' && <PaperButton label={m.prescriptionsPrint()} make={() => printSheet(patientId, [one])} />}
      {prescribes && asked !== undefined && <Button onClick={() => setDeclining(asked)}>{m.repeatDecline()}</Button>}
      {prescribes && isTaken && <Button onClick={() => setChanging('stopped')}>{m.prescriptionStop()}</Button>}
      {prescribes && isSigned && (
        <RowActions label={m.rowActions({ name: said(drug.name) })}>
          {status === 'active' && rarely(Pause, m.prescriptionHold(), 'on-hold')}
          {status === 'active' && rarely(Check, m.prescriptionComplete(), 'completed')}
          {rarely(Ban, m.inError(), 'entered-in-error')}
        </RowActions>
      )}
    </div>
  );
  return (
    <MedicineRow prescriptionId={one.id} actions={actions}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">
          <bdi>{drugTitle(drug.name, drug.strength)}</bdi> {drug.form !== undefined && <bdi>{said(drug.form.name)}</bdi>}
        </span>
        {ended === undefined ? (
          <Chip tone={entryFor(tones, status) ?? 'none'}>{saidWord(prescriptionStatusWords, status)}</Chip>
        ) : (
          <SupplyEnded of={one} />
        )}
      </p>
      <p>
        {said(doseText)} · {said(dispenseText)}
      </p>
      {one.entered !== undefined && <p className="text-muted">{m.enteredFrom({ text: one.entered })}</p>}
      {one.note !== undefined && <bdi className="text-muted">{one.note}</bdi>}
      <p className="text-sm text-muted">{one.signedAt === undefined ? m.prescriptionDraftBy(by) : m.prescriptionBy(by)}</p>
      {status !== 'draft' && status !== 'active' && one.changedBy !== undefined && (
        <p className="text-sm text-muted">
          {m.prescriptionChangedBy({
            status: saidWord(prescriptionStatusWords, status),
            name: authorText(one.changedBy.name, one.changedBy.name === undefined ? one.broughtIn : undefined) ?? '–',
            date: formatTime(locale, one.changedAt),
          })}
        </p>
      )}
      {one.reason !== undefined && <bdi className="text-muted">{one.reason}</bdi>}
      {asked !== undefined && (
        <Notice tone="pending">{m.repeatAsked({ date: formatTime(locale, asked.at), who: wordFor(relationName, asked.relation) })}</Notice>
      )}
      {declining !== undefined && (
        <DeclineRepeat patientId={patientId} prescriptionId={one.id} asked={declining} onClose={() => setDeclining(undefined)} />
      )}
      {changing !== undefined && <ChangeDialog patientId={patientId} one={one} status={changing} onClose={() => setChanging(undefined)} />}
    </MedicineRow>
  );
}
