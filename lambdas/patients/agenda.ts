import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type Alert, type AlertSeverity, type Appointment, type AppointmentStatus, alertSeverities } from '#contract/care.ts';
import { agendaIndex } from '#contract/storage.ts';
import { type TransactItem, dynamodb } from '#platform/dynamodb.ts';
import { env } from './env.ts';
import { getPatients, profileKey } from './store.ts';

/**
 * What is planned and what is urgent. Appointments and open alerts are kept under their patient, and found by time or by
 * severity through one sparse index (`byAgenda`) that holds nothing else.
 */
const partitions = { appointments: 'APPOINTMENTS', alerts: 'ALERTS' } as const;
/** More appointments a day, or open alerts, than a clinic has; a read stops there. */
const readMax = 1000;
const shownMax = 50;

export const StoredAppointment = z.object({
  id: z.string(),
  patientId: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  reason: z.string(),
});
export const StoredAlert = z.object({
  id: z.string(),
  patientId: z.string(),
  severity: z.enum(alertSeverities),
  message: z.string(),
  raisedAt: z.string(),
});

const put = (patientId: string, sk: string, agendaKey: string, agendaSort: string, item: object): TransactItem => ({
  Put: { TableName: env.CLINICAL_TABLE_NAME, Item: { pk: profileKey(patientId).pk, sk, agendaKey, agendaSort, ...item } },
});

/** The item of a new appointment. */
export const appointmentItem = (appointment: z.output<typeof StoredAppointment>): TransactItem =>
  put(
    appointment.patientId,
    `APPOINTMENT#${appointment.id}`,
    partitions.appointments,
    `${appointment.startsAt}#${appointment.id}`,
    appointment,
  );

const severityKey = (severity: AlertSeverity): string => `${alertSeverities.indexOf(severity)}#`;

/** The item of an open alert: the gravest are read first. */
export const alertItem = (alert: z.output<typeof StoredAlert>): TransactItem =>
  put(alert.patientId, `ALERT#${alert.id}`, partitions.alerts, `${severityKey(alert.severity)}${alert.raisedAt}#${alert.id}`, alert);

async function entries(agendaKey: string, from: string, to: string): Promise<Record<string, unknown>[]> {
  const { Items: items = [] } = await dynamodb.send(
    new QueryCommand({
      TableName: env.CLINICAL_TABLE_NAME,
      IndexName: agendaIndex.name,
      KeyConditionExpression: 'agendaKey = :key AND agendaSort BETWEEN :from AND :to',
      ExpressionAttributeValues: { ':key': agendaKey, ':from': from, ':to': to },
      Limit: readMax,
    }),
  );
  return items;
}

/** After every text that begins with an ASCII character. */
const end = '\uFFFF';
/** Midnight in Qatar, which is UTC+3 all year. */
const midnight = (day: string): Date => new Date(`${day}T00:00:00+03:00`);
const dayMs = 24 * 3_600_000;

async function appointmentsOf(day: string): Promise<z.output<typeof StoredAppointment>[]> {
  const from = midnight(day);
  const to = new Date(from.getTime() + dayMs - 1);
  return z.parse(z.array(StoredAppointment), await entries(partitions.appointments, from.toISOString(), to.toISOString() + end));
}

const statusAt = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }, now: string): AppointmentStatus =>
  now < startsAt ? 'upcoming' : now < endsAt ? 'in-progress' : 'completed';

/** With each entry the patient as the record names them now; entries of a patient who is gone are left out. */
async function named<E extends { readonly patientId: string }>(found: readonly E[]) {
  const patients = new Map((await getPatients([...new Set(found.map((one) => one.patientId))])).map((patient) => [patient.id, patient]));
  return found.flatMap((entry) => {
    const patient = patients.get(entry.patientId);
    return patient === undefined ? [] : [{ ...entry, patient: { id: patient.id, ...patient.personalInfo } }];
  });
}

/** The appointments of a day in Qatar by time, at most 50. */
export async function appointmentsOn(day: string, now: Date): Promise<Appointment[]> {
  const found = await named((await appointmentsOf(day)).slice(0, shownMax));
  return found.map((appointment) => ({ ...appointment, status: statusAt(appointment, now.toISOString()) }));
}

/** The open alerts, the gravest first and of those the oldest, at most 50. */
export async function openAlerts(): Promise<Alert[]> {
  return named(z.parse(z.array(StoredAlert), await entries(partitions.alerts, severityKey('high'), end)).slice(0, shownMax));
}

export interface AgendaCounts {
  readonly appointmentsToday: number;
  readonly upcomingAppointments: number;
  readonly criticalCases: number;
}

/** Today's appointments in Qatar, those from now on, and the patients with an open alert of high severity; each counted up to 1,000. */
export async function agendaCounts(today: string, now: Date): Promise<AgendaCounts> {
  const [ofToday, upcoming, critical] = await Promise.all([
    appointmentsOf(today),
    entries(partitions.appointments, now.toISOString(), end),
    entries(partitions.alerts, severityKey('high'), severityKey('high') + end),
  ]);
  return {
    appointmentsToday: ofToday.length,
    upcomingAppointments: upcoming.length,
    criticalCases: new Set(critical.map((alert) => alert['patientId'])).size,
  };
}
