import { useQuery } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Analytics } from '#contract/overview/analytics.ts';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { call } from '../../lib/api.ts';
import { lists } from '../../lib/care-paths.ts';
import { ruleWords } from '../../lib/check-words.ts';
import { formatDate, formatNumber, useLocale } from '../../lib/locale.ts';
import { wordFor } from '../../lib/open-words.ts';
import { paths } from '../../lib/paths.ts';
import { loadFailureText } from '../../lib/problem-text.ts';
import { useNow } from '../../lib/use-now.ts';
import { useIsStaff } from '../../lib/use-session.ts';
import { formatWeekday } from '../../lib/weekday.ts';
import { Bars } from '../../ui/bars.tsx';
import { Button } from '../../ui/button.tsx';
import { FiguresTable } from '../../ui/figures-table.tsx';
import { NotPermitted } from '../../ui/not-permitted.tsx';
import { Failure, Page } from '../../ui/page.tsx';
import { Placeholders } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PrintSheet } from '../../ui/print-sheet.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { csvOf, figuresOf, medianBucket, sayBucket, sayFigures, sayMissed, sum } from './figures.ts';
import { attendanceBy, clinicianName, measureNames, measures, rowsOf, sayHour, totalOf } from './parts.ts';
import type { DayRange } from '../../ui/day-range.tsx';
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
  const { data, error, refetch } = useQuery({
    queryKey: ['analytics', from, to],
    queryFn: ({ signal }) => call('analytics.get', { answer: Analytics, query: { from, to }, signal }),
  });
  const download = (answer: Analytics): void => {
    const url = URL.createObjectURL(new Blob([csvOf(rowsOf(locale, answer))], { type: 'text/csv' }));
    const link = Object.assign(document.createElement('a'), { href: url, download: `afiya-${from}-${to}.csv` });
    link.click();
    URL.revokeObjectURL(url);
  };
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
        <RangePicker range={{ from, to }} today={today} onChoose={(days: DayRange) => setParams({ ...days })} />
        <p className="font-semibold">{m.analyticsRange({ from: formatDate(locale, from), to: formatDate(locale, to) })}</p>
        {data !== undefined ? (
          <Figures answer={data} />
        ) : error ? (
          <Failure text={loadFailureText(error, m.analyticsFailed())} onRetry={refetch} />
        ) : (
          <Placeholders shape="lines" />
        )}
      </Page>
    </PrintSheet>
  );
}

const Part = ({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) => (
  <Panel className="grid grid-cols-1 content-start gap-4 p-5">
    <div>
      <h2 className="text-lg font-semibold">{title}</h2>
      {hint !== undefined && <p className="text-sm text-muted">{hint}</p>}
    </div>
    {children}
  </Panel>
);

/** A figure, which opens the list that it counts. */
function Count({ count, to }: { count: number; to: string | undefined }) {
  const shown = formatNumber(useLocale(), count);
  return to === undefined ? (
    shown
  ) : (
    <TextLink as={Link} to={to}>
      {shown}
    </TextLink>
  );
}
const counted = (count: number, to?: string): ReactNode => <Count count={count} to={to} />;

function Figures({ answer }: { answer: Analytics }) {
  const { laboratory, overrides, waiting } = answer;
  const locale = useLocale();
  const total = totalOf(answer);
  const isEmpty = [...figuresOf(total).map(([, count]) => count), total.registered, laboratory.results].every((count) => count === 0);
  const heads = [m.analyticsFigure(), m.analyticsCount()];
  const listOf: Readonly<Record<string, string>> = {
    [m.figureOpen()]: paths.appointments,
    [m.figureVisits()]: paths.records,
    [m.figureOrders()]: paths.labs,
  };
  return (
    <>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Part title={m.analyticsOverview()}>
          {isEmpty ? (
            <p className="text-muted">{m.analyticsNothing()}</p>
          ) : (
            <FiguresTable
              heads={heads}
              rows={[
                ...figuresOf(total).map(([name, count]) => [name, counted(count, listOf[name])] as const),
                [m.analyticsMissed(), sayMissed(locale, total.appointments)],
                [m.figureRegistered(), counted(total.registered, lists.newestPatients)],
              ]}
            />
          )}
        </Part>
        <Part title={m.analyticsNow()} hint={m.analyticsNowHint()}>
          <FiguresTable
            heads={heads}
            rows={[
              [m.analyticsUnsigned(), counted(waiting.unsignedNotes, paths.records)],
              [m.analyticsCriticalNow(), counted(waiting.criticalResults, paths.labInbox)],
            ]}
          />
        </Part>
      </div>
      {!isEmpty && <Days answer={answer} />}
      <Clinicians answer={answer} />
      {answer.attendance.length > 0 && <Missed answer={answer} />}
      <Times answer={answer} />
      {!isEmpty && (
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <Part title={m.analyticsLaboratory()}>
            <FiguresTable
              heads={heads}
              rows={[
                [m.analyticsResults(), counted(laboratory.results, paths.labs)],
                [m.analyticsCriticals(), counted(laboratory.criticals)],
                [m.analyticsLate(), counted(laboratory.late)],
              ]}
            />
          </Part>
          <Part title={m.analyticsOverrides()}>
            {overrides.length === 0 ? (
              <p className="text-muted">{m.analyticsOverridesNone()}</p>
            ) : (
              <FiguresTable
                heads={[m.analyticsFinding(), m.analyticsCount()]}
                rows={overrides.map(({ rule, count }) => [wordFor(ruleWords, rule), counted(count)])}
              />
            )}
          </Part>
        </div>
      )}
    </>
  );
}

function Days({ answer: { days } }: { answer: Analytics }) {
  const locale = useLocale();
  const rows = days.flatMap((day) => {
    const words = sayFigures(locale, [...figuresOf(day), [m.figureRegistered(), day.registered]]);
    return words === undefined ? [] : [[formatDate(locale, day.date), words] as const];
  });
  return (
    <Part title={m.analyticsByDay()} {...(rows.length < days.length && { hint: m.analyticsByDayLeft() })}>
      <Bars
        label={m.analyticsByDayChart()}
        bars={days.map(({ date, appointments: { open, fulfilled, noshow } }) => ({
          name: formatDate(locale, date),
          value: open + fulfilled + noshow,
        }))}
      />
      <FiguresTable heads={[m.analyticsDay(), m.analyticsDone()]} rows={rows} />
    </Part>
  );
}

function Clinicians({ answer: { clinicians } }: { answer: Analytics }) {
  const locale = useLocale();
  const free = (days: number | null | undefined): string =>
    days === undefined
      ? m.analyticsNoHours()
      : days === null
        ? m.analyticsThirdFreeNone()
        : m.analyticsThirdFreeDays({ days: formatNumber(locale, days) });
  return (
    <Part title={m.analyticsByClinician()} hint={m.analyticsThirdFreeHint()}>
      <ul className="grid gap-x-8 gap-y-4 md:grid-cols-2">
        {clinicians.map((one) => (
          <li key={one.id} className="grid content-start gap-1">
            <h3 className="font-semibold">
              <bdi>{clinicianName(one)}</bdi>
            </h3>
            <p>{sayFigures(locale, figuresOf(one)) ?? m.analyticsNoneOver()}</p>
            <p className="text-sm text-muted">
              {m.analyticsMissed()}: {sayMissed(locale, one.appointments)}
            </p>
            <p className="text-sm text-muted">
              {m.analyticsThirdFree()}: {free(one.thirdFree)}
            </p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Missed({ answer: { attendance } }: { answer: Analytics }) {
  const locale = useLocale();
  const hours = attendanceBy(attendance, 'hour');
  return (
    <Part title={m.analyticsMissed()}>
      <Bars label={m.analyticsHourChart()} bars={hours.map(({ place, noshow }) => ({ name: sayHour(place), value: noshow }))} />
      <div className="grid items-start gap-5 md:grid-cols-2">
        <FiguresTable
          heads={[m.analyticsHour(), m.analyticsMissed()]}
          rows={hours.map((one) => [sayHour(one.place), sayMissed(locale, one)])}
        />
        <FiguresTable
          heads={[m.analyticsWeekday(), m.analyticsMissed()]}
          rows={attendanceBy(attendance, 'weekday').map((one) => [formatWeekday(locale, one.place), sayMissed(locale, one)])}
        />
      </div>
    </Part>
  );
}

function Times({ answer: { times } }: { answer: Analytics }) {
  const locale = useLocale();
  const waits = times.wait.map((value, bucket) => ({ name: sayBucket(locale, bucket), value }));
  const last = waits.findLastIndex(({ value }) => value > 0);
  return (
    <Part title={m.analyticsTimes()} hint={m.analyticsTimesHint()}>
      <FiguresTable
        heads={[m.analyticsMeasure(), m.analyticsMiddle()]}
        rows={measures.map((measure) => {
          const middle = medianBucket(times[measure]);
          return [
            measureNames[measure](),
            middle === undefined
              ? m.analyticsNoTimes()
              : m.analyticsMiddleOf({ middle: sayBucket(locale, middle), count: formatNumber(locale, sum(times[measure])) }),
          ] as const;
        })}
      />
      {last >= 0 && (
        <>
          <Bars label={m.analyticsWaitChart()} bars={waits.slice(0, last + 1)} />
          <FiguresTable
            heads={[m.analyticsWait(), m.analyticsCount()]}
            rows={waits.filter(({ value }) => value > 0).map(({ name, value }) => [name, counted(value)])}
          />
        </>
      )}
    </Part>
  );
}
