import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { patientQuery } from '../../lib/patient-queries.ts';
import { loadFailureText } from '../../lib/problem-text.ts';
import { useIsStaff } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { NotPermitted } from '../../ui/not-permitted.tsx';
import { Failure, Page } from '../../ui/page.tsx';
import { Placeholders } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PatientPage } from '../../ui/patient-banner.tsx';
import { PatientPicker } from '../../ui/patient-picker.tsx';
import { usePrescribes } from '../../lib/roster.ts';
import { OrderForm } from './order-form.tsx';

/** Orders tests: patient, tests, priority. */
export function OrderPage() {
  const isStaff = useIsStaff();
  const prescribes = usePrescribes();
  const [params] = useSearchParams();
  const patientId = params.get('patientId');
  if (!isStaff) return <NotPermitted title={m.pageOrderLab()} text={m.staffOnlyText()} />;
  if (prescribes === false) return <NotPermitted title={m.pageOrderLab()} text={m.labNotPrescriber()} />;
  return patientId === null ? (
    <Page title={m.pageOrderLab()}>
      <ChoosePatient />
    </Page>
  ) : (
    <ForPatient key={patientId} id={patientId} />
  );
}

function ChoosePatient() {
  const [, setParams] = useSearchParams();
  return (
    <Panel className="p-5 sm:max-w-2xl">
      <PatientPicker id="patient" chosen={undefined} removal="" onChoose={(id) => id !== undefined && setParams({ patientId: id })} />
    </Panel>
  );
}

function ForPatient({ id }: { id: string }) {
  useLocale();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(patientQuery(id));
  const [, setParams] = useSearchParams();
  if (data === undefined)
    return (
      <Page title={m.pageOrderLab()}>
        {error ? <Failure text={loadFailureText(error, m.patientFailed())} onRetry={refetch} /> : <Placeholders shape="form" />}
      </Page>
    );
  return (
    <PatientPage patient={data} task={m.pageOrderLab()} actions={<Button onClick={() => setParams({})}>{m.labPatientOther()}</Button>}>
      <OrderForm patientId={id} onDone={(order) => navigate(paths.labOrder(id, order.id), { replace: true })} />
    </PatientPage>
  );
}
