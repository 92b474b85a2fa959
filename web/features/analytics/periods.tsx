import { Link, useSearchParams } from 'react-router-dom';
import type { Analytics, AppointmentFigures } from '#contract/overview/analytics.ts';
import { saidService } from '../../lib/appointment-words.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { dateFormat, formatDate, formatNumber, useLocale } from '../../lib/locale.ts';
import { Button } from '../../ui/button.tsx';
import { ChartPlace } from '../../ui/chart-place.tsx';
import { NumberTable, type NumberRow } from '../../ui/number-table.tsx';
import { totalOf, weeksOf } from './compare.ts';
import { figuresOf } from './figures.ts';
import { ColumnChart, Part, counted, rateOf } from './part.tsx';

const groups = ['day', 'week', 'service'] as const;
type Group = (typeof groups)[number];
const groupNames: Readonly<Record<Group, () => string>> = {
  day: () => m.analyticsByDay(),
  week: () => m.analyticsByWeek(),
  service: () => m.analyticsByService(),
};

/** More days than these are drawn by week, unless asked for. */
const mostDays = 31;

/** What was done by day, by week or by service; the address keeps which. */
export function Periods({ answer, by }: { answer: Analytics; by: string | null }) {
  const [params] = useSearchParams();
  const group = groups.find((one) => one === by) ?? (answer.days.length > mostDays ? 'week' : 'day');
  return (
    <Part title={groupNames[group]()}>
      <ul className="flex flex-wrap gap-2 print:hidden">
        {groups.map((one) => (
          <li key={one}>
            <Button
              as={Link}
              to={`?${new URLSearchParams({ ...Object.fromEntries(params), by: one }).toString()}`}
              replace
              preventScrollReset
              aria-current={one === group ? 'true' : undefined}
              look={one === group ? 'primary' : 'plain'}
            >
              {groupNames[one]()}
            </Button>
          </li>
        ))}
      </ul>
      {group === 'service' ? <Services answer={answer} /> : <Days answer={answer} group={group} />}
    </Part>
  );
}

const parts = () =>
  [
    { mark: 'first', text: m.analyticsCompleted() },
    { mark: 'second', text: m.analyticsNoshows() },
    { mark: 'third', text: m.analyticsCanceled() },
    { mark: 'fourth', text: m.analyticsOpen() },
  ] as const;
const valuesOf = ({ fulfilled, noshow, cancelled, open }: AppointmentFigures) => [fulfilled, noshow, cancelled, open];

function Days({ answer: { days, from }, group }: { answer: Analytics; group: 'day' | 'week' }) {
  const locale = useLocale();
  const short = dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const rows = group === 'week' ? weeksOf(days) : days.map((day) => ({ ...day, to: day.date }));
  const nameOf = ({ date, to }: (typeof rows)[number]): string =>
    date === to ? formatDate(locale, date) : short.formatRange(new Date(date), new Date(to));
  const heads = [
    group === 'week' ? m.analyticsWeek() : m.analyticsDay(),
    ...parts().map(({ text }) => text),
    m.analyticsRate(),
    m.analyticsVisits(),
    m.analyticsPrescriptions(),
    m.analyticsOrders(),
    m.analyticsRegistered(),
  ];
  const row = (id: string, name: string, day: (typeof days)[number]): NumberRow => ({
    id,
    name,
    figures: [
      ...valuesOf(day.appointments).map((count) => counted(locale, count)),
      rateOf(locale, day.appointments),
      ...[day.visits, day.prescriptions, day.laboratoryOrders, day.registered].map((count) => counted(locale, count)),
    ],
  });
  const busy = rows.filter((day) => [...figuresOf(day).map(([, count]) => count), day.registered].some((count) => count > 0));
  return (
    <>
      <ChartPlace>
        <ColumnChart
          label={group === 'week' ? m.analyticsByWeekChart() : m.analyticsByDayChart()}
          unit={m.analyticsAppointments()}
          parts={parts()}
          columns={rows.map((day) => ({ name: nameOf(day), short: short.format(new Date(day.date)), values: valuesOf(day.appointments) }))}
        />
      </ChartPlace>
      {busy.length < rows.length && <p className="text-sm text-muted">{m.analyticsByDayLeft()}</p>}
      <NumberTable
        key={`${group}${from}`}
        heads={heads}
        isSortable
        rows={busy.map((day) => row(day.date, nameOf(day), day))}
        total={row('total', m.analyticsTotal(), totalOf(days))}
      />
    </>
  );
}

function Services({ answer: { services: figures, days } }: { answer: Analytics }) {
  const locale = useLocale();
  const sum = (of: AppointmentFigures): number => of.open + of.fulfilled + of.noshow + of.cancelled;
  const [known, all] = [figures.reduce((total, one) => total + sum(one), 0), sum(totalOf(days).appointments)];
  return (
    <>
      {known < all && (
        <p className="text-sm text-muted">{m.analyticsKnownOf({ known: formatNumber(locale, known), all: formatNumber(locale, all) })}</p>
      )}
      <NumberTable
        heads={[m.analyticsService(), ...parts().map(({ text }) => text), m.analyticsRate()]}
        isSortable
        rows={figures.map((one) => {
          return {
            id: one.service,
            name: saidService(one.service),
            figures: [...valuesOf(one).map((count) => counted(locale, count)), rateOf(locale, one)],
          };
        })}
      />
    </>
  );
}
