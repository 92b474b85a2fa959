import { useQuery } from '@tanstack/react-query';
import { Activity, CalendarDays, ChartColumn, ClipboardList, Hourglass, Plus, Users } from 'lucide-react';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { hasEmail } from '#contract/patient/no-email.ts';
import { formatNumber, useLocale } from '../../lib/locale.ts';
import { lists } from '../../lib/care-paths.ts';
import { paths } from '../../lib/paths.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Compliance } from '../../ui/compliance.tsx';
import { Lines } from '../../ui/lines.tsx';
import { Cut } from '../../ui/cut.tsx';
import { Failure, Page } from '../../ui/page.tsx';
import { QuickActions } from '../../ui/quick-actions.tsx';
import { Stat } from '../../ui/stat.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { namesOf } from '../../lib/person.ts';
import { ListCard } from './list-card.tsx';
import { WaitingProposals } from './proposals.tsx';
import { recentQuery, statsQuery } from './queries.ts';

const recentShown = 5;

/** The landing page of staff: the patients who wait for their duty (`Now`), figures, recently changed patients and frequent actions. */
export function DashboardPage({ Now }: { readonly Now: ComponentType }) {
  return (
    <Page title={m.navDashboard()}>
      <Now />
      <Figures />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid gap-5">
          <WaitingProposals />
          <Recent />
        </div>
        <div className="grid gap-5">
          <QuickActions
            actions={[
              { path: paths.newPatient, name: m.addNewPatient(), icon: Plus },
              { path: paths.appointments, name: m.navAppointments(), icon: CalendarDays },
              { path: paths.records, name: m.navRecords(), icon: ClipboardList },
              { path: paths.analytics, name: m.navAnalytics(), icon: ChartColumn },
            ]}
          />
          <Compliance />
        </div>
      </div>
    </Page>
  );
}

function Figures() {
  const locale = useLocale();
  const { data, isError, refetch } = useQuery(statsQuery);
  if (isError) return <Failure text={m.statsFailed()} onRetry={refetch} />;
  const number = (value: number | undefined) => (value === undefined ? undefined : formatNumber(locale, value));
  const hint = (value: number | undefined, say: (counted: { count: string }) => string, to: string) =>
    value === undefined ? [] : [{ text: say({ count: formatNumber(locale, value) }), to }];
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <Stat
        name={m.totalPatients()}
        icon={Users}
        to={paths.patients}
        value={number(data?.totalPatients)}
        hints={hint(data?.newPatientsThisMonth, m.newThisMonth, lists.newestPatients)}
      />
      <Stat
        name={m.activeCases()}
        icon={Activity}
        to={lists.activePatients}
        value={number(data?.activeCases)}
        hints={hint(data?.criticalCases, m.criticalCount, lists.alerts)}
      />
      <Stat
        name={m.appointmentsToday()}
        icon={CalendarDays}
        to={lists.schedule}
        value={number(data?.appointmentsToday)}
        hints={hint(data?.upcomingAppointments, m.upcomingFromNow, paths.appointments)}
      />
      <Stat
        name={m.pendingReviews()}
        icon={Hourglass}
        to={lists.pendingPatients}
        value={number(data?.pendingReviews)}
        hints={[{ text: m.pendingReviewsHint() }]}
      />
    </dl>
  );
}

function Recent() {
  const locale = useLocale();
  const query = useQuery(recentQuery(recentShown));
  return (
    <ListCard title={m.recentPatients()} query={query} failed={m.recentFailed()} empty={m.recentNone()} lines={recentShown}>
      {(patients) => (
        <Lines>
          {patients.map((patient) => {
            const { name } = namesOf(patient, locale);
            return (
              <li key={patient.id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <span className="min-w-0 flex-1">
                  <Cut className="font-semibold">{name}</Cut>
                  {hasEmail(patient.personalInfo.email) && (
                    <Cut dir="ltr" className="text-sm text-muted">
                      {patient.personalInfo.email}
                    </Cut>
                  )}
                </span>
                <StatusChip status={patient.status} />
                <Button as={Link} to={paths.patient(patient.id)} aria-label={m.viewPatient({ name })}>
                  {m.view()}
                </Button>
              </li>
            );
          })}
        </Lines>
      )}
    </ListCard>
  );
}
