import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { Prescription, PrescriptionStatus } from '#contract/prescriptions/prescriptions.ts';
import { formatDate, useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { namesOf } from '../../lib/person.ts';
import { loadFailureText } from '../../lib/problem-text.ts';
import { useFound } from '../../lib/use-found.ts';
import { usePrescribes } from '../../lib/roster.ts';
import { patientQuery, patientSuggestionsQuery } from '../../lib/patient-queries.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Notice } from '../../ui/notice.tsx';
import { NotPermitted } from '../../ui/not-permitted.tsx';
import { Failure, Page } from '../../ui/page.tsx';
import { Placeholders } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ProposedAllergies } from '../../ui/proposed-allergies.tsx';
import { PatientPage } from '../../ui/patient-banner.tsx';
import { AddAllergy } from '../../ui/allergy-dialog.tsx';
import { type Task, emptyDraft, filledAs } from './prescription-form.ts';
import { PrescriptionForm } from './prescription-form-view.tsx';
import { formularyQuery, prescriptionsQuery } from './queries.ts';
import { SearchField } from './search-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** Prescribes a medicine: patient, medicine, dose, findings, signature. The patient, and a prescription to renew, are in the address. */
export function NewPrescriptionPage() {
  const [query] = useSearchParams();
  const patientId = query.get('patientId');
  const kind = query.has('draft') ? 'draft' : query.has('resume') ? 'resume' : 'new';
  const earlierId = query.get(kind === 'new' ? 'prior' : kind) ?? undefined;
  if (usePrescribes() === false) return <NotPermitted title={m.pageNewPrescription()} text={m.prescribeNotPrescriber()} />;
  return patientId === null ? (
    <ChoosePatient />
  ) : (
    <ForPatient key={`${patientId} ${kind} ${earlierId}`} patientId={patientId} kind={kind} earlierId={earlierId} />
  );
}

function ChoosePatient() {
  const locale = useLocale();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const found = useFound(text, patientSuggestionsQuery)?.patients;
  return (
    <Page title={m.pageNewPrescription()}>
      <Panel className="grid grid-cols-1 gap-4 p-5">
        <SearchField
          id="patient"
          label={m.prescribePatient()}
          hint={m.prescribePatientHint()}
          text={text}
          onText={setText}
          suggestions={found?.map((patient) => ({
            id: patient.id,
            content: (
              <>
                <bdi>{namesOf(patient, locale).name}</bdi>{' '}
                <bdi className="text-sm font-normal text-muted">{formatDate(locale, patient.personalInfo.dateOfBirth)}</bdi>
              </>
            ),
          }))}
          onChoose={({ id }) => void navigate(paths.newPrescriptionFor(id))}
        />
      </Panel>
    </Page>
  );
}

interface ForPatientProps {
  readonly patientId: string;
  readonly kind: Task['kind'];
  /** The prescription to renew, continue or resume. */
  readonly earlierId: string | undefined;
}

/** The status that a draft or a prescription must still have to be continued or resumed. */
const needed = { draft: 'draft', resume: 'on-hold' } as const satisfies Partial<Record<Task['kind'], PrescriptionStatus>>;

function ForPatient({ patientId, kind, earlierId }: ForPatientProps) {
  const navigate = useNavigate();
  const patient = useQuery(patientQuery(patientId));
  const earlier = useQuery({ ...prescriptionsQuery(patientId), enabled: earlierId !== undefined });
  // As loaded when the page opened: a refetch after the signature would report that it is gone.
  const [opened, setOpened] = useState<Prescription>();
  const read = earlier.data?.prescriptions.find(({ id }) => id === earlierId);
  if (opened === undefined && read !== undefined && earlier.isFetchedAfterMount) setOpened(read);
  const one = opened ?? read;
  const isCoded = one?.drug.ingredientId !== undefined;
  const entries = useQuery({ ...formularyQuery(one?.drug.name.en ?? ''), enabled: isCoded });
  const error = patient.error ?? earlier.error ?? entries.error;
  const isReady = earlierId === undefined || (earlier.isFetchedAfterMount && (!isCoded || entries.data !== undefined));
  if (patient.data === undefined || !isReady)
    return (
      <Page title={m.pageNewPrescription()}>
        {error === null ? (
          <Placeholders shape="form" />
        ) : (
          <Failure
            text={loadFailureText(error, m.patientFailed())}
            onRetry={() => Promise.all([patient, earlier, entries].flatMap((one) => (one.error === null ? [] : [one.refetch()])))}
          />
        )}
      </Page>
    );
  const entry = entries.data?.find(({ id }) => id === one?.drug.ingredientId);
  const title = kind === 'resume' ? m.pageResumePrescription() : m.pageNewPrescription();
  const isGone = kind !== 'new' && one?.status !== needed[kind];
  return (
    <PatientPage patient={patient.data} task={title} allergyAction={<AddAllergy patient={patient.data} look="ghost" />}>
      <ProposedAllergies patientId={patientId} />
      {isGone ? (
        <Notice as="div" tone="pending" className="grid gap-2">
          <p>{m.prescriptionGone()}</p>
          <TextLink as={Link} to={paths.prescriptions(patientId)} className="justify-self-start">
            {m.prescriptionsTitle()}
          </TextLink>
        </Notice>
      ) : (
        <PrescriptionForm
          patientId={patientId}
          task={kind === 'new' || one === undefined ? { kind: 'new', prior: one?.id } : { kind, one }}
          onDone={() => navigate(paths.prescriptions(patientId), { replace: true })}
          initial={() => (one === undefined ? emptyDraft() : filledAs(one, kind === 'new' ? '' : one.note, entry))}
        />
      )}
    </PatientPage>
  );
}
