import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Appointment, AppointmentStatus } from '#contract/appointments.ts';
import { formatClock, formatNumber, useLocale } from '../../lib/locale.ts';
import { entryFor, wordFor } from '../../lib/open-words.ts';
import { paths } from '../../lib/paths.ts';
import { namesOf } from '../../lib/person.ts';
import { said } from '../../lib/said.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Chip } from '../../ui/chip.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Lines } from '../../ui/lines.tsx';
import { RowLink } from '../../ui/row-link.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { Tone } from '../../ui/tone.ts';
import { ListCard } from './list-card.tsx';
import { scheduleQuery } from './queries.ts';

const statusName: Record<AppointmentStatus, () => string> = {
  upcoming: () => m.appointmentUpcoming(),
  'in-progress': () => m.appointmentInProgress(),
  completed: () => m.appointmentCompleted(),
};
const statusTone: Record<AppointmentStatus, Tone> = { upcoming: 'yellow', 'in-progress': 'green', completed: 'none' };

/** Visits that are shown at once: the current one and the next. */
const nextShown = 8;

/** All visits of the day; those that are over, and those much later, are folded away. */
export function Schedule() {
  const locale = useLocale();
  const query = useQuery(scheduleQuery);
  const counts = query.data?.counts;
  const total = counts && counts.completed + counts['in-progress'] + counts.upcoming;
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
        const over = appointments.filter(({ status }) => status === 'completed');
        const left = appointments.filter(({ status }) => status !== 'completed');
        const [next, later] = [left.slice(0, nextShown), left.slice(nextShown)];
        return (
          <>
            {over.length > 0 && (
              <Disclosure summary={m.completedCount({ count: formatNumber(locale, over.length) })} open={left.length === 0}>
                <Visits of={over} />
              </Disclosure>
            )}
            {next.length > 0 && <Visits of={next} />}
            {later.length > 0 && (
              <Disclosure summary={m.laterCount({ count: formatNumber(locale, later.length) })}>
                <Visits of={later} />
              </Disclosure>
            )}
            {total !== undefined && total > appointments.length && (
              <p className="text-sm text-muted">
                {m.listedOf({ listed: formatNumber(locale, appointments.length), count: formatNumber(locale, total) })}
              </p>
            )}
          </>
        );
      }}
    </ListCard>
  );
}

function Visits({ of }: { of: readonly Appointment[] }) {
  const locale = useLocale();
  return (
    <Lines as="ol">
      {of.map(({ id, patient, startsAt, reason, status }) => {
        const { name, otherName } = namesOf({ personalInfo: patient }, locale);
        return (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <time dateTime={startsAt} className="w-18 shrink-0 text-sm font-semibold tabular-nums">
              {formatClock(locale, startsAt)}
            </time>
            <span className="min-w-32 flex-1">
              <RowLink to={paths.patient(patient.id)}>
                <bdi>{name}</bdi>
              </RowLink>
              <span className="block text-sm text-muted">
                {otherName !== undefined && (
                  <>
                    <bdi>{otherName}</bdi> ·{' '}
                  </>
                )}
                {said(reason)}
              </span>
            </span>
            <Chip tone={entryFor(statusTone, status) ?? 'none'}>{wordFor(statusName, status)}</Chip>
          </li>
        );
      })}
    </Lines>
  );
}
