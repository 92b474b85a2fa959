import { alertsOf } from './alerts.ts';
import { visitsOf } from './appointments.ts';
import type { SeedPatient } from './patients.ts';

/** The visits and alerts of a day by patient, as the bulk load takes them. Only active patients have any. */
export function agendaOf(patients: readonly SeedPatient[], nowMs: number) {
  const active = patients.filter(({ status }) => status === 'active');
  const visits = visitsOf(active, nowMs);
  const alerts = alertsOf(active, nowMs);
  return active.flatMap((patient) => {
    const appointments = visits.flatMap((one) => (one.patient === patient ? [one.appointment] : []));
    const own = alerts.flatMap((one) => (one.patient === patient ? [one.alert] : []));
    const { nationalId } = patient.personalInfo;
    return nationalId && appointments.length + own.length > 0 ? [{ nationalId, appointments, alerts: own }] : [];
  });
}
