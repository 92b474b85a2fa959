import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Appointment, AppointmentStatus } from '#contract/appointments/appointments.ts';
import { formatClock, formatNumber, useLocale } from '../../lib/locale.ts';
import { usePatientPage } from '../../lib/own-work.ts';
import { paths } from '../../lib/paths.ts';
import { namesOf } from '../../lib/person.ts';
import { saidService } from '../../lib/appointment-words.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { AppointmentChip } from '../../ui/appointment-chip.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Lines } from '../../ui/lines.tsx';
import { RowLink } from '../../ui/row-link.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ListCard } from './list-card.tsx';
import { scheduleQuery } from './queries.ts';

/** The status of an appointment in the day's schedule: ahead, in the room, or over. */
const dayStatusName: Partial<Record<AppointmentStatus, () => string>> = {
  booked: () => m.appointmentUpcoming(),
  arrived: () => m.appointmentInProgress(),
};
const isOver = ({ status }: Appointment): boolean => status === 'fulfilled' || status === 'noshow';

/** Visits shown unfolded: the current and the next ones. */
const nextShown = 8;

/** All visits of the day; past ones, and those much later, are folded. */
export function Schedule() {
  const locale = useLocale();
  const query = useQuery(scheduleQuery);
  return (
    <ListCard
      id="schedule"
      title={m.todaysSchedule()}
      query={{ ...query, data: query.data?.appointments }}
      failed={m.scheduleFailed()}
      empty={m.scheduleNone()}
      lines={6}
      action={
        <TextLink as={Link} to={paths.appointments}>
          {m.allAppointments()}
        </TextLink>
      }
    >
      {(appointments) => {
        const over = appointments.filter(isOver);
        const missed = over.filter(({ status }) => status === 'noshow').length;
        const left = appointments.filter((one) => !isOver(one));
        const [next, later] = [left.slice(0, nextShown), left.slice(nextShown)];
        return (
          <>
            {over.length > 0 && (
              <Disclosure
                summary={[
                  m.completedCount({ count: formatNumber(locale, over.length - missed) }),
                  ...(missed === 0 ? [] : [m.noShowCount({ count: formatNumber(locale, missed) })]),
                ].join(' · ')}
                open={left.length === 0}
              >
                <Visits of={over} />
              </Disclosure>
            )}
            {next.length > 0 && <Visits of={next} />}
            {later.length > 0 && (
              <Disclosure summary={m.laterCount({ count: formatNumber(locale, later.length) })}>
                <Visits of={later} />
              </Disclosure>
            )}
          </>
        );
      }}
    </ListCard>
  );
}

function Visits({ of }: { of: readonly Appointment[] }) {
  const locale = useLocale();
  const patientPage = usePatientPage();
  return (
    <Lines as="ol">
      {of.map((appointment) => {
        const { id, patient, clinician, startsAt = '', service, reason } = appointment;
        const { name, otherName } = namesOf({ personalInfo: patient }, locale);
        return (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <time dateTime={startsAt} className="w-18 shrink-0 text-sm font-semibold tabular-nums">
              {formatClock(locale, startsAt)}
            </time>
            <span className="min-w-32 flex-1">
              <RowLink to={patientPage(patient.id)}>
                <bdi>{name}</bdi>
              </RowLink>
              <span className="block text-sm text-muted">
                {otherName !== undefined && (
                  <>
                    <bdi>{otherName}</bdi> ·{' '}
                  </>
                )}
                {reason === undefined ? saidService(service) : said(reason)}
                {clinician?.name !== undefined && ` · ${said(clinician.name)}`}
              </span>
            </span>
            <AppointmentChip appointment={appointment} words={dayStatusName} />
          </li>
        );
      })}
    </Lines>
  );
}
