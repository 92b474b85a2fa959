import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { Chart } from '#contract/chart/chart.ts';
import { chartQuery } from '../../lib/chart-query.ts';
import { loadFailureText } from '../../lib/problem-text.ts';
import { useLocale } from '../../lib/locale.ts';
import { useIsStaff } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { NotPermitted } from '../../ui/not-permitted.tsx';
import { Failure, Page } from '../../ui/page.tsx';
import { Placeholders } from '../../ui/page-frame.tsx';
import { PatientPage } from '../../ui/patient-banner.tsx';

interface OfChartProps {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: (chart: Chart) => ReactNode;
}

/** A page of the chart of the patient in the address, once loaded. */
export function OfChart({ title, actions, children }: OfChartProps) {
  useLocale();
  const { id = '' } = useParams();
  const isStaff = useIsStaff();
  const { data, error, refetch } = useQuery({ ...chartQuery(id), enabled: isStaff });
  if (!isStaff) return <NotPermitted title={title} text={m.staffOnlyText()} />;
  if (data !== undefined)
    return (
      <PatientPage patient={data.patient} task={title} actions={actions}>
        {children(data)}
      </PatientPage>
    );
  return (
    <Page title={title}>
      {error ? <Failure text={loadFailureText(error, m.chartFailed())} onRetry={refetch} /> : <Placeholders shape="record" />}
    </Page>
  );
}
