import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { formatDate, useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { namesOf } from '../../lib/person.ts';
import { loadFailureText } from '../../lib/problem-text.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { useIsClinician } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { NotPermitted } from '../../ui/not-permitted.tsx';
import { Failure, Page } from '../../ui/page.tsx';
import { Placeholders } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PatientPage } from '../../ui/patient-banner.tsx';
import { emptyDraft, renewalOf } from './prescription-form.ts';
import { PrescriptionForm } from './prescription-form-view.tsx';
import { formularyQuery, patientQuery, patientSuggestionsQuery, prescriptionsQuery, searchFrom } from './queries.ts';
import { SearchField } from './search-field.tsx';

/** Prescribes a medicine: for whom, what, how, the findings, the signature. The patient, and what is renewed, are in the address. */
export function NewPrescriptionPage() {
  const [query] = useSearchParams();
  const patientId = query.get('patientId');
  const prior = query.get('prior') ?? undefined;
  if (!useIsClinician()) return <NotPermitted title={m.pageNewPrescription()} />;
  return patientId === null ? <ChoosePatient /> : <ForPatient key={`${patientId} ${prior}`} patientId={patientId} prior={prior} />;
}

function ChoosePatient() {
  const locale = useLocale();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const wanted = text.trim();
  const search = useSettled(wanted);
  const { data } = useQuery({ ...patientSuggestionsQuery(search), enabled: search.length >= searchFrom });
  const found = wanted.length >= searchFrom && search === wanted ? data?.patients : undefined;
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

function ForPatient({ patientId, prior }: { patientId: string; prior: string | undefined }) {
  const patient = useQuery(patientQuery(patientId));
  const earlier = useQuery({ ...prescriptionsQuery(patientId), enabled: prior !== undefined });
  const renewed = earlier.data?.prescriptions.find(({ id }) => id === prior);
  const isCoded = renewed?.drug.ingredientId !== undefined;
  const entries = useQuery({ ...formularyQuery(renewed?.drug.name.en ?? ''), enabled: isCoded });
  const error = patient.error ?? earlier.error ?? entries.error;
  const isReady = prior === undefined || (earlier.data !== undefined && (!isCoded || entries.data !== undefined));
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
  const entry = entries.data?.find(({ id }) => id === renewed?.drug.ingredientId);
  return (
    <PatientPage patient={patient.data} task={m.pageNewPrescription()}>
      <PrescriptionForm
        patientId={patientId}
        prior={renewed?.id}
        initial={() => (renewed === undefined ? emptyDraft() : renewalOf(renewed, entry))}
      />
    </PatientPage>
  );
}
