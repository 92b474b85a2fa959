import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { chartQuery } from '../../lib/chart-query.ts';
import { useLocale } from '../../lib/locale.ts';
import { besides } from '../../lib/beside.ts';
import { paths } from '../../lib/paths.ts';
import { loadFailureText } from '../../lib/problem-text.ts';
import { useWritesChart } from '../../lib/roster.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { NotPermitted } from '../../ui/not-permitted.tsx';
import { Failure, Page } from '../../ui/page.tsx';
import { Placeholders } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PatientPage } from '../../ui/patient-banner.tsx';
import { PatientPicker } from '../../ui/patient-picker.tsx';
import { BeginVisit } from './begin-visit.tsx';

/** Starts a visit: choose the patient, who then is in the address, and its kind. Its note opens beside the chart. */
export function NewRecordPage() {
  useLocale();
  const [params] = useSearchParams();
  const patientId = params.get('patientId');
  if (useWritesChart() === false) return <NotPermitted title={m.pageNewRecord()} text={m.visitNotPermitted()} />;
  return patientId === null ? <ChoosePatient /> : <Begin key={patientId} patientId={patientId} />;
}

function Begin({ patientId }: { patientId: string }) {
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(chartQuery(patientId));
  if (data === undefined)
    return (
      <Page title={m.pageNewRecord()}>
        {error ? <Failure text={loadFailureText(error, m.chartFailed())} onRetry={refetch} /> : <Placeholders shape="narrowForm" />}
      </Page>
    );
  return (
    <PatientPage
      patient={data.patient}
      task={m.pageNewRecord()}
      actions={
        <Button as={Link} look="ghost" to={paths.newRecord}>
          {m.patientOther()}
        </Button>
      }
    >
      <Panel className="grid gap-4 p-5">
        <BeginVisit patientId={patientId} onBegun={() => navigate(paths.chart(patientId), { state: besides('note') })} />
      </Panel>
    </PatientPage>
  );
}

function ChoosePatient() {
  const navigate = useNavigate();
  return (
    <Page title={m.pageNewRecord()}>
      <Panel className="grid gap-4 p-5">
        <PatientPicker
          id="patient"
          chosen={undefined}
          removal=""
          onChoose={(id) => id !== undefined && void navigate(paths.newRecordOf(id))}
        />
      </Panel>
    </Page>
  );
}
