import { alertsOf } from './alerts.ts';
import type { SeedPatient } from './patients.ts';

/** The alerts of a day by patient, as the bulk load takes them. Only active patients have any. */
export function agendaOf(patients: readonly SeedPatient[], nowMs: number) {
  const active = patients.filter(({ status }) => status === 'active');
  const alerts = alertsOf(active, nowMs);
  return active.flatMap((patient) => {
    const own = alerts.flatMap((one) => (one.patient === patient ? [one.alert] : []));
    const { nationalId } = patient.personalInfo;
    return nationalId && own.length > 0 ? [{ nationalId, alerts: own }] : [];
  });
}
