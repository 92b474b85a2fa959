import { useQuery } from '@tanstack/react-query';
import { CalendarDays, CalendarPlus, ClipboardPlus, FlaskConical, Pill, Plus, Siren, Stethoscope, Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { heldIn } from '#contract/appointments/appointments.ts';
import { formatDay, formatNumber, useLocale } from '../../lib/locale.ts';
import { lists } from '../../lib/care-paths.ts';
import { paths } from '../../lib/paths.ts';
import { useIsStaff } from '../../lib/use-session.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { NotPermitted } from '../../ui/not-permitted.tsx';
import { Failure, Page } from '../../ui/page.tsx';
import { QuickActions } from '../../ui/quick-actions.tsx';
import { RowLink } from '../../ui/row-link.tsx';
import { Stat } from '../../ui/stat.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { Tile } from '../../ui/tile.tsx';
import { namesOf } from '../../lib/person.ts';
import { Alerts } from './alerts.tsx';
import { LabResults } from './lab-results.tsx';
import { ListCard } from './list-card.tsx';
import { useAlertCounts } from '../../lib/waiting-work.ts';
import { recentQuery, scheduleQuery, statsQuery } from './queries.ts';
import { Schedule } from './schedule.tsx';

const recentShown = 6;

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
          <LabResults />
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
  const alerts = useAlertCounts();
  if (stats.isError) return <Failure text={m.statsFailed()} onRetry={stats.refetch} />;
  const { data } = stats;
  const number = (value: number) => formatNumber(locale, value);
  /** A figure of the list that the page shows beside it. */
  const listed = <T,>({ data: list, isError }: { data: T | undefined; isError: boolean }, figure: (list: T) => number) =>
    isError ? '–' : list && number(figure(list));
  const counts = schedule.data?.counts;
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <Stat
        name={m.todaysAppointments()}
        icon={CalendarDays}
        to={lists.schedule}
        value={listed(schedule, ({ counts: all }) => heldIn(all))}
        hints={
          counts ? [{ text: m.visitsOfDay({ inProgress: number(counts.arrived), upcoming: number(counts.pending + counts.booked) }) }] : []
        }
      />
      <Stat
        name={m.activePatients()}
        icon={Users}
        to={lists.activePatients}
        value={data && number(data.activeCases)}
        hints={
          data
            ? [
                { text: m.patientsInAll({ count: number(data.totalPatients) }), to: paths.patients },
                { text: m.newThisMonth({ count: number(data.newPatientsThisMonth) }), to: lists.newestPatients },
              ]
            : []
        }
      />
      <Stat
        name={m.criticalAlerts()}
        icon={Siren}
        to={lists.alerts}
        value={listed(alerts, ({ high }) => high)}
        hints={[{ text: m.alertsOpenHigh() }]}
      />
      <Stat
        name={m.consultations()}
        icon={Stethoscope}
        to={lists.schedule}
        value={listed(schedule, ({ counts: all }) => all.fulfilled)}
        hints={[{ text: m.visitsCompleted() }]}
      />
    </dl>
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
