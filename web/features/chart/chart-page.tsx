import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { Chart } from '#contract/chart/chart.ts';
import { chartQuery } from '../../lib/chart-query.ts';
import { paths } from '../../lib/paths.ts';
import { loadFailureText } from '../../lib/problem-text.ts';
import { useLocale } from '../../lib/locale.ts';
import { useIsStaff } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { BackLink } from '../../ui/back-link.tsx';
import { NotPermitted } from '../../ui/not-permitted.tsx';
import { Failure, Page } from '../../ui/page.tsx';
import { Placeholders } from '../../ui/page-frame.tsx';
import { ProposedAllergies } from '../../ui/proposed-allergies.tsx';
import { PatientPage } from '../../ui/patient-banner.tsx';
import { AllergiesPanel } from './allergies.tsx';
import { Documents } from './documents.tsx';
import { Immunizations } from './immunizations.tsx';
import { Problems } from './problems.tsx';
import { TimelinePanel } from './timeline.tsx';
import { Visits } from './visits.tsx';
import { VitalSignsPanel } from './vital-signs.tsx';

/** One patient's chart: what was measured, what is wrong, what happened. */
export function ChartPage() {
  useLocale();
  const { id = '' } = useParams();
  const isStaff = useIsStaff();
  const { data, error, refetch } = useQuery({ ...chartQuery(id), enabled: isStaff });
  if (!isStaff) return <NotPermitted title={m.chartTitle()} text={m.staffOnlyText()} />;
  if (data) return <OpenChart chart={data} />;
  return (
    <Page title={m.chartTitle()} actions={<Back id={id} />}>
      {error ? <Failure text={loadFailureText(error, m.chartFailed())} onRetry={refetch} /> : <Placeholders shape="record" />}
    </Page>
  );
}

const Back = ({ id }: { id: string }) => (
  <BackLink className="-ms-3 sm:ms-0" to={paths.patient(id)}>
    {m.backToRecord()}
  </BackLink>
);

function OpenChart({ chart }: { chart: Chart }) {
  const { patient } = chart;
  return (
    <PatientPage patient={patient} task={m.chartTitle()} actions={<Back id={patient.id} />}>
      <ProposedAllergies patientId={patient.id} />
      <VitalSignsPanel chart={chart} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="grid gap-5">
          <Visits patientId={patient.id} />
          <Problems chart={chart} />
          <Immunizations patientId={patient.id} />
        </div>
        <div className="grid gap-5">
          <AllergiesPanel chart={chart} />
          <Documents patientId={patient.id} />
          <TimelinePanel patientId={patient.id} />
        </div>
      </div>
    </PatientPage>
  );
}
