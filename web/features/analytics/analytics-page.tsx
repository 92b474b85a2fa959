import { useQuery } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { Analytics } from '#contract/overview/analytics.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { call } from '../../lib/api.ts';
import { formatDate, useLocale } from '../../lib/locale.ts';
import { loadFailureText } from '../../lib/problem-text.ts';
import { useNow } from '../../lib/use-now.ts';
import { useIsStaff } from '../../lib/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { saveFile } from '../../lib/save-file.ts';
import type { DayRange } from '../../ui/day-range.tsx';
import { NotPermitted } from '../../ui/not-permitted.tsx';
import { Failure, Page } from '../../ui/page.tsx';
import { Placeholders } from '../../ui/page-frame.tsx';
import { PrintSheet } from '../../ui/print-sheet.tsx';
import { totalOf } from './compare.ts';
import { Clinicians } from './clinicians.tsx';
import { csvOf, figuresOf } from './figures.ts';
import { Missed, Others, Patients, Times } from './other-parts.tsx';
import { Overview } from './overview.tsx';
import { rowsOf } from './parts.ts';
import { Periods } from './periods.tsx';
import { rangeIn } from './range.ts';
import { RangePicker } from './range-picker.tsx';

/** Figures of the clinic's work on some days, for staff: each with its table, to print and to download. */
export function AnalyticsPage() {
  const isStaff = useIsStaff();
  return isStaff ? <StaffPage /> : <NotPermitted title={m.navAnalytics()} text={m.staffOnlyText()} />;
}

function StaffPage() {
  const locale = useLocale();
  const [params, setParams] = useSearchParams();
  const today = qatarDate(new Date(useNow()));
  const { from, to } = rangeIn(params, today);
  const by = params.get('by');
  const { data, error, refetch } = useQuery({
    queryKey: ['analytics', from, to],
    queryFn: ({ signal }) => call('analytics.get', { answer: Analytics, query: { from, to }, signal }),
  });
  const download = (answer: Analytics): void =>
    saveFile(`afiya-${from}-${to}.csv`, new Blob([csvOf(rowsOf(locale, answer))], { type: 'text/csv' }));
  return (
    <PrintSheet>
      <Page
        title={m.navAnalytics()}
        actions={
          <span className="flex flex-wrap gap-2 print:hidden">
            <Button className="max-sm:hidden" aria-disabled={data === undefined} onClick={() => data !== undefined && window.print()}>
              <Printer aria-hidden="true" />
              {m.analyticsPrint()}
            </Button>
            <Button aria-disabled={data === undefined} onClick={() => data !== undefined && download(data)}>
              <Download aria-hidden="true" />
              {m.analyticsCsv()}
            </Button>
          </span>
        }
      >
        <RangePicker range={{ from, to }} today={today} by={by} onChoose={(days: DayRange) => setParams({ ...days, ...(by && { by }) })} />
        <p className="font-semibold">{m.analyticsRange({ from: formatDate(locale, from), to: formatDate(locale, to) })}</p>
        {data !== undefined ? (
          <Figures answer={data} by={by} />
        ) : error ? (
          <Failure text={loadFailureText(error, m.analyticsFailed())} onRetry={refetch} />
        ) : (
          <Placeholders shape="lines" />
        )}
      </Page>
    </PrintSheet>
  );
}

function Figures({ answer, by }: { answer: Analytics; by: string | null }) {
  const total = totalOf(answer.days);
  const isEmpty = [...figuresOf(total).map(([, count]) => count), total.registered, answer.laboratory.results].every(
    (count) => count === 0,
  );
  return (
    <>
      <Overview answer={answer} total={total} isEmpty={isEmpty} />
      {!isEmpty && <Periods answer={answer} by={by} />}
      <Clinicians answer={answer} />
      {answer.patients.length > 0 && <Patients answer={answer} completed={total.appointments.fulfilled} />}
      {answer.attendance.length > 0 && <Missed answer={answer} />}
      <Times answer={answer} />
      {!isEmpty && <Others answer={answer} />}
    </>
  );
}
