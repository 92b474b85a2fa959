import * as z from 'zod/mini';
import { type Alert, type AlertSeverity, alertSeverities } from '#contract/alerts.ts';
import type { TransactItem } from '#platform/dynamodb.ts';
import { agendaEntries, agendaItem, end, shownMax, withPatients } from './agenda.ts';

/** An open alert as stored under its patient. */
export const StoredAlert = z.object({
  id: z.string(),
  patientId: z.string(),
  severity: z.enum(alertSeverities),
  message: z.string(),
  raisedAt: z.string(),
});
type StoredAlert = z.output<typeof StoredAlert>;

export const alertPrefix = 'ALERT#';
const partition = 'ALERTS';
const severityKey = (severity: AlertSeverity): string => `${alertSeverities.indexOf(severity)}#`;

/** The item of an open alert, sorted gravest first. */
export const alertItem = (alert: StoredAlert): TransactItem =>
  agendaItem(alert.patientId, `${alertPrefix}${alert.id}`, partition, `${severityKey(alert.severity)}${alert.raisedAt}#${alert.id}`, alert);

/** The open alerts, gravest first, then oldest first, at most 50. */
export async function openAlerts(): Promise<Alert[]> {
  return withPatients(z.parse(z.array(StoredAlert), await agendaEntries(partition, severityKey('high'), end)).slice(0, shownMax));
}

/** Number of patients with an open high-severity alert, among at most 1,000 such alerts. */
export async function criticalCases(): Promise<number> {
  const grave = z.parse(z.array(StoredAlert), await agendaEntries(partition, severityKey('high'), severityKey('high') + end));
  return new Set(grave.map(({ patientId }) => patientId)).size;
}
