import { Link } from 'react-router-dom';
import { dayAfter, qatarDate, weekdayOf } from '#contract/base/qatar-time.ts';
import { periodsOn } from '#contract/appointments/clinic-hours.ts';
import { useLocale } from '../../lib/locale.ts';
import { formatDayOfWeek, formatLongDate } from '../../lib/weekday.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Failure } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { OutcomeNotice } from './outcome-notice.tsx';
import { useClinicians } from './queries.ts';
import { TimeGrid } from './time-grid.tsx';
import { useWholeSchedule } from './use-schedule.ts';
import { type View, addressOf } from './view.ts';

const daysOfWeek = 7;
/** In which seven fit on a desk. */
const columnRem = 8.5;

/** The week of one clinician, from Sunday, by time. */
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
  const { pages, appointments, outcome, report, place } = useWholeSchedule({ date: sunday, days: daysOfWeek, clinicianIds: [clinicianId] });
  const { data: clinicians } = useClinicians();
  const clinician = clinicians?.find(({ id }) => id === clinicianId);
  if (pages.error !== null) return <Failure text={m.scheduleFailed()} onRetry={pages.retry} />;
  if (appointments === undefined || clinicians === undefined) return <Skeleton className="h-96" />;
  const columns = Array.from({ length: daysOfWeek }, (_, index) => dayAfter(sunday, index)).map((day) => {
    const periods = clinician === undefined ? [] : periodsOn(clinician.hours, day);
    return {
      clinicianId,
      date: day,
      name: formatLongDate(locale, day),
      periods,
      appointments: appointments.filter(({ startsAt }) => startsAt !== undefined && qatarDate(new Date(startsAt)) === day),
      title: (
        <>
          <TextLink
            as={Link}
            to={addressOf({ ...view, kind: 'day', date: day }, today)}
            aria-current={day === today ? 'date' : undefined}
            className="font-semibold"
          >
            {formatDayOfWeek(locale, day)}
          </TextLink>
          {day === today && <span className="text-muted"> ({m.appointmentsNow()})</span>}
          {periods.length === 0 && <span className="block text-muted">{m.appointmentsClosed()}</span>}
        </>
      ),
    };
  });
  return (
    <>
      <section ref={place} tabIndex={-1} aria-label={m.appointmentsWeek()}>
        <TimeGrid columns={columns} heading="h2" columnRem={columnRem} report={report} />
      </section>
      {outcome !== undefined && <OutcomeNotice outcome={outcome} report={report} />}
    </>
  );
}
