import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { arriving } from '../../lib/arriving.tsx';
import { paths } from '../../lib/paths.ts';
import { loadFailureText } from '../../lib/problem-text.ts';
import { usePrescribes } from '../../lib/roster.ts';
import { patientQuery } from '../../lib/patient-queries.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { NotPermitted } from '../../ui/not-permitted.tsx';
import { Failure, Page } from '../../ui/page.tsx';
import { Placeholders } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ProposedAllergies } from '../../ui/proposed-allergies.tsx';
import { PatientPage } from '../../ui/patient-banner.tsx';
import { PrescriptionOf, type Writing } from './prescription-of.tsx';

const AddAllergy = arriving(
  async () => (await import('../../ui/allergy-dialog.tsx')).AddAllergy,
  () => null,
);
/** Most come from the patient's chart. */
const PatientPicker = arriving(
  async () => (await import('../../ui/patient-picker.tsx')).PatientPicker,
  () => <Placeholders shape="form" />,
);

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
  const navigate = useNavigate();
  return (
    <Page title={m.pageNewPrescription()}>
      <Panel className="grid grid-cols-1 gap-4 p-5">
        <PatientPicker
          id="patient"
          chosen={undefined}
          removal=""
          onChoose={(id) => id !== undefined && void navigate(paths.newPrescriptionFor(id))}
        />
      </Panel>
    </Page>
  );
}

interface ForPatientProps extends Writing {
  readonly patientId: string;
}

function ForPatient({ patientId, kind, earlierId }: ForPatientProps) {
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(patientQuery(patientId));
  if (data === undefined)
    return (
      <Page title={m.pageNewPrescription()}>
        {error === null ? <Placeholders shape="form" /> : <Failure text={loadFailureText(error, m.patientFailed())} onRetry={refetch} />}
      </Page>
    );
  return (
    <PatientPage
      patient={data}
      task={kind === 'resume' ? m.pageResumePrescription() : m.pageNewPrescription()}
      allergyAction={<AddAllergy patient={data} look="ghost" />}
    >
      <ProposedAllergies patientId={patientId} />
      <PrescriptionOf
        patientId={patientId}
        kind={kind}
        earlierId={earlierId}
        onDone={() => navigate(paths.prescriptions(patientId), { replace: true })}
        onNext={() => navigate(paths.newPrescriptionFor(patientId), { replace: true })}
      />
    </PatientPage>
  );
}
