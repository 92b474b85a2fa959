import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { dayAfter, qatarDate, weekdayOf } from '#contract/base/qatar-time.ts';
import { minutesOf, periodsOn } from '#contract/appointments/clinic-hours.ts';
import { qatarInstant } from '#contract/base/qatar-time.ts';
import { formatClock, useLocale } from '../../lib/locale.ts';
import { formatLongDate } from '../../lib/weekday.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Failure } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Appointments } from './appointments.tsx';
import { OutcomeNotice } from './outcome-notice.tsx';
import { cliniciansQuery, scheduleQuery } from './queries.ts';
import { useOutcome } from './use-change.ts';
import { useLive } from './use-live.ts';
import { type View, addressOf } from './view.ts';

const daysOfWeek = 7;

/** The week of one clinician, from Sunday: for each day the hours and the appointments. */
export function Week({ view, today }: { view: View; today: string }) {
  if (view.clinicianId === undefined)
    return (
      <Panel className="p-5">
        <p className="text-muted">{m.appointmentsWeekOfWhom()}</p>
      </Panel>
    );
  return <WeekOf view={view} clinicianId={view.clinicianId} today={today} />;
}

function WeekOf({ view, clinicianId, today }: { view: View; clinicianId: string; today: string }) {
  const locale = useLocale();
  const sunday = dayAfter(view.date, -weekdayOf(view.date));
  const { data, isError, refetch } = useQuery(scheduleQuery({ date: sunday, days: daysOfWeek, clinicianId }));
  const { data: clinicians } = useQuery(cliniciansQuery);
  const { outcome, report, place } = useOutcome(data);
  useLive({ date: sunday, days: daysOfWeek }, place);
  const hours = clinicians?.find(({ id }) => id === clinicianId)?.hours;
  const clock = (day: string, time: string) => formatClock(locale, qatarInstant(day, minutesOf(time)));
  if (isError) return <Failure text={m.scheduleFailed()} onRetry={refetch} />;
  return (
    <>
      <section ref={place} tabIndex={-1} aria-label={m.appointmentsWeek()} className="grid items-start gap-4 lg:grid-cols-2">
        {Array.from({ length: daysOfWeek }, (_, index) => dayAfter(sunday, index)).map((day) => {
          const of = data?.appointments.filter(({ startsAt }) => startsAt !== undefined && qatarDate(new Date(startsAt)) === day);
          const periods = hours === undefined ? [] : periodsOn(hours, day);
          return (
            <Panel key={day} aria-labelledby={`week-${day}`} className="grid content-start gap-2 p-5">
              <h2 id={`week-${day}`} className="font-semibold">
                <TextLink
                  as={Link}
                  to={addressOf({ ...view, kind: 'day', date: day }, today)}
                  aria-current={day === today ? 'date' : undefined}
                  className="inline-block min-h-6"
                >
                  {formatLongDate(locale, day)}
                </TextLink>{' '}
                {day === today && <span className="font-normal text-muted">({m.appointmentsNow()})</span>}
              </h2>
              <p className="text-sm text-muted">
                {hours !== undefined &&
                  (periods.length === 0
                    ? m.appointmentsClosed()
                    : periods.map(({ from, to }) => m.periodFromTo({ from: clock(day, from), to: clock(day, to) })).join(m.listComma()))}
              </p>
              {of === undefined ? (
                <Loading className="grid gap-3">
                  <Skeleton className="h-14" />
                </Loading>
              ) : of.length === 0 ? (
                <p className="text-muted">{m.appointmentsNone()}</p>
              ) : (
                <Appointments of={of} report={report} />
              )}
            </Panel>
          );
        })}
      </section>
      {outcome !== undefined && <OutcomeNotice outcome={outcome} report={report} />}
    </>
  );
}
