import { useQuery } from '@tanstack/react-query';
import { CalendarDays, CalendarPlus, ClipboardPlus, FlaskConical, Pill, Plus, Siren, Stethoscope, Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { AlertSeverity } from '#contract/alerts.ts';
import type { Appointment, AppointmentStatus } from '#contract/appointments.ts';
import { formatClock, formatDay, formatNumber, formatTime, useLocale } from '../../lib/locale.ts';
import { paths } from '../../lib/paths.ts';
import { useIsStaff } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Lines } from '../../ui/lines.tsx';
import { NotPermitted } from '../../ui/not-permitted.tsx';
import { Failure, Page } from '../../ui/page.tsx';
import { QuickActions } from '../../ui/quick-actions.tsx';
import { RowLink } from '../../ui/row-link.tsx';
import { Stat } from '../../ui/stat.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Tile } from '../../ui/tile.tsx';
import type { Tone } from '../../ui/tone.ts';
import { entryFor, wordFor } from '../../lib/open-words.ts';
import { nameIn, namesOf } from '../../lib/person.ts';
import { ListCard } from './list-card.tsx';
import { alertsQuery, recentQuery, scheduleQuery, statsQuery } from './queries.ts';

const recentShown = 6;

const statusName: Record<AppointmentStatus, () => string> = {
  upcoming: () => m.appointmentUpcoming(),
  'in-progress': () => m.appointmentInProgress(),
  completed: () => m.appointmentCompleted(),
};
const statusTone: Record<AppointmentStatus, Tone> = { upcoming: 'yellow', 'in-progress': 'green', completed: 'none' };
const severityName: Record<AlertSeverity, () => string> = {
  high: () => m.alertHigh(),
  medium: () => m.alertMedium(),
  low: () => m.alertLow(),
};
const severityTone: Record<AlertSeverity, Tone> = { high: 'red', medium: 'orange', low: 'yellow' };

const scheduleShown = 8;
/** Current and upcoming appointments; once all are completed, the last ones of the day. */
function nextOf(appointments: readonly Appointment[]): readonly Appointment[] {
  const open = appointments.filter(({ status }) => status !== 'completed');
  return open.length === 0 ? appointments.slice(-scheduleShown) : open.slice(0, scheduleShown);
}

/** A clinician's day: figures, schedule, alerts and recently changed patients. */
export function ProviderDashboardPage() {
  const isStaff = useIsStaff();
  if (!isStaff) return <NotPermitted title={m.navProvider()} text={m.staffOnlyText()} />;
  return (
    <Page
      title={m.navProvider()}
      actions={
        <span className="flex flex-wrap gap-2">
          <Button as={Link} to={paths.newAppointment}>
            <CalendarPlus aria-hidden="true" />
            {m.pageNewAppointment()}
          </Button>
          <Button as={Link} look="primary" to={paths.newPatient}>
            <Plus aria-hidden="true" />
            {m.addNewPatient()}
          </Button>
        </span>
      }
    >
      <Figures />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Schedule />
        <div className="grid gap-5">
          <Alerts />
          <QuickActions
            actions={[
              { path: paths.newPatient, name: m.addNewPatient(), icon: Plus },
              { path: paths.newRecord, name: m.pageNewRecord(), icon: ClipboardPlus },
              { path: paths.newPrescription, name: m.pageNewPrescription(), icon: Pill },
              { path: paths.orderLab, name: m.pageOrderLab(), icon: FlaskConical },
            ]}
          />
        </div>
      </div>
      <Recent />
    </Page>
  );
}

function Figures() {
  const locale = useLocale();
  const stats = useQuery(statsQuery);
  const schedule = useQuery(scheduleQuery);
  if (stats.isError) return <Failure text={m.statsFailed()} onRetry={stats.refetch} />;
  const number = (value: number | undefined) => (value === undefined ? undefined : formatNumber(locale, value));
  const { data } = stats;
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <Stat
        name={m.todaysAppointments()}
        icon={CalendarDays}
        value={number(data?.appointmentsToday)}
        hint={data && m.upcomingCount({ count: formatNumber(locale, data.upcomingAppointments) })}
      />
      <Stat
        name={m.activePatients()}
        icon={Users}
        value={number(data?.activeCases)}
        hint={
          data &&
          m.activePatientsHint({
            total: formatNumber(locale, data.totalPatients),
            count: formatNumber(locale, data.newPatientsThisMonth),
          })
        }
      />
      <Stat name={m.criticalAlerts()} icon={Siren} value={number(data?.criticalCases)} hint={m.criticalAlertsHint()} />
      <Stat
        name={m.consultations()}
        icon={Stethoscope}
        value={schedule.isError ? '–' : number(schedule.data?.filter(({ status }) => status === 'completed').length)}
        hint={m.consultationsHint()}
      />
    </dl>
  );
}

function Schedule() {
  const locale = useLocale();
  const query = useQuery(scheduleQuery);
  return (
    <ListCard
      title={m.todaysSchedule()}
      query={query}
      failed={m.scheduleFailed()}
      empty={m.scheduleNone()}
      lines={6}
      action={
        <TextLink as={Link} to={paths.appointments}>
          {m.allAppointments()}
        </TextLink>
      }
    >
      {(appointments) => (
        <Lines as="ol">
          {nextOf(appointments).map(({ id, patient, startsAt, reason, status }) => (
            <li key={id} className="flex items-center gap-4">
              <time dateTime={startsAt} className="w-18 shrink-0 text-sm font-semibold tabular-nums">
                {formatClock(locale, startsAt)}
              </time>
              <span className="min-w-0 flex-1">
                <RowLink to={paths.patient(patient.id)}>
                  <bdi>{nameIn(patient, locale)}</bdi>
                </RowLink>
                <span className="block truncate text-sm text-muted">
                  <bdi>{reason}</bdi>
                </span>
              </span>
              <Chip tone={entryFor(statusTone, status) ?? 'none'}>{wordFor(statusName, status)}</Chip>
            </li>
          ))}
        </Lines>
      )}
    </ListCard>
  );
}

function Alerts() {
  const locale = useLocale();
  const query = useQuery(alertsQuery);
  return (
    <ListCard title={m.criticalAlerts()} query={query} failed={m.alertsFailed()} empty={m.alertsNone()} lines={3}>
      {(alerts) => (
        <Lines>
          {alerts.map(({ id, patient, severity, message, raisedAt }) => (
            <li key={id} className="flex items-start gap-4">
              <span className="min-w-0 flex-1">
                <span className="block">
                  <bdi>{message}</bdi>
                </span>
                <span className="block text-sm text-muted">
                  <TextLink as={Link} to={paths.patient(patient.id)}>
                    <bdi>{nameIn(patient, locale)}</bdi>
                  </TextLink>{' '}
                  {formatTime(locale, raisedAt)}
                </span>
              </span>
              <Chip tone={entryFor(severityTone, severity) ?? 'none'}>{wordFor(severityName, severity)}</Chip>
            </li>
          ))}
        </Lines>
      )}
    </ListCard>
  );
}

function Recent() {
  const locale = useLocale();
  const query = useQuery(recentQuery(recentShown));
  return (
    <ListCard title={m.recentPatients()} query={query} failed={m.recentFailed()} empty={m.recentNone()} lines={2}>
      {(patients) => (
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {patients.map((patient) => (
            <Tile key={patient.id}>
              <span className="min-w-0">
                <RowLink covers to={paths.patient(patient.id)}>
                  <bdi>{namesOf(patient, locale).name}</bdi>
                </RowLink>
                <span className="block text-sm text-muted">{m.lastUpdated({ date: formatDay(locale, patient.updatedAt) })}</span>
              </span>
              <StatusChip status={patient.status} />
            </Tile>
          ))}
        </ul>
      )}
    </ListCard>
  );
}
