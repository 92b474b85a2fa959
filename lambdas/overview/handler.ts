import { routes as alertsRoutes } from '#contract/routes/alerts.ts';
import { routes as analyticsRoutes } from '#contract/routes/analytics.ts';
import { routes as patientsRoutes } from '#contract/routes/patients.ts';
import { accessLog } from '#platform/access-log.ts';
import { type Implementations, api } from '#platform/api.ts';
import { type PatientsIn, ofPath, ofUnknown } from '#platform/logged-patients.ts';
import { accountChecks } from '#platform/account-checks.ts';
import { appointmentCounts } from '../appointments/schedule.ts';
import { acknowledgeAlert, criticalCases, openAlerts } from '../clinic/alerts.ts';
import { readCounts } from '../clinic/counters.ts';
import { env } from '../clinic/env.ts';
import { analyticsOf } from './figures.ts';

const implementations: Implementations<'overview'> = {
  'patients.stats': async () => {
    const now = new Date();
    const [counts, appointments, critical] = await Promise.all([readCounts(now), appointmentCounts(now), criticalCases()]);
    return {
      totalPatients: counts.total,
      newPatientsThisMonth: counts.createdThisMonth,
      activeCases: counts.byStatus.active,
      pendingReviews: counts.byStatus.pending,
      ...appointments,
      criticalCases: critical,
    };
  },

  'analytics.get': async ({ query: { from, to } }) => analyticsOf(from, to, new Date()),

  'alerts.list': async ({ query }) => openAlerts(query),

  'alerts.acknowledge': async ({ params, body, caller, write }) => acknowledgeAlert(params, body.done, caller, new Date(), write),
};

const patientsIn: PatientsIn<'overview'> = {
  'alerts.list': ({ rows }, asked) => ofUnknown(rows, asked),
  'alerts.acknowledge': ofPath,
};

export const handler = api('overview', { ...patientsRoutes, ...analyticsRoutes, ...alertsRoutes }, implementations, {
  accessLog,
  patientsIn,
  accountChecks: accountChecks(env.CLINICAL_TABLE_NAME),
});
