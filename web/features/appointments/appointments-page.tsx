import { CalendarPlus, CalendarRange, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { qatarDate } from '#contract/base/qatar-time.ts';
import { paths } from '../../lib/paths.ts';
import { useIsStaff } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { Board } from './board.tsx';
import { Calendar } from './calendar.tsx';
import { Day } from './day.tsx';
import { MissedOften } from './missed-often.tsx';
import { OwnAppointments } from './own-appointments.tsx';
import { ViewBar } from './view-bar.tsx';
import { addressOf, viewOf } from './view.ts';
import { Waiting } from './waiting.tsx';
import { Week } from './week.tsx';

/** The clinic's appointments, for staff; a patient finds their own. */
export function AppointmentsPage() {
  const isStaff = useIsStaff();
  return (
    <Page
      isWide={isStaff}
      title={m.navAppointments()}
      actions={
        <span className="flex flex-wrap gap-2">
          {isStaff && (
            <>
              <Button as={Link} to={`${paths.appointments}?view=missed`}>
                <UserMinus aria-hidden="true" />
                {m.missedOften()}
              </Button>
              <Button as={Link} to={paths.clinicHours}>
                <CalendarRange aria-hidden="true" />
                {m.clinicHours()}
              </Button>
            </>
          )}
          <Button as={Link} look="primary" to={paths.newAppointment}>
            <CalendarPlus aria-hidden="true" />
            {isStaff ? m.pageNewAppointment() : m.appointmentAsk()}
          </Button>
        </span>
      }
    >
      {isStaff ? <Clinic /> : <OwnAppointments />}
    </Page>
  );
}

function Clinic() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [today] = useState(() => qatarDate(new Date()));
  const view = viewOf(params, today);
  return (
    <>
      {/* Immediately, because a quick second choice would otherwise start from the view before the first. */}
      <ViewBar view={view} today={today} onView={(next) => void navigate(addressOf(next, today), { flushSync: true })} />
      {view.kind === 'waiting' ? (
        <Waiting view={view} today={today} />
      ) : view.kind === 'missed' ? (
        <MissedOften />
      ) : view.kind === 'week' ? (
        <Week view={view} today={today} />
      ) : view.kind === 'board' ? (
        <Board key={view.date} view={view} today={today} />
      ) : view.kind === 'calendar' ? (
        <Calendar key={view.date} view={view} />
      ) : (
        <Day key={`${view.date} ${view.part ?? ''}`} view={view} today={today} />
      )}
    </>
  );
}
