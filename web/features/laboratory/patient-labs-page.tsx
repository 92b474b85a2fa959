import { useQuery } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { rangeSource } from '#contract/laboratory/catalogue/catalogue.ts';
import { besides } from '../../lib/beside.ts';
import { usePages } from '../../lib/pages.ts';
import { patientQuery } from '../../lib/patient-queries.ts';
import { loadFailureText } from '../../lib/problem-text.ts';
import { said } from '../../lib/said.ts';
import { useIsStaff } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Lines } from '../../ui/lines.tsx';
import { NotPermitted } from '../../ui/not-permitted.tsx';
import { Failure, Page } from '../../ui/page.tsx';
import { Placeholders } from '../../ui/page-frame.tsx';
import { Paged } from '../../ui/paged.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PatientPage } from '../../ui/patient-banner.tsx';
import { usePrescribes } from '../../lib/roster.ts';
import { OrderLine } from './order-line.tsx';
import { ordersQuery } from './queries.ts';
import { resultsByDay } from './results-by-day.ts';
import { ResultsTable } from './results-table.tsx';
import { Trend } from './trend.tsx';

/** As many as stand side by side beside a panel. */
const daysShown = 3;

/** A patient's laboratory results; `test` in the address shows one test over time. */
export function PatientLabsPage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const isStaff = useIsStaff();
  const prescribes = usePrescribes() === true;
  const patient = useQuery({ ...patientQuery(id), enabled: isStaff });
  const orders = usePages({ ...ordersQuery(id), enabled: isStaff });
  const test = params.get('test');
  if (!isStaff) return <NotPermitted title={m.labOfPatient()} text={m.staffOnlyText()} />;
  if (patient.data === undefined || orders.rows === undefined) {
    const error = patient.error ?? orders.error;
    const retry = () => {
      void patient.refetch();
      orders.retry();
    };
    return (
      <Page title={m.labOfPatient()}>
        {error ? <Failure text={loadFailureText(error, m.labOrdersFailed())} onRetry={retry} /> : <Placeholders shape="record" />}
      </Page>
    );
  }
  const { days, rows: byTest } = resultsByDay(orders.rows, daysShown);
  return (
    <PatientPage
      patient={patient.data}
      task={m.labOfPatient()}
      actions={
        prescribes && (
          <Button as={Link} look="primary" to="" replace state={besides('order')}>
            <FlaskConical aria-hidden="true" />
            {m.pageOrderLab()}
          </Button>
        )
      }
    >
      {test !== null && <Trend key={test} patientId={id} test={test} />}
      {byTest.length > 0 && (
        <Panel className="grid gap-3 p-5" aria-label={m.labByDay()}>
          <ResultsTable patientId={id} days={days} rows={byTest} hasRange />
          <p className="text-sm text-muted">{said(rangeSource)}</p>
        </Panel>
      )}
      <Panel className="grid gap-3 p-5" aria-label={m.labOfPatient()}>
        <Paged pages={orders} empty={m.labOrdersNone()} failed={m.labOrdersFailed()}>
          {(rows) => (
            <Lines>
              {rows.map((order) => (
                <OrderLine key={order.id} order={order} />
              ))}
            </Lines>
          )}
        </Paged>
      </Panel>
    </PatientPage>
  );
}
