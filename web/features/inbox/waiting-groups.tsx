import { type ComponentType, useState } from 'react';
import type { Appointment } from '#contract/appointments/appointments.ts';
import { hasLapsed } from '#contract/appointments/stages.ts';
import type { UnsignedNote } from '#contract/chart/encounters.ts';
import type { LabOrder } from '#contract/laboratory/laboratory.ts';
import type { Alert } from '#contract/overview/alerts.ts';
import { nameIn } from '#contract/patient/name-in.ts';
import { titleOf } from '#contract/patient/fields.ts';
import type { PrescriptionDraft, WaitingRepeat } from '#contract/prescriptions/prescriptions.ts';
import { type OpenProposal, proposableFields } from '#contract/proposals/proposals.ts';
import { drugTitle } from '../../lib/drug-title.ts';
import { saidService } from '../../lib/appointment-words.ts';
import { prescriptionTask } from '../../lib/care-paths.ts';
import { formatDay, formatNumber, formatTime, useLocale } from '../../lib/locale.ts';
import { entryFor, wordFor } from '../../lib/open-words.ts';
import { usePages } from '../../lib/pages.ts';
import { paths } from '../../lib/paths.ts';
import { openProposalsQuery } from '../../lib/proposals.ts';
import { useOwnDuties } from '../../lib/roster.ts';
import { said } from '../../lib/said.ts';
import { useStaffName } from '../../lib/staff-name.ts';
import { useAcknowledges } from '../../lib/use-acknowledges.ts';
import { useNow } from '../../lib/use-now.ts';
import {
  alertsQuery,
  labInboxQuery,
  prescriptionDraftsQuery,
  unsignedQuery,
  verificationQuery,
  waitingRepeatsQuery,
} from '../../lib/waiting-work.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { alertSeverityName, alertSeverityTone } from '../../ui/alert-severity.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { useRequests } from './groups.ts';
import { Further } from '../../ui/paged.tsx';
import { PagedRows, type Row, Rows, useIsSettled } from './rows.tsx';
import { useHasRoom } from './use-selected.ts';

interface DialogProps {
  readonly onDone: () => void;
  readonly onClose: () => void;
}
/** What other features provide. */
export interface InboxParts {
  /** Asks what was done about an alert, and takes it off the list. */
  readonly AcknowledgeAlert: ComponentType<DialogProps & { readonly alert: Alert }>;
  /** The same of the order whose critical result an alert is about. */
  readonly AcknowledgeOrder: ComponentType<DialogProps & { readonly patientId: string; readonly orderId: string }>;
  /** The same of verified results, which need a word. */
  readonly AcknowledgeResults: ComponentType<DialogProps & { readonly order: LabOrder }>;
  /** The critical values of an order that nobody has verified. */
  readonly CriticalEntered: ComponentType<{ readonly order: LabOrder }>;
  /** The gravest results of an order. */
  readonly WorstResults: ComponentType<{ readonly order: LabOrder; readonly max?: number }>;
  /** All results of an order, beside what they were before. */
  readonly OrderPane: ComponentType<{
    readonly patientId: string;
    readonly orderId: string;
    readonly order?: LabOrder;
    readonly isSettled: boolean;
  }>;
  /** What must be known of a patient before deciding about a finding. */
  readonly BeforeDeciding: ComponentType<{ readonly patientId: string; readonly isSettled: boolean }>;
  /** What can be done with an appointment that a patient asked for. */
  readonly Asked: ComponentType<{ readonly appointment: Appointment }>;
  /** The proposals for one record, to accept or decline. */
  readonly ProposalsOf: ComponentType<{ readonly patientId: string }>;
}

const nothing = () => undefined;

/** The open alerts, the gravest first. What a prescriber does about a critical result is recorded with the order, once. */
export function Critical({ AcknowledgeAlert, AcknowledgeOrder, OrderPane, BeforeDeciding }: InboxParts) {
  const locale = useLocale();
  const pages = usePages(alertsQuery);
  const acknowledges = useAcknowledges();
  const [chosen, setChosen] = useState<Alert>();
  const close = () => setChosen(undefined);
  const rowOf = (alert: Alert): Row => {
    const name = nameIn(alert.patient, locale);
    return {
      id: alert.id,
      title: (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {said(alert.message)}
          <Chip tone={entryFor(alertSeverityTone, alert.severity) ?? 'none'}>{wordFor(alertSeverityName, alert.severity)}</Chip>
        </span>
      ),
      name,
      to: alert.orderId === undefined ? paths.chart(alert.patient.id) : paths.labOrder(alert.patient.id, alert.orderId),
      about: name,
      details: formatTime(locale, alert.raisedAt),
      act: acknowledges(alert) ? { name: m.acknowledge(), run: () => setChosen(alert) } : undefined,
      pane: {
        finding: <span className="block text-danger">{said(alert.message)}</span>,
        details: formatTime(locale, alert.raisedAt),
        shown: <AlertPane alert={alert} OrderPane={OrderPane} BeforeDeciding={BeforeDeciding} />,
      },
    };
  };
  return (
    <>
      <PagedRows pages={pages} failed={m.alertsFailed()}>
        {(alerts) => alerts.map(rowOf)}
      </PagedRows>
      {chosen?.orderId !== undefined && (
        <AcknowledgeOrder patientId={chosen.patient.id} orderId={chosen.orderId} onDone={nothing} onClose={close} />
      )}
      {chosen !== undefined && chosen.orderId === undefined && <AcknowledgeAlert alert={chosen} onDone={nothing} onClose={close} />}
    </>
  );
}

function AlertPane({
  alert: { patient, orderId },
  OrderPane,
  BeforeDeciding,
}: Pick<InboxParts, 'OrderPane' | 'BeforeDeciding'> & { readonly alert: Alert }) {
  const isSettled = useIsSettled();
  return (
    <>
      <BeforeDeciding patientId={patient.id} isSettled={isSettled} />
      {orderId !== undefined && <OrderPane patientId={patient.id} orderId={orderId} isSettled={isSettled} />}
    </>
  );
}

const ResultPane = ({ order, OrderPane }: Pick<InboxParts, 'OrderPane'> & { readonly order: LabOrder }) => (
  <OrderPane patientId={order.patient.id} orderId={order.id} order={order} isSettled={useIsSettled()} />
);

/** How many results a row names whose pane shows all of them. */
const shownBesidePane = 2;

/** Results that await the user: colleagues' escalated critical ones, then their own, worst first. */
export function Results({ AcknowledgeResults, WorstResults, OrderPane }: InboxParts) {
  const locale = useLocale();
  const pages = usePages(labInboxQuery);
  const { id, has } = useOwnDuties();
  const staffName = useStaffName();
  const hasRoom = useHasRoom();
  const [chosen, setChosen] = useState<LabOrder>();
  const rowOf = (order: LabOrder): Row => {
    const isOfOther = order.orderedBy !== id;
    const name = nameIn(order.patient, locale);
    return {
      id: order.id,
      title: <WorstResults order={order} {...(hasRoom && { max: shownBesidePane })} />,
      name,
      to: paths.labOrder(order.patient.id, order.id),
      about: name,
      details: [
        order.waitingSince === undefined ? [] : m.labWaiting({ time: formatTime(locale, order.waitingSince) }),
        isOfOther ? `${m.labOrderedBy()}: ${staffName(order.orderedBy)}` : [],
      ]
        .flat()
        .join(' · '),
      act: has('prescriber') ? { name: m.acknowledge(), run: () => setChosen(order) } : undefined,
      pane: {
        details: [
          order.waitingSince === undefined ? [] : formatTime(locale, order.waitingSince),
          isOfOther ? staffName(order.orderedBy) : [],
        ]
          .flat()
          .join(' · '),
        shown: <ResultPane order={order} OrderPane={OrderPane} />,
      },
    };
  };
  return (
    <>
      <PagedRows pages={pages} failed={m.labInboxFailed()}>
        {(orders) => orders.map(rowOf)}
      </PagedRows>
      {chosen !== undefined && <AcknowledgeResults order={chosen} onDone={nothing} onClose={() => setChosen(undefined)} />}
    </>
  );
}

/** Results that colleagues entered and the user may verify, on the order's page; critical ones first. */
export function Verification({ CriticalEntered }: InboxParts) {
  const locale = useLocale();
  const { id } = useOwnDuties();
  const rowOf = (order: LabOrder): Row => {
    const name = nameIn(order.patient, locale);
    const count = order.results.filter(({ entered }) => entered !== undefined && entered.enteredBy !== id).length;
    return {
      id: order.id,
      title: <CriticalEntered order={order} />,
      name,
      to: paths.labOrder(order.patient.id, order.id),
      about: name,
      details: `${m.labVerifyCount({ count: formatNumber(locale, count) })} · ${formatTime(locale, order.orderedAt)}`,
    };
  };
  return (
    <PagedRows pages={usePages(verificationQuery)} failed={m.labBenchFailed()}>
      {(orders) => orders.map(rowOf)}
    </PagedRows>
  );
}

/** The user's unsigned notes. */
export function Notes() {
  const locale = useLocale();
  const rowOf = ({ encounterId, patient, service, startedAt }: UnsignedNote): Row => {
    const name = nameIn(patient, locale);
    return {
      id: encounterId,
      name,
      to: paths.visit(patient.id, encounterId),
      about: name,
      details: `${saidService(service)} · ${formatTime(locale, startedAt)}`,
    };
  };
  return (
    <PagedRows pages={usePages(unsignedQuery)} failed={m.notesUnsignedFailed()}>
      {(notes) => notes.map(rowOf)}
    </PagedRows>
  );
}

/** The user's unsigned prescriptions. */
export function Drafts() {
  const locale = useLocale();
  const rowOf = ({ id, patient, drug, doseText, changedAt }: PrescriptionDraft): Row => {
    const name = nameIn(patient, locale);
    return {
      id,
      title: (
        <span className="wrap-anywhere">
          <bdi>{drugTitle(drug.name, drug.strength)}</bdi> · {said(doseText)}
        </span>
      ),
      name,
      to: prescriptionTask(patient.id, 'draft', id),
      about: name,
      details: formatTime(locale, changedAt),
    };
  };
  return (
    <PagedRows pages={usePages(prescriptionDraftsQuery)} failed={m.prescriptionDraftsFailed()}>
      {(drafts) => drafts.map(rowOf)}
    </PagedRows>
  );
}

/** Patients' requests for more of a medicine, the longest waiting first. They are answered on the patient's page, with all that is prescribed in view. */
export function Repeats() {
  const locale = useLocale();
  const rowOf = ({ id, patient, drug, doseText, asked }: WaitingRepeat): Row => {
    const name = nameIn(patient, locale);
    return {
      id,
      title: (
        <span className="wrap-anywhere">
          <bdi className="font-semibold">{drugTitle(drug.name, drug.strength)}</bdi> · {said(doseText)}
        </span>
      ),
      name,
      to: paths.prescriptions(patient.id),
      about: name,
      details: formatTime(locale, asked.at),
    };
  };
  return (
    <PagedRows pages={usePages(waitingRepeatsQuery)} failed={m.prescriptionsFailed()}>
      {(repeats) => repeats.map(rowOf)}
    </PagedRows>
  );
}

/** The appointments that patients asked for, by time, also those whose time passed without an answer; a row opens what can be done. */
export function Requests({ Asked }: Pick<InboxParts, 'Asked'>) {
  const locale = useLocale();
  const pages = useRequests();
  const now = useNow();
  const rows = pages.rows?.map((appointment): Row => {
    const { id, patient, clinician, service, startsAt, createdAt } = appointment;
    const name = nameIn(patient, locale);
    return {
      id,
      title: (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {[startsAt === undefined ? [] : formatTime(locale, startsAt), clinician?.name ? said(clinician.name) : [], saidService(service)]
            .flat()
            .join(' · ')}
          {hasLapsed(appointment, now) && <Chip tone="red">{m.inboxRequestPast()}</Chip>}
        </span>
      ),
      name,
      to: paths.patient(patient.id),
      about: name,
      details: m.inboxAskedAt({ time: formatTime(locale, createdAt) }),
      more: (
        <span data-act-in>
          <Asked appointment={appointment} />
        </span>
      ),
    };
  });
  return (
    <Rows rows={rows} failure={pages.error === null ? undefined : m.scheduleFailed()} onRetry={pages.retry}>
      <Further pages={pages} more={m.pagesMore()} />
    </Rows>
  );
}

const fieldName = ({ field }: OpenProposal): string => {
  const known = proposableFields.find((one) => one === field);
  return known === undefined ? field : said(titleOf(known));
};

/** Patients' unanswered proposals, one row for each record, the longest wait first; a row opens them to be answered here. */
export function Proposals({ ProposalsOf }: Pick<InboxParts, 'ProposalsOf'>) {
  const locale = useLocale();
  const [opened, setOpened] = useState<string>();
  const rowsOf = (proposals: readonly OpenProposal[]): Row[] => {
    const [first] = proposals;
    if (first === undefined) return [];
    const { id, ...patient } = first.patient;
    const name = nameIn(patient, locale);
    const isOpen = opened === id;
    return [
      {
        id,
        title: <span className="font-semibold">{[...new Set(proposals.map(fieldName))].join(m.listComma())}</span>,
        name,
        to: paths.patient(id),
        about: name,
        details: formatDay(locale, first.proposedAt),
        more: (
          <Button
            data-act
            aria-expanded={isOpen}
            aria-label={`${m.inboxAnswer()}${m.listComma()}${name}`}
            onClick={() => setOpened(isOpen ? undefined : id)}
          >
            {m.inboxAnswer()}
          </Button>
        ),
        below: isOpen && <ProposalsOf patientId={id} />,
      },
    ];
  };
  return (
    <PagedRows pages={usePages(openProposalsQuery)} failed={m.proposalsFailed()}>
      {(all) => [...Map.groupBy(all, ({ patient }) => patient.id).values()].flatMap(rowsOf)}
    </PagedRows>
  );
}
