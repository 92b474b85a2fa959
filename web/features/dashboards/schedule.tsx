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
/** Visits shown: the current and the next ones. */
const nextShown = 8;

/** The visits of the day: the current and the next ones; how many are over, and how many come later, leads to them. */
export function Schedule() {
  const locale = useLocale();
  const query = useQuery(scheduleQuery);
  const { counts, total = 0 } = query.data ?? {};
  const over = counts === undefined ? 0 : counts.fulfilled + counts.noshow;
  const part = (of: 'left' | 'over') => `${paths.appointments}?part=${of}`;
  return (
    <ListCard
      id="schedule"
      title={m.todaysSchedule()}
      query={{ ...query, data: query.data?.rows }}
      failed={m.scheduleFailed()}
      empty={over > 0 ? m.scheduleAllOver() : m.scheduleNone()}
      lines={6}
      action={
        <TextLink as={Link} to={paths.appointments}>
          {m.allAppointments()}
        </TextLink>
      }
      summary={
        counts !== undefined &&
        over > 0 && (
          <p>
            <TextLink as={Link} to={part('over')}>
              {[
                m.completedCount({ count: formatNumber(locale, counts.fulfilled) }),
                ...(counts.noshow === 0 ? [] : [m.noShowCount({ count: formatNumber(locale, counts.noshow) })]),
              ].join(' · ')}
            </TextLink>
          </p>
        )
      }
    >
      {(left) => (
        <>
          <Visits of={left.slice(0, nextShown)} />
          {total > nextShown && (
            <p>
              <TextLink as={Link} to={part('left')}>
                {m.laterCount({ count: formatNumber(locale, total - nextShown) })}
              </TextLink>
            </p>
          )}
        </>
      )}
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
